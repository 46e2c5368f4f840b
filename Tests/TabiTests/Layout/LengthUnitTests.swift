import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Lengths in points")
struct LengthUnitTests {
  @Test(
    "A gap in points is rounded to the nearest cell: 8 to a column, 16 to a row",
    arguments: [(3.0, 0, 0), (4, 1, 0), (8, 1, 1), (12, 2, 1), (16, 2, 1), (20, 3, 1), (24, 3, 2)])
  func rounding(length: Double, columns: Int, rows: Int) async {
    let shown = await screen(12, 6) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a").padding(.leading, length)
        Text("b").padding(.top, length)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .lengthUnit(.points)
    }
    #expect(shown[0] == String(repeating: " ", count: columns) + "a")
    #expect(shown.firstIndex(of: "b") == 1 + rows)
  }

  @Test("A frame in points keeps a cell, however small it is; the default spacings are cells")
  func frames() async {
    await expect(["abcde…│", "x y"], in: 7) {
      VStack(alignment: .leading) {
        HStack(spacing: 0) {
          Text("abcdefghij").lineLimit(1).frame(width: 48)
          Text("│").frame(width: 1, height: 1)
        }
        HStack {
          Text("x")
          Text("y")
        }
      }
      .lengthUnit(.points)
    }
  }

  @Test("Spacings, offsets and positions count points; below a view that says so, cells again")
  func others() async {
    await expect(["a  b", "", "c d", " e"], in: 6) {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 16) {
          Text("a")
          Text("b")
        }
        HStack(spacing: 1) {
          Text("c")
          Text("d")
        }
        .lengthUnit(.cells)
        .overlay(alignment: .topLeading) { Text("e").offset(x: 8, y: 16) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .lengthUnit(.points)
    }
    await expect(["", " x"], in: 4) { Text("x").position(x: 12, y: 24).lengthUnit(.points) }
  }

  @Test("A layout and a geometry reader are told points, too")
  func reading() async {
    struct Half: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.minY + 16), proposal: .unspecified)
      }
    }
    await expect(["", "   x"], in: 6) { Half { Text("x") }.lengthUnit(.points) }
    await expect(["48 32", ""], in: 6) {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.width)) \(Int(geometry.size.height))")
      }
      .lengthUnit(.points)
    }
  }
}
