import TabiTerminal

/// Something to press: with Enter, Space or a click.
///
/// It stands in brackets, `[ Save ]`, and with the focus between arrows, `▸ Save ◂`. In a list the whole row
/// shows the focus, and the label stands alone.
public struct Button<Label: View> {
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button with a label of its own.
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public nonisolated init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

extension Button: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let element = node.element(ButtonElement.self, make: ButtonElement.init)
    element.action = action
    element.isEnabled = node.environment.isEnabled
    node.setChild(label)
  }
}

final class ButtonElement: Element {
  var action: (@MainActor () -> Void)?
  var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  private var isFocused: Bool { node.host.focus.leaf(node.host) === node }

  private var isRow: Bool { isAloneInRow }

  private var margin: Int { isRow ? 0 : 2 }

  override var isFocusable: Bool { isEnabled }
  override var isControl: Bool { true }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let label = super.sizeThatFits(proposal.shrunk(columns: 2 * margin, rows: 0))
    return Size(width: label.width.addingClamped(2 * margin), height: label.height)
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    super.place(
      in: bounds.inset(leading: margin, trailing: margin),
      proposal: proposal.shrunk(columns: 2 * margin, rows: 0))
  }

  override func draw(in canvas: Canvas) {
    drawChildren(in: canvas)
    if !isRow {
      let (left, right) = isFocused ? ("▸", "◂") : ("[", "]")
      canvas.draw(left, style: .plain)
      canvas.draw(right, x: canvas.size.width - 1, style: .plain)
      if isFocused { canvas.add(.reverse) }
    }
    if !isEnabled { canvas.add(.dim) }
  }

  override func handle(_ press: KeyPress) -> Bool {
    guard isEnabled, press == KeyPress(.return) || press == KeyPress(.space) else { return false }
    // Space selects where several rows can be.
    if press == KeyPress(.space), selectsRow { return false }
    action?()
    return true
  }

  override func click(at position: Position) -> Bool {
    guard isEnabled else { return false }
    action?()
    return true
  }

  override var keyHints: [KeyHint] { [KeyHint("Enter", isRow ? "open" : "press", press: KeyPress(.return))] }
}

extension EnvironmentValues {
  private struct EnabledKey: EnvironmentKey { static let defaultValue = true }

  /// Whether controls here can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

extension View {
  /// Makes the controls in this view unusable; one that was disabled further out stays so.
  public nonisolated func disabled(_ isDisabled: Bool) -> some View {
    modifier(EnvironmentModifier(value: isDisabled) { $0.isEnabled = $0.isEnabled && !$1 })
  }
}
