// LinkNavigator's spellings. Pages change at once on a terminal, so that `isAnimated` has no effect, and
// the stack that screens move on is the root's.
extension LinkNavigatorType {
  /// As ``next(linkItem:)``.
  @discardableResult
  public func next(linkItem: LinkItem, isAnimated: Bool) -> Bool { next(linkItem: linkItem) }

  /// As ``backOrNext(linkItem:)``.
  @discardableResult
  public func backOrNext(linkItem: LinkItem, isAnimated: Bool) -> Bool { backOrNext(linkItem: linkItem) }

  /// As ``replace(linkItem:)``.
  @discardableResult
  public func replace(linkItem: LinkItem, isAnimated: Bool) -> Bool { replace(linkItem: linkItem) }

  /// As ``mergeReplace(linkItem:)``.
  @discardableResult
  public func mergeReplace(linkItem: LinkItem, isAnimated: Bool) -> Bool { mergeReplace(linkItem: linkItem) }

  /// As ``back()``.
  @discardableResult
  public func back(isAnimated: Bool) -> Bool { back() }

  /// As ``backToLast(path:)``.
  @discardableResult
  public func backToLast(path: String, isAnimated: Bool) -> Bool { backToLast(path: path) }

  /// As ``reloadLast(items:)``.
  @discardableResult
  public func reloadLast(items: LinkItem, isAnimated: Bool) -> Bool { reloadLast(items: items) }
}

// MARK: - On the root stack

extension LinkNavigatorType {
  /// As ``next(linkItem:)``, on the root stack.
  @discardableResult
  public func rootNext(linkItem: LinkItem, isAnimated: Bool = true) -> Bool { next(linkItem: linkItem) }

  /// As ``backOrNext(linkItem:)``, on the root stack.
  @discardableResult
  public func rootBackOrNext(linkItem: LinkItem, isAnimated: Bool = true) -> Bool {
    backOrNext(linkItem: linkItem)
  }

  /// As ``backToLast(path:)``, on the root stack.
  @discardableResult
  public func rootBackToLast(path: String, isAnimated: Bool = true) -> Bool { backToLast(path: path) }

  /// As ``remove(pathList:)``, on the root stack.
  @discardableResult
  public func rootRemove(pathList: [String]) -> Bool { remove(pathList: pathList) }

  /// As ``reloadLast(items:)``, on the root stack.
  @discardableResult
  public func rootReloadLast(items: LinkItem, isAnimated: Bool = true) -> Bool { reloadLast(items: items) }

  /// As ``getCurrentPaths()``, of the root stack.
  public func getCurrentRootPaths() -> [String] { getCurrentPaths() }

  /// As ``send(item:)``, to the root stack.
  @discardableResult
  public func rootSend(item: LinkItem) -> Int { send(item: item) }

  /// As ``allSend(item:)``, to the root stack.
  @discardableResult
  public func allRootSend(item: LinkItem) -> Int { allSend(item: item) }
}
