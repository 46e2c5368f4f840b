// The sends as they are called. Each delivers before it returns, and says how many pages received.
extension LinkNavigatorProtocol {
  /// Delivers the items to the pages of the active stack that the link names.
  @discardableResult
  public func send(item: LinkItem) -> Int { deliver(.send(item)) }

  /// Delivers the items to the pages of the root stack that the link names, also with a sheet up.
  @discardableResult
  public func rootSend(item: LinkItem) -> Int { deliver(.rootSend(item)) }

  /// Delivers the items to every page of the root stack and of every sheet.
  @discardableResult
  public func allSend(item: LinkItem) -> Int { deliver(.allSend(item)) }

  /// Delivers the items to every page of the root stack.
  @discardableResult
  public func allRootSend(item: LinkItem) -> Int { deliver(.allRootSend(item)) }

  /// Delivers the items to the navigator's owner.
  @discardableResult
  public func mainSend(item: LinkItem) -> Int { deliver(.mainSend(item)) }

  /// Delivers the items to the pages that the link names of a tab's stack; with nil, of all tabs' stacks
  /// and of the sheets.
  @discardableResult
  public func send(targetTabPath: String?, item: LinkItem) -> Int {
    deliver(.tabSend(targetTabPath: targetTabPath, item))
  }

  /// Delivers the items to the pages that the link names of the stack of the tab that the navigator
  /// belongs to.
  @discardableResult
  public func currentTabSend(item: LinkItem) -> Int { deliver(.currentTabSend(item)) }

  /// Delivers the items to every page of the stack of the tab that the navigator belongs to.
  @discardableResult
  public func currentTabAllSend(item: LinkItem) -> Int { deliver(.currentTabAllSend(item)) }
}
