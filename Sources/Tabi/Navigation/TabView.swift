import TabiState
import TabiTerminal

/// Several views of which one is shown, chosen in a bar on the last row.
///
/// Each tab builds its content when it is first shown, and keeps it. Choosing the current tab pops its stack
/// to the root, and at the root goes to the top.
public struct TabView<Selection: Hashable, Content: View> {
  private let selection: Binding<Selection>?
  private let content: Content

  /// Tabs that follow a selection: the tag of the tab that is shown.
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
    }
    controller.setSelection = selection.map { binding in
      { tag in if let tag = tag.base as? Selection { binding.wrappedValue = tag } }
    }
    if let selection { controller.select(AnyHashable(node.track { selection.wrappedValue })) }
    let element = node.element(TabViewElement.self, make: TabViewElement.init)
    element.controller = controller
    node.setChildren { children in
      children.add(content.environment(\.tabs, controller), key: "content")
      children.add(TabBar(controller: controller), key: "bar")
    }
  }
}

/// What a tab view's tabs and its bar share.
@MainActor
final class TabController {
  private unowned let node: Node
  private var selected: AnyHashable?
  /// The tab that is shown: the selected one, or while there is none such, one near the last.
  private(set) weak var shown: TabElement?
  private var shownIndex = 0
  private var isSettling = false
  var setSelection: ((AnyHashable) -> Void)?
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

  /// Shows the tab with a tag.
  func select(_ tag: AnyHashable) {
    guard tag != selected else { return }
    selected = tag
    tabsChanged()
  }

  /// A tab has come, gone or changed: which is shown is known when all have been evaluated.
  func tabsChanged() {
    guard !isSettling else { return }
    isSettling = true
    node.host.afterUpdate { [weak self] in self?.settle() }
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
    shown = tabs.isEmpty ? nil : tabs[index]
    for tab in tabs where tab.isHidden != (tab !== shown) {
      tab.isHidden.toggle()
      tab.node.valueWillChange()
    }
    bar?.setNeedsDisplay()
  }

  /// Chooses a tab, as a person does with a key or a click.
  @discardableResult
  func choose(at index: Int) -> Bool {
    let tabs = tabs
    guard tabs.indices.contains(index) else { return false }
    setSelection?(tabs[index].tag)
    if tabs[index] === shown {
      goToTop(of: tabs[index].node)
    } else if setSelection == nil {
      select(tabs[index].tag)
    }
    return true
  }

  private func goToTop(of node: Node) {
    if let stack = node.first(NavigationStackElement.self), stack.controller?.popToRoot() == true { return }
    node.first(ListElement.self)?.scrollToTop()
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

extension EnvironmentValues {
  private struct TabsKey: EnvironmentKey { static let defaultValue: TabController? = nil }
  private struct TagKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: AnyHashable? = nil }

  var tabs: TabController? {
    get { self[TabsKey.self] }
    set { self[TabsKey.self] = newValue }
  }

  /// The tag that was put on a view further out.
  var tag: AnyHashable? {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }
}

/// The tabs' windows, one over the other, and the bar on the last row.
final class TabViewElement: Element {
  weak var controller: TabController?

  override func sizeThatFits(_ proposal: Proposal) -> Size { filling(proposal) }

  override func place(in bounds: Rect, proposal: Proposal) {
    let bar = min(1, bounds.height)
    let page = bounds.inset(top: 0, leading: 0, bottom: bar, trailing: 0)
    for child in children {
      if !(child is WindowElement) {
        node.host.report("A view in a TabView has no tabItem: it can't be chosen")
        continue
      }
      child.setFrame(
        child is TabBarElement ? Rect(x: 0, y: bounds.maxY - bar, width: bounds.width, height: bar) : page)
    }
  }

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
        KeyHint(node.host.isTyping ? "Alt-1 to \(count)" : "1 to \(count)", "show a tab"),
        KeyHint(node.host.isTyping ? "Alt, its digit" : "its own digit", "the tab's root"),
      ] : []
  }
}

// MARK: - Tabs

extension View {
  /// Makes this view a tab, with a label for the bar.
  public nonisolated func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    modifier(TabItemModifier(title: (label() as? any TextContaining)?.text ?? ""))
  }

  /// Gives the view a value by which a selection finds it.
  public nonisolated func tag(_ tag: some Hashable) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

/// A label whose text a tab bar can show.
protocol TextContaining {
  var text: String { get }
}

extension Text: TextContaining {
  var text: String { string }
}

extension Label: TextContaining {
  var text: String { (title as? any TextContaining)?.text ?? "" }
}

extension ModifiedContent: TextContaining {
  var text: String { (content as? any TextContaining)?.text ?? "" }
}

extension TupleView: TextContaining {
  var text: String {
    var text = ""
    for view in repeat each content {
      if text.isEmpty { text = (view as? any TextContaining)?.text ?? "" }
    }
    return text
  }
}

struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    node.setChild(content.environment(\.tag, tag))
  }
}

/// A view that says its tag before its node is made.
private protocol Tagged {
  var tagValue: AnyHashable { get }
}

extension ModifiedContent: Tagged where Modifier == TagModifier {
  fileprivate var tagValue: AnyHashable { modifier.tag }
}

/// A tab: a window whose content is made when it is first shown.
private struct TabItemModifier {
  let title: String
}

extension TabItemModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    guard let tabs = node.environment.tabs else {
      node.setChild(content)
      return
    }
    if title.isEmpty { node.host.report("A tabItem has no Text: its tab has no name in the bar") }
    let element = node.element(TabElement.self) { node in
      let tab = TabElement(node, name: "Tab")
      tab.isHidden = true
      return tab
    }
    element.authorTag = (content as? any Tagged)?.tagValue ?? node.environment.tag
    element.title = title
    node.onDetach = { [weak tabs] in tabs?.tabsChanged() }
    tabs.tabsChanged()
    if !element.isHidden || !node.children.isEmpty {
      node.setChild(content.environment(\.tabs, nil).environment(\.tag, nil))
    }
  }
}

final class TabElement: WindowElement {
  var title = ""
  var authorTag: AnyHashable?
  /// What the tab is chosen by: its tag, or where it has none, itself.
  var tag: AnyHashable { authorTag ?? AnyHashable(ObjectIdentifier(self)) }

  override func place(in bounds: Rect, proposal: Proposal) {
    for child in children { child.stand(in: bounds, .center, proposal: proposal) }
  }
}
