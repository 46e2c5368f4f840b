/// A label, and at the other end of the row what it is the label of.
public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// A label and its content.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text {
  /// A title and its content.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A title and its content.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title and a text.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(titleKey) { Text(value) }
  }

  /// A title and a text.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// A title and a number in a format.
  public nonisolated init<Number: FormattedNumber>(
    _ titleKey: LocalizedStringKey, value: Number, format: NumberFormat
  ) {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// A title and a number in a format.
  @_disfavoredOverload
  public nonisolated init<Number: FormattedNumber>(
    _ title: some StringProtocol, value: Number, format: NumberFormat
  ) {
    self.init(title) { Text(value, format: format) }
  }
}

extension LabeledContent: View {
  /// The label, and the content at the other end of the row.
  public var body: some View {
    HStack {
      ControlLabel(label)
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}
