import Testing

@testable import TabiTerminal

@Suite("A screen in memory")
@MainActor
struct VirtualScreenTests {
  let screen = VirtualScreen(size: Size(width: 12, height: 3))

  func window(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ text: String = "") -> Window {
    let window = Window(frame: Rect(x: x, y: y, width: width, height: height))
    for (y, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      window.draw(line, at: Position(x: 0, y: y))
    }
    return window
  }

  @Test("Windows cover those below, and what they covered comes back")
  func order() {
    let below = window(0, 0, 12, 3, "Products\n레고 블록\n12000")
    let sheet = window(2, 1, 5, 1, "sheet")
    screen.windows = [below, sheet]
    screen.present()
    #expect(screen.text == "Products\n레sheet록\n12000")
    screen.windows = [sheet, below]
    screen.present()
    #expect(screen.text == "Products\n레고 블록\n12000")
    screen.windows = [below, sheet]
    sheet.isHidden = true
    screen.present()
    #expect(screen.text == "Products\n레고 블록\n12000")
    screen.windows = []
    screen.present()
    #expect(screen.text == "\n\n")
  }

  @Test("A wide character that a window or the edge of the screen cuts is blank")
  func cut() {
    let below = window(0, 0, 13, 1, "가나다라마바사")
    let above = window(3, 0, 2, 1, "ab")
    screen.windows = [below, above]
    screen.present()
    #expect(screen.text == "가 ab 라마바\n\n")
    above.frame.origin.x = 11
    screen.present()
    #expect(screen.text == "가나다라마 a\n\n")
    below.frame.origin.x = -1
    screen.windows = [below]
    screen.present()
    #expect(screen.text == " 나다라마바\n\n")
  }

  @Test("Nothing changed sends nothing; a changed row sends its changed cells alone")
  func changes() {
    let page = window(0, 0, 12, 3, "one\ntwo\nthree")
    screen.windows = [page]
    screen.present()
    #expect(screen.frames == 1)
    #expect(screen.cellsWritten == 11)
    page.draw("two", at: Position(x: 0, y: 1))
    screen.present()
    #expect(screen.frames == 1)
    page.draw("tWo!", at: Position(x: 0, y: 1))
    screen.present()
    #expect(screen.frames == 2)
    #expect(screen.cellsWritten == 13)
    #expect(screen.spansWritten == 5)
  }

  @Test("Styles read back as words, and in the colours that the screen has")
  func styles() {
    let page = window(0, 0, 12, 1, "a b c")
    page.restyle(Rect(x: 2, y: 0, width: 1, height: 1)) { _ in
      Style(foreground: .rgb(255, 0, 0), background: .ansi(4), attributes: [.bold])
    }
    screen.windows = [page]
    screen.present()
    #expect(screen.styledText == "a ⟨bold rgb(255,0,0) on blue|b⟩ c\n\n")
    let poor = VirtualScreen(size: screen.size, colors: .palette256)
    poor.windows = [window(0, 0, 12, 1)]
    poor.windows[0].fill(Rect(x: 1, y: 0, width: 2, height: 1), with: Style(background: .rgb(255, 0, 0)))
    poor.present()
    #expect(poor.cell(x: 1, y: 0).style.background == .palette(196))
    #expect(poor.row(0) == "")
  }

  @Test("A part of the screen reads back by itself")
  func part() {
    screen.windows = [window(0, 0, 12, 3, "Products\n레고 블록\n12000")]
    screen.present()
    #expect(screen.text(in: Rect(x: 1, y: 1, width: 6, height: 2)) == " 고 블\n2000")
    #expect(screen.text(in: Rect(x: -5, y: -5, width: 8, height: 6)) == "Pro")
    #expect(screen.text(in: Rect(x: 20, y: 0, width: 8, height: 6)) == "")
    screen.cursor = Position(x: 3, y: 1)
    screen.present()
    #expect(screen.frames == 2)
  }

  @Test("An ASCII screen keeps everything in its place")
  func ascii() {
    let screen = VirtualScreen(size: Size(width: 12, height: 3), ascii: true)
    screen.windows = [window(0, 0, 12, 3)]
    screen.windows[0].drawBorder(Rect(x: 0, y: 0, width: 12, height: 3), line: .rounded)
    screen.windows[0].draw("가격 ‹…›", at: Position(x: 1, y: 1))
    screen.present()
    #expect(screen.text == "+----------+\n|???? <~>  |\n+----------+")
  }

  @Test("A new size shows the windows that are still within it", arguments: [1, 2, 500])
  func resize(side: Int) {
    screen.windows = [window(0, 0, 12, 3, "가나")]
    screen.present()
    screen.resize(to: Size(width: side, height: side))
    screen.present()
    #expect(screen.row(0) == (side == 1 ? "" : side == 2 ? "가" : "가나"))
    screen.resize(to: Size(width: -1, height: .max))
    screen.present()
    #expect(screen.row(0) == "")
  }

  @Test("Raising a window puts it on top, and removing it uncovers what is below")
  func raising() {
    let (a, b) = (window(0, 0, 4, 1, "aaaa"), window(2, 0, 4, 1, "bbbb"))
    screen.windows = [a, b]
    screen.raise(a)
    screen.present()
    #expect(screen.row(0) == "aaaabb")
    screen.remove(a)
    screen.remove(a)
    screen.present()
    #expect(screen.row(0) == "  bbbb")
    screen.raise(a)
    screen.present()
    #expect(screen.row(0) == "aaaabb")
  }

  @Test("A change that another window covers is not written until it is seen")
  func covered() {
    let (below, above) = (window(0, 0, 6, 1, "below"), window(1, 0, 3, 1, "top"))
    screen.windows = [below, above]
    screen.present()
    let (frames, cells) = (screen.frames, screen.cellsWritten)
    below.draw("LO", at: Position(x: 2, y: 0))
    screen.present()
    #expect((screen.frames, screen.cellsWritten) == (frames, cells))
    screen.remove(above)
    screen.present()
    #expect(screen.row(0) == "beLOw")
    #expect(screen.cellsWritten == cells + 3)
  }
}
