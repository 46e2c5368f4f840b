/// A colour that a terminal can be asked for.
public enum TerminalColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case `default`
  /// One of the 16 colours that the user's theme defines, 0 to 15; others count modulo 16.
  case ansi(UInt8)
  /// One of the 256 colours of xterm.
  case palette(UInt8)
  /// Red, green and blue, 0 to 255 each.
  case rgb(UInt8, UInt8, UInt8)
}

/// How many colours a screen shows.
public enum ColorDepth: Sendable {
  /// None; attributes are kept.
  case none
  /// The 16 of the user's theme.
  case ansi16
  /// The 256 of xterm.
  case palette256
  /// Any red, green and blue.
  case truecolor
}

// MARK: - Fewer colours

extension TerminalColor {
  /// The nearest colour that `depth` has.
  public func resolved(for depth: ColorDepth) -> TerminalColor {
    switch (self, depth) {
    case (.default, _), (_, .none):
      .default
    case (.ansi(let index), _):
      .ansi(index & 15)
    case (.palette(let index), .ansi16) where index < 16:
      .ansi(index)
    case (.palette, .ansi16), (.rgb, .ansi16):
      .ansi(nearest(0...15, or: 0))
    case (.rgb, .palette256):
      .palette(nearest(232...255, or: nearestOfCube))  // the first 16 are the user's to change
    case (.palette, _), (.rgb, .truecolor):
      self
    }
  }

  typealias Components = (red: Int, green: Int, blue: Int)

  /// Red, green and blue, 0 to 255; black for the terminal's own.
  var components: Components {
    switch self {
    case .default: (0, 0, 0)
    case .ansi(let index): Self.ansi[Int(index & 15)]
    case .palette(let index): Self.components(ofPalette: index)
    case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
    }
  }

  /// The steps of xterm's 6×6×6 cube.
  private static let cube = [0, 95, 135, 175, 215, 255]

  /// What xterm shows for the 16 colours, unless the user's theme says otherwise.
  private static let ansi: [Components] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  private static func components(ofPalette index: UInt8) -> Components {
    switch Int(index) {
    case ..<16: return ansi[Int(index)]
    case 232...:
      let grey = 8 + 10 * (Int(index) - 232)
      return (grey, grey, grey)
    default:
      let step = Int(index) - 16
      return (cube[step / 36], cube[step / 6 % 6], cube[step % 6])
    }
  }

  /// The nearest of the cube's colours, component by component.
  private var nearestOfCube: UInt8 {
    let (red, green, blue) = components
    func step(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    return UInt8(16 + 36 * step(red) + 6 * step(green) + step(blue))
  }

  /// The nearest of some colours of xterm's, and of one more.
  private func nearest(_ candidates: ClosedRange<UInt8>, or other: UInt8) -> UInt8 {
    let color = components
    func distance(_ candidate: UInt8) -> Int {
      let other = Self.components(ofPalette: candidate)
      let red = color.red - other.red
      let green = color.green - other.green
      let blue = color.blue - other.blue
      return 3 * red * red + 4 * green * green + 2 * blue * blue  // the eye's weights, roughly
    }
    var (nearest, least) = (other, distance(other))
    for candidate in candidates {
      let distance = distance(candidate)
      if distance < least { (nearest, least) = (candidate, distance) }
    }
    return nearest
  }
}

// MARK: - In one number

extension TerminalColor {
  /// The kind, 0 to 3, above the 24 bits of the value: what styles store.
  var code: UInt32 {
    switch self {
    case .default: 0
    case .ansi(let index): 1 << 24 | UInt32(index)
    case .palette(let index): 2 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  /// Takes apart what ``code`` made.
  init(code: UInt32) {
    let low = UInt8(truncatingIfNeeded: code)
    switch code >> 24 {
    case 1: self = .ansi(low)
    case 2: self = .palette(low)
    case 3: self = .rgb(UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8), low)
    default: self = .default
    }
  }
}
