/// A call that sends items to pages, as a value.
public enum LinkSend: Hashable, Sendable {
  /// To the pages of the active stack that the item names.
  case send(LinkItem)
  /// To the pages of the root stack that the item names.
  case rootSend(LinkItem)
  /// To every page of the root stack and of every sheet.
  case allSend(LinkItem)
  /// To every page of the root stack.
  case allRootSend(LinkItem)
  /// To the navigator's owner.
  case mainSend(LinkItem)
  /// To the pages that the item names of a tab's stack; with nil, of all tabs' stacks and of the sheets.
  case tabSend(targetTabPath: String?, LinkItem)
  /// To the pages that the item names of the stack of the tab that the navigator belongs to.
  case currentTabSend(LinkItem)
  /// To every page of the stack of the tab that the navigator belongs to.
  case currentTabAllSend(LinkItem)

  /// What is sent, and the names of those it is for.
  public var item: LinkItem {
    switch self {
    case .send(let item), .rootSend(let item), .allSend(let item), .allRootSend(let item),
      .mainSend(let item), .tabSend(_, let item), .currentTabSend(let item), .currentTabAllSend(let item):
      item
    }
  }

  /// The name of the call that makes it.
  public var name: String {
    switch self {
    case .send, .tabSend: "send"
    case .rootSend: "rootSend"
    case .allSend: "allSend"
    case .allRootSend: "allRootSend"
    case .mainSend: "mainSend"
    case .currentTabSend: "currentTabSend"
    case .currentTabAllSend: "currentTabAllSend"
    }
  }

  /// Whether the item's names choose who receives.
  var isForNamed: Bool {
    switch self {
    case .send, .rootSend, .tabSend, .currentTabSend: true
    case .allSend, .allRootSend, .mainSend, .currentTabAllSend: false
    }
  }
}
