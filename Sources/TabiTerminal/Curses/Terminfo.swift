internal import CNcurses
internal import Glibc

/// What the terminal's description says, once ncurses has loaded one.
@MainActor
enum Terminfo {
  /// Loads the description of a type of terminal.
  static func load(_ type: String, for file: Int32) throws(TerminalError) {
    var result: Int32 = 0
    guard type != "dumb" else { throw TerminalError(.limitedType(type)) }
    guard setupterm(type, file, &result) == OK else {
      throw TerminalError(result == 1 ? .limitedType(type) : .unknownType(type))
    }
    guard string("cup") != nil, string("clear") != nil else { throw TerminalError(.limitedType(type)) }
  }

  /// A capability that is a text; nil where the terminal lacks it.
  static func string(_ name: String) -> [UInt8]? {
    guard let text = tigetstr(name), text != UnsafeMutablePointer(bitPattern: -1) else { return nil }
    return withoutPadding(Array(String(cString: text).utf8))
  }

  /// Whether it shows any red, green and blue, by number.
  static var isDirect: Bool { tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || string("RGB") != nil }

  /// Whether it is a terminal that knows xterm's modes: mouse, paste, focus.
  static var hasModes: Bool { string("kmous") != nil }

  /// The text that leaves the screen, from the state that we bring the terminal into.
  static func leavingText(rows: Int) -> [UInt8] {
    var text = hasModes ? Array(modesOff.utf8) : []
    for name in ["sgr0", "op", "cnorm", "rmkx"] { text += string(name) ?? [] }
    if let restore = string("rmcup") { return text + restore }
    // Without a screen to go back to, go on below this one.
    guard let move = tigetstr("cup"), let bottom = tabi_cup(move, Int32(rows) - 1) else { return text }
    return text + withoutPadding(Array(String(cString: bottom).utf8)) + Array("\r\n".utf8)
  }

  /// Buttons, movement with a button down, columns past 223; the focus; pasted text in brackets.
  static let modesOn = "\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2004h"
  static let modesOff = "\u{1B}[?2004l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1002l"

  /// A capability without `$<5>`, which asked slow terminals for a pause.
  private static func withoutPadding(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isPadding = false
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "$"), index + 1 < text.count, text[index + 1] == UInt8(ascii: "<") {
        isPadding = true
      }
      if !isPadding { result.append(byte) }
      if byte == UInt8(ascii: ">") { isPadding = false }
    }
    return result
  }
}
