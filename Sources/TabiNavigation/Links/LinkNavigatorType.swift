/// What screens move by when they know the names of pages and no more.
///
/// No call traps. One that can't be done changes nothing, returns false, and is traced with its reason.
@MainActor
public protocol LinkNavigatorType: AnyObject {
  /// Builds each page that the link names, and pushes them all.
  ///
  /// - Returns: Whether all could be built; when one couldn't, none is pushed.
  @discardableResult
  func next(linkItem: LinkItem) -> Bool

  /// Pops to the topmost page of the link's last name and delivers the items to it; when there is none,
  /// does as ``next(linkItem:)``.
  @discardableResult
  func backOrNext(linkItem: LinkItem) -> Bool

  /// Replaces the whole stack with the pages that the link names.
  ///
  /// - Returns: Whether one could be built; names that no builder knows are left out, and reported.
  @discardableResult
  func replace(linkItem: LinkItem) -> Bool

  /// Keeps the pages below the first one of the link's first name, and pushes the link's pages on them.
  ///
  /// - Returns: Whether all could be built; when one couldn't, nothing changes.
  @discardableResult
  func mergeReplace(linkItem: LinkItem) -> Bool

  /// Pops the page on top.
  ///
  /// - Returns: Whether there was one above the bottom page.
  @discardableResult
  func back() -> Bool

  /// Pops to the topmost page of a name.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func backToLast(path: String) -> Bool

  /// Takes all pages of the names out of the stack. It is never emptied: its bottom page would stay.
  ///
  /// - Returns: Whether a page was taken out.
  @discardableResult
  func remove(pathList: [String]) -> Bool

  /// Builds the topmost page of the link's last name again, with the link's items, in its place.
  ///
  /// - Returns: Whether there is one, and it could be built.
  @discardableResult
  func reloadLast(items: LinkItem) -> Bool

  /// The names from the bottom up to and with the first page of that name; all names when there is none.
  func range(path: String) -> [String]

  /// The names of the pages on the stack, bottom first.
  func getCurrentPaths() -> [String]

  /// Delivers the items to every page on the stack that the link names, bottom first, before it returns.
  ///
  /// A page that an earlier delivery popped gets none.
  ///
  /// - Returns: How many pages received.
  @discardableResult
  func send(item: LinkItem) -> Int

  /// Delivers the items to every page on the stack, whatever the link names.
  ///
  /// - Returns: How many pages received.
  @discardableResult
  func allSend(item: LinkItem) -> Int
}
