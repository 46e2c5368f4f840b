/// Something that a person did with the mouse.
public struct MouseEvent: Hashable, Sendable {
  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case press
    /// A button went up.
    case release
    /// The mouse moved with a button down.
    case drag
    /// The wheel turned away from the person.
    case wheelUp
    /// The wheel turned towards the person.
    case wheelDown
  }

  /// A mouse's buttons.
  public enum Button: Hashable, Sendable {
    /// The left one.
    case left
    /// The middle one, or the wheel pressed.
    case middle
    /// The right one.
    case right
  }

  /// What happened.
  public var kind: Kind
  /// The button; nil for the wheel, and where the terminal doesn't tell.
  public var button: Button?
  /// The cell on the screen.
  public var position: Position
  /// What was held down with it.
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
  /// A key was pressed.
  case key(KeyPress)
  /// The mouse did something.
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
