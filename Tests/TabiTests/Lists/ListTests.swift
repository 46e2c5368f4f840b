import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Lists")
struct ListTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var lines = 1
  }

  final class Model: ObservableObject {
    @Published var items: [Item]

    init(_ count: Int, lines: Int = 1) {
      items = (0..<count).map { Item(id: $0, lines: lines) }
    }
  }

  struct Rows: View {
    @ObservedObject var model: Model
    var log = Log()
    var tally = Tally()

    var body: some View {
      List(model.items) { item in Row(item: item, log: log, tally: tally) }
    }
  }

  struct Row: View {
    let item: Item
    let log: Log
    @State private var kept: Kept

    init(item: Item, log: Log, tally: Tally) {
      self.item = item
      self.log = log
      _kept = State(wrappedValue: Kept(tally))
    }

    var body: some View {
      Button {
        log("row \(item.id)")
      } label: {
        VStack(alignment: .leading) {
          Text("row \(item.id)")
          ForEach(1..<max(1, item.lines), id: \.self) { Text("line \($0 + 1)") }
        }
      }
    }
  }

  /// Counts the rows that are alive.
  final class Tally {
    var count = 0
  }

  final class Kept {
    let tally: Tally
    init(_ tally: Tally) {
      self.tally = tally
      tally.count += 1
    }
    deinit { tally.count -= 1 }
  }

  @Test("The first row is the current one, and is marked")
  func first() async {
    let app = await TestApp(columns: 12, rows: 4) { Rows(model: Model(2)) }
    #expect(app.rows == ["▸ row 0", "  row 1", "", ""])
    #expect(app.styledText.hasPrefix("⟨bold reverse|▸⟩⟨reverse| row 0"))
  }

  @Test("Arrows, pages, Home and End move the current row and keep it in view")
  func keys() async throws {
    let app = await TestApp(columns: 12, rows: 5) { Rows(model: Model(40)) }
    func expect(_ keys: String, at row: Int, top: Int) async throws {
      try await app.press(keys)
      #expect(app.focusedRow.hasPrefix("▸ row \(row)"), "after \(keys)")
      #expect(app.row(0).dropFirst(2).hasPrefix("row \(top)"), "after \(keys)")
    }
    try await expect("Down Down Down Down", at: 4, top: 0)
    try await expect("Down", at: 5, top: 1)
    try await expect("Up", at: 4, top: 1)
    try await expect("PageDown", at: 8, top: 4)
    try await expect("PageDown", at: 12, top: 8)
    try await expect("PageUp", at: 8, top: 8)
    try await expect("PageUp", at: 4, top: 4)
    try await expect("End", at: 39, top: 35)
    try await expect("PageDown Down", at: 39, top: 35)
    try await expect("Home", at: 0, top: 0)
    try await expect("PageUp Up", at: 0, top: 0)
  }

  @Test("Rows of several lines scroll by their lines")
  func severalLines() async throws {
    let app = await TestApp(columns: 12, rows: 5) { Rows(model: Model(10, lines: 2)) }
    try await app.press("Down Down")
    #expect(app.rows.map { $0.prefix(7) } == ["  row 1", "  line ", "▸ row 2", "  line ", "  row 3"])
    try await app.press("End")
    #expect(app.rows.last?.hasPrefix("  line 2") == true)
    #expect(app.focusedRow.hasPrefix("▸ row 9"))
    try await app.press("Home")
    #expect(app.row(0).hasPrefix("▸ row 0"))
  }

  @Test("The wheel scrolls and leaves the current row, which the next key brings back")
  func wheel() async throws {
    let app = await TestApp(columns: 12, rows: 4) { Rows(model: Model(40)) }
    await app.turnWheel(2, column: 3, row: 1)
    #expect(app.row(0).hasPrefix("  row 6"))
    #expect(app.cursor == nil)
    await app.turnWheel(-9, column: 3, row: 1)
    #expect(app.row(0).hasPrefix("▸ row 0"))
    await app.turnWheel(100, column: 3, row: 1)
    #expect(app.row(3).hasPrefix("  row 39"))
    try await app.press("Down")
    #expect(app.focusedRow.hasPrefix("▸ row 1"))
  }

  @Test("The wheel goes through rows of several lines, line by line")
  func wheelInTallRows() async {
    let app = await TestApp(columns: 12, rows: 3) { Rows(model: Model(4, lines: 5)) }
    await app.turnWheel(1, column: 3, row: 1)
    #expect(app.rows.map { $0.prefix(8) } == ["▸ line 4", "  line 5", "  row 1 "])
    await app.turnWheel(20, column: 3, row: 1)
    #expect(app.row(2).hasPrefix("  line 5"))
    await app.turnWheel(-20, column: 3, row: 1)
    #expect(app.row(0).hasPrefix("▸ row 0"))
  }

  @Test("A key costs the same with 15 rows and with 100,000")
  func costsTheSame() async throws {
    func cost(_ count: Int) async throws -> [Int] {
      let app = await TestApp(columns: 20, rows: 10) { Rows(model: Model(count)) }
      var costs: [Int] = [app.evaluations]
      for keys in ["Down", "Down Down Down", "PageDown", "Up", "Home", "Down"] {
        let before = (app.evaluations, app.frames)
        try await app.press(keys)
        costs += [app.evaluations - before.0, app.frames - before.1]
      }
      return costs
    }
    #expect(try await cost(15) == cost(100_000))
  }

  @Test(
    "A list among other views, of one or several lines a row, costs the same with any number of rows",
    arguments: [1, 3])
  func costsTheSameUnframed(lines: Int) async throws {
    func cost(_ count: Int) async throws -> [Int] {
      let tally = Tally()
      let app = await TestApp(columns: 20, rows: 12) {
        VStack {
          Text("above")
          Rows(model: Model(count, lines: lines), tally: tally)
          Text("below")
        }
      }
      var costs = [app.evaluations, tally.count]
      for keys in ["Down Down", "PageDown PageDown", "PageUp", "Home"] {
        let before = app.evaluations
        try await app.press(keys)
        costs += [app.evaluations - before, tally.count]
      }
      return costs
    }
    #expect(try await cost(60) == cost(100_000))
  }

  @Test(
    "Pages go by what is in view, in rows of one and of several lines, to the ends and no further",
    arguments: [1, 2, 7])
  func pages(lines: Int) async throws {
    let app = await TestApp(columns: 12, rows: 6) { Rows(model: Model(30, lines: lines)) }
    func current() -> Int? { app.focusedRow.split(separator: " ").compactMap { Int($0) }.first }
    var last = 0
    for _ in 0..<30 {
      try await app.press("PageDown")
      let row = try #require(current())
      #expect(row > last || row == 29)
      last = row
    }
    #expect(last == 29)
    for _ in 0..<30 {
      try await app.press("PageUp")
      let row = try #require(current())
      #expect(row < last || row == 0)
      last = row
    }
    #expect(last == 0)
  }

  @Test(
    "A list in a scroll view scrolls by itself, a screenful at most, and its current row is brought into view"
  )
  func inScrollView() async throws {
    let app = await TestApp(columns: 14, rows: 6) {
      ScrollView {
        VStack(alignment: .leading) {
          Text("above")
          List(0..<100_000) { Text("row \($0)") }
          Text("below")
        }
      }
    }
    #expect(app.focusedRow.hasPrefix("▸ row 0"))
    for row in 1..<9 {
      try await app.press("Down")
      #expect(app.focusedRow.hasPrefix("▸ row \(row)"))
    }
  }

  @Test("Moving within the view evaluates nothing and writes two rows")
  func moving() async throws {
    let app = await TestApp(columns: 20, rows: 10) { Rows(model: Model(100_000)) }
    let (evaluations, cells) = (app.evaluations, app.cellsWritten)
    try await app.press("Down")
    #expect(app.evaluations == evaluations)
    #expect(app.cellsWritten - cells <= 2 * 20)
  }

  @Test("Rows that were scrolled past are released")
  func released() async throws {
    let tally = Tally()
    let app = await TestApp(columns: 20, rows: 10) { Rows(model: Model(100_000), tally: tally) }
    let first = tally.count
    for _ in 0..<50 { try await app.press("PageDown") }
    #expect(tally.count <= first + 1)
    try await app.press("End Home")
    #expect(tally.count == first)
    app.stop()
    #expect(tally.count == 0)
  }

  @Test("Data that shrinks under a scrolled list leaves its last rows in view")
  func shrinks() async throws {
    let model = Model(40)
    let app = await TestApp(columns: 12, rows: 4) { Rows(model: model) }
    try await app.press("End")
    model.items.removeLast(30)
    await app.settle()
    #expect(app.rows.map { $0.prefix(7) } == ["  row 6", "  row 7", "  row 8", "▸ row 9"])
    model.items.removeLast(8)
    await app.settle()
    #expect(app.rows == ["  row 0", "▸ row 1", "", ""])
    model.items = []
    await app.settle()
    #expect(app.rows == ["", "", "", ""])
    model.items = Model(2).items
    await app.settle()
    #expect(app.rows == ["▸ row 0", "  row 1", "", ""])
  }

  @Test("Rows inserted above keep what is on screen still")
  func insertedAbove() async throws {
    let model = Model(40)
    let app = await TestApp(columns: 12, rows: 4) { Rows(model: model) }
    try await app.press("Down Down Down Down Down")
    let before = app.rows.map { $0.prefix(9) }
    model.items.insert(contentsOf: (100..<120).map { Item(id: $0) }, at: 0)
    await app.settle()
    #expect(app.rows.map { $0.prefix(9) } == before)
    model.items.removeFirst(10)
    await app.settle()
    #expect(app.rows.map { $0.prefix(9) } == before)
  }

  @Test("The current row follows its id, and its neighbour takes over when it is removed")
  func followsIds() async throws {
    let model = Model(6)
    let app = await TestApp(columns: 12, rows: 8) { Rows(model: model) }
    try await app.press("Down Down")
    model.items.swapAt(2, 5)
    await app.settle()
    #expect(app.focusedRow == "▸ row 2")
    #expect(app.cursor?.y == 5)
    model.items.swapAt(2, 5)
    model.items.insert(Item(id: 9), at: 0)
    await app.settle()
    #expect(app.focusedRow == "▸ row 2")
    model.items.removeAll { $0.id == 2 }
    await app.settle()
    #expect(app.focusedRow == "▸ row 3")
    model.items.removeAll { $0.id > 2 }
    await app.settle()
    #expect(app.focusedRow == "▸ row 1")
  }

  @Test("Enter, Space and a click activate the row")
  func activates() async throws {
    let log = Log()
    let app = await TestApp(columns: 12, rows: 4) { Rows(model: Model(3), log: log) }
    try await app.press("Down Enter Space")
    #expect(log.take() == ["row 1", "row 1"])
    try await app.click("row 2")
    #expect(log.take() == ["row 2"])
    #expect(app.focusedRow == "▸ row 2")
    await app.click(column: 10, row: 0)
    #expect(log.take() == ["row 0"])
  }

  @Test("A row without a control can be the current one, and a click makes it so")
  func plainRows() async throws {
    let app = await TestApp(columns: 12, rows: 4) { List(0..<3) { Text("row \($0)") } }
    try await app.press("Down")
    #expect(app.focusedRow == "▸ row 1")
    try await app.click("row 2")
    #expect(app.focusedRow == "▸ row 2")
  }

  @Test("Sections have headers and footers, which are no stops")
  func sections() async throws {
    let app = await TestApp(columns: 12, rows: 7) {
      List {
        Section("first") { ForEach(0..<2) { Text("row \($0)") } }
        Section {
          Text("row 2")
        } header: {
          Text("second")
        } footer: {
          Text("end")
        }
      }
    }
    #expect(app.rows == ["  first", "▸ row 0", "  row 1", "  second", "  row 2", "  end", ""])
    try await app.press("Down Down")
    #expect(app.focusedRow == "▸ row 2")
    try await app.press("Down")
    #expect(app.focusedRow == "▸ row 2")
    await app.resize(columns: 12, rows: 3)
    try await app.press("Home")
    #expect(app.rows.map { $0.prefix(7) } == ["  first", "▸ row 0", "  row 1"])
  }

  @Test("A section for each element of a ForEach shows its rows")
  func nestedForEach() async throws {
    let app = await TestApp(columns: 14, rows: 8) {
      List {
        ForEach(["a", "b"], id: \.self) { name in
          Section(name) { ForEach(0..<2) { Text("row \(name)\($0)") } }
        }
        ForEach(["c", "d"], id: \.self) { name in
          ForEach(0..<1) { Text("row \(name)\($0)") }
        }
      }
    }
    #expect(
      app.rows == ["  a", "▸ row a0", "  row a1", "  b", "  row b0", "  row b1", "  row c0", "  row d0"])
    try await app.press("Down Down")
    #expect(app.focusedRow == "▸ row b0")
  }

  @Test("A ForEach deep in a row is a part of the row")
  func forEachInRow() async throws {
    struct Lines: View {
      var body: some View { AnyView(ForEach(0..<2) { Text("line \($0)") }) }
    }
    let app = await TestApp(columns: 12, rows: 5) { List(0..<2) { _ in Lines() } }
    #expect(app.rows == ["▸ line 0", "  line 1", "  line 0", "  line 1", ""])
    try await app.press("Down")
    #expect(app.cursor?.y == 2)
  }

  @Test("A list that is scrolled shows where it stands")
  func scrollBar() async throws {
    let app = await TestApp(columns: 12, rows: 4) { Rows(model: Model(16)) }
    #expect(app.rows.map(\.last) == ["┃", "│", "│", "│"])
    try await app.press("End")
    #expect(app.rows.map(\.last) == ["│", "│", "│", "┃"])
  }

  @Test("A row that changes its height moves the rows below")
  func rowGrows() async throws {
    struct Growing: View {
      @State private var isLong = false
      var body: some View {
        List {
          Button(isLong ? "long\nrow" : "short") { isLong.toggle() }
          Text("below")
        }
      }
    }
    let app = await TestApp(columns: 12, rows: 4) { Growing() }
    try await app.press("Enter")
    #expect(app.rows == ["▸ long", "  row", "  below", ""])
    try await app.press("Enter")
    #expect(app.rows == ["▸ short", "  below", "", ""])
  }
}
