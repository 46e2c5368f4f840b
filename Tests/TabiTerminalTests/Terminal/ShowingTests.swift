import Glibc
import TerminalHarness
import Testing

@Suite("What a real terminal shows", .serialized)
struct ShowingTests {
  @Test("Without a terminal, the screen is printed")
  func headless() throws {
    #expect(
      try WindowsBinary.headless("40x12", "Left Up Tab") == """

           ╭─ 한국어 ───────────────╮
           │                        │
           │ 가격: 12,000 원        │
           │ 레고 블록 ☁ 👨         │════════╗
           │ 쓰레기봉투 ₩500        │        ║
           │ 화살표: 옮기기         │h ━━━━━━━━━
           │                        │
           ╰────────────────────────╯ 12,000
                    ║ Tab:  ┃ Camera  112,000
                    ║       ┃ ␛[31m is inert
         #3 Tab · 40x12
        """)
  }

  @Test(
    "tmux shows what a screen in memory does, wide characters and emoji included",
    arguments: [1, 2] as [UInt64])
  func sameAsInMemory(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let tmux = try WindowsBinary.tmux()
    var keys: [String] = []
    for round in 1...6 {
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        let key = ["Left", "Right", "Up", "Down", "Tab"].randomElement(using: &random) ?? "Tab"
        tmux.press(key)
        keys.append(key)
      }
      #expect(tmux.wait(for: "#\(keys.count) \(keys.last ?? "")"))
      let shown = cells(tmux)
      #expect(
        try trimmed(tmux.screen()) == WindowsBinary.headless("80x24", keys.joined(separator: " ")),
        "seed \(seed), round \(round): \(keys)")
      tmux.press("C-l")
      #expect(tmux.wait { _ in cells(tmux) == shown }, "a fresh paint differs: seed \(seed)")
    }
  }

  @Test("Any size is drawn, and after it the full screen, as painted afresh")
  func sizes() throws {
    let tmux = try WindowsBinary.tmux()
    var count = 0
    for (columns, rows) in [(40, 12), (2, 1), (1, 1), (500, 200), (3, 50), (80, 24)] {
      tmux.resize(columns: columns, rows: rows)
      #expect(tmux.wait { _ in tmux.pane("#{pane_width}x#{pane_height}") == "\(columns)x\(rows)" })
      count += 1
      if columns >= 40 {
        #expect(tmux.wait { $0.contains("resize · \(columns)x\(rows)") }, "\(tmux.screen())")
      }
    }
    #expect(
      try trimmed(tmux.screen()).split(separator: "\n").dropLast()
        == WindowsBinary.headless("80x24", "").split(separator: "\n").dropLast())
    let shown = cells(tmux)
    tmux.press("C-l")
    #expect(tmux.wait { _ in cells(tmux) == shown })
  }

  @Test("A storm of sizes leaves nothing behind", arguments: [1, 2, 3] as [UInt64])
  func storm(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let terminal = try WindowsBinary.start()
    for _ in 0..<200 {
      let columns = [1, 2, 80, Int.random(in: 1...500, using: &random)].randomElement(using: &random) ?? 1
      let rows = [1, 2, 24, Int.random(in: 1...200, using: &random)].randomElement(using: &random) ?? 1
      terminal.resize(columns: columns, rows: rows)
      if Bool.random(using: &random) { terminal.send("\u{1B}[C\t") }
    }
    terminal.resize(columns: 81, rows: 25)
    #expect(terminal.wait(for: "81x25"), "seed \(seed)")
    terminal.send("q")
    #expect(terminal.wait() == .exit(0), "seed \(seed)")
    #expect(terminal.isRestored)
  }

  @Test("A terminal that takes little at a time, and signals in between, lose nothing")
  func slow() throws {
    let terminal = try WindowsBinary.start(columns: 500, rows: 200, isBlocking: false)
    for _ in 0..<100 { terminal.send("\u{1B}[C") }
    #expect(terminal.waitForRedraw(saying: "#100 Right"))
    let paint = lastPaint(terminal)
    // Nobody reads meanwhile.
    for _ in 0..<20 {
      terminal.send("\u{C}")
      terminal.signal(SIGWINCH)
      terminal.signal(SIGPIPE)
    }
    for _ in 0..<20 { #expect(terminal.wait(for: "#100 Right")) }
    #expect(lastPaint(terminal) == paint)
  }

  /// What was sent since the screen was cleared, up to the status row.
  private func lastPaint(_ terminal: PseudoTerminal) -> Substring {
    let text = terminal.text
    let start = text.ranges(of: "\u{1B}[2J").last?.upperBound ?? text.startIndex
    let end = text.ranges(of: "#100 Right").last?.upperBound ?? start
    return text[min(start, end)..<end]
  }

  private func cells(_ tmux: Tmux) -> [[StyledCell]] { StyledCell.rows(tmux.screen(styled: true)) }

  /// The rows with the blanks at their ends cut.
  private func trimmed(_ screen: String) -> String {
    screen.hasSuffix("\n") ? String(screen.dropLast()) : screen
  }
}
