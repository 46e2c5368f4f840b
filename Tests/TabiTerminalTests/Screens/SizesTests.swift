import Testing

@testable import TabiTerminal

@Suite("Every size on both screens", .serialized)
@MainActor
struct SizesTests {
  private func fill(_ shown: ReadableScreen) {
    let page = shown.open(0, 0, 80, 24, "가나다라마바사", "Products")
    page.drawBorder(page.bounds, line: .double)
    shown.open(5, 3, 20, 10, "레고 블록", "12,000 원", style: Style(background: .ansi(4)))
    shown.open(0, 23, 80, 1, "status")
  }

  @Test("Every size down to 1×1 draws, and growing again shows all")
  func shrinking() throws {
    try ReadableScreen.both(width: 80, height: 24) { shown in
      fill(shown)
      let full = shown.rows()
      for (width, height) in [
        (40, 12), (3, 2), (2, 1), (1, 2), (1, 1), (500, 200), (0, 0), (1, 500), (80, 24),
      ] {
        shown.resize(Size(width: width, height: height))
        let rows = shown.rows()
        #expect(rows.count == height)
        #expect(rows.allSatisfy { $0.columns <= width })
      }
      #expect(shown.rows() == full)
    }
  }

  @Test(
    "After a new size the screen is what a fresh one shows", arguments: [(60, 20), (1, 1), (7, 3), (200, 50)])
  func fresh(width: Int, height: Int) throws {
    var fresh: [[Cell]] = []
    try ReadableScreen.both(width: width, height: height) { shown in
      fill(shown)
      _ = shown.rows()
      fresh = (0..<height).map(shown.cells)
    }
    try ReadableScreen.both(width: 80, height: 24) { shown in
      fill(shown)
      _ = shown.rows()
      shown.resize(Size(width: width, height: height))
      _ = shown.rows()
      #expect((0..<height).map(shown.cells) == fresh)
    }
  }

  @Test("A size that changes between asking for it and drawing is safe")
  func between() throws {
    try ReadableScreen.both(width: 80, height: 24) { shown in
      let size = shown.screen.size
      shown.resize(Size(width: 5, height: 2))
      let window = shown.open(0, 0, size.width, size.height, "가나다라")
      window.draw("far", at: Position(x: size.width - 3, y: size.height - 1))
      shown.screen.cursor = Position(x: size.width - 1, y: size.height - 1)
      #expect(shown.rows() == ["가나", ""])
      shown.resize(size)
      #expect(shown.rows().last?.hasSuffix("far") == true)
    }
  }
}
