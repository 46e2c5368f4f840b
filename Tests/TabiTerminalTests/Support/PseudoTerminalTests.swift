import Glibc
import TerminalHarness
import Testing

@Suite("Real terminals for tests", .serialized)
struct PseudoTerminalTests {
  @Test("A program talks to its terminal, learns its size, and says how it ended")
  func talk() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh",
      ["-c", "trap 'stty size; exit 3' WINCH; stty size; while read line; do echo \"<$line>\"; done"],
      columns: 33, rows: 7)
    #expect(terminal.wait(for: "7 33"))
    #expect(terminal.isCooked)
    terminal.send("가격\n")
    #expect(terminal.wait(for: "<가격>"))
    terminal.resize(columns: 44, rows: 8)
    terminal.send("\n")  // a shell runs its trap after the read
    #expect(terminal.wait(for: "8 44"))
    #expect(terminal.wait() == .exit(3))
  }

  @Test("A signal's number is how a program ended; without a terminal it is SIGHUP's")
  func signals() throws {
    let terminal = try PseudoTerminal("/bin/sh", ["-c", "echo ready; read line"])
    #expect(terminal.wait(for: "ready"))
    terminal.signal(SIGTERM)
    #expect(terminal.wait() == .signal(SIGTERM))
    let other = try PseudoTerminal("/bin/sh", ["-c", "echo ready; read line"])
    #expect(other.wait(for: "ready"))
    other.hangUp()
    #expect(other.wait() == .signal(SIGHUP))
  }

  @Test("tmux shows what a program wrote")
  func tmux() throws {
    let tmux = try Tmux(
      "printf '\\033[1m가격\\033[0m: '; read x; printf \"<$x>\\n\"; read x", columns: 40, rows: 5)
    #expect(tmux.wait(for: "가격:"))
    tmux.press("1", "2", "Enter")
    #expect(tmux.wait(for: "<12>"))
    #expect(tmux.screen(styled: true).contains("\u{1B}[1m가격"))
    #expect(tmux.pane("#{alternate_on} #{pane_width}x#{pane_height}") == "0 40x5")
  }
}
