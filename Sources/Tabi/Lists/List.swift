import TabiState
import TabiTerminal

/// Rows that scroll, one of which has the focus.
///
/// Each view in it is a row, and so is each element of a ``ForEach``; only visible rows are made, so that
/// 100,000 rows cost what 20 do. Enter, Space or a click activates the control in a row.
public struct List<Content: View> {
  let content: Content
  let style: ListElement.Look
  var selection: ListElement.Selection?

  init(content: Content, style: ListElement.Look) {
    self.content = content
    self.style = style
  }

  /// Rows as the builder makes them.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), style: .list)
  }

  /// Rows of which the one with the selected id is the current one.
  ///
  /// Moving in the list sets the selection; setting it brings the row into view, also one that comes later.
  public init<Value: Hashable>(selection: Binding<Value?>, @ViewBuilder content: () -> Content) {
    self.init(content: content)
    self.selection = ListElement.Selection(selection)
  }

  /// A row for each identified element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each identified element, of which the one with the selected id is the current one.
  public init<Data: RandomAccessCollection, Value: Hashable, Row: View>(
    _ data: Data, selection: Binding<Value?>, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: row) }
  }

  /// A row for each element, told apart by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension ListElement {
  /// The id of the current row, as the author's state keeps it.
  struct Selection {
    let get: () -> AnyHashable?
    let set: (AnyHashable?) -> Void

    init<Value: Hashable>(_ binding: Binding<Value?>) {
      get = { binding.wrappedValue.map { AnyHashable($0) } }
      set = { binding.wrappedValue = $0?.base as? Value }
    }
  }
}

extension List: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let element = node.element(ListElement.self, make: ListElement.init)
    element.look = style
    element.selection = selection
    element.select(selection?.get())
    node.setChild(content)
  }
}

/// Fields and buttons one below the other; it scrolls where they don't fit.
///
/// Up, Down and Tab move between what can be edited or pressed.
public struct Form<Content: View> {
  private let content: Content

  /// A form of what the builder makes, a row for each view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  /// A list that moves between controls.
  public var body: some View {
    List(content: content, style: .form).environment(\.isInForm, true)
  }
}

extension EnvironmentValues {
  private struct FormKey: EnvironmentKey { static let defaultValue = false }

  /// Whether a field shows its title above itself.
  var isInForm: Bool {
    get { self[FormKey.self] }
    set { self[FormKey.self] = newValue }
  }
}

/// Rows that belong together, under a header and over a footer.
public struct Section<Parent: View, Content: View, Footer: View> {
  private let content: Content
  private let header: Parent
  private let footer: Footer

  /// Rows with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }
}

extension Section where Footer == EmptyView {
  /// Rows with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Rows with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows with neither header nor footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows with a title as their header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Rows with a title as their header.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

/// Tells a list that a node is a section.
final class SectionMark {}

extension Section: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    if node.storage == nil { node.storage = SectionMark() }
    node.setChildren { children in
      children.add(header.bold())
      children.add(Group { content })
      children.add(footer.foregroundStyle(.secondary))
    }
  }
}
