// The moves as they are called. Pages change at once on a terminal, so that `isAnimated` has no effect.
extension LinkNavigatorProtocol {
  /// Builds each page that the link names and pushes them all; a name twice makes two pages.
  ///
  /// - Returns: Whether all could be built; when one couldn't, none is pushed.
  @discardableResult
  public func next(linkItem: LinkItem, isAnimated: Bool = true) -> Bool {
    perform(.next(linkItem, on: .active))
  }

  /// As ``next(linkItem:isAnimated:)``, on the root stack.
  @discardableResult
  public func rootNext(linkItem: LinkItem, isAnimated: Bool = true) -> Bool {
    perform(.next(linkItem, on: .root))
  }

  /// Pops to the topmost page of the link's last name and delivers the items to it; when there is none,
  /// does as ``next(linkItem:isAnimated:)``.
  @discardableResult
  public func backOrNext(linkItem: LinkItem, isAnimated: Bool = true) -> Bool {
    perform(.backOrNext(linkItem, on: .active))
  }

  /// As ``backOrNext(linkItem:isAnimated:)``, on the root stack.
  @discardableResult
  public func rootBackOrNext(linkItem: LinkItem, isAnimated: Bool = true) -> Bool {
    perform(.backOrNext(linkItem, on: .root))
  }

  /// Replaces a whole stack with the pages that the link names: without tabs the root stack, whose sheets
  /// it closes, with tabs the active one.
  ///
  /// - Returns: Whether one could be built; names that no builder knows are left out, and reported.
  @discardableResult
  public func replace(linkItem: LinkItem, isAnimated: Bool = true) -> Bool {
    perform(.replace(linkItem))
  }

  /// As ``replace(linkItem:isAnimated:)``, on the root stack, closing the sheets or leaving them.
  @discardableResult
  public func rootReplace(linkItem: LinkItem, isAnimated: Bool = true, closeAll: Bool = true) -> Bool {
    perform(.rootReplace(linkItem, closesSheets: closeAll))
  }

  /// Keeps the pages below the first one of the link's first name, and pushes the link's pages on them.
  ///
  /// - Returns: Whether all could be built; when one couldn't, nothing changes.
  @discardableResult
  public func mergeReplace(linkItem: LinkItem, isAnimated: Bool = true) -> Bool {
    perform(.mergeReplace(linkItem))
  }

  /// Takes all pages of the names out of the active stack. It is never emptied: its bottom page stays.
  ///
  /// - Returns: Whether a page was taken out.
  @discardableResult
  public func remove(pathList: [String]) -> Bool {
    perform(.remove(pathList, on: .active))
  }

  /// As ``remove(pathList:)``, on the root stack.
  @discardableResult
  public func rootRemove(pathList: [String]) -> Bool {
    perform(.remove(pathList, on: .root))
  }

  /// Pops the page on top of the active stack; a sheet with one page closes.
  ///
  /// - Returns: Whether there was anything to leave.
  @discardableResult
  public func back(isAnimated: Bool = true) -> Bool {
    perform(.back)
  }

  /// Pops to the topmost page of a name.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func backToLast(path: String, isAnimated: Bool = true) -> Bool {
    perform(.backToLast(path, on: .active))
  }

  /// As ``backToLast(path:isAnimated:)``, on the root stack.
  @discardableResult
  public func rootBackToLast(path: String, isAnimated: Bool = true) -> Bool {
    perform(.backToLast(path, on: .root))
  }

  /// Builds the topmost page of the link's last name again, with the link's items, in its place.
  ///
  /// - Returns: Whether there is one, and it could be built.
  @discardableResult
  public func reloadLast(items: LinkItem, isAnimated: Bool = true) -> Bool {
    perform(.reloadLast(items, on: .active))
  }

  /// As ``reloadLast(items:isAnimated:)``, on the root stack.
  @discardableResult
  public func rootReloadLast(items: LinkItem, isAnimated: Bool = true) -> Bool {
    perform(.reloadLast(items, on: .root))
  }

  /// Selects the tab whose first page has this name; the tab that is shown already pops to its root.
  ///
  /// - Returns: Whether there is such a tab.
  @discardableResult
  public func moveTab(targetPath: String) -> Bool {
    perform(.moveTab(targetPath))
  }
}
