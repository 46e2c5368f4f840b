import Testing

@testable import TabiTerminal

@Suite("Rectangles")
struct RectTests {
  @Test("No value traps")
  func extremes() {
    let numbers = [Int.min, -1, 0, 1, 7, Int.max]
    let rects = numbers.flatMap { x in numbers.map { Rect(x: x, y: $0, width: $0, height: x) } }
    for a in rects {
      for b in rects {
        let both = a.intersection(b)
        #expect(both == b.intersection(a))
        #expect(both.isEmpty || a.contains(both.origin) && b.contains(both.origin))
        _ = (a.union(b), a.contains(b), a.offset(x: b.minX, y: b.width))
        #expect(!b.contains(b.origin) || a.isEmpty || b.contains(a.clamped(to: b)))
        #expect(!b.contains(b.origin) || b.contains(a.origin.clamped(to: b)))
        #expect(a.inset(top: b.minX, leading: b.minY, bottom: b.width, trailing: b.height).width >= 0)
      }
    }
  }

  @Test("Intersection, union and inset")
  func together() {
    let rect = Rect(x: 2, y: 1, width: 6, height: 4)
    #expect(rect.intersection(Rect(x: 5, y: 0, width: 9, height: 3)) == Rect(x: 5, y: 1, width: 3, height: 2))
    #expect(rect.intersection(Rect(x: 8, y: 1, width: 2, height: 2)).isEmpty)
    #expect(rect.union(Rect(x: 0, y: 3, width: 1, height: 5)) == Rect(x: 0, y: 1, width: 8, height: 7))
    #expect(rect.union(.zero) == rect)
    #expect(rect.inset(top: 1, leading: 2, bottom: 1, trailing: 9) == Rect(x: 4, y: 2, width: 0, height: 2))
    #expect(rect.contains(Position(x: 7, y: 4)))
    #expect(!rect.contains(Position(x: 8, y: 4)))
  }

  @Test(
    "Clamping moves a rectangle by as little as it takes, and cuts what is larger",
    arguments: [
      (Rect(x: 2, y: 2, width: 3, height: 2), Rect(x: 2, y: 2, width: 3, height: 2)),
      (Rect(x: -4, y: 9, width: 3, height: 2), Rect(x: 0, y: 3, width: 3, height: 2)),
      (Rect(x: 9, y: -1, width: 30, height: 2), Rect(x: 0, y: 0, width: 10, height: 2)),
      (Rect(x: 12, y: 2, width: 0, height: -1), Rect(x: 10, y: 2, width: 0, height: 0)),
    ])
  func clamping(rect: Rect, expected: Rect) {
    #expect(rect.clamped(to: Rect(x: 0, y: 0, width: 10, height: 5)) == expected)
  }

  @Test("A position is clamped to the cells of a rectangle")
  func clampedPosition() {
    let bounds = Rect(x: 1, y: 1, width: 10, height: 5)
    #expect(Position(x: 20, y: -3).clamped(to: bounds) == Position(x: 10, y: 1))
    #expect(Position(x: 4, y: 2).clamped(to: bounds) == Position(x: 4, y: 2))
    #expect(Position(x: 4, y: 2).clamped(to: .zero) == .zero)
  }
}
