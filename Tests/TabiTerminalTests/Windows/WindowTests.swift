import Testing

@testable import TabiTerminal

@Suite("Drawing into a window")
@MainActor
struct WindowTests {
  let window = Window(frame: Rect(x: 5, y: 5, width: 8, height: 3))

  @Test("Text is clipped at every edge, and a cut wide character is a blank in its style")
  func clipping() {
    let red = Style(background: .ansi(1))
    #expect(window.draw("가나다라마", at: Position(x: -1, y: 0), style: red) == 10)
    #expect(window.text == " 나다라\n\n")
    #expect(window[0, 0] == .blank(red))
    #expect(window[7, 0] == .blank(red))
    window.draw("가나다", at: Position(x: 1, y: 1), clip: Rect(x: 2, y: 0, width: 4, height: 2))
    #expect(window.text == " 나다라\n   나\n")
    window.draw("abc", at: Position(x: 0, y: 1), clip: Rect(x: 0, y: 2, width: 8, height: 1))
    window.draw("abc", at: Position(x: 0, y: -1))
    window.draw("abc", at: Position(x: .max, y: 3))
    window.draw("abc", at: Position(x: .min, y: 2))
    #expect(window.text == " 나다라\n   나\n")
  }

  @Test("Overwriting half of a wide character blanks the other half")
  func halves() {
    window.draw("가나다라", at: .zero)
    window.draw("x", at: Position(x: 1, y: 0))
    window.draw("y", at: Position(x: 4, y: 0))
    #expect(window.text == " x나y 라\n\n")
    window.draw("마", at: Position(x: 5, y: 0))
    #expect(window.text == " x나y마\n\n")
  }

  @Test("A new size keeps what still fits")
  func resizing() {
    window.draw("가나다라", at: .zero)
    window.frame.size = Size(width: 3, height: 1)
    #expect(window.text == "가")
    window.frame.size = Size(width: 6, height: 2)
    #expect(window.text == "가\n")
    window.frame.size = Size(width: -4, height: .max)
    #expect(window.bounds.isEmpty)
  }

  @Test(
    "Borders have the lines asked for",
    arguments: [
      (BorderLine.single, "┌──┐\n│  │\n└──┘"), (.double, "╔══╗\n║  ║\n╚══╝"),
      (.rounded, "╭──╮\n│  │\n╰──╯"), (.heavy, "┏━━┓\n┃  ┃\n┗━━┛"),
    ])
  func borders(line: BorderLine, expected: String) {
    window.drawBorder(Rect(x: 0, y: 0, width: 4, height: 3), line: line)
    #expect(window.text == expected)
  }

  @Test("Filling and restyling stay in their rectangle")
  func filling() {
    window.draw("가나다라", at: .zero)
    window.restyle(Rect(x: 1, y: 0, width: 4, height: 9)) { style in
      var style = style
      style.attributes.insert(.dim)
      return style
    }
    #expect(
      (0..<8).map { window[$0, 0].style.attributes == .dim } == [
        false, false, true, true, false, false, false, false,
      ])
    window.fill(Rect(x: 3, y: -5, width: 2, height: 9), with: Style(attributes: .reverse))
    #expect(window.text == "가    라\n\n")
    #expect(
      (0..<8).map { window[$0, 2].style.attributes == .reverse } == [
        false, false, false, true, true, false, false, false,
      ])
  }

  @Test(
    "Scrolling moves rows up or down, and what comes free is blank",
    arguments: [
      (1, "나나\n다다\n"), (2, "다다\n\n"), (-1, "\n가가\n나나"), (0, "가가\n나나\n다다"), (3, "\n\n"), (Int.max, "\n\n"),
      (Int.min, "\n\n"),
    ])
  func scrolling(rows: Int, expected: String) {
    for (y, text) in ["가가", "나나", "다다"].enumerated() { window.draw(text, at: Position(x: 0, y: y)) }
    window.scroll(window.bounds, by: rows, style: Style(attributes: .dim))
    #expect(window.text == expected)
    if rows == 1 { #expect((0..<8).allSatisfy { window[$0, 2] == .blank(Style(attributes: .dim)) }) }
  }

  @Test("Scrolling a region leaves the rest, and cuts the wide characters on its edge")
  func scrollingRegion() {
    for (y, text) in ["가나다라", "마바사아", "자차카타"].enumerated() { window.draw(text, at: Position(x: 0, y: y)) }
    window.scroll(Rect(x: 1, y: 0, width: 5, height: 2), by: 1)
    #expect(window.text == "  바사라\n      아\n자차카타")
    window.scroll(Rect(x: -5, y: 1, width: 99, height: 99), by: -1)
    #expect(window.text == "  바사라\n\n      아")
  }

  @Test("A window remembers the spans that changed, and nothing when nothing did")
  func changes() {
    #expect(window.grid.changedSpans == (0..<3).map { Span(y: $0, columns: 0..<8) })
    window.grid.settle()
    window.draw("가나", at: Position(x: 2, y: 1))
    window.draw("x", at: Position(x: 1, y: 2))
    #expect(window.grid.changedSpans == [Span(y: 1, columns: 2..<6), Span(y: 2, columns: 1..<2)])
    window.grid.settle()
    window.draw("나", at: Position(x: 4, y: 1))
    window.fill(Rect(x: 2, y: 2, width: 9, height: 9))
    window.restyle(window.bounds) { $0 }
    #expect(window.grid.changedSpans == [])
    window.draw("yz", at: Position(x: 3, y: 1))
    #expect(window.grid.changedSpans == [Span(y: 1, columns: 2..<6)])  // with the halves that were cut
  }
}
