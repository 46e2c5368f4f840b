import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Grids")
struct GridTests {
  @Test("A column is as wide as the widest in it, a row as high as the highest")
  func sizes() async {
    await expect(["name  tabi", "kind   a", "       b", "price 12"], in: 10) {
      Grid(alignment: .leading) {
        GridRow {
          Text("name")
          Text("tabi")
        }
        GridRow(alignment: .top) {
          Text("kind")
          Text("a\nb").gridCellAnchor(.center)
        }
        GridRow {
          Text("price")
          Text("12")
        }
      }
    }
  }

  @Test("Cells stand by the grid's alignment, by their column's or their row's, or by an anchor of their own")
  func alignments() async {
    await expect(["a    one", "bb     2", "ccc    3"], in: 8) {
      Grid(alignment: .leading, horizontalSpacing: 2) {
        GridRow {
          Text("a")
          Text("one").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("bb")
          Text("2")
        }
        GridRow {
          Text("ccc")
          Text("3")
        }
      }
    }
    await expect(["a x", "b", "c", "d", "e y"], in: 3) {
      Grid {
        GridRow(alignment: .top) {
          Text("a\nb\nc")
          Text("x")
        }
        GridRow(alignment: .bottom) {
          Text("d\ne")
          Text("y")
        }
      }
    }
  }

  @Test("Spacings are the grid's")
  func spacings() async {
    await expect(["ab", "", "cd"], in: 2) {
      Grid(horizontalSpacing: 0, verticalSpacing: 1) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("c")
          Text("d")
        }
      }
    }
  }

  @Test("A cell of several columns, and a view outside a row, widen the grid only where they must")
  func spans() async {
    await expect(["a b c", "12345"], in: 5) {
      Grid {
        GridRow { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
        GridRow { Text("12345").gridCellColumns(3) }
      }
    }
    await expect(["a b", "1234567", "c d"], in: 7) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
        }
        Text("1234567")
        GridRow {
          Text("c")
          Text("d")
        }
      }
    }
  }

  @Test("A divider of no width of its own is as wide as the columns")
  func unsized() async {
    await expect(["   a b", "   ───", "   c d"], in: 9) {
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("c")
          Text("d")
        }
      }
    }
  }

  @Test("Where there is too little room, the columns that need least are served first")
  func tooNarrow() async {
    await expect(["ab long w…", "cd x"], in: 10) {
      Grid(alignment: .leading) {
        GridRow {
          Text("ab")
          Text("long words").lineLimit(1)
        }
        GridRow {
          Text("cd")
          Text("x")
        }
      }
    }
  }

  @Test("A modifier on a row is one on each of its cells; rows of a ForEach are rows")
  func modifiedRows() async {
    await expect([" 0  a", " 1  a"], in: 6) {
      Grid(alignment: .leading, horizontalSpacing: 0) {
        ForEach(0..<2) { row in
          GridRow {
            Text("\(row)")
            Text("a")
          }
          .padding(.horizontal, 1)
        }
      }
    }
  }

  @Test("A row outside a grid is a row of views")
  func rowAlone() async {
    await expect(["a b"], in: 3) {
      GridRow {
        Text("a")
        Text("b")
      }
    }
  }
}
