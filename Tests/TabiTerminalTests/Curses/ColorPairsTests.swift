import Testing

@testable import TabiTerminal

@Suite("Pairs of colours", .serialized)
@MainActor
struct ColorPairsTests {
  private func pair(_ number: Int) -> ColorPairs.Pair {
    ColorPairs.Pair(foreground: Int32(number), background: -1)
  }

  @Test("The pair used least recently gives up its number")
  func leastRecent() {
    var pairs = ColorPairs(capacity: 3)
    #expect((1...3).map { pairs.add(pair($0)) } == [1, 2, 3])
    #expect(pairs.isFull)
    #expect(pairs.number(of: pair(1)) == 1)
    #expect(pairs.add(pair(4)) == 2)
    #expect(pairs.number(of: pair(2)) == nil)
    #expect(pairs.add(pair(5)) == 3)
    #expect(pairs.add(pair(6)) == 1)
    #expect([4, 5, 6].map { pairs.number(of: pair($0)) } == [2, 3, 1])
  }

  @Test("Any number of pairs goes through any number of numbers", arguments: [0, 1, 2, 63])
  func many(capacity: Int) {
    var pairs = ColorPairs(capacity: capacity)
    var recent: [Int] = []
    var random = RandomSource(seed: 7)
    for _ in 0..<2000 {
      let next = Int.random(in: 0..<100, using: &random)
      let number = pairs.number(of: pair(next))
      #expect((number != nil) == recent.contains(next))
      if number == nil { #expect((0...capacity).contains(pairs.add(pair(next)))) }
      recent = Array((recent.filter { $0 != next } + [next]).suffix(capacity))
    }
  }

  @Test("More pairs than a terminal has come and go, and what is shown keeps its colours")
  func reuse() throws {
    let screen = try CursesScreen(headless: Size(width: 20, height: 6), type: "linux")  // 63 pairs
    defer { screen.leave() }
    let title = Window(frame: Rect(x: 0, y: 0, width: 20, height: 1))
    let titleStyle = Style(foreground: .ansi(3), background: .ansi(4))
    title.fill(title.bounds, with: titleStyle)
    let hidden = Window(frame: Rect(x: 0, y: 1, width: 20, height: 1))
    hidden.fill(hidden.bounds, with: Style(foreground: .ansi(5), background: .ansi(6)))
    let page = Window(frame: Rect(x: 0, y: 1, width: 20, height: 5))
    screen.windows = [hidden, title]
    screen.present()
    screen.windows = [hidden, title, page]
    for shift in 0..<81 {
      for x in 0..<20 {
        let style = Style(foreground: color((shift + x) % 9), background: color((shift + x) / 9 % 9))
        page.fill(Rect(x: x, y: 0, width: 1, height: 5), with: style)
      }
      screen.present()
      for x in 0..<20 {
        #expect(screen.cell(x: x, y: 0).style == titleStyle)
        #expect(screen.cell(x: x, y: 3).style == page[x, 2].style, "\(shift), \(x)")
      }
    }
    screen.remove(page)
    screen.present()
    #expect(screen.cell(x: 2, y: 1).style == Style(foreground: .ansi(5), background: .ansi(6)))
  }

  @Test(
    "More pairs at once than a terminal has don't fail, and what stays has its colours when they are gone")
  func tooMany() throws {
    let screen = try CursesScreen(headless: Size(width: 9, height: 10), type: "linux")
    defer { screen.leave() }
    let title = Window(frame: Rect(x: 0, y: 0, width: 9, height: 1))
    title.fill(title.bounds, with: Style(foreground: .ansi(3), background: .ansi(4)))
    let page = Window(frame: Rect(x: 0, y: 1, width: 9, height: 9))
    for x in 0..<9 {
      for y in 0..<9 {
        page.fill(
          Rect(x: x, y: y, width: 1, height: 1), with: Style(foreground: color(x), background: color(y)))
      }
    }
    screen.windows = [title, page]
    screen.present()
    screen.remove(page)
    screen.present()
    #expect(screen.cell(x: 4, y: 0).style == Style(foreground: .ansi(3), background: .ansi(4)))
    #expect(screen.cell(x: 4, y: 4) == .blank())
  }

  @Test("Pair 300 is not pair 44")
  func beyond255() throws {
    let screen = try CursesScreen(headless: Size(width: 20, height: 20))
    defer { screen.leave() }
    let window = Window(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    for y in 0..<20 {
      for x in 0..<20 {
        let style = Style(foreground: .palette(UInt8(16 + x)), background: .palette(UInt8(100 + y)))
        window.draw("가", at: Position(x: x, y: y), style: style)
      }
    }
    screen.windows = [window]
    screen.present()
    for y in 0..<20 {
      for x in 0..<20 { #expect(screen.cell(x: x, y: y).style == window[x, y].style) }
    }
  }

  private func color(_ number: Int) -> TerminalColor { number == 8 ? .default : .ansi(UInt8(number)) }
}
