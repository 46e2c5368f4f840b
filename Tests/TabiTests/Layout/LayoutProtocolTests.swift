import Tabi
import TabiTesting
import Testing

/// Views in rows, as many in each as fit.
private struct Flow: Layout {
  var spacing: CGFloat = 1
  let log: Log

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    log("cache")
    return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  private func origins(_ sizes: [CGSize], in width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
    var origins: [CGPoint] = []
    var (x, y, right) = (0.0, 0.0, 0.0)
    for size in sizes {
      if x > 0, x + size.width > width { (x, y) = (0, y + 1) }
      origins.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      right = max(right, x - spacing)
    }
    return (origins, CGSize(width: right, height: y + 1))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    log("size \(proposal.width.map { "\(Int($0))" } ?? "ideal")")
    return origins(cache.sizes, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    log("place")
    let places = origins(cache.sizes, in: bounds.width).origins
    for (subview, place) in zip(subviews, places) {
      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }
}

/// Puts views on top of each other, those with a higher rank first.
private struct Ranked: Layout {
  struct Rank: LayoutValueKey {
    static let defaultValue = 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: subviews.map { $0.dimensions(in: .unspecified).width }.max() ?? 0,
      height: CGFloat(subviews.count))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (row, subview) in subviews.sorted(by: { $0[Rank.self] > $1[Rank.self] }).enumerated() {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY + CGFloat(row)), anchor: .top, proposal: .unspecified)
    }
  }
}

private struct Corner: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 3, height: 3))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: proposal)
  }
}

private struct Strange: Layout {
  let length: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    _ = subviews[1].sizeThatFits(ProposedViewSize(width: length, height: length))
    return CGSize(width: length, height: length)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(
      at: CGPoint(x: length, y: length), anchor: UnitPoint(x: length, y: length), proposal: .infinity)
  }
}

private enum Colonlike: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 0 }
}

extension HorizontalAlignment {
  fileprivate static let colonlike = HorizontalAlignment(Colonlike.self)
}

@MainActor
@Suite("Layouts of an author's own")
struct LayoutProtocolTests {
  @Test("A layout measures and places what it is called with")
  func flow() async {
    let app = await TestApp(columns: 9, rows: 4) {
      VStack(alignment: .leading) {
        Flow(log: Log()) {
          Text("one")
          Text("two")
          ForEach(["three", "four"], id: \.self) { Text($0) }
        }
        Text("below")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(app.rows == ["one two", "three", "four", "below"])
    await app.resize(columns: 20, rows: 2)
    #expect(app.rows == ["one two three four", "below"])
  }

  @Test("A layout is asked once for each proposal, and makes its cache anew only when something changes")
  func cached() async throws {
    let log = Log()
    struct Page: View {
      let log: Log
      @State private var isLong = false
      @State private var count = 0

      var body: some View {
        VStack {
          Flow(log: log) {
            Text("one")
            Text(isLong ? "two and more" : "two")
          }
          Button("longer") { isLong = true }
          Button("\(count)") { count += 1 }
        }
      }
    }
    let app = await TestApp(columns: 20, rows: 4) { Page(log: log) }
    #expect(log.entries.count { $0 == "cache" } == 1)
    #expect(
      Set(log.entries.filter { $0.hasPrefix("size") }).count == log.entries.count { $0.hasPrefix("size") })
    let before = log.entries.count
    try await app.click("0")
    #expect(log.entries.count == before)
    try await app.click("longer")
    #expect(log.entries.dropFirst(before).contains("cache"))
    #expect(app.row(0).contains("one two and more"))
  }

  @Test("A layout reads the values that its views have for it, through other modifiers")
  func values() async {
    await expect([" b", "ccc", " a"], in: 3) {
      Ranked {
        Text("a")
        Text("b").layoutValue(key: Ranked.Rank.self, value: 2).padding(0)
        Text("ccc").layoutValue(key: Ranked.Rank.self, value: 1)
      }
    }
  }

  @Test("A view is placed by any point in it; one that isn't placed stands in the middle")
  func anchors() async {
    await expect(["", " b", "   a"], in: 4) {
      Corner {
        Text("a")
        Text("b")
      }
    }
  }

  @Test("With another layout in an AnyLayout, views keep their state")
  func anyLayout() async throws {
    struct Page: View {
      @State private var isRow = true

      var body: some View {
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading))
        layout {
          Counting()
          Button("turn") { isRow.toggle() }
        }
      }
    }
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let app = await TestApp(columns: 13, rows: 2) { Page() }
    try await app.press("Enter Enter")
    #expect(app.rows == ["▸ 2 ◂[ turn ]", ""])
    try await app.click("turn")
    #expect(app.rows == ["  [ 2 ]", "  ▸ turn ◂"])
    try await app.click("turn")
    #expect(app.rows == ["[ 2 ]▸ turn ◂", ""])
  }

  @Test("A spacer and a divider know the stack that an AnyLayout is")
  func orientation() async {
    await expect(["a   b"], in: 5) {
      AnyLayout(HStackLayout(spacing: 0)) {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    await expect(["  a", "─────", "  b"], in: 5) {
      AnyLayout(VStackLayout()) {
        Text("a")
        Divider()
        Text("b")
      }
    }
  }

  @Test(
    "Sizes and places that are none don't trap",
    arguments: [Double.infinity, -.infinity, .nan, -3, 1e300, 0.4])
  func strange(length: Double) async {
    let rows = await screen(12, 6) {
      VStack(alignment: .colonlike) {
        Strange(length: length) {
          Text("a").alignmentGuide(.colonlike) { _ in length }
          Spacer()
        }
        Text("b").offset(x: length, y: length).position(x: length, y: length)
        Grid(horizontalSpacing: length, verticalSpacing: length) {
          GridRow { Text("c").gridCellAnchor(UnitPoint(x: length, y: length)) }
          Text("d").frame(maxWidth: .infinity).gridCellColumns(3)
        }
        Text("e").safeAreaInset(edge: .top, spacing: length) { Text("f") }.opacity(length).zIndex(length)
      }
      .lengthUnit(length == 0.4 ? .points : .cells)
    }
    #expect(rows.count == 6)
  }

  @Test("The layouts of the stacks arrange as the stacks do")
  func stackLayouts() async {
    await expect(["abc", "d"], in: 3) {
      VStackLayout(alignment: .leading) {
        Text("abc")
        Text("d")
      }
    }
    await expect(["aXa"], in: 3) {
      ZStackLayout {
        Text("aaa")
        Text("X")
      }
    }
    await expect(["a  b", "cc d"], in: 4) {
      GridLayout(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    }
  }
}
