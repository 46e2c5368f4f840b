import TabiState
import TabiTerminal

/// Text that can be edited: one line, or with a vertical axis as many as it needs.
///
/// In a ``Form`` the title stands above the field, elsewhere in it while it is empty. A line that is wider than
/// the field scrolls in it, and a line break that is pasted into it becomes a space.
public struct TextField<Label: View> {
  private let field: Field
  private let label: Label

  nonisolated init(_ field: Field, @ViewBuilder label: () -> Label) {
    self.field = field
    self.label = label()
  }

  /// A field with a label of its own.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) {
    self.init(Field(text: text, prompt: prompt, axis: axis), label: label)
  }
}

extension TextField where Label == Text {
  /// A field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field with a title; with a vertical axis it grows with its text, and Enter begins a new line.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field with a title; with a vertical axis it grows with its text, and Enter begins a new line.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension TextField: View {
  /// The field, with its label where there is room for it.
  public var body: some View {
    TitledField(field: field, label: label)
  }
}

/// A field of one line whose text is shown as dots.
public struct SecureField<Label: View> {
  private let field: Field
  private let label: Label

  /// A field with a label of its own.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = Field(text: text, prompt: prompt, isSecure: true)
    self.label = label()
  }
}

extension SecureField where Label == Text {
  /// A field with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: View {
  /// The field, with its label where there is room for it.
  public var body: some View {
    TitledField(field: field, label: label)
  }
}

/// Text of many lines that can be edited. It takes all the room it is offered, and scrolls in it.
public struct TextEditor {
  private let text: Binding<String>

  /// An editor of `text`.
  public nonisolated init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: View {
  /// The editor.
  public var body: some View { Field(text: text, axis: .vertical, fills: true) }
}

/// A field and its label: above it in a form, else in it while it is empty.
private struct TitledField<Label: View>: View {
  let field: Field
  let label: Label
  @Environment(\.isInForm) private var isInForm
  @Environment(\.areLabelsHidden) private var isHidden

  var body: some View {
    if isInForm, !isHidden {
      VStack(alignment: .leading) {
        label.bold()
        field
      }
    } else {
      // What a label says is known of texts alone.
      field.prompted(by: (label as? any TextContaining)?.text ?? "")
    }
  }
}

/// A label whose text a field can show in itself.
protocol TextContaining {
  var text: String { get }
}

extension Text: TextContaining {
  var text: String { string }
}

extension Label: TextContaining {
  var text: String { (title as? any TextContaining)?.text ?? "" }
}
