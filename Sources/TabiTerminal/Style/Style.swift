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
  /// The foreground in the lowest 26 bits, the background in the next 26, the attributes above them: one number,
  /// as styles are compared for every cell.
  private var bits: UInt64

  /// Creates a style; what is left out is the terminal's own.
  public init(
    foreground: TerminalColor = .default, background: TerminalColor = .default, attributes: Attributes = []
  ) {
    bits = Self.bits(foreground, background, attributes)
  }

  /// The terminal's own colours and no attribute.
  public static let plain = Style()

  /// The colour of the text.
  public var foreground: TerminalColor {
    get { TerminalColor(code: UInt32(truncatingIfNeeded: bits & Self.colorMask)) }
    set { bits = Self.bits(newValue, background, attributes) }
  }

  /// The colour behind the text.
  public var background: TerminalColor {
    get { TerminalColor(code: UInt32(truncatingIfNeeded: bits >> 26 & Self.colorMask)) }
    set { bits = Self.bits(foreground, newValue, attributes) }
  }

  /// Bold, underline and the rest.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 52)) }
    set { bits = bits & (1 << 52 - 1) | UInt64(newValue.rawValue) << 52 }
  }

  private static let colorMask: UInt64 = 1 << 26 - 1

  private static func bits(
    _ foreground: TerminalColor, _ background: TerminalColor, _ attributes: Attributes
  ) -> UInt64 {
    UInt64(foreground.code) | UInt64(background.code) << 26 | UInt64(attributes.rawValue) << 52
  }

  /// Takes the background of a style that this one is drawn over, if it has none.
  mutating func formOver(_ below: Style) {
    let background = Self.colorMask << 26
    if bits & background == 0 { bits |= below.bits & background }
  }

  /// This style in the colours that `depth` has.
  func resolved(for depth: ColorDepth) -> Style {
    guard depth != .truecolor, bits & (1 << 52 - 1) != 0 else { return self }
    return Style(
      foreground: foreground.resolved(for: depth), background: background.resolved(for: depth),
      attributes: attributes)
  }
}
