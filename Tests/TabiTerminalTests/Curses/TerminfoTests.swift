import Testing

@testable import TabiTerminal

@Suite("The terminal's own description", .serialized)
@MainActor
struct TerminfoTests {
  private func decoded(_ text: String, type: String) throws -> String {
    let screen = try CursesScreen(headless: Size(width: 10, height: 2), type: type)
    defer { screen.leave() }
    var decoder = InputDecoder()
    decoder.keys = Terminfo.keys
    return (decoder.decode(Array(text.utf8)) + decoder.flush()).map { event in
      if case .key(let press) = event { return press.description }
      return "\(event)"
    }.joined(separator: " ")
  }

  @Test(
    "Each terminal's keys are what it says they are",
    arguments: [
      (
        "xterm-256color", "\u{1B}OA\u{1B}[A\u{1B}[1;5A\u{1B}[1;2D\u{1B}[1;3H\u{1B}[3;5~",
        "Up Up Ctrl-Up Shift-Left Alt-Home Ctrl-Delete"
      ),
      ("xterm-256color", "\u{1B}OP\u{1B}[15~\u{1B}[24~\u{1B}[1;2P\u{1B}[15;5~", "F1 F5 F12 Shift-F1 Ctrl-F5"),
      (
        "tmux-256color", "\u{1B}[1~\u{1B}[4~\u{1B}[Z\u{1B}[1;7C\u{1B}[1;2A",
        "Home End Shift-Tab Ctrl-Alt-Right Shift-Up"
      ),
      ("screen", "\u{1B}OA\u{1B}[1~\u{1B}[4~\u{1B}[11~", "Up Home End F1"),
      ("linux", "\u{1B}[A\u{1B}[[A\u{1B}[[E\u{1B}[25~\u{1B}[34~\u{1B}[G", "Up F1 F5 F13 F20 Clear"),
      ("vt100", "\u{1B}OA\u{1B}OP\u{1B}OS\u{1B}Ot", "Up F1 F4 F5"),
      (
        "xterm", "\u{1B}OH\u{1B}OF\u{1B}[5~\u{1B}[6~\u{1B}[2~\u{1B}[3~",
        "Home End PageUp PageDown Insert Delete"
      ),
    ])
  func keys(type: String, text: String, expected: String) throws {
    #expect(try decoded(text, type: type) == expected)
  }

  @Test("A terminal without a screen to go back to is left below what it shows")
  func leaving() throws {
    let screen = try CursesScreen(headless: Size(width: 10, height: 7), type: "vt100")
    defer { screen.leave() }
    let text = String(decoding: Terminfo.leavingText(rows: 7), as: UTF8.self)
    #expect(text.hasSuffix("\u{1B}[7;1H\r\n"))
    #expect(!text.contains("$<"))
    #expect(!Terminfo.hasModes)
  }
}
