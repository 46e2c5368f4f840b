import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("The place of a list")
struct ListPlaceTests {
  struct Numbers: View {
    let count: Int
    var body: some View {
      List(0..<count, id: \.self) { Text("row \($0)") }
    }
  }

  @Test("Home and End come back to the current row when the wheel has left it behind")
  func home() async throws {
    let app = await TestApp(columns: 20, rows: 5) { Numbers(count: 50) }
    await app.turnWheel(4, column: 2, row: 2)
    #expect(app.row(0).hasPrefix("  row 12"))
    try await app.press("Home")
    #expect(app.row(0).hasPrefix("▸ row 0"))
    try await app.press("End")
    await app.turnWheel(-4, column: 2, row: 2)
    try await app.press("End")
    #expect(app.row(4).hasPrefix("▸ row 49"))
  }

  @Test(
    "A smaller screen keeps the current row in view, and a larger one is as it was", arguments: [1, 2, 3])
  func resizing(rows: Int) async throws {
    let app = await TestApp(columns: 20, rows: 8) { Numbers(count: 50) }
    try await app.press("Down Down Down Down Down Down Down Down Down Down Up Up Up")
    let before = app.text
    await app.resize(columns: 20, rows: rows)
    #expect(app.text.contains("▸ row 7"))
    await app.resize(columns: 1, rows: 1)
    await app.resize(columns: 20, rows: 8)
    #expect(app.text == before)
  }

  struct Chosen: View {
    @State var numbers = Array(0..<9)
    @State var chosen: Int? = 2

    var body: some View {
      VStack(alignment: .leading) {
        Button("chosen \(chosen.map(String.init) ?? "none")") {
          numbers.removeAll { $0 == chosen }
        }
        List(numbers.map(Item.init), selection: $chosen) { Text("row \($0.id)") }
      }
    }
  }

  struct Item: Identifiable {
    let id: Int
  }

  @Test("The selection is the current row, also when the selected one is removed")
  func selection() async throws {
    let app = await TestApp(columns: 20, rows: 8) { Chosen() }
    #expect(app.text.contains("› row 2"))
    try await app.press("Enter")
    #expect(app.text.contains("› row 3"))
    #expect(app.row(0) == "▸ chosen 3 ◂")
    try await app.press("Tab Down")
    #expect(app.row(0) == "[ chosen 4 ]")
  }

  struct Counters: View {
    var body: some View {
      List(0..<1_000, id: \.self) { Counter(row: $0) }
    }
  }

  struct Counter: View {
    let row: Int
    @State private var count = 0
    var body: some View { Button("row \(row): \(count)") { count += 1 } }
  }

  @Test("A row that was changed keeps its state while it is out of view")
  func rowState() async throws {
    let app = await TestApp(columns: 20, rows: 4) { Counters() }
    try await app.press("Enter Enter End Home")
    #expect(app.row(0).hasPrefix("▸ row 0: 2"))
  }

  @Test("In a row with two controls the one that has the focus shows it")
  func twoControls() async throws {
    let app = await TestApp(columns: 20, rows: 2) {
      List {
        HStack {
          Button("one") {}
          Button("two") {}
        }
      }
    }
    #expect(app.row(0) == "▸ ▸ one ◂ [ two ]")
    try await app.press("Right")
    #expect(app.row(0) == "▸ [ one ] ▸ two ◂")
  }
}
