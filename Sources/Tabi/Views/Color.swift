import TabiTerminal

/// What text and lines are drawn in. A terminal has colours; a style that is more than one stands for its first.
public protocol ShapeStyle: Sendable {
  var color: Color { get }
}

/// A colour of the terminal: one of its own sixteen by name, or any by its parts.
public struct Color: Hashable, Sendable, ShapeStyle {
  let terminal: TerminalColor
  let isDim: Bool

  init(_ terminal: TerminalColor, isDim: Bool = false) {
    self.terminal = terminal
    self.isDim = isDim
  }

  /// A colour by its parts, each from 0 to 1. Terminals with fewer colours show the nearest.
  public init(red: Double, green: Double, blue: Double) {
    func part(_ value: Double) -> UInt8 { UInt8(max(0, min(255, Int(cells: value * 255)))) }
    self.init(.rgb(part(red), part(green), part(blue)))
  }

  /// Itself.
  public var color: Color { self }

  /// The terminal's own text colour.
  public static let primary = Color(.default)
  /// The text colour, dimmed.
  public static let secondary = Color(.default, isDim: true)
  /// No colour: what is behind shows, as the terminal draws it.
  public static let clear = Color(.default)
  /// The terminal's own colours, as its user has set them.
  public static let black = Color(.ansi(0))
  public static let red = Color(.ansi(1))
  public static let green = Color(.ansi(2))
  public static let yellow = Color(.ansi(3))
  public static let blue = Color(.ansi(4))
  public static let purple = Color(.ansi(5))
  public static let cyan = Color(.ansi(6))
  public static let white = Color(.ansi(15))
  public static let gray = Color(.ansi(8))
  // The name is SwiftUI's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// What stands out: the way back, the frame of a list of keys.
  public static let accentColor = Color(.ansi(6))

  func style(_ style: Style) -> Style {
    var style = style
    style.foreground = terminal
    if isDim { style.attributes.insert(.dim) }
    return style
  }
}

extension ShapeStyle where Self == Color {
  /// The colours by name, where a style is asked for.
  public static var primary: Color { Color.primary }
  public static var secondary: Color { Color.secondary }
  public static var tint: Color { Color.accentColor }
  public static var red: Color { Color.red }
  public static var green: Color { Color.green }
  public static var yellow: Color { Color.yellow }
  public static var blue: Color { Color.blue }
  public static var purple: Color { Color.purple }
  public static var cyan: Color { Color.cyan }
  public static var gray: Color { Color.gray }
}
