extension String {
  /// This text with a sign in the place of each character that would move the cursor, start an escape
  /// sequence or turn the direction of the text around: `␛`, `␊`, or `�` for those that have no sign.
  var withVisibleControls: String {
    var shown = UnicodeScalarView()
    shown.append(contentsOf: unicodeScalars.lazy.map { $0.isControl ? $0.sign : $0 })
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may take this for more than a character to show.
  var isControl: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var sign: Unicode.Scalar {
    switch value {
    case 0...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
