/// A column of a split view: its stack, and what in it leads on to the next one.
@MainActor
final class SplitColumn {
  struct Options: Equatable {
    /// In cells.
    var width: Int?
  }

  let name: NavigationSplitViewColumn
  let index: Int
  private weak var split: SplitController?
  /// The stack whose root is the column's content.
  weak var controller: StackController?
  /// The node of its window.
  weak var node: Node?
  let declarations = Declarations(Options())
  private var lists: [SelectingList] = []

  private struct SelectingList {
    weak var node: Node?

    @MainActor var element: ListElement? {
      node.flatMap { $0.isAttached ? $0.element as? ListElement : nil }
    }
  }

  init(_ name: NavigationSplitViewColumn, split: SplitController, index: Int) {
    self.name = name
    self.split = split
    self.index = index
    declarations.onChange = { [weak self] _ in self?.window?.parent?.setNeedsLayout() }
  }

  var window: SplitColumnElement? { node.flatMap { $0.isAttached ? $0.element as? SplitColumnElement : nil } }

  // MARK: Neighbours

  private var isLast: Bool { index + 1 == split?.columns.count }
  private var next: SplitColumn? { isLast ? nil : split?.columns[index + 1] }
  private var previous: SplitColumn? { index == 0 ? nil : split?.columns[index - 1] }

  /// The stack that is seen: the column's own, or one that is all there is on its page.
  var front: StackController? {
    controller.map { $0.top.element?.loneStack?.controller ?? $0 }
  }

  /// Where links of a stack lead: from the column's own to the next column.
  func target(of stack: StackController) -> StackController? {
    stack === controller ? next?.front : nil
  }

  /// How a route is shown that a link in a column before this one has brought.
  func destination(for route: AnyHashable) -> Destinations.Destination? {
    previous.flatMap {
      $0.front?.destinations[route] ?? $0.controller?.destinations[route] ?? $0.destination(for: route)
    }
  }

  /// How pages are made has changed: those that links have brought to the next column are made anew.
  func destinationsChanged() {
    guard let front = next?.front, front.isLed else { return }
    front.node.valueWillChange()
  }

  // MARK: Leading on

  /// Whether something in it is selected, or a link of it has shown a page.
  var leadsOn: Bool {
    !isLast && (lists.contains { $0.element?.isSelecting == true } || next?.front?.isLed == true)
  }

  /// Whether moving through a list selects nothing yet, as that would lead away from it.
  var selectsWhenPressed: Bool { split?.isCollapsed == true && !isLast }

  /// Takes a list whose selection the next column shows.
  func add(_ list: ListElement) {
    guard !isLast else { return }
    lists.removeAll { $0.element == nil || $0.element === list }
    lists.append(SelectingList(node: list.node))
    changed()
  }

  func changed() { split?.changed() }

  /// Selects a value in a list of this column, for a link that is pressed. Returns whether there is one that takes it.
  func select(_ value: AnyHashable) -> Bool {
    lists.contains { $0.element?.select(pressed: value) ?? false }
  }

  /// What a person has chosen here is to be seen: by itself where there is room for one column, else the focus goes to
  /// the next one.
  func goOn() {
    changed()
    guard let node = next?.node, split?.isCollapsed == false else { return }
    // What is selected may be another value, whose views come first.
    node.host.afterUpdate { [weak node] in
      if let node, node.isAttached { node.host.focus.enter(node, in: node.host) }
    }
  }

  func clearLead() {
    guard !isLast else { return }
    for list in lists { list.element?.clearSelection() }
    next?.front?.leaveLink()
  }

  // MARK: Back

  var canGoBack: Bool { split?.canGoBack(from: self) ?? false }
  /// The title of the column that Back leads to.
  var titleBefore: String { previous?.front?.top.title ?? "" }

  func goBack() { split?.goBack(from: self) }

  /// Shows it, where a later column is shown in its place.
  func reveal() {
    if split?.isCollapsed == true { split?.goBack(to: index) }
  }

  /// The title of its page has changed, which the next column may show.
  func titleChanged() {
    if next?.canGoBack == true { next?.front?.top.element?.barChanged() }
  }
}
