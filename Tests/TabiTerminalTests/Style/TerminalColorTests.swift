import Testing

@testable import TabiTerminal

@Suite("Colours")
struct TerminalColorTests {
  @Test(
    "A colour that a screen lacks comes out as the nearest it has",
    arguments: [
      (TerminalColor.rgb(255, 0, 0), ColorDepth.palette256, TerminalColor.palette(196)),
      (.rgb(128, 128, 128), .palette256, .palette(244)), (.rgb(250, 10, 10), .ansi16, .ansi(9)),
      (.rgb(1, 2, 3), .truecolor, .rgb(1, 2, 3)), (.palette(196), .ansi16, .ansi(9)),
      (.palette(3), .ansi16, .ansi(3)),
      (.palette(3), .palette256, .palette(3)), (.palette(255), .ansi16, .ansi(7)),
      (.ansi(3), .ansi16, .ansi(3)),
      (.ansi(19), .truecolor, .ansi(3)), (.default, .ansi16, .default), (.ansi(3), .none, .default),
    ])
  func nearest(color: TerminalColor, depth: ColorDepth, expected: TerminalColor) {
    #expect(color.resolved(for: depth) == expected)
  }

  @Test("A style keeps its colours, and says them")
  func style() {
    var style = Style(foreground: .rgb(1, 2, 3), background: .palette(200), attributes: [.bold, .underline])
    #expect(style.foreground == .rgb(1, 2, 3))
    #expect(style.background == .palette(200))
    #expect(style.description == "bold underline rgb(1,2,3) on palette(200)")
    style.foreground = .ansi(12)
    style.background = .default
    #expect(style == Style(foreground: .ansi(12), attributes: [.bold, .underline]))
    #expect(style.description == "bold underline bright-blue")
    #expect(Style.plain.description == "plain")
  }
}
