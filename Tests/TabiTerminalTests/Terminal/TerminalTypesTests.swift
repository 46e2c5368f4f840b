import Glibc
import TerminalHarness
import Testing

@Suite("Every terminal gets what it can show, or one sentence", .serialized)
struct TerminalTypesTests {
  /// Terminals, whether they have colours, and whether they know modes for mouse and paste, which the Linux console
  /// ignores.
  static let all = [
    ("xterm-256color", true, true), ("xterm", true, true), ("screen", true, true),
    ("screen-256color", true, true),
    ("tmux-256color", true, true), ("linux", true, true), ("ansi", true, false), ("vt100", false, false),
    ("vt220", false, false),
  ]

  @Test("Each is opened and left as it was, with colours if it has them and they are wanted", arguments: all)
  func types(type: String, hasColors: Bool, hasModes: Bool) throws {
    for changes in [["TERM": type], ["TERM": type, "NO_COLOR": "1"]] {
      let terminal = try WindowsBinary.start(changes)
      terminal.send("q")
      #expect(terminal.wait() == .exit(0))
      #expect(terminal.modes == terminal.initialModes)
      #expect(sendsColor(terminal.text) == (hasColors && changes["NO_COLOR"] == nil))
      for mode in ["1002", "1006", "1004", "2004"] {
        #expect(terminal.text.contains("\u{1B}[?\(mode)h") == hasModes)
        #expect(terminal.text.contains("\u{1B}[?\(mode)l") == hasModes)
      }
      if type.hasPrefix("xterm") {
        #expect(terminal.isRestored)
        #expect(terminal.text.contains("7m #0 ready"))  // attributes are kept without colours
      }
    }
  }

  /// Whether a sequence sets a colour.
  private func sendsColor(_ text: String) -> Bool {
    text.split(separator: "\u{1B}[").contains { sequence in
      let parameters = sequence.prefix { $0.isNumber || $0 == ";" }
      guard sequence.dropFirst(parameters.count).first == "m" else { return false }
      return parameters.split(separator: ";").compactMap { Int($0) }.contains { number in
        [30...38, 40...48, 90...97, 100...107].contains { $0.contains(number) }
      }
    }
  }

  @Test(
    "Without a terminal that can do it, one sentence on stderr, status 1, and no escape code",
    arguments: [
      ("$windows", nil, "TERM is not set"), ("$windows", "", "TERM is not set"),
      ("$windows", "dumb", "“dumb”"),
      ("$windows", "nonesuch\u{1B}[31m", "“nonesuch"),
      ("$windows </dev/null", "xterm", "input is not a terminal"),
      ("set -o pipefail; $windows | cat", "xterm", "output is not a terminal"),
      ("$windows >/dev/null", "xterm", "output is not a terminal"),
    ] as [(String, String?, String)])
  func refused(command: String, type: String?, sentence: String) throws {
    let terminal = try WindowsBinary.shell(command, ["TERM": type])
    #expect(terminal.wait() == .exit(1))
    #expect(terminal.text.contains(sentence), "\(terminal.text)")
    #expect(terminal.text.split(separator: "\r\n").count == 1)
    #expect(!terminal.bytes.contains(0x1B))
    #expect(terminal.modes == terminal.initialModes)
  }

  @Test(
    "The locale decides between UTF-8 and ASCII; one that isn't installed says UTF-8 all the same",
    arguments: [("C.UTF-8", false), (nil, false), ("ko_KR.UTF-8", false), ("C", true), ("ko_KR.eucKR", true)]
      as [(String?, Bool)])
  func locales(locale: String?, isASCII: Bool) throws {
    let terminal = try WindowsBinary.start(["LANG": locale])
    terminal.send("q")
    #expect(terminal.wait() == .exit(0))
    #expect(terminal.bytes.allSatisfy { $0 < 0x80 } == isASCII)
    #expect(terminal.text.contains(isASCII ? "+- ???" : "╭─ 한국어 ─"))
  }

  @Test("Exported LINES and COLUMNS freeze nothing")
  func exportedSize() throws {
    let terminal = try WindowsBinary.start(["LINES": "5", "COLUMNS": "10"])
    #expect(terminal.text.contains("80x24"))
    terminal.resize(columns: 100, rows: 30)
    #expect(terminal.wait(for: "100x30"))
  }
}
