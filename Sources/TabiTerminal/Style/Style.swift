/// What a terminal can do to text besides colouring it.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Bold.
  public static let bold = Attributes(rawValue: 1 << 0)
  /// Fainter than usual.
  public static let dim = Attributes(rawValue: 1 << 1)
  /// Italic, where the terminal has it.
  public static let italic = Attributes(rawValue: 1 << 2)
  /// A line below.
  public static let underline = Attributes(rawValue: 1 << 3)
  /// Foreground and background exchanged.
  public static let reverse = Attributes(rawValue: 1 << 4)
  /// A line through the text.
  public static let strikethrough = Attributes(rawValue: 1 << 5)
  /// Blinking, where the terminal does it.
  public static let blink = Attributes(rawValue: 1 << 6)
}

/// How a cell looks: its two colours and its attributes.
public struct Style: Hashable, Sendable {
  private var foregroundCode: UInt32
  private var backgroundCode: UInt32
  /// Bold, underline and the rest.
  public var attributes: Attributes

  /// Creates a style; what is left out is the terminal's own.
  public init(
    foreground: TerminalColor = .default, background: TerminalColor = .default, attributes: Attributes = []
  ) {
    foregroundCode = foreground.code
    backgroundCode = background.code
    self.attributes = attributes
  }

  /// The terminal's own colours and no attribute.
  public static let plain = Style()

  /// The colour of the text.
  public var foreground: TerminalColor {
    get { TerminalColor(code: foregroundCode) }
    set { foregroundCode = newValue.code }
  }

  /// The colour behind the text.
  public var background: TerminalColor {
    get { TerminalColor(code: backgroundCode) }
    set { backgroundCode = newValue.code }
  }

  /// Takes the background of a style that this one is drawn over, if it has none.
  mutating func formOver(_ below: Style) {
    if backgroundCode == 0 { backgroundCode = below.backgroundCode }
  }

  /// This style in the colours that `depth` has.
  func resolved(for depth: ColorDepth) -> Style {
    guard depth != .truecolor, foregroundCode | backgroundCode != 0 else { return self }
    return Style(
      foreground: foreground.resolved(for: depth), background: background.resolved(for: depth),
      attributes: attributes)
  }
}
