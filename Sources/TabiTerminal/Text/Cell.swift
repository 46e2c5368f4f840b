/// One column of a window: a character with a style.
///
/// A character of two columns takes two cells, itself and a continuation. A cell holds a code point that has
/// a width and up to four marks on it, which is what ncurses holds.
public struct Cell: Hashable, Sendable {
  /// How the cell looks.
  public var style: Style
  /// Code points of 21 bits each, the first lowest: three here, two in `high`. Zero ends them.
  private var low: UInt64
  /// Two code points, and the width in the top two bits.
  private var high: UInt64

  /// 2 for a wide character, 1 for others, 0 for the second column of a wide one.
  public var width: Int { Int(high >> 62) }

  /// An empty column.
  public static func blank(_ style: Style = .plain) -> Cell {
    Cell(" ", width: 1, style: style)
  }

  /// The second column of a wide character.
  static func continuation(_ style: Style) -> Cell {
    Cell("\0", width: 0, style: style)
  }

  /// Creates a cell of one code point. `width` is what ``Unicode/Scalar/columns`` says.
  init(_ scalar: Unicode.Scalar, width: Int, style: Style) {
    self.style = style
    low = UInt64(scalar.value)
    high = UInt64(width) << 62
  }

  /// Adds a mark; a fifth is left out.
  mutating func append(_ mark: Unicode.Scalar) {
    let value = UInt64(mark.value)
    if low >> 21 == 0 {
      low |= value << 21
    } else if low >> 42 == 0 {
      low |= value << 42
    } else if high & 0x1F_FFFF == 0 {
      high |= value
    } else if high >> 21 & 0x1F_FFFF == 0 {
      high |= value << 21
    }
  }
}

// MARK: - Reading

extension Cell {
  /// The character, `" "` for an empty column and `""` for the second column of a wide one.
  public var text: String {
    var text = String.UnicodeScalarView()
    forEachScalar { text.append($0) }
    return String(text)
  }

  /// Calls `body` for each code point, the one with a width first; never for a continuation.
  func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    for place in 0..<5 {
      let bits = place < 3 ? low >> (21 * UInt64(place)) : high >> (21 * UInt64(place - 3))
      let value = UInt32(truncatingIfNeeded: bits & 0x1F_FFFF)
      guard value != 0, let scalar = Unicode.Scalar(value) else { return }
      body(scalar)
    }
  }

  /// The code point with a width; nil for a continuation.
  var base: Unicode.Scalar? {
    width == 0 ? nil : Unicode.Scalar(UInt32(truncatingIfNeeded: low & 0x1F_FFFF))
  }

  /// An empty column that looks like this one: what is left of a character that was cut.
  var blanked: Cell { .blank(style) }
}
