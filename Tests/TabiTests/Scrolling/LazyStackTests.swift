import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Lazy stacks")
struct LazyStackTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var lines = 1
  }

  final class Model: ObservableObject {
    @Published var items: [Item]
    let tally = Tally()

    init(_ items: [Item]) {
      self.items = items
    }

    convenience init(_ count: Int, lines: (Int) -> Int = { _ in 1 }) {
      self.init((0..<count).map { Item(id: $0, lines: lines($0)) })
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

  struct Row: View {
    let item: Item
    @State private var kept: Kept
    @State private var presses = 0

    init(item: Item, tally: Tally) {
      self.item = item
      _kept = State(wrappedValue: Kept(tally))
    }

    var body: some View {
      Button {
        presses += 1
      } label: {
        VStack(alignment: .leading) {
          Text("row \(item.id): \(presses)")
          ForEach(1..<max(1, item.lines), id: \.self) { Text("line \($0)") }
        }
      }
    }
  }

  struct Page: View {
    @ObservedObject var model: Model
    var spacing = 0.0
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: spacing) {
          ForEach(model.items) { Row(item: $0, tally: model.tally) }
        }
      }
    }
  }

  struct Texts: View {
    @ObservedObject var model: Model
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(model.items) { item in
            VStack(alignment: .leading) {
              ForEach(0..<item.lines, id: \.self) { Text("\(item.id).\($0)") }
            }
          }
        }
      }
    }
  }

  @Test("100,000 rows cost what 20 cost, also to scroll through")
  func costsTheSame() async throws {
    func cost(_ count: Int) async throws -> [Int] {
      let model = Model(count)
      let app = await TestApp(columns: 20, rows: 8) { Page(model: model) }
      var costs = [app.evaluations, model.tally.count]
      for keys in ["Down", "Down Down Down", "PageDown", "Down", "Home"] {
        let before = (app.evaluations, app.frames)
        try await app.press(keys)
        costs += [app.evaluations - before.0, app.frames - before.1, model.tally.count]
      }
      return costs
    }
    #expect(try await cost(20) == cost(100_000))
  }

  @Test("Rows that were scrolled past are released, those that were changed stay")
  func released() async throws {
    let model = Model(100_000)
    let app = await TestApp(columns: 20, rows: 8) { Page(model: model) }
    try await app.press("Enter Enter Down")
    for _ in 0..<40 { try await app.press("PageDown") }
    #expect(model.tally.count <= 13)
    try await app.press("Home")
    #expect(app.row(0).contains("row 0: 2"))
    app.stop()
    #expect(model.tally.count == 0)
  }

  @Test("Down and Up go through all rows, whatever their height", arguments: [0.0, 1, 3])
  func arrows(spacing: Double) async throws {
    let model = Model(30) { 1 + $0 % 4 }
    let app = await TestApp(columns: 20, rows: 7) { Page(model: model, spacing: spacing) }
    for number in 1..<30 {
      try await app.press("Down")
      #expect(app.focusedRow.contains("row \(number):"))
    }
    for number in (0..<29).reversed() {
      try await app.press("Up")
      #expect(app.focusedRow.contains("row \(number):"))
    }
  }

  @Test("End shows the last row at the bottom, Home the first, though no height between is known")
  func ends() async throws {
    let model = Model(1_000) { 1 + ($0 * 7) % 5 }
    let app = await TestApp(columns: 20, rows: 6) { Texts(model: model) }
    try await app.press("End")
    #expect(app.row(5).hasPrefix("999.3"))
    try await app.press("Up")
    #expect(app.row(5).hasPrefix("999.2"))
    try await app.press("Home")
    #expect(app.row(0).hasPrefix("0.0"))
  }

  @Test("Scrolling line by line shows every line once, there and back", arguments: 0..<6 as Range<UInt64>)
  func everyLine(seed: UInt64) async throws {
    var random = Randomness(seed: seed)
    let model = Model(40) { _ in 1 + random.below(5) }
    let lines = model.items.flatMap { item in (0..<item.lines).map { "\(item.id).\($0)" } }
    let app = await TestApp(columns: 20, rows: 4) { Texts(model: model) }
    for top in 1...(lines.count - 4) {
      try await app.press("Down")
      let shown = app.rows.map { $0.split(separator: " ").first.map(String.init) ?? "" }
      #expect(shown == Array(lines[top..<(top + 4)]), "seed \(seed), down at \(top)")
    }
    for top in (0..<(lines.count - 4)).reversed() {
      try await app.press("Up")
      let shown = app.rows.map { $0.split(separator: " ").first.map(String.init) ?? "" }
      #expect(shown == Array(lines[top..<(top + 4)]), "seed \(seed), up at \(top)")
    }
  }

  @Test("Rows inserted and removed above keep what is on screen still")
  func insertedAbove() async throws {
    let model = Model(100) { 1 + $0 % 3 }
    let app = await TestApp(columns: 20, rows: 6) { Texts(model: model) }
    await app.turnWheel(9, column: 2, row: 2)
    func shown() -> [String] { app.rows.map { $0.split(separator: " ").first.map(String.init) ?? "" } }
    let before = shown()
    model.items.insert(contentsOf: (200..<230).map { Item(id: $0, lines: 2) }, at: 0)
    await app.settle()
    #expect(shown() == before)
    model.items.removeFirst(20)
    await app.settle()
    #expect(shown() == before)
    try await app.press("Home")
    #expect(shown()[0] == "220.0")
  }

  @Test("Data that shrinks leaves its last rows in view, and data that comes is shown")
  func shrinks() async throws {
    let model = Model(100)
    let app = await TestApp(columns: 20, rows: 4) { Texts(model: model) }
    try await app.press("End")
    model.items.removeLast(90)
    await app.settle()
    #expect(app.row(3).hasPrefix("9.0"))
    model.items = []
    await app.settle()
    #expect(app.text.trimmed.allSatisfy { $0 == "\n" })
    model.items = Model(3).items
    await app.settle()
    #expect(app.row(0).hasPrefix("0.0"))
  }

  @Test("Views above and below it scroll with it")
  func amongOthers() async throws {
    let model = Model(50) { 1 + $0 % 2 }
    let app = await TestApp(columns: 20, rows: 4) {
      ScrollView {
        VStack(alignment: .leading) {
          Text("head")
          LazyVStack(alignment: .leading) { ForEach(model.items) { Text("row \($0.id)") } }
          LazyVStack(alignment: .leading) { ForEach(model.items) { Text("second \($0.id)") } }
          Text("foot")
        }
      }
    }
    #expect(app.row(0).hasPrefix("head"))
    #expect(app.row(1).hasPrefix("row 0"))
    try await app.press("End")
    #expect(app.row(3).hasPrefix("foot"))
    #expect(app.row(2).hasPrefix("second 49"))
    for _ in 0..<49 { try await app.press("Up") }
    #expect(app.row(3).hasPrefix("second 1"))
    #expect(app.row(1).hasPrefix("row 49"))
  }

  @Test("From side to side, too")
  func horizontal() async throws {
    let model = Model(100_000)
    let app = await TestApp(columns: 20, rows: 2) {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(model.items) { Row(item: $0, tally: model.tally) } }
      }
    }
    #expect(model.tally.count < 6)
    try await app.press("Right")
    #expect(app.focusedRow.contains("▸ row 1: 0 ◂"))
    try await app.press("Right Right")
    #expect(app.focusedRow.contains("▸ row 3: 0 ◂"))
    try await app.press("End")
    #expect(app.focusedRow.contains("▸ row 99,999: 0 ◂"))
  }

  @Test("Sections and single views are rows as well")
  func sections() async throws {
    await expect(["one", "a", "end", "b", "c"], in: 10) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Section {
            Text("a")
          } header: {
            Text("one")
          } footer: {
            Text("end")
          }
          ForEach(["b", "c"], id: \.self) { Text($0) }
        }
      }
    }
  }

  @Test("Its spacing counts points where lengths do")
  func points() async {
    await expect(["0", "", "1"], in: 3) {
      ScrollView { LazyVStack(alignment: .leading, spacing: 16) { ForEach(0..<2) { Text("\($0)") } } }
        .lengthUnit(.points)
    }
  }

  @Test("It is drawn without a scroll view, and in a row of a list")
  func elsewhere() async throws {
    await expect(["0", "1", "2"], in: 3) {
      LazyVStack(alignment: .leading) { ForEach(0..<100_000) { Text("\($0)") } }
        .frame(height: 3, alignment: .top)
    }
    await expect(["▸ 0", "  1", "  below"], in: 8) {
      List {
        LazyVStack(alignment: .leading) { ForEach(0..<2) { Text("\($0)") } }
        Text("below")
      }
    }
  }
}
