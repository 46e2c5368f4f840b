import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Selection in lists")
struct ListSelectionTests {
  final class Model: ObservableObject {
    @Published var one: String?
    @Published var several: Set<Int> = []
    @Published var names = ["ann", "bob", "cat"]
    let log = Log()
  }

  struct Tags: View {
    @ObservedObject var model: Model
    var body: some View {
      List(selection: $model.one) {
        Text("A").tag("a")
        Text("B").tag(Optional("b"))
        ForEach(0..<50) { Text("row \($0)").tag("tag \($0)") }
      }
    }
  }

  @Test("A row is selected by its tag, whether that is optional or not")
  func tags() async throws {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 4) { Tags(model: model) }
    try await app.press("Down")
    #expect(model.one == "b")
    try await app.press("Down Down")
    #expect(model.one == "tag 1")
    model.one = "a"
    await app.settle()
    #expect(app.focusedRow.hasPrefix("▸ A"))
  }

  @Test("A selection set by code scrolls into view, also by the tag of a row that was never made")
  func byCode() async {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 4) { Tags(model: model) }
    model.one = "tag 40"
    await app.settle()
    #expect(app.focusedRow.hasPrefix("▸ row 40"))
  }

  struct Several: View {
    @ObservedObject var model: Model
    var body: some View {
      List(0..<30, selection: $model.several) { number in
        Button("row \(number)") { model.log("\(number)") }
      }
    }
  }

  @Test(
    "Space selects one of several and takes it out again, which shows without colour; Enter does what the row does"
  )
  func several() async throws {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 4) { Several(model: model) }
    #expect(app.row(0).hasPrefix("▸   row 0"))
    try await app.press("Space Down Down Space")
    #expect(model.several == [0, 2])
    #expect(app.rows.map { String($0.prefix(9)) } == ["  ✓ row 0", "    row 1", "▸ ✓ row 2", "    row 3"])
    #expect(model.log.take() == [])
    try await app.press("Enter")
    #expect(model.log.take() == ["2"])
    try await app.press("Space")
    #expect(model.several == [0])
  }

  @Test("Rows without a control are selected by Space and by a click")
  func plainRows() async throws {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 4) {
      List(0..<3, selection: Binding(get: { model.several }, set: { model.several = $0 })) {
        Text("row \($0)")
      }
    }
    try await app.press("Down Space")
    try await app.click("row 2")
    #expect(model.several == [1, 2])
  }

  @Test("A row that code selects among several scrolls into view")
  func severalByCode() async throws {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 4) { Several(model: model) }
    model.several = [25]
    await app.settle()
    #expect(app.focusedRow.hasPrefix("▸ ✓ row 25"))
  }

  struct Names: View {
    @ObservedObject var model: Model
    var body: some View {
      List($model.names, id: \.self) { $name in
        Button(name) { name += "!" }
      }
    }
  }

  @Test("A list of bindings writes to its elements")
  func bindings() async throws {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 4) { Names(model: model) }
    try await app.press("Down Enter")
    #expect(model.names == ["ann", "bob!", "cat"])
    #expect(app.row(1).contains("bob!"))
  }
}
