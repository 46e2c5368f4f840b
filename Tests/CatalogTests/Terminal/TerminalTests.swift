import Glibc
import TerminalHarness
import Testing

/// The built program on a terminal of its own: what a shell has before it is what it has after it.
@Suite("catalog on a terminal", .serialized)
struct TerminalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var database: String { folder.file("products.sqlite") }

  private func start(_ changes: [String: String] = [:]) throws -> PseudoTerminal {
    // Swift's own backtracer takes seconds, and what is tested comes before it.
    let environment = PseudoTerminal.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    return try PseudoTerminal(
      CatalogBinary.path, ["--database", database], environment: environment.merging(changes) { $1 })
  }

  /// Whether the terminal is as it was: its modes, the main screen, the cursor, mouse and paste.
  private func isRestored(_ terminal: PseudoTerminal) -> Bool {
    let last = { (on: String, off: String) in
      let text = terminal.text
      guard let end = text.lastRange(of: off) else { return !text.contains(on) }
      return !text[end.upperBound...].contains(on)
    }
    return terminal.modes == terminal.initialModes && last("\u{1B}[?1049h", "\u{1B}[?1049l")
      && last("\u{1B}[?25l", "\u{1B}[?25h")
      && last("\u{1B}[?1002h", "\u{1B}[?1002l") && last("\u{1B}[?1006h", "\u{1B}[?1006l")
      && last("\u{1B}[?2004h", "\u{1B}[?2004l")
  }

  @Test("q on a root page leaves with status 0 and gives the terminal back", arguments: ["q", "\u{3}"])
  func quits(key: String) throws {
    let terminal = try start()
    #expect(terminal.wait(for: "products"))
    #expect(!terminal.isCooked)
    terminal.send(key)
    #expect(terminal.wait() == .exit(0))
    #expect(isRestored(terminal))
  }

  @Test(
    "A signal ends the program by itself and gives the terminal back first",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV])
  func signals(number: Int32) throws {
    let terminal = try start()
    #expect(terminal.wait(for: "products"))
    terminal.signal(number)
    #expect(terminal.wait() == .signal(number))
    #expect(isRestored(terminal))
  }

  @Test("When the terminal is closed the program ends")
  func hangUp() throws {
    let terminal = try start()
    #expect(terminal.wait(for: "products"))
    terminal.hangUp()
    // It is told twice, by the signal and by the end of its input, and either may come first.
    let ending = terminal.wait()
    #expect(ending == .signal(SIGHUP) || ending == .exit(0))
  }

  @Test("Ctrl-Z gives the terminal to the shell, and fg draws the screen at the size it has then")
  func suspends() throws {
    let environment = PseudoTerminal.environment.merging(["PS1": "$ "]) { $1 }
    let terminal = try PseudoTerminal("/bin/bash", ["--norc", "-i"], environment: environment)
    #expect(terminal.wait(for: "$ "))
    terminal.send("\(CatalogBinary.path) --database \(database)\n")
    #expect(terminal.wait(for: "4 Profile"))
    terminal.send("\u{1A}")
    #expect(terminal.wait(for: "Stopped"))
    #expect(terminal.text.lastRange(of: "\u{1B}[?1049l") != nil)
    terminal.send("stty -a | grep -o -e ' icanon' -e ' echo '; echo seen\n")
    #expect(terminal.wait(for: " icanon"))
    #expect(terminal.wait(for: "seen"))
    terminal.resize(columns: 60, rows: 20)
    terminal.send("fg\n")
    #expect(terminal.wait(for: "4 Profile"))
    terminal.send("q")
    #expect(terminal.wait(for: "$ "))
    terminal.send("exit\n")
    #expect(terminal.wait() == .exit(0))
  }

  @Test(
    "Without a terminal, or on one that can't do it, one sentence and status 1",
    arguments: ["TERM=", "TERM=dumb", "TERM=nonesuch"])
  func badTerminals(setting: String) throws {
    let terminal = try start(["TERM": String(setting.dropFirst(5))])
    #expect(terminal.wait() == .exit(1))
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(terminal.text.split(separator: "\r\n").count == 1)
  }

  @Test("In tmux the keys lead through the pages, and the screen follows the terminal's size")
  func tmux() throws {
    let tmux = try Tmux("\(CatalogBinary.path) --database \(database); echo left; read x")
    #expect(tmux.wait(for: "15 products"))
    tmux.press("2")
    #expect(tmux.wait(for: "▸ 레고"))
    tmux.press("Down", "Enter")
    #expect(tmux.wait(for: "‹ Products"))
    #expect(tmux.wait(for: "▸ Edit ◂"))
    tmux.press("Enter")
    #expect(tmux.wait(for: "▸카메라"))
    tmux.press("BSpace", "BSpace", "BSpace", "사", "진", "기", "Enter")
    #expect(tmux.wait(for: "Saved 사진기, 112,000 원"))
    #expect(tmux.wait(for: "▸ 사진기"))
    tmux.resize(columns: 40, rows: 12)
    #expect(tmux.wait { $0.split(separator: "\n").last?.hasPrefix(" 1 Home[2 Products]") == true })
    #expect(tmux.pane("#{alternate_on}") == "1")
    tmux.press("q")
    #expect(tmux.wait(for: "left"))
    #expect(tmux.pane("#{alternate_on} #{cursor_flag}") == "0 1")
  }
}

extension String {
  fileprivate func lastRange(of text: String) -> Range<String.Index>? {
    ranges(of: text).last
  }
}
