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

  @Test(
    "No other colour of the 256, or of the 16, is nearer than the one chosen",
    arguments: [1, 2, 3] as [UInt64])
  func nearestOfAll(seed: UInt64) {
    var random = RandomSource(seed: seed)
    func distance(_ a: TerminalColor, _ b: TerminalColor) -> Int {
      let (a, b) = (a.components, b.components)
      let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
      return 3 * red * red + 4 * green * green + 2 * blue * blue
    }
    let some = { UInt8.random(in: 0...255, using: &random) }
    for color in (0..<300).map({ _ in TerminalColor.rgb(some(), some(), some()) }) {
      let palette = (16...255).map { distance(color, .palette($0)) }.min()
      #expect(distance(color, color.resolved(for: .palette256)) == palette, "\(color), seed \(seed)")
      let ansi = (0...15).map { distance(color, .ansi($0)) }.min()
      #expect(distance(color, color.resolved(for: .ansi16)) == ansi, "\(color), seed \(seed)")
    }
  }

  @Test("A colour that a screen has, in other words, stays as it is; and what is resolved once stays so")
  func exact() {
    for index in UInt8(16)...255 {
      let (red, green, blue) = TerminalColor.palette(index).components
      let color = TerminalColor.rgb(UInt8(red), UInt8(green), UInt8(blue))
      #expect(color.resolved(for: .palette256).components == (red, green, blue))
      for depth in [ColorDepth.none, .ansi16, .palette256, .truecolor] {
        let resolved = color.resolved(for: depth)
        #expect(resolved.resolved(for: depth) == resolved)
      }
    }
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
