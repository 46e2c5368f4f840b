import TabiState
import TabiTerminal

/// A line of text that can be edited.
///
/// In a ``Form`` the title stands above the field, elsewhere in it while it is empty. Text that is wider than
/// the field scrolls in it. A pasted line break becomes a space.
public struct TextField {
  private let title: String
  private let text: Binding<String>

  /// A field that edits `text`.
  public nonisolated init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }
}

extension TextField: View {
  /// The field, with its title where there is room for it.
  public var body: some View {
    TextFieldContent(title: title, text: text)
  }
}

private struct TextFieldContent: View {
  let title: String
  let text: Binding<String>
  @Environment(\.isInForm) private var isInForm

  var body: some View {
    if isInForm {
      VStack(alignment: .leading) {
        Text(title).bold()
        EditableLine(prompt: "", text: text)
      }
    } else {
      EditableLine(prompt: title, text: text)
    }
  }
}

private struct EditableLine {
  let prompt: String
  let text: Binding<String>
}

extension EditableLine: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(TextFieldElement.self, make: TextFieldElement.init)
    element.text = text
    element.prompt = prompt
    element.show(node.track { text.wrappedValue })
    element.isEnabled = node.environment.isEnabled
    element.setNeedsDisplay()
  }
}

final class TextFieldElement: Element {
  var text = Binding.constant("")
  var prompt = ""
  var isEnabled = true

  /// What Enter does.
  private var onSubmit: (@MainActor () -> Void)? { node.submitAction(.text) }

  /// The text as the binding has it.
  func show(_ string: String) {
    guard string != shown else { return }
    shown = string
    edited = EditableText(string)
    caret = caret.map { min($0, edited.count) }
    setNeedsDisplay()
  }

  private var shown = ""
  private var edited = EditableText()
  /// Characters before the cursor; nil for the end, where it stands until it is moved.
  private var caret: Int?
  /// Columns of the text that are scrolled out on the left.
  private var scrolled = 0

  private var isFocused: Bool { node.host.focus.leaf(node.host) === node }
  private var position: Int { caret ?? edited.count }

  override var isFocusable: Bool { isEnabled }
  override var isControl: Bool { true }
  override var takesText: Bool { true }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let width = proposal.width ?? 20
    return Size(width: max(4, min(width, 60)), height: 1)
  }

  /// The columns for text between the brackets, one kept for the cursor at the end.
  private var room: Int { max(1, frame.width - 2) }

  private func scrollToCaret() {
    let column = edited.column(of: position)
    if column - scrolled > room - 1 { scrolled = column - room + 1 }
    if column < scrolled { scrolled = column }
    scrolled = max(0, min(scrolled, edited.columns + 1 - room))
  }

  override var cursor: Position {
    scrollToCaret()
    return Position(x: 1 + edited.column(of: position) - scrolled, y: 0)
  }

  override func draw(in canvas: Canvas) {
    scrollToCaret()
    let (left, right) = isFocused ? ("▸", "◂") : ("[", "]")
    let edge = Style(attributes: isFocused ? .bold : .dim)
    canvas.draw(left, style: edge)
    canvas.draw(right, x: canvas.size.width - 1, style: edge)
    let inside = Rect(x: 1, y: 0, width: canvas.size.width - 2, height: 1)
    guard let field = canvas.inner(inside) else { return }
    let isEmpty = shown.isEmpty
    if isEmpty {
      field.draw(prompt, style: Style(attributes: .dim))
    } else {
      let visible = edited.text(from: scrolled, columns: field.size.width)
      field.draw(visible.text, x: visible.column - scrolled, style: .plain)
    }
    field.add(.underline)
    if !isEnabled { canvas.add(.dim) }
  }

  // MARK: Editing

  override func handle(_ press: KeyPress) -> Bool {
    guard isEnabled else { return false }
    if !press.characters.isEmpty {
      insert(press.characters)
      return true
    }
    guard press.modifiers.isEmpty else { return false }
    switch press.key {
    case .leftArrow: return move(to: position - 1)
    case .rightArrow: return move(to: position + 1)
    case .home: move(to: 0)
    case .end: move(to: edited.count)
    case .delete: replace(max(0, position - 1)..<position, with: "")
    case .deleteForward: replace(position..<min(edited.count, position + 1), with: "")
    case .return: return submit()
    default: return false
    }
    return true
  }

  override func paste(_ text: String) -> Bool {
    guard isEnabled else { return false }
    insert(String(text.map { $0.isNewline ? " " : $0 }))
    return true
  }

  override func click(at position: Position) -> Bool {
    let column = position.x - screenFrame.minX - 1 + scrolled
    move(to: edited.index(at: column))
    return true
  }

  @discardableResult
  private func move(to index: Int) -> Bool {
    guard index >= 0, index <= edited.count else { return false }
    caret = index
    setNeedsDisplay()
    return true
  }

  private func insert(_ string: String) {
    replace(position..<position, with: string)
  }

  private func replace(_ range: Range<Int>, with string: String) {
    caret = edited.replace(range, with: string)
    shown = edited.string
    text.wrappedValue = shown
    // What the binding made of it is what shows.
    show(text.wrappedValue)
    setNeedsDisplay()
  }

  private func submit() -> Bool {
    guard let onSubmit else { return false }
    onSubmit()
    return true
  }

  override var keyHints: [KeyHint] {
    [KeyHint("Left Right", "move in the text")]
      + (onSubmit == nil ? [] : [KeyHint("Enter", node.environment.submitLabel.title)])
  }
}
