import TabiNavigation
import TabiState
import TabiTerminal

/// Several views of which one is shown, chosen in a bar on the last row.
///
/// Each tab builds its content when it is first shown, and keeps it. Choosing the current tab pops its stack
/// to the root, and at the root goes to the top.
public struct TabView<Selection: Hashable, Content: View> {
  private let selection: Binding<Selection>?
  private let content: Content

  /// Tabs that follow a selection: the value of the tab that is shown.
  public nonisolated init<TabViews: View>(
    selection: Binding<Selection>, @TabContentBuilder<Selection> content: () -> Tabs<Selection, TabViews>
  ) where Content == Tabs<Selection, TabViews> {
    self.selection = selection
    self.content = content()
  }

  /// Views with a `tabItem` that follow a selection: the tag of the one that is shown.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where Selection == Int {
  /// Tabs of which the first is shown at first.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let controller: TabController
    if let kept = node.storage as? TabController {
      controller = kept
    } else {
      controller = TabController(node: node)
      node.storage = controller
      controller.place = node.keepPlace("tabs") {
        restore(controller, $0, $1)
      } keep: { [weak controller] in
        controller?.keep(&$0, $1)
      }
      node.onDetach = { [weak controller] in controller?.place?.release() }
    }
    controller.keep = { [weak controller] in
      if let selection {
        $0.keep(selection: selection.wrappedValue, as: $1)
      } else {
        $0.keep(selection: controller?.shownIndex ?? 0, as: $1)
      }
    }
    controller.setSelection = selection.map { binding in
      { tag in if let tag = tag.base as? Selection { binding.wrappedValue = tag } }
    }
    if let selection { controller.select(AnyHashable(node.track { selection.wrappedValue })) }
    // One line for all: the tabs around this view have it already.
    controller.hasHints = node.environment.tabBar == nil && node.environment.keyHints != .hidden
    let element = node.element(TabViewElement.self, make: TabViewElement.init)
    element.controller = controller
    node.setChildren { children in
      children.add(content.environment(\.tabs, controller), key: "content")
      children.add(TabBar(controller: controller), key: "bar")
      if controller.hasHints { children.add(HintLine(), key: "hints") }
    }
  }
}

extension TabView {
  /// Shows the tab that was shown at the last run. Returns whether one is kept.
  @MainActor
  private func restore(_ controller: TabController, _ snapshot: NavigationSnapshot, _ name: String) -> Bool {
    if let selection {
      guard let kept = snapshot.selection(name, as: Selection.self) else { return false }
      selection.wrappedValue = kept
    } else {
      guard let kept = snapshot.selection(name, as: Int.self) else { return false }
      controller.shownIndex = max(0, kept)
    }
    return true
  }
}

/// What a tab view's tabs and its bar share.
@MainActor
final class TabController {
  private unowned let node: Node
  private var selected: AnyHashable?
  /// The tab that is shown: the selected one, or while there is none such, one near the last.
  private(set) weak var shown: TabElement?
  fileprivate(set) var shownIndex = 0
  /// Where it keeps the selection for the next start, and how.
  fileprivate(set) var place: KeptPlace?
  fileprivate var keep: (inout NavigationSnapshot, String) -> Void = { _, _ in }
  private var isSettling = false
  var setSelection: ((AnyHashable) -> Void)?
  var hasHints = true
  private(set) var isBarHidden = false
  weak var bar: TabBarElement?

  init(node: Node) {
    self.node = node
  }

  /// The tabs in the order in which they are written.
  var tabs: [TabElement] {
    var found: [TabElement] = []
    func walk(_ node: Node) {
      if let tab = node.element as? TabElement { found.append(tab) } else { node.children.forEach(walk) }
    }
    node.children.forEach(walk)
    return found
  }

  /// Where containers in a tab keep where they are.
  func restoration(in tab: TabElement) -> RestorationScope? {
    place?.inside(tab.authorTag.map { "\($0.base)" } ?? "\(tabs.firstIndex { $0 === tab } ?? 0)")
  }

  /// Shows the tab with a tag.
  func select(_ tag: AnyHashable) {
    guard tag != selected else { return }
    selected = tag
    tabsChanged()
  }

  /// A tab has come or gone, or has another label.
  func labelsChanged() {
    bar?.node.valueWillChange()
    tabsChanged()
  }

  /// A tab has come, gone or changed: which is shown is known when all have been evaluated.
  func tabsChanged() {
    guard !isSettling else { return }
    isSettling = true
    // What still holds this may outlive the tabs.
    node.host.afterUpdate { [weak self, weak node] in
      if node?.isAttached == true { self?.settle() }
    }
  }

  private func settle() {
    isSettling = false
    let tabs = tabs
    var tags: Set<AnyHashable> = []
    for tab in tabs where !tags.insert(tab.tag).inserted {
      node.host.report("Two tabs have the tag \(tab.tag): the first one is chosen by it")
    }
    let index = tabs.firstIndex { $0.tag == selected } ?? min(shownIndex, tabs.count - 1)
    shownIndex = max(0, index)
    let before = shown
    shown = tabs.isEmpty ? nil : tabs[index]
    place?.changed()
    if let before, let shown, before !== shown { trace(shown) }
    for tab in tabs where tab.isHidden != (tab !== shown) {
      tab.isHidden.toggle()
      tab.node.valueWillChange()
    }
    bar?.tabsChanged()
    hidingChanged()
  }

  private func trace(_ tab: TabElement) {
    let name = name(of: tab)
    // The list of tabs that the selection comes from may have recorded it.
    let last = NavigationTrace.current.events.last
    if last?.kind == .select, last?.place == [name] { return }
    NavigationTrace.record(.select, at: [name], "Selected the tab \(name)")
  }

  /// A page that hides the bar, or shows it, has come to the top or left it.
  func hidingChanged() {
    let stack = shown?.node.first(NavigationStackElement.self)?.controller
    let top = stack.map { ($0.column?.front ?? $0).top }
    let isHidden = top?.options.isTabBarHidden ?? false
    guard isHidden != isBarHidden else { return }
    isBarHidden = isHidden
    node.element?.setNeedsLayout()
  }

  /// Chooses a tab, as a person does with a key or a click.
  @discardableResult
  func choose(at index: Int) -> Bool {
    let tabs = tabs
    guard tabs.indices.contains(index) else { return false }
    NavigationTrace.attributeTurn(to: .person)
    if tabs[index] === shown {
      setSelection?(tabs[index].tag)
      goToTop(of: tabs[index].node)
    } else {
      show(tabs[index])
    }
    return true
  }

  /// Shows a tab, by the selection where there is one.
  func show(_ tab: TabElement) {
    if tab === shown { return }
    if let setSelection { setSelection(tab.tag) } else { select(tab.tag) }
  }

  /// What a tab is called in the bar.
  func name(of tab: TabElement) -> String {
    bar?.node.children.first { $0.key == AnyHashable(ObjectIdentifier(tab)) }?.title ?? ""
  }

  private func goToTop(of node: Node) {
    if let split = node.first(SplitElement.self), split.split?.goToTop() == true { return }
    if let stack = node.first(NavigationStackElement.self), stack.controller?.popToRoot() == true { return }
    if let list = node.first(ListElement.self) { return list.scrollToTop() }
    node.first(ScrollElement.self)?.scrollToTop()
  }
}

extension TabController: Equatable {
  nonisolated static func == (lhs: TabController, rhs: TabController) -> Bool { lhs === rhs }
}

extension Node {
  /// The first element of a type below this node, in windows that are shown.
  fileprivate func first<E: Element>(_ type: E.Type) -> E? {
    if let element = element as? E { return element }
    if let window = element as? WindowElement, window.isHidden { return nil }
    for child in children {
      if let found = child.first(type) { return found }
    }
    return nil
  }
}

/// The tabs' windows, one over the other, and the bar on the last row.
final class TabViewElement: Element {
  weak var controller: TabController?

  override func sizeThatFits(_ proposal: Proposal) -> Size { filling(proposal) }

  override func place(in bounds: Rect, proposal: Proposal) {
    let isHidden = controller?.isBarHidden ?? false
    let bar = isHidden ? 0 : min(1, bounds.height)
    let hints = controller?.hasHints == true && bounds.height >= Self.leastHeightWithHints ? 1 : 0
    let page = bounds.inset(bottom: bar + hints)
    for child in children {
      switch child {
      case is TabBarElement:
        child.setFrame(Rect(x: 0, y: bounds.maxY - bar, width: bounds.width, height: bar))
      case is HintLineElement:
        child.setFrame(Rect(x: 0, y: page.maxY, width: bounds.width, height: hints))
      case is WindowElement: child.setFrame(page)
      default: node.host.report("A view in a TabView has no tabItem: it can't be chosen")
      }
    }
  }

  /// On fewer rows, all are left to the page.
  private static let leastHeightWithHints = 10

  override func handle(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty || press.modifiers == .option,
      let number = press.key.character.wholeNumberValue, press.key.character.isASCII, number > 0
    else { return false }
    return controller?.choose(at: number - 1) ?? false
  }

  override var keyHints: [KeyHint] {
    let count = min(9, controller?.tabs.count ?? 0)
    return count > 1
      ? [
        KeyHint(node.host.isTyping ? "Alt-1 to \(count)" : "1 to \(count)", "show a tab, again its root")
      ] : []
  }
}
