import TabiState
import TabiTerminal

/// The part of a text field that is edited.
struct Field {
  /// Where the text comes from and goes to when it is not a string itself: what is typed is kept apart until the
  /// field is left.
  struct Source {
    let get: () -> String
    let set: (String) -> Void
  }

  let text: Binding<String>
  var prompt: Text?
  var axis = Axis.horizontal
  var isSecure = false
  /// Whether it takes all the rows it is offered.
  var fills = false
  var source: Source?

  /// The field with a prompt, unless it has one.
  func prompted(by title: String) -> Field {
    var field = self
    if prompt == nil { field.prompt = Text(verbatim: title) }
    return field
  }
}

extension Field: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(TextFieldElement.self, make: TextFieldElement.init)
    let environment = node.environment
    element.text = text
    element.source = source
    element.prompt = prompt?.string ?? ""
    element.form = TextFieldElement.Form(
      axis: axis, isSecure: isSecure, fills: fills, isPlain: environment.isFieldPlain,
      leastLines: environment.textLayout.leastLines, lineLimit: environment.textLayout.lineLimit)
    element.show(node.track { source?.get() ?? text.wrappedValue })
    element.isEnabled = environment.isEnabled
    element.setNeedsDisplay()
  }
}

// MARK: - Styles

/// How a text field looks.
public protocol TextFieldStyle: Sendable {
  /// For the library alone: whether the field has no edges.
  nonisolated var isPlain: Bool { get }
}

/// Between brackets.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated var isPlain: Bool { false }
  public nonisolated init() {}
}

/// Between brackets.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated var isPlain: Bool { false }
  public nonisolated init() {}
}

/// Without brackets: the line below the text alone shows the field, and arrows the focus.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated var isPlain: Bool { true }
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Between brackets.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Between brackets.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without brackets.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension EnvironmentValues {
  private struct PlainFieldKey: EnvironmentKey { static let defaultValue = false }

  var isFieldPlain: Bool {
    get { self[PlainFieldKey.self] }
    set { self[PlainFieldKey.self] = newValue }
  }
}

extension View {
  /// How the text fields in this view look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.isFieldPlain, style.isPlain)
  }
}
