extension String {
  /// How many columns of a terminal this text takes.
  var terminalColumns: Int { unicodeScalars.reduce(0) { $0 + $1.terminalColumns } }
}

extension Unicode.Scalar {
  fileprivate var terminalColumns: Int {
    switch value {
    case 0x20...0x7E: return 1
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    // Hangul vowels and final consonants join the consonant before them.
    case 0x1160...0x11FF: return 0
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}
