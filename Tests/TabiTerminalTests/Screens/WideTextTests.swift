import Testing

@testable import TabiTerminal

@Suite("Wide text on both screens", .serialized)
@MainActor
struct WideTextTests {
  @Test("Moving a highlight off a wide character leaves no half of it")
  func highlight() throws {
    try ReadableScreen.both(width: 10, height: 2) { shown in
      let list = shown.open(0, 0, 10, 2, "레고", "카메라")
      for selected in [0, 1, 0] {
        for y in 0..<2 {
          list.restyle(Rect(x: 0, y: y, width: 10, height: 1)) { _ in
            y == selected ? Style(attributes: .reverse) : .plain
          }
        }
        #expect(shown.rows() == ["레고", "카메라"])
        for y in 0..<2 {
          #expect(shown.cells(y).allSatisfy { ($0.style.attributes == .reverse) == (y == selected) })
        }
      }
    }
  }

  @Test("A coloured wide character replaced by a narrow one leaves no colour")
  func color() throws {
    try ReadableScreen.both(width: 6, height: 1) { shown in
      let window = shown.open(0, 0, 6, 1)
      window.draw("가나", at: .zero, style: Style(background: .ansi(1)))
      _ = shown.rows()
      window.fill(window.bounds)
      window.draw("a", at: .zero)
      #expect(shown.rows() == ["a"])
      #expect(shown.cells(0).allSatisfy { $0.style == .plain })
    }
  }

  @Test("A sheet whose edge cuts wide characters has a straight border, and gives them back when it goes")
  func sheet() throws {
    try ReadableScreen.both(width: 14, height: 4) { shown in
      shown.open(0, 0, 14, 4, "가나다라마바사", " 가나다라마바", "가나다라마바사", "☁\u{FE0F}👨‍👩‍👧 다라마바사")
      let before = shown.rows()
      let sheet = shown.open(3, 0, 7, 4)
      sheet.drawBorder(sheet.bounds)
      #expect(shown.rows() == ["가 ┌─────┐바사", " 가│     │ 바", "가 │     │바사", "☁👨└─────┘바사"])
      sheet.frame.origin.x = 4
      #expect(shown.rows() == ["가나┌─────┐ 사", " 가 │     │바", "가나│     │ 사", "☁👨 └─────┘ 사"])
      shown.screen.remove(sheet)
      #expect(shown.rows() == before)
      shown.screen.raise(sheet)
      sheet.isHidden = true
      #expect(shown.rows() == before)
    }
  }

  @Test("What stands right of a wide character stays where it is when windows move")
  func neighbours() throws {
    try ReadableScreen.both(width: 16, height: 1) { shown in
      shown.open(0, 0, 16, 1, "가격 12,000 원|")
      let above = shown.open(0, 0, 1, 1, "x")
      for x in 0..<16 {
        above.frame.origin.x = x
        let row = shown.cells(0)
        _ = shown.rows()
        if x < 14 { #expect(shown.cells(0)[14].text == "|", "\(x): \(row.map(\.text))") }
      }
      shown.screen.remove(above)
      #expect(shown.rows() == ["가격 12,000 원|"])
    }
  }

  @Test(
    "A row of emoji keeps its right border",
    arguments: ["☁\u{FE0F}", "👨‍👩‍👧", "🇰🇷", "1\u{FE0F}\u{20E3}", "✅", "█", "👍🏽"])
  func border(emoji: String) throws {
    try ReadableScreen.both(width: 12, height: 3) { shown in
      let window = shown.open(0, 0, 12, 3)
      window.drawBorder(window.bounds)
      window.draw("\(emoji)가\(emoji)", at: Position(x: 1, y: 1))
      _ = shown.rows()
      #expect(shown.cells(1)[11].text == "│")
      #expect(shown.cells(1).map(\.width).reduce(0, +) == 12)
    }
  }

  @Test("A wide character in one column neither hangs nor wraps")
  func oneColumn() throws {
    #expect("가나".wrapped(to: 1) == ["가", "나"])
    #expect("가나".truncated(to: 1) == "…")
    try ReadableScreen.both(width: 1, height: 3) { shown in
      shown.open(0, 0, 1, 3, "가", "a", "나")
      #expect(shown.rows() == ["", "a", ""])
    }
  }

  @Test("Names and prices in Korean align in columns")
  func columns() throws {
    try ReadableScreen.both(width: 20, height: 3) { shown in
      let window = shown.open(0, 0, 20, 3)
      for (y, (name, price)) in [("레고", "12,000 원"), ("Lego", "₩500"), ("쓰레기봉투", "1,512,000 원")].enumerated()
      {
        window.draw(name.truncated(to: 7), at: Position(x: 0, y: y))
        window.draw(price, at: Position(x: 20 - price.columns, y: y))
      }
      #expect(
        shown.rows() == ["레고       12,000 원", "Lego            ₩500", "쓰레기… 1,512,000 원"])
    }
  }

  @Test("Hostile text does nothing but show")
  func hostile() throws {
    let text = "\u{1B}]0;t\u{7}\u{1B}[2J\u{9B}31m\r\n\u{8}\u{202E}abc\u{2066}\u{E000}"
    try ReadableScreen.both(width: 30, height: 2) { shown in
      shown.open(0, 0, 30, 2, text, "below")
      #expect(shown.rows() == ["␛]0;t␇␛[2J�31m␍␊␈�abc��", "below"])
      #expect(shown.cells(0).allSatisfy { $0.style == .plain })
    }
  }
}
