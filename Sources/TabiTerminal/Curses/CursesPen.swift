internal import CNcurses

/// Turns cells into what ncurses stores.
@MainActor
final class CursesPen {
  /// How cells are shown.
  var presentation: Presentation
  /// How many colours ncurses has: 0, 8, 16, 88, 256 or 2^24.
  private let colors: Int
  private let isDirect: Bool
  private let hasDefaults: Bool
  private var pairs: ColorPairs
  /// The look of the style that was drawn last, which is mostly that of the next.
  private var last = (style: Style.plain, attributes: attr_t(0), pair: Int32(0))

  /// Called before pairs of colours give up their numbers for others, once a frame: those that are shown are to
  /// be used then, so that they are the last to go.
  var willReusePairs: (() -> Void)?
  /// Whether pairs did so in this frame.
  private var isReusing = false
  /// Whether cells may have been written with pairs that mean something else by now.
  private(set) var hasReusedPairs = false

  /// Starts ncurses' colours, once a terminal is set up.
  init(colors wanted: ColorDepth, ascii: Bool) {
    // Asking for pairs on a terminal without colours crashes.
    let hasColors = wanted != .none && has_colors() && start_color() == OK
    colors = hasColors ? Int(tabi_colors()) : 0
    hasDefaults = hasColors && use_default_colors() == OK
    isDirect = colors >= 1 << 24 && Terminfo.isDirect
    pairs = ColorPairs(capacity: hasColors ? Int(tabi_color_pairs()) - 1 : 0)
    let depth: ColorDepth =
      switch (colors, wanted) {
      case (0, _), (_, .none): .none
      case (_, .truecolor) where isDirect: .truecolor
      case (256..., .truecolor), (256..., .palette256): .palette256
      default: .ansi16
      }
    presentation = Presentation(colors: depth, ascii: ascii)
  }

  /// Starts a frame; in a fresh one, every cell will be written anew.
  func startFrame(isFresh: Bool) {
    isReusing = false
    last = (.plain, 0, 0)
    if isFresh { hasReusedPairs = false }
  }

  /// Counts a style's pair of colours as used.
  func use(_ style: Style) {
    if colors > 0 { _ = pairs.number(of: pair(style)) }
  }

  /// The cell in ncurses' form; nil for a continuation, which ncurses makes itself.
  func draw(_ cell: Cell) -> cchar_t? {
    guard cell.width > 0 else { return nil }
    var cell = cell
    if cell.style.attributes.contains(.strikethrough), !presentation.ascii { cell.append(Self.strike) }
    let (attributes, pair) = cell.style == last.style ? (last.attributes, last.pair) : look(cell.style)
    last = (cell.style, attributes, pair)
    return Self.character(of: cell, attributes, pair)
  }

  /// Bound to no actor, as this is done for each cell, and a closure on one would check each time where it runs.
  private nonisolated static func character(
    of cell: Cell, _ attributes: attr_t, _ pair: Int32
  ) -> cchar_t {
    var characters = (0, 0, 0, 0, 0, 0) as (wchar_t, wchar_t, wchar_t, wchar_t, wchar_t, wchar_t)
    var result = cchar_t()
    withUnsafeMutableBytes(of: &characters) { bytes in
      let characters = bytes.bindMemory(to: wchar_t.self)
      var count = 0
      cell.forEachScalar { scalar in
        characters[count] = wchar_t(bitPattern: scalar.value)
        count += 1
      }
      // Pairs above 255 are only understood through the last argument.
      var pair = pair
      _ = setcchar(&result, characters.baseAddress, attributes, Int16(clamping: pair), &pair)
    }
    return result
  }

  /// The attributes and the pair of colours of a style.
  private func look(_ style: Style) -> (attr_t, Int32) {
    var attributes: attr_t = 0
    for (attribute, bit) in Self.bits where style.attributes.contains(attribute) { attributes |= bit }
    guard colors > 0, style.foreground != .default || style.background != .default else {
      return (attributes, 0)
    }
    if colors < 16 || isDirect, case .ansi(8...) = style.foreground {
      attributes |= tabi_bold  // the bright half of eight colours
    }
    return (attributes, Int32(number(of: pair(style))))
  }

  private func pair(_ style: Style) -> ColorPairs.Pair {
    ColorPairs.Pair(
      foreground: number(style.foreground, default: 7), background: number(style.background, default: 0))
  }

  private func number(of pair: ColorPairs.Pair) -> Int {
    if let number = pairs.number(of: pair) { return number }
    if pairs.isFull, !isReusing {
      isReusing = true
      hasReusedPairs = true
      willReusePairs?()
    }
    let number = pairs.add(pair)
    init_extended_pair(Int32(number), pair.foreground, pair.background)
    return number
  }

  /// A line through the character. ncurses has no such attribute.
  static let strike: Unicode.Scalar = "\u{336}"

  static let bits: [(Attributes, attr_t)] = [
    (.bold, tabi_bold), (.dim, tabi_dim), (.italic, tabi_italic), (.underline, tabi_underline),
    (.reverse, tabi_reverse), (.blink, tabi_blink),
  ]

  /// ncurses' number for a colour.
  private func number(_ color: TerminalColor, default fallback: Int32) -> Int32 {
    switch color {
    case .default: hasDefaults ? -1 : fallback
    case .ansi(let index): Int32(index) & (colors < 16 || isDirect ? 7 : 15)
    case .palette(let index) where !isDirect: Int32(index)
    case .palette, .rgb:
      // Below 8 are the user's own.
      max(
        Int32(color.components.red) << 16 | Int32(color.components.green) << 8 | Int32(color.components.blue),
        8)
    }
  }
}
