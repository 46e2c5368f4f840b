import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Forms")
struct FormTests {
  struct Fields: View {
    @State private var name = ""
    @State private var price = "12"
    let log: Log

    var body: some View {
      Form {
        Text("About the product")
        TextField("Name", text: $name)
        TextField("Price", text: $price)
        Button("Save") { log("\(name) \(price)") }
      }
    }
  }

  @Test("Fields have their titles above; the first one has the focus")
  func look() async {
    let app = await TestApp(columns: 20, rows: 9) { Fields(log: Log()) }
    #expect(
      app.rows == [
        "About the product", "", "Name", "▸                  ◂", "", "Price", "[12                ]", "",
        "[ Save ]",
      ])
    #expect(app.cursor == Position(x: 1, y: 3))
  }

  @Test("Tab and arrows move between what can be edited or pressed, and wrap")
  func moving() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 9) { Fields(log: log) }
    try await app.press("'a' Tab 'b' Tab Enter")
    #expect(log.take() == ["a 12b"])
    try await app.press("Tab 'c' Shift-Tab Space")
    #expect(log.take() == ["ac 12b"])
    try await app.press("Up 'd' Up 'e' Down Down Enter")
    #expect(log.take() == ["ace 12bd"])
    try await app.press("Down 'f' Up Enter")
    #expect(log.take() == ["acef 12bd"])
  }

  @Test("A form that doesn't fit scrolls to the field with the focus")
  func scrolls() async throws {
    let app = await TestApp(columns: 20, rows: 3) { Fields(log: Log()) }
    #expect(app.rows[1].hasPrefix("▸"))
    try await app.press("Tab")
    #expect(app.focusedRow.hasPrefix("▸12"))
    try await app.press("Tab")
    #expect(app.focusedRow.hasPrefix("▸ Save ◂"))
    try await app.press("Tab")
    #expect(app.focusedRow.hasPrefix("▸ "))
    #expect(app.text.contains("Name"))
  }

  @Test("Tab goes from a form to what is beside it and back, in reading order")
  func beside() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 12) {
      VStack {
        Button("above") { log("above") }
        Fields(log: log)
        Button("below") { log("below") }
      }
    }
    try await app.press("Enter Tab 'x' Tab Tab Enter Tab Enter Tab Enter")
    #expect(log.take() == ["above", "x 12", "below", "above"])
    try await app.press("Shift-Tab Enter Shift-Tab Enter Shift-Tab 'y' Shift-Tab Shift-Tab Enter")
    #expect(log.take() == ["below", "x 12", "above"])
  }

  @Test("A field or button that is disabled while it has the focus hands on to its neighbour")
  func disabled() async throws {
    struct Once: View {
      @State private var isUsed = false
      @State private var text = ""
      var body: some View {
        Form {
          TextField("before", text: $text)
          Button("once") { isUsed = true }.disabled(isUsed)
          TextField("after", text: $text).disabled(isUsed)
          Button("last") { isUsed = false }
        }
      }
    }
    let app = await TestApp(columns: 20, rows: 10) { Once() }
    try await app.press("Tab Enter")
    #expect(app.focusedRow.contains("▸ last ◂"))
    #expect(app.styledText.contains("⟨dim|[ once ]⟩"))
    try await app.press("Enter Up 'x'")
    #expect(app.text.contains("▸x"))
    #expect(!app.styledText.contains("⟨dim|[ once ]⟩"))
  }
}
