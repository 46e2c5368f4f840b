import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Scrolling by code")
struct ScrollViewReaderTests {
  struct Place: Equatable {
    var id = 0
    var anchor: UnitPoint?
    var turn = 0
  }

  final class Model: ObservableObject {
    @Published var place = Place()
    @Published var count = 100

    func go(_ id: Int, _ anchor: UnitPoint? = nil) {
      place = Place(id: id, anchor: anchor, turn: place.turn + 1)
    }
  }

  struct Page<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
      ScrollViewReader { proxy in
        content(model.count).onChange(of: model.place) { _, place in
          proxy.scrollTo(place.id, anchor: place.anchor)
        }
      }
    }
  }

  /// Goes to rows by each anchor, and expects where they stand.
  private func check(_ app: TestApp, _ model: Model, _ comment: Comment) async {
    func expect(_ id: Int, _ anchor: UnitPoint?, at row: Int, line: Int = #line) async {
      model.go(id, anchor)
      await app.settle()
      let shown = app.row(row).drop { $0 == " " || $0 == "▸" || $0 == "›" }
      #expect(shown.hasPrefix("row \(id)"), "\(comment), line \(line)\n\(app.text)")
    }
    await expect(50, .top, at: 0)
    await expect(52, nil, at: 2)
    await expect(60, nil, at: 4)
    await expect(20, nil, at: 0)
    await expect(70, .center, at: 2)
    await expect(40, .bottom, at: 4)
    await expect(0, .center, at: 0)
    await expect(99, .top, at: 4)
  }

  @Test(
    "scrollTo brings a row into view by an anchor or the shortest way: in a scroll view, lazy or not, and a list"
  )
  func anchors() async {
    let model = Model()
    let plain = await TestApp(columns: 20, rows: 5) {
      Page(model: model) { count in
        ScrollView { VStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Text("row \($0)") } } }
      }
    }
    await check(plain, model, "scroll view")
    plain.stop()
    let lazy = await TestApp(columns: 20, rows: 5) {
      Page(model: model) { count in
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
        }
      }
    }
    await check(lazy, model, "lazy")
    lazy.stop()
    let list = await TestApp(columns: 20, rows: 5) {
      Page(model: model) { count in List(0..<count, id: \.self) { Text("row \($0)") } }
    }
    await check(list, model, "list")
    list.stop()
    let explicit = await TestApp(columns: 20, rows: 5) {
      Page(model: model) { count in
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<count, id: \.self) { Text("row \(count - 1 - $0)").id(count - 1 - $0) }
          }
        }
      }
    }
    model.go(0)
    await explicit.settle()
    #expect(explicit.row(4).hasPrefix("row 0"))
  }

  @Test("A row that was added in the same turn is scrolled to")
  func added() async {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 5) {
      Page(model: model) { count in List(0..<count, id: \.self) { Text("row \($0)") } }
    }
    model.count = 200
    model.go(199)
    await app.settle()
    #expect(app.row(4).contains("row 199"))
  }

  @Test("Views with an id in a stack and single rows of a list are found; an unknown id is reported")
  func explicitIds() async {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 3) {
      Page(model: model) { _ in
        List {
          Text("first")
          if model.count > 3 { ForEach(10..<15) { Text("row \($0)") } }
          Text("last").id(7)
        }
      }
    }
    model.go(7)
    await app.settle()
    #expect(app.row(2).contains("last"))
    model.go(0)
    await app.settle()
    #expect(app.problems.count == 1)
    #expect(app.row(2).contains("last"))
  }
}
