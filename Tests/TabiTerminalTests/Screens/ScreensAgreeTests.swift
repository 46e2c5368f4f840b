import Testing

@testable import TabiTerminal

/// Draws at random on any screen; the same seed draws the same.
@MainActor
private struct DrawingProgram {
  private var random: RandomSource
  private static let texts = [
    "Products", "레고 블록 12,000 원", "カタカナ", "ｶﾅ", "e\u{301}a\u{308}\u{304}", "👨‍👩‍👧 👍🏽 🇰🇷 ✅",
    "\u{1B}[31m\u{7}\u{202E}",
    "₩1,512,000", "日", "\u{1112}\u{1161}\u{11AB}", "\u{301}x", "─│┌ ▒█ …", "न\u{93F}", " ", "",
    "가나다라마바사아자차카타파하", "日本語、ひらがな", "a\tb\t가", "☁\u{FE0F} 1\u{FE0F}\u{20E3}", "값\u{301}",
  ]

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func rect() -> Rect {
    Rect(x: number(-6...28), y: number(-3...9), width: number(0...24), height: number(0...8))
  }

  private mutating func color() -> TerminalColor {
    switch number(0...3) {
    case 0: .default
    case 1: .ansi(UInt8(number(0...15)))
    case 2: .palette(UInt8(number(16...255)))
    default: .rgb(UInt8(number(0...255)), UInt8(number(0...255)), UInt8(number(0...255)))
    }
  }

  private mutating func style() -> Style {
    Style(foreground: color(), background: color(), attributes: Attributes(rawValue: UInt8(number(0...127))))
  }

  /// A window full of text.
  private mutating func window() -> Window {
    let window = Window(frame: rect())
    let style = style()
    for y in 0..<window.bounds.height {
      var x = number(-2...0)
      while x < window.bounds.width {
        x += max(1, window.draw(text(), at: Position(x: x, y: y), style: style))
      }
    }
    return window
  }

  private mutating func text() -> String { Self.texts.randomElement(using: &random) ?? "" }

  /// Does one thing; returns a size if the screen should get it.
  mutating func step(_ windows: inout [Window]) -> Size? {
    guard windows.count > 1 || number(0...3) == 0, let window = windows.randomElement(using: &random) else {
      windows.append(window())
      return nil
    }
    switch number(0...17) {
    case 0: windows.insert(self.window(), at: number(0...windows.count))
    case 1: windows.remove(at: number(0...windows.count - 1))
    case 2: windows.shuffle(using: &random)
    case 3: window.frame.origin = rect().origin
    case 4: window.frame.size = rect().size
    case 5: window.isHidden.toggle()
    case 6: window.fill(rect(), with: style())
    case 7: window.drawBorder(window.bounds, line: .rounded, style: style())
    case 8:
      let style = style()
      window.restyle(rect()) { _ in style }
    case 9 where number(0...1) == 0: return Size(width: number(1...40), height: number(1...12))
    case 10: window.scroll(rect(), by: number(-3...3), style: style())
    default:
      let text = text()
      let clip = number(0...2) == 0 ? rect() : nil
      window.draw(text, at: Position(x: number(-4...24), y: number(-1...8)), style: style(), clip: clip)
    }
    return nil
  }
}

@Suite("Both screens agree", .serialized)
@MainActor
struct ScreensAgreeTests {
  @Test("Random windows show the same cells in memory and on ncurses", arguments: 0..<20)
  func agree(batch: UInt64) throws {
    let colors: ColorDepth = [.palette256, .ansi16, .none, .palette256][Int(batch % 4)]
    let ascii = batch == 3
    for seed in batch * 25..<batch * 25 + 25 {
      let size = Size(width: 30, height: 9)
      let curses = try CursesScreen(headless: size, colors: colors, ascii: ascii)
      defer { curses.leave() }
      let memory = VirtualScreen(size: size, colors: colors, ascii: ascii)
      // The same program twice, as a window's changes are taken over by the one screen that shows it.
      var programs = [DrawingProgram(seed: seed), DrawingProgram(seed: seed)]
      for step in 0..<50 {
        if let size = programs[0].step(&curses.windows) { curses.resize(to: size) }
        if let size = programs[1].step(&memory.windows) { memory.resize(to: size) }
        curses.present()
        memory.present()
        try #require(differences(memory, curses) == [], "seed \(seed), step \(step)\n\(memory.text)")
      }
    }
  }

  private func differences(_ memory: VirtualScreen, _ curses: CursesScreen) -> [String] {
    (0..<memory.size.height).flatMap { y -> [String] in
      let shown = curses.row(y)
      guard (0..<memory.size.width).contains(where: { memory.cell(x: $0, y: y) != shown[$0] }) else {
        return []
      }
      return ["row \(y): \(memory.row(y)) is \(shown.map(\.text).joined()): \(shown.map(\.style))"]
    }
  }

  @Test("A second screen is refused while there is one")
  func second() throws {
    let first = try CursesScreen(headless: Size(width: 10, height: 2))
    #expect(throws: TerminalError(.alreadyOpen)) { try CursesScreen(headless: Size(width: 10, height: 2)) }
    first.leave()
    first.leave()
    first.present()
    try CursesScreen(headless: Size(width: 10, height: 2)).leave()
  }
}
