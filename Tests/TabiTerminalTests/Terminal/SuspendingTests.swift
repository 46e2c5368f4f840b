import Glibc
import TerminalHarness
import Testing

@Suite("Stopping and going on", .serialized)
struct SuspendingTests {
  @Test("When it is stopped, the terminal is the shell's; fg draws everything at the size it has then")
  func suspends() throws {
    let terminal = try WindowsBinary.interactiveShell()
    terminal.send("$windows\n")
    try #require(terminal.wait(for: "#0 ready"))
    for round in 1...3 {
      if round == 2 { terminal.signalForeground(SIGTSTP) } else { terminal.send("p\u{1A}") }
      try #require(terminal.wait(for: PseudoTerminal.leavingScreen))
      try #require(terminal.wait(for: round == 2 ? "Stopped" : "printed\r\nand reported\r\n"))
      if round != 2 { try #require(terminal.wait(for: "Stopped")) }
      try #require(terminal.wait(for: "$ "))
      terminal.send("stty -a | grep -o -e ' icanon' -e ' echo ' -e ' isig'; echo see''n\n")
      try #require(
        terminal.wait(for: " isig") && terminal.wait(for: " icanon") && terminal.wait(for: " echo"))
      try #require(terminal.wait(for: "seen"))
      terminal.resize(columns: 60 + round, rows: 20)
      terminal.send("fg\n")
      for text in ["\u{1B}[?1049h", "한국어", "English", "resize · \(60 + round)x20"] {
        try #require(terminal.wait(for: text), "\(round): \(text)")
      }
    }
    terminal.send("q")
    try #require(terminal.wait(for: "$ "))
    terminal.send("exit\n")
    #expect(terminal.wait() == .exit(0))
  }

  @Test("Sent to the background it stays stopped, and draws nothing")
  func background() throws {
    let terminal = try WindowsBinary.interactiveShell()
    terminal.send("$windows\n")
    try #require(terminal.wait(for: "#0 ready"))
    terminal.send("\u{1A}")
    try #require(terminal.wait(for: "Stopped") && terminal.wait(for: "$ "))
    let shown = terminal.text.ranges(of: "한국어").count
    terminal.send("bg; wait %1; echo see''n\n")  // until the shell knows that it is stopped again
    try #require(terminal.wait(for: "seen"))
    #expect(terminal.text.ranges(of: "한국어").count == shown)
    terminal.send("fg\n")
    try #require(terminal.wait(for: "resize · 80x24"))
  }

  @Test("Where nobody could continue it, Ctrl-Z draws everything and goes on")
  func orphan() throws {
    let terminal = try WindowsBinary.start()
    terminal.send("\u{1A}")
    try #require(terminal.wait(for: "resize"))
    terminal.send("q")
    #expect(terminal.wait() == .exit(0))
    #expect(terminal.isRestored)
  }

  @Test("Stopped by force and continued, it draws everything again")
  func continued() throws {
    let terminal = try WindowsBinary.start()
    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    try #require(terminal.wait(for: "한국어") && terminal.wait(for: "#0 ready"))
  }

  @Test("An editor has the terminal to itself, and after it mouse, paste and screen are back")
  func editor() throws {
    let terminal = try WindowsBinary.start(["EDITOR": "stty -a"])
    terminal.send("\u{1B}[B")
    #expect(terminal.waitForRedraw(saying: "#1 Down"))
    terminal.send("e")
    try #require(terminal.wait(for: PseudoTerminal.leavingScreen))
    try #require(terminal.wait(for: " icanon") && terminal.wait(for: " echo "))
    for mode in ["1049", "1002", "1006", "1004", "2004"] {
      #expect(terminal.text.ranges(of: "\u{1B}[?\(mode)l").count == 1, "\(mode)")
    }
    for text in ["\u{1B}[?1002h", "\u{1B}[?1049h", "한국어", "resize"] {
      try #require(terminal.wait(for: text), "\(text.debugDescription)")
    }
    terminal.send("\u{1B}[<0;3;4M")
    #expect(terminal.waitForRedraw(saying: "press left 2,3"))
    terminal.send("q")
    #expect(terminal.wait() == .exit(0))
    #expect(terminal.isRestored)
  }
}
