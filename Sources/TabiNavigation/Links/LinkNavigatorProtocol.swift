/// Moves between pages that are known by name, and sends to them.
///
/// Every call of it is a ``LinkMove`` or a ``LinkSend``: what conforms has two functions to write, and a
/// test's stand-in records values.
///
/// No call traps. One that can't be done changes nothing, returns false, and is traced with its reason.
@MainActor
public protocol LinkNavigatorProtocol: AnyObject {
  /// Makes a move.
  ///
  /// - Returns: Whether it could be done; when it couldn't, nothing changes.
  @discardableResult
  func perform(_ move: LinkMove) -> Bool

  /// Delivers items to pages, the bottom one first, once each, before it returns.
  ///
  /// A page that an earlier delivery popped gets none.
  ///
  /// - Returns: How many pages received.
  @discardableResult
  func deliver(_ send: LinkSend) -> Int

  /// The names on the active stack from the bottom up to and with the first page of that name; all names
  /// when there is none.
  func range(path: String) -> [String]
}

/// Says which pages there are.
@MainActor
public protocol LinkNavigatorFindLocationUsable: AnyObject {
  /// The names of the pages on the active stack, bottom first: the topmost sheet's, or the root stack's.
  func getCurrentPaths() -> [String]

  /// The names of the pages on the root stack, bottom first.
  func getCurrentRootPaths() -> [String]
}

/// What screens move by when they know the names of pages and no more: all moves and all sends.
@MainActor
public protocol LinkNavigatorType: LinkNavigatorProtocol, LinkNavigatorFindLocationUsable {}
