/// What the columns of a split view share: which of them are shown, and the ways between them.
///
/// Nothing is kept of where a person is: it follows from what is selected, and from what links have shown.
@MainActor
final class SplitController {
  private(set) var columns: [SplitColumn] = []
  /// The split view's; what leads from it may outlast it.
  private weak var node: Node?
  private var visibility: NavigationSplitViewVisibility?
  private var preferred: NavigationSplitViewColumn?
  var setVisibility: ((NavigationSplitViewVisibility) -> Void)?
  var setPreferred: ((NavigationSplitViewColumn) -> Void)?
  private var isSettling = false

  /// Whether there is room for one column alone.
  var isCollapsed = false {
    didSet { if isCollapsed != oldValue { show() } }
  }

  init(_ node: Node, hasThree: Bool) {
    self.node = node
    let names: [NavigationSplitViewColumn] = hasThree ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    columns = names.enumerated().map { SplitColumn($0.element, split: self, index: $0.offset) }
  }

  /// The one that is shown where there is room for one: the last that a selection or a link leads to, or a later one
  /// that the author prefers.
  private var front: Int {
    let led = columns.firstIndex { !$0.leadsOn } ?? 0
    return max(min(led, columns.count - 1), columns.firstIndex { $0.name == preferred } ?? 0)
  }

  func isShown(_ column: SplitColumn) -> Bool {
    isCollapsed ? column.index == front : column.index >= columns.count - (visibility?.columns ?? 3)
  }

  // MARK: Following state

  /// Takes what the author's state says.
  func follow(visibility: NavigationSplitViewVisibility?, preferred: NavigationSplitViewColumn?) {
    let isAnother = preferred != self.preferred
    self.visibility = visibility
    self.preferred = preferred
    if isAnother, let index = columns.firstIndex(where: { $0.name == preferred }) {
      node?.host.afterUpdate { [weak self] in
        if self?.isCollapsed == true { self?.goBack(to: index) }
      }
    }
    changed()
  }

  /// What decides which columns are shown may have changed; it is seen to when all views have been evaluated.
  func changed() {
    guard !isSettling, let node else { return }
    isSettling = true
    node.host.afterUpdate { [weak self] in
      guard let self else { return }
      isSettling = false
      show()
    }
  }

  private func show() {
    guard let node, node.isAttached else { return }
    for column in columns {
      column.window?.isHidden = !isShown(column)
      column.front?.top.element?.barChanged()
    }
    if isCollapsed, let preferred, let setPreferred, columns[front].name != preferred {
      self.preferred = columns[front].name
      node.host.afterUpdate { [name = columns[front].name] in setPreferred(name) }
    }
    node.element?.setNeedsLayout()
  }

  // MARK: Back

  /// Whether a column can be left for the one before it.
  func canGoBack(from column: SplitColumn) -> Bool {
    guard column.index > 0, isShown(column) else { return false }
    return isCollapsed || (setVisibility != nil && !isShown(columns[column.index - 1]))
  }

  func goBack(from column: SplitColumn) {
    guard canGoBack(from: column) else { return }
    if isCollapsed { goBack(to: column.index - 1) } else { setVisibility?(.all) }
  }

  /// Clears what leads on from a column and those after it. Returns whether it wasn't shown already.
  @discardableResult
  func goBack(to index: Int) -> Bool {
    guard index < front else { return false }
    for column in columns[index...].reversed() { column.clearLead() }
    if let preferred, let later = columns.firstIndex(where: { $0.name == preferred }), later > index {
      self.preferred = columns[index].name
      setPreferred?(columns[index].name)
    }
    changed()
    return true
  }

  /// To where a person began: the first column where there is room for one, else the root of each. Returns whether that
  /// wasn't shown already.
  func goToTop() -> Bool {
    if isCollapsed, goBack(to: 0) { return true }
    return columns.reduce(false) { $1.front?.popToRoot() == true || $0 }
  }
}
