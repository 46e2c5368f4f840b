/// A call that changes where the user is, as a value.
public enum LinkMove: Equatable {
  /// Which stack a move is made on.
  public enum Target: Hashable, Sendable {
    /// The topmost sheet's stack when one is up, else the root stack.
    case active
    /// The bottom stack; of tabs, the tab's.
    case root
  }

  case next(LinkItem, on: Target)
  case backOrNext(LinkItem, on: Target)
  case replace(LinkItem)
  case rootReplace(LinkItem, closesSheets: Bool)
  case mergeReplace(LinkItem)
  case remove([String], on: Target)
  case back
  case backToLast(String, on: Target)
  case reloadLast(LinkItem, on: Target)
  case sheet(LinkItem, LinkSheetStyle)
  case close
  case closeAll
  case moveTab(String)
  case alert(NavigationTarget, Alert)

  /// The name of the call that makes it.
  public var name: String {
    switch self {
    case .next(_, .active): "next"
    case .next: "rootNext"
    case .backOrNext(_, .active): "backOrNext"
    case .backOrNext: "rootBackOrNext"
    case .replace: "replace"
    case .rootReplace: "rootReplace"
    case .mergeReplace: "mergeReplace"
    case .remove(_, .active): "remove"
    case .remove: "rootRemove"
    case .back: "back"
    case .backToLast(_, .active): "backToLast"
    case .backToLast: "rootBackToLast"
    case .reloadLast(_, .active): "reloadLast"
    case .reloadLast: "rootReloadLast"
    case .sheet(_, let style): style.callName
    case .close: "close"
    case .closeAll: "closeAll"
    case .moveTab: "moveTab"
    case .alert: "alert"
    }
  }
}
