public import TabiState

/// Rows that belong together, under a header and over a footer.
///
/// The header is bold, the footer as secondary text. In a stack it is its parts one after another.
public struct Section<Parent: View, Content: View, Footer: View> {
  private let content: Content
  private let header: Parent
  private let footer: Footer
  private var isExpanded: Binding<Bool>?

  private nonisolated init(header: Parent, footer: Footer, content: Content, isExpanded: Binding<Bool>? = nil)
  {
    self.content = content
    self.header = header
    self.footer = footer
    self.isExpanded = isExpanded
  }

  /// Rows with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }

  /// Rows with a header and a footer.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

extension Section where Footer == EmptyView {
  /// Rows with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// Rows with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }

  /// Rows that a person shows and hides with Enter, Space or a click on the header.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView {
  /// Rows with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }

  /// Rows with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows with neither header nor footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows with a title as their header.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Rows with a title as their header.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }

  /// Rows with a title, that a person shows and hides with Enter, Space or a click on the title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }

  /// Rows with a title, that a person shows and hides with Enter, Space or a click on the title.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), footer: EmptyView(), content: content(), isExpanded: isExpanded)
  }
}

/// Tells a list that a node is a section.
final class SectionMark {
  /// Whether the header is a row that can be pressed.
  let isExpandable: Bool

  init(isExpandable: Bool) {
    self.isExpandable = isExpandable
  }
}

extension Section: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    if node.storage == nil { node.storage = SectionMark(isExpandable: isExpanded != nil) }
    let isShown = isExpanded.map { binding in node.track { binding.wrappedValue } }
    node.setChildren { children in
      if let isExpanded, let isShown {
        children.add(ExpandingHeader(isExpanded: isExpanded, isShown: isShown, header: header.bold()))
      } else {
        children.add(header.bold())
      }
      children.add(Group { if isShown ?? true { content } })
      children.add(footer.foregroundStyle(.secondary))
    }
  }
}

/// A header that shows and hides its rows, and shows which it does.
private struct ExpandingHeader<Header: View>: View {
  let isExpanded: Binding<Bool>
  let isShown: Bool
  let header: Header

  var body: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        Text(isShown ? "▾" : "▸")
        header
      }
    }
  }
}
