import TabiTerminal

/// A colour of the terminal: one of its own sixteen by name, or any by its parts.
///
/// As a view it fills its room.
public struct Color: Hashable, Sendable, ShapeStyle {
  let terminal: TerminalColor
  let isDim: Bool

  init(_ terminal: TerminalColor, isDim: Bool = false) {
    self.terminal = terminal
    self.isDim = isDim
  }

  /// A colour by its parts, each from 0 to 1. Terminals with fewer colours show the nearest.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ value: Double) -> UInt8 { UInt8(max(0, min(255, Int(cells: value * 255)))) }
    self.init(.rgb(part(red), part(green), part(blue)), isDim: opacity < Self.full)
  }

  /// A colour by its parts, in a space: all are taken for sRGB.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A grey from black, 0, to white, 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by its place on the circle of colours, its strength and its brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The same colour: `Color(.orange)`.
  public init(_ color: Color) {
    self = color
  }

  /// Spaces that parts are measured in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Itself.
  public var color: Color { self }

  /// What is less opaque than this is dim.
  private static let full = 0.75

  /// A terminal can't mix colours: a colour that is less opaque is dimmed, and one that is hardly there is clear.
  public func opacity(_ opacity: Double) -> Color {
    opacity < 0.05 ? .clear : dimmed(isDim || opacity < Self.full)
  }

  func dimmed(_ isDim: Bool) -> Color { Color(terminal, isDim: isDim) }

  func style(_ style: Style) -> Style {
    var style = style
    style.foreground = terminal
    if isDim { style.attributes.insert(.dim) }
    return style
  }
}

// MARK: - By name

extension Color {
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
  /// Colours that are none of the terminal's own, bright enough on black and dark enough on white.
  public static let orange = Color(.rgb(208, 108, 0))
  public static let mint = Color(.rgb(0, 150, 130))
  public static let teal = Color(.rgb(0, 140, 160))
  public static let indigo = Color(.rgb(110, 106, 230))
  public static let pink = Color(.rgb(225, 60, 120))
  public static let brown = Color(.rgb(158, 118, 82))
  // The name is SwiftUI's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// What stands out: the way back, prominent buttons, links.
  public static let accentColor = Color(.rgb(0, 122, 205))
}

// MARK: - As a view

extension Color: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.element(FillElement.self, make: FillElement.init).look = FillElement.Look(
      style: Style(background: terminal))
  }
}
