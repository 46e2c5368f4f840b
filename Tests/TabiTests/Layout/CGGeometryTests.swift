import Tabi
import Testing

@Suite("Rectangles of lengths")
struct CGGeometryTests {
  @Test("A rectangle's edges count from its least corner, whichever way its size points")
  func edges() {
    let rect = CGRect(x: 5, y: 5, width: -3, height: 2)
    #expect([rect.minX, rect.midX, rect.maxX] == [2, 3.5, 5])
    #expect([rect.minY, rect.midY, rect.maxY] == [5, 6, 7])
    #expect(CGRect(x: 0, y: 0, width: 2, height: 0).isEmpty)
  }

  @Test("A rectangle contains its places but for the last edges, and what lies all within it")
  func contains() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(rect.contains(CGPoint(x: 0, y: 3.9)))
    #expect(!rect.contains(CGPoint(x: 4, y: 0)))
    #expect(rect.contains(CGRect(x: 1, y: 1, width: 3, height: 3)))
    #expect(!rect.contains(CGRect(x: 1, y: 1, width: 4, height: 1)))
  }

  @Test("Two rectangles have a common area, and one around both")
  func together() {
    let (a, b) = (CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 2, y: 3, width: 4, height: 4))
    #expect(a.intersection(b) == CGRect(x: 2, y: 3, width: 2, height: 1))
    #expect(a.union(b) == CGRect(x: 0, y: 0, width: 6, height: 7))
    #expect(!a.intersects(a.offsetBy(dx: 4, dy: 0)))
    #expect(a.insetBy(dx: 1, dy: -1) == CGRect(x: 1, y: -1, width: 2, height: 6))
  }

  @Test("A proposal's missing lengths are taken from another size")
  func proposal() {
    let proposal = ProposedViewSize(width: nil, height: 3)
    #expect(
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8)) == CGSize(width: 7, height: 3))
  }
}
