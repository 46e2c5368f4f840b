internal import CNcurses
internal import Glibc

/// Asked for widths whatever the process's locale is, so that a screen in memory needs none.
private nonisolated(unsafe) let widthLocale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

extension Unicode.Scalar {
  /// How a code point is shown.
  enum Appearance: Equatable {
    /// As itself, in one or two columns.
    case spacing(Int)
    /// On the character before it.
    case mark
    /// Not at all: joiners, variation selectors and other instructions that terminals disagree on.
    case nothing
    /// As another code point, in one column: it would do something to the terminal, or nobody knows its
    /// width.
    case standIn(Unicode.Scalar)
  }

  /// How this code point is shown, by the C library's `wcwidth`.
  var appearance: Appearance {
    switch value {
    case 0x20...0x7E: return .spacing(1)
    case 0x00...0x1F: return .standIn(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
    case 0x7F: return .standIn("\u{2421}")
    case 0x80...0x9F: return .standIn("\u{FFFD}")
    case 0x202A...0x202E, 0x2066...0x2069: return .standIn("\u{FFFD}")  // text direction
    case 0xAD, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return .nothing  // soft hyphen, variation selectors
    case 0x1F3FB...0x1F3FF: return .spacing(2)
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: return .standIn("\u{FFFD}")  // private use
    default: break
    }
    switch columnsInC {
    case 0: return properties.generalCategory == .format ? .nothing : .mark
    case let columns where columns > 0: return .spacing(columns)
    default: return .standIn("\u{FFFD}")
    }
  }

  /// What `wcwidth` says: -1 for what it doesn't know.
  private var columnsInC: Int {
    let previous = uselocale(widthLocale)
    defer { uselocale(previous) }
    return Int(wcwidth(wchar_t(bitPattern: value)))
  }

  /// Whether this changes the colour of the emoji before it.
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }
}
