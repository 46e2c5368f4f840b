// SwiftUI's shorter forms of a tab, and the words around tabs that make no difference here.

extension Tab where Label == Tabi.Label<Text, Image> {
  /// A tab with a name and a symbol, that is selected by `value`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Tabi.Label(titleKey, systemImage: systemImage) }
  }

  /// A tab with a name and a symbol, that is selected by `value`.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Tabi.Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == Tabi.Label<Text, Image> {
  /// A tab with a name and a symbol, in a view of tabs that follow no selection.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Tabi.Label(titleKey, systemImage: systemImage) }
  }

  /// A tab with a name and a symbol, in a view of tabs that follow no selection.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Tabi.Label(title, systemImage: systemImage) }
  }
}

/// What a tab is for, as SwiftUI's; it makes no difference here.
public struct TabRole: Hashable, Sendable {
  /// For a search.
  public static let search = TabRole()
}

/// Tabs that belong together. The bar is one row: it shows the tabs, and not the section's title.
public struct TabSection<TabValue: Hashable, Content: View> {
  private let content: Tabs<TabValue, Content>

  /// Tabs that belong together.
  public nonisolated init(@TabContentBuilder<TabValue> content: () -> Tabs<TabValue, Content>) {
    self.content = content()
  }

  /// Tabs that belong together, under a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Tabs<TabValue, Content>
  ) {
    self.init(content: content)
  }

  /// Tabs that belong together, under a title.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, @TabContentBuilder<TabValue> content: () -> Tabs<TabValue, Content>
  ) {
    self.init(content: content)
  }
}

extension TabSection: View, TabContent {
  /// The tabs.
  public var body: some View { content }
}

/// What stands in a view of tabs that follows a selection: tabs, and what makes them.
public protocol TabContent<TabValue>: View {
  /// What the selection is of.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  /// What the tab is selected by.
  public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
  /// What the tabs are selected by.
  public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
  /// What the tabs are selected by.
  public typealias TabValue = Content.TabValue
}

/// Makes the tabs of a closure, whose values are of the selection's type: `value: .home` needs no more.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// A tab, or several.
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

  /// A closure of one tab.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A closure of several.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .first(first))
  }

  /// Any other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .second(second))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }

  /// What the closure makes.
  public static func buildFinalResult<Content: View>(_ content: Content) -> Tabs<TabValue, Content> {
    Tabs(content: content)
  }
}

/// The tabs of a view of tabs that follows a selection.
public struct Tabs<TabValue: Hashable, Content: View> {
  let content: Content
}

extension Tabs: View, TabContent {
  /// The tabs.
  public var body: some View { content }
}

/// How a view of tabs looks, as SwiftUI's: here a bar on the last row in every style.
public struct TabViewStyle: Sendable {
  public static let automatic = TabViewStyle()
  public static let tabBarOnly = TabViewStyle()
  public static let sidebarAdaptable = TabViewStyle()
  public static let grouped = TabViewStyle()
  public static let page = TabViewStyle()

  /// The one style.
  public init() {}
}

/// The names that SwiftUI has for the styles of a view of tabs.
public typealias DefaultTabViewStyle = TabViewStyle
public typealias PageTabViewStyle = TabViewStyle

extension View {
  /// A view of tabs has its bar on the last row in every style.
  public nonisolated func tabViewStyle(_ style: TabViewStyle) -> some View { self }
}
