import Tabi
import TabiTesting
import Testing

private enum Colon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

private enum Thirds: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
  @Test("Views in a column share a line of an author's own")
  func custom() async {
    await expect(["    name: tabi", "language: swift"], in: 15) {
      VStack(alignment: .colon) {
        HStack(spacing: 0) {
          Text("name:").alignmentGuide(.colon) { $0[.trailing] }
          Text(" tabi")
        }
        HStack(spacing: 0) {
          Text("language:").alignmentGuide(.colon) { $0[.trailing] }
          Text(" swift")
        }
      }
    }
  }

  @Test("A guide moves a view against the others, and the container grows by that")
  func standard() async {
    await expect(["  abcd|", "xy"], in: 7) {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading) {
          Text("abcd")
          Text("xy").alignmentGuide(.leading) { _ in 2 }
        }
        Text("|")
      }
    }
    await expect(["a", "b x", "c y"], in: 3) {
      HStack(alignment: .top) {
        Text("a\nb\nc")
        Text("x\ny").alignmentGuide(.top) { $0[.top] - 1 }
      }
    }
  }

  @Test("Text aligns by its first or its last row, through what is around it")
  func baselines() async {
    await expect(["", "a x", "b"], in: 3) {
      HStack(alignment: .firstTextBaseline) {
        Text("a\nb").padding(.top, 1)
        Text("x")
      }
    }
    await expect(["a", "b x"], in: 3) {
      HStack(alignment: .lastTextBaseline) {
        VStack {
          Text("a")
          Text("b")
        }
        Text("x")
      }
    }
  }

  @Test("A guide is found in a stack, a frame and a layered stack, and the one that is further out wins")
  func nested() async {
    await expect(["  ab", "cdef"], in: 4) {
      VStack(alignment: .colon) {
        Text("ab").padding(0).frame(width: 2)
        Text("cdef").alignmentGuide(.colon) { _ in 1 }.alignmentGuide(.colon) { $0[.colon] + 1 }
      }
    }
    await expect(["cdef", "  ab"], in: 4) {
      ZStack(alignment: Alignment(horizontal: .colon, vertical: .bottom)) {
        Text("cdef\n").alignmentGuide(.colon) { _ in 2 }
        Text("ab")
      }
    }
  }

  @Test("A line's default is worked out from the size")
  func defaults() async {
    await expect(["a", "b x", "c y", "d z", "e", "f"], in: 3) {
      HStack(alignment: VerticalAlignment(Thirds.self)) {
        Text("a\nb\nc\nd\ne\nf")
        Text("x\ny\nz")
      }
    }
  }

  @Test("A view tells its size and the guides that are said for it")
  func dimensions() async {
    nonisolated(unsafe) var seen: [CGFloat?] = []
    _ = await TestApp(columns: 8, rows: 3) {
      VStack(alignment: .trailing) {
        Text("abc").alignmentGuide(.leading) { _ in 2 }.alignmentGuide(.trailing) { dimensions in
          seen = [
            dimensions.width, dimensions.height, dimensions[.leading], dimensions[explicit: .leading],
            dimensions[explicit: .top], dimensions[VerticalAlignment.bottom],
          ]
          return 3
        }
      }
    }
    #expect(seen == [3, 1, 2, 2, nil, 1])
  }
}
