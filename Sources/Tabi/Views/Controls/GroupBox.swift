/// A frame around views that belong together, under a title.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// A box with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox: View {
  /// The label and the content, framed.
  public var body: some View {
    VStack(alignment: .leading) {
      ControlLabel(label).bold()
      content
    }
    .padding(.horizontal)
    .border(.secondary)
  }
}

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View> {
  private let content: Content

  /// Groups what the builder makes.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: View {
  /// The controls in a row.
  public var body: some View { HStack { content } }
}
