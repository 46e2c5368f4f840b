import TerminalHarness
import Testing

@Suite("What is typed, clicked and pasted on a real terminal arrives", .serialized)
struct TypingTests {
  static let sequences: [(String, String)] = [
    ("a", "a"), ("Z", "Z"), ("가", "가"), ("é", "é"), ("🙂", "🙂"), (" ", "Space"), ("\r", "Enter"),
    ("\n", "Enter"),
    ("\t", "Tab"), ("\u{1B}[Z", "Shift-Tab"), ("\u{7F}", "Backspace"), ("\u{8}", "Backspace"),
    ("\u{1}", "Ctrl-A"),
    ("\0", "Ctrl-Space"), ("\u{1B}a", "Alt-a"), ("\u{1B}가", "Alt-가"), ("\u{1B}\r", "Alt-Enter"),
    ("\u{1B}[A", "Up"), ("\u{1B}OB", "Down"), ("\u{1B}[C", "Right"), ("\u{1B}OD", "Left"),
    ("\u{1B}OH", "Home"),
    ("\u{1B}OF", "End"), ("\u{1B}[5~", "PageUp"), ("\u{1B}[6~", "PageDown"), ("\u{1B}[2~", "Insert"),
    ("\u{1B}[3~", "Delete"), ("\u{1B}[1;5A", "Ctrl-Up"), ("\u{1B}[1;2B", "Shift-Down"),
    ("\u{1B}[1;3D", "Alt-Left"),
    ("\u{1B}[3;5~", "Ctrl-Delete"), ("\u{1B}OP", "F1"), ("\u{1B}OS", "F4"), ("\u{1B}[15~", "F5"),
    ("\u{1B}[24~", "F12"),
    ("\u{1B}[25~", "F13"), ("\u{1B}[34~", "F20"), ("\u{1B}[<0;250;20M", "press left 249,19"),
    ("\u{1B}[<0;250;20m", "release left 249,19"), ("\u{1B}[<34;3;4M", "drag right 2,3"),
    ("\u{1B}[<64;1;1M", "wheelUp - 0,0"), ("\u{1B}[<65;1;1M", "wheelDown - 0,0"), ("\u{1B}[I", "focus in"),
    ("\u{1B}[O", "focus out"), ("\u{1B}[200~q\r\u{1B}[A가\u{1B}[201~", "paste 6 q␊␛[A가"),
  ]

  // Whole, as terminals send them: what arrives in pieces also depends on how long a piece takes, and the
  // decoder's own tests cut everywhere.
  @Test("Each sequence is its key")
  func keys() throws {
    let terminal = try WindowsBinary.start(columns: 300)
    for (number, (text, name)) in Self.sequences.enumerated() {
      terminal.send(text)
      #expect(terminal.waitForRedraw(saying: "#\(number + 1) \(name) ·"), "\(name)")
    }
    terminal.send(Self.sequences.map(\.0).joined())
    #expect(terminal.waitForRedraw(saying: "#\(2 * Self.sequences.count) paste 6"))
  }

  @Test("A lone Esc is a key without another to follow it")
  func escape() throws {
    let terminal = try WindowsBinary.start()
    terminal.send("\u{1B}")
    #expect(terminal.wait(for: "Esc"))
    #expect(terminal.waitForRedraw(saying: "#1 Esc"))
  }

  @Test("What a terminal answers, what nobody knows and what is no UTF-8 types nothing else")
  func swallowed() throws {
    let terminal = try WindowsBinary.start()
    for text in [
      "\u{1B}]11;rgb:1e1e/", "1e1e/1e1e\u{1B}\\", "\u{1B}[?1;2c", "\u{1B}P1+r54\u{1B}\\", "\u{1B}[999z",
    ] {
      terminal.send(text)
    }
    #expect(terminal.waitForRedraw(saying: "#0 ready"))
    terminal.send([0xC3])
    terminal.send([0x61])
    #expect(terminal.waitForRedraw(saying: "#2 a"))
  }

  @Test("A paste that is never closed doesn't keep Ctrl-C away, however often it is pressed")
  func unterminated() throws {
    let terminal = try WindowsBinary.start()
    terminal.send("\u{1B}[200~abc")
    for _ in 0..<20 where terminal.isSilent(seconds: 0.3) { terminal.send("\u{3}") }
    #expect(terminal.wait() == .exit(0))
  }

  @Test("A thousand keys in one write are a thousand events")
  func many() throws {
    let terminal = try WindowsBinary.start()
    terminal.send(String(repeating: "\u{1B}[B", count: 1000))
    #expect(terminal.waitForRedraw(saying: "#1000 Down"))
  }

  @Test("A megabyte pasted arrives whole, and presses nothing")
  func paste() throws {
    let terminal = try WindowsBinary.start()
    let text = String(repeating: "레고 q\r", count: 100_000)
    terminal.send("\u{1B}[200~\(text)\u{1B}[201~")
    #expect(terminal.waitForRedraw(saying: "#1 paste 500000 레고 q␊레고"))
  }

  @Test("In tmux, keys by its own names for them")
  func tmuxKeys() throws {
    let tmux = try WindowsBinary.tmux()
    let keys = [
      ("Up", "Up"), ("Down", "Down"), ("Left", "Left"), ("Right", "Right"), ("Home", "Home"), ("End", "End"),
      ("PPage", "PageUp"), ("NPage", "PageDown"), ("IC", "Insert"), ("DC", "Delete"), ("BSpace", "Backspace"),
      ("Tab", "Tab"), ("BTab", "Shift-Tab"), ("Escape", "Esc"), ("Enter", "Enter"), ("Space", "Space"),
      ("F1", "F1"), ("F4", "F4"), ("F5", "F5"), ("F12", "F12"), ("C-a", "Ctrl-A"), ("M-a", "Alt-a"),
      ("M-1", "Alt-1"), ("C-Up", "Ctrl-Up"), ("M-Left", "Alt-Left"), ("S-Right", "Shift-Right"),
      ("S-F1", "Shift-F1"),
      ("C-Space", "Ctrl-Space"), ("가", "가"),
    ]
    for (number, (key, name)) in keys.enumerated() {
      tmux.press(key)
      #expect(tmux.wait(for: "#\(number + 1) \(name) ·"), "\(key): \(tmux.screen())")
    }
    tmux.paste("q\rq가\u{1B}[A")
    #expect(tmux.wait(for: "#\(keys.count + 1) paste"))
    #expect(
      tmux.pane("#{alternate_on} #{cursor_flag} #{mouse_button_flag} #{mouse_sgr_flag}") == "1 0 1 1")
  }
}
