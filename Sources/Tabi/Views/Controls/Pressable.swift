import TabiTerminal

/// What buttons, toggles and links are made of: a label that acts when it is pressed.
struct Pressable<Label: View> {
  var look = ButtonDrawing.look(.plain)
  var role: ButtonRole?
  /// What pressing it does, for the list of keys.
  let hint: String
  let action: @MainActor () -> Void
  let label: Label
}

extension Pressable: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(PressableElement.self, make: PressableElement.init)
    if let close = node.environment.closesPopup {
      element.action = {
        close()
        action()
      }
    } else {
      element.action = action
    }
    element.hint = hint
    element.role = role
    element.isEnabled = node.environment.isEnabled
    switch look {
    case .look(let look):
      element.look = look
      if let appearance = appearance(look) {
        var environment = node.environment
        environment.textAppearance = appearance.over(environment.textAppearance)
        node.setChild(label, environment: environment)
      } else {
        node.setChild(label)
      }
    case .style(let style):
      element.look = .custom
      let configuration = ButtonStyleConfiguration(
        role: role, label: .init(content: AnyView(label)), isPressed: false)
      node.setChild(style.view(configuration))
    case .primitive(let style):
      element.look = .inert
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init(content: AnyView(label)), action: action)
      // A button in the style is a plain matter again.
      node.setChild(style.view(configuration).buttonLook(.look(.brackets)))
    }
  }

  /// What a look says of how the label's text looks; most say nothing.
  private func appearance(_ look: ButtonLook) -> TextAppearance? {
    var appearance = TextAppearance()
    switch look {
    case .prominent: appearance = TextAppearance(.bold, isActive: true)
    case .brackets, .tinted, .plain, .custom, .inert:
      guard role == .destructive || look == .tinted else { return nil }
    }
    if role == .destructive { appearance = TextAppearance(.bold, isActive: true) }
    if role == .destructive {
      appearance.paint = .color(.red)
    } else if look == .prominent || look == .tinted {
      appearance.paint = .tint
    }
    return appearance
  }
}

final class PressableElement: Element {
  var action: (@MainActor () -> Void)?
  var hint = ""
  var role: ButtonRole?
  var look = ButtonLook.plain {
    didSet { if look != oldValue { setNeedsLayout() } }
  }
  var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  private var isFocused: Bool { node.host.focus.leaf(node.host) === node }

  private var isRow: Bool { isAloneInRow }
  private var isInBrackets: Bool { (look == .brackets || look == .prominent) && !isRow }
  private var margin: Int { isInBrackets ? 2 : 0 }

  override var isFocusable: Bool { isEnabled && look != .inert }
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
    guard look != .inert else { return }
    if isInBrackets {
      let style = look == .prominent ? Style(attributes: .bold) : .plain
      let (left, right) = isFocused ? ("▸", "◂") : ("[", "]")
      canvas.draw(left, style: style)
      canvas.draw(right, x: canvas.size.width - 1, style: style)
    }
    if isFocused, !isRow { canvas.add(.reverse) }
    if !isEnabled { canvas.add(.dim) }
  }

  override func handle(_ press: KeyPress) -> Bool {
    guard isFocusable, press == KeyPress(.return) || press == KeyPress(.space) else { return false }
    // Space selects where several rows can be.
    if press == KeyPress(.space), selectsRow { return false }
    self.press()
    return true
  }

  /// Does what it is there for.
  func press() { action?() }

  override func click(at position: Position) -> Bool {
    guard isFocusable else { return false }
    press()
    return true
  }

  override var keyHints: [KeyHint] {
    look == .inert ? [] : [KeyHint("Enter", isRow ? "open" : hint, press: KeyPress(.return))]
  }
}
