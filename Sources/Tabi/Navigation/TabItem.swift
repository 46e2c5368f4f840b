import TabiTerminal

/// A tab with its label, and the value by which a selection finds it.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  private let value: Value?
  private let content: Content
  private let label: Label

  private nonisolated init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// A tab that is selected by `value`, with a label of its own.
  public nonisolated init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// A tab with a label of its own, in a view of tabs that follow no selection.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab: View {
  /// The content, as a tab.
  public var body: some View {
    content.modifier(TabItemModifier(label: label, tag: value.map { AnyHashable($0) }))
  }
}

extension View {
  /// Makes this view a tab, with a label for the bar.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabItemModifier(label: label(), tag: nil))
  }

  /// Gives the view a value by which a selection finds it.
  public nonisolated func tag(_ tag: some Hashable) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
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
private struct TabItemModifier<Label: View> {
  let label: Label
  let tag: AnyHashable?
}

extension TabItemModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    guard let tabs = node.environment.tabs else {
      node.setChild(content)
      return
    }
    let element = node.element(TabElement.self) { node in
      let tab = TabElement(node, name: "Tab")
      tab.isHidden = true
      return tab
    }
    element.authorTag = tag ?? (content as? any Tagged)?.tagValue ?? node.environment.tag
    element.badge = node.environment.badge ?? (content as? any Badged)?.badge
    element.label = AnyView(label)
    node.onDetach = { [weak tabs] in tabs?.labelsChanged() }
    tabs.labelsChanged()
    if !element.isHidden || !node.children.isEmpty {
      let scope = tabs.restoration(in: element)
      node.setChild(
        content.modifier(TabContentModifier(tabs: tabs, isBadged: content is any Badged, restoration: scope)))
    }
  }
}

/// What a tab's content finds in its environment: the bar that it stands over, and nothing of the tabs.
private struct TabContentModifier {
  let tabs: TabController
  let isBadged: Bool
  let restoration: RestorationScope?
}

extension TabContentModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    EnvironmentModifier(value: tabs) { environment, tabs in
      environment.tabs = nil
      environment.tag = nil
      environment.badge = nil
      environment.isBadgeOnTab = isBadged
      environment.tabBar = tabs
      environment.restoration = restoration
    }.update(node, content: content)
  }
}

final class TabElement: WindowElement {
  var label = AnyView(EmptyView())
  var badge: String?
  var authorTag: AnyHashable?
  /// What the tab is chosen by: its tag, or where it has none, itself.
  var tag: AnyHashable { authorTag ?? AnyHashable(ObjectIdentifier(self)) }

  override func place(in bounds: Rect, proposal: Proposal) {
    place(children, in: bounds)
  }
}

// MARK: - Badges

extension View {
  /// A number beside a tab's name, or at the end of a list's row; 0 shows nothing.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : "\(count)"))
  }

  /// A text beside a tab's name, or at the end of a list's row; nil shows nothing.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(badge: label?.string))
  }

  /// A text beside a tab's name, or at the end of a list's row; nil shows nothing.
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(badge: label.map { String($0) }))
  }
}

private struct BadgeModifier {
  let badge: String?
}

extension BadgeModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    if node.environment.tabs != nil {
      node.setChild(content.environment(\.badge, badge))
    } else if node.environment.isBadgeOnTab {
      node.setChild(content.environment(\.isBadgeOnTab, false))
    } else {
      node.setChild(BadgedRow(content: content, badge: badge))
    }
  }
}

/// A view that says its badge before its node is made.
private protocol Badged {
  var badge: String? { get }
}

extension ModifiedContent: Badged where Modifier == BadgeModifier {
  fileprivate var badge: String? { modifier.badge }
}

private struct BadgedRow<Content: View>: View {
  let content: Content
  let badge: String?

  var body: some View {
    HStack {
      content
      if let badge {
        Spacer()
        Text(badge).foregroundStyle(.secondary)
      }
    }
  }
}

// MARK: - The environment

extension EnvironmentValues {
  private struct TabsKey: EnvironmentKey { static let defaultValue: TabController? = nil }
  private struct TabBarKey: EnvironmentKey { static let defaultValue: TabController? = nil }
  private struct TagKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: AnyHashable? = nil }
  private struct BadgeKey: EnvironmentKey { static let defaultValue: String? = nil }
  private struct BadgeOnTabKey: EnvironmentKey { static let defaultValue = false }

  /// The tabs that a view stands among, outside each of them.
  var tabs: TabController? {
    get { self[TabsKey.self] }
    set { self[TabsKey.self] = newValue }
  }

  /// The tabs of which one is the place of a view.
  var tabBar: TabController? {
    get { self[TabBarKey.self] }
    set { self[TabBarKey.self] = newValue }
  }

  var tag: AnyHashable? {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }

  var badge: String? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }

  /// Whether the badge on the next view inside is the tab's.
  var isBadgeOnTab: Bool {
    get { self[BadgeOnTabKey.self] }
    set { self[BadgeOnTabKey.self] = newValue }
  }
}
