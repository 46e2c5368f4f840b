/// Something that a person did with the mouse.
public struct MouseEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    case press, release, drag, wheelUp, wheelDown
  }

  /// Which button.
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  public var kind: Kind
  /// The button; nil for the wheel, and where the terminal doesn't tell.
  public var button: Button?
  /// The cell on the screen.
  public var position: Position
  public var modifiers: EventModifiers

  /// Creates a mouse event.
  public init(kind: Kind, button: Button? = nil, position: Position, modifiers: EventModifiers = []) {
    self.kind = kind
    self.button = button
    self.position = position
    self.modifiers = modifiers
  }
}

/// What comes in from a terminal.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Text pasted in one go.
  case paste(String)
  /// The terminal has another size, and the screen has it too by now.
  case resize(Size)
  /// Whether the terminal has the focus from now on.
  case focus(Bool)
  /// Nothing more will come: the terminal is gone.
  case end
}
