import TabiState

/// Two or three columns side by side, where what is chosen in one decides what the next one shows.
///
/// As SwiftUI's `NavigationSplitView`. Each column is a stack of its own, with a title row. A `List(selection:)` in a
/// column sets the selection while it is moved through, and Enter goes into the next column; a `NavigationLink` shows
/// its page in the next column. In less than 60 columns one of them is shown at a time: Enter or a click selects and
/// shows the next one, Back clears the selection and returns. With more room again, all are shown, with the same
/// selection.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferred: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are shown where there is room for them.
  ///   - preferredCompactColumn: Which is shown where there is room for one.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    preferred = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are shown where there is room for them.
  ///   - preferredCompactColumn: Which is shown where there is room for one.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    preferred = preferredCompactColumn
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }
}

extension NavigationSplitView: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let hasThree = Content.self != EmptyView.self
    let split = node.storage as? SplitController ?? SplitController(node, hasThree: hasThree)
    node.storage = split
    let element = node.element(SplitElement.self, make: SplitElement.init)
    element.split = split
    split.setVisibility = visibility.map { binding in { binding.wrappedValue = $0 } }
    split.setPreferred = preferred.map { binding in { binding.wrappedValue = $0 } }
    split.follow(
      visibility: node.track { visibility?.wrappedValue }, preferred: node.track { preferred?.wrappedValue })
    // The sidebar is the topmost, so that the focus begins there.
    node.setChildren { children in
      children.add(SplitColumnView(column: split.columns[split.columns.count - 1], content: detail), key: 2)
      if hasThree { children.add(SplitColumnView(column: split.columns[1], content: content), key: 1) }
      children.add(SplitColumnView(column: split.columns[0], content: sidebar), key: 0)
    }
  }
}

/// A column: a window, and in it a stack whose root is the content.
private struct SplitColumnView<Content: View> {
  let column: SplitColumn
  let content: Content
}

extension SplitColumnView: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    _ = node.element(SplitColumnElement.self) { SplitColumnElement($0, name: "Column") }
    column.node = node
    // A search around the split view is the sidebar's.
    let search = column.index == 0 ? node.environment.search : nil
    node.setChild(
      ColumnStack(content: content).environment(\.splitColumn, column).environment(\.search, search))
  }
}

private struct ColumnStack<Content: View>: View {
  let content: Content
  @State private var path = NavigationPath()

  var body: some View { StackContainer(path: StackPath($path), root: content, isColumn: true) }
}

// MARK: - What is shown

/// Which columns of a split view are shown, as SwiftUI's.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  /// How many columns there are at most.
  let columns: Int

  /// All columns.
  public static let automatic = NavigationSplitViewVisibility(columns: 3)
  /// All columns.
  public static let all = automatic
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(columns: 2)
  /// The last column alone. Back shows the others again.
  public static let detailOnly = NavigationSplitViewVisibility(columns: 1)
}

/// A column of a split view, as SwiftUI's.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one of three columns.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How a split view shares its room, as SwiftUI's; here all are the same.
public struct NavigationSplitViewStyle: Sendable {
  public static let automatic = NavigationSplitViewStyle()
  public static let balanced = NavigationSplitViewStyle()
  public static let prominentDetail = NavigationSplitViewStyle()
}

extension View {
  /// Accepted: a split view's last column takes what the others leave, in every style.
  public nonisolated func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { self }

  /// How wide the column that this view is in is; the last column takes what the others leave.
  public nonisolated func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    modifier(ColumnWidthModifier(least: width, ideal: width, most: width))
  }

  /// How wide the column that this view is in is; the last column takes what the others leave. A person can't change it.
  public nonisolated func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    modifier(ColumnWidthModifier(least: min, ideal: ideal, most: max))
  }
}

private struct ColumnWidthModifier {
  let least: Double?
  let ideal: Double
  let most: Double?
}

extension ColumnWidthModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let unit = node.environment.lengthUnit
    let width = max(least ?? 0, min(ideal, most ?? .infinity))
    node.environment.splitColumn?.declarations.declare(by: node) {
      $0.width = max(1, unit.extent(width, .horizontal))
    }
    node.setChild(content)
  }
}

extension EnvironmentValues {
  private struct SplitColumnKey: EnvironmentKey { static let defaultValue: SplitColumn? = nil }

  /// The column of a split view that a view is in.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
