import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Search fields")
struct SearchableTests {
  struct Names: View {
    @State private var text = ""
    let log: Log

    var body: some View {
      let names = ["red", "green", "blue"].filter { text.isEmpty || $0.contains(text) }
      List(names, id: \.self) { name in Button(name) { log(name) } }
        .navigationTitle("Names")
        .searchable(text: $text, prompt: "Find")
        .onSubmit(of: .search) { log("search \(text)") }
        .onSubmit { log("text") }
    }
  }

  private func start(_ log: Log = Log()) async -> TestApp {
    await TestApp(columns: 30, rows: 8) {
      TabView { NavigationStack { Names(log: log) }.tabItem { Text("tab") } }
    }
  }

  @Test("The field stands under the title, and the focus begins on the page")
  func shown() async throws {
    let app = await start()
    #expect(app.row(0).contains("Names"))
    #expect(app.row(1).contains("⌕ [Find"))
    #expect(app.focusedRow.contains("red"))
  }

  @Test("A slash brings the focus into the field, and what is typed is searched for")
  func typing() async throws {
    let app = await start()
    try await app.press("/ e / Backspace e")
    #expect(app.row(1).contains("▸ee"))
    try await app.press("Backspace")
    #expect(app.text.contains("red") && app.text.contains("green") && app.text.contains("blue"))
    try await app.press("n")
    #expect(app.text.contains("green") && !app.text.contains("red"))
  }

  @Test("Esc empties the field, then leaves it, and goes back no page")
  func escape() async throws {
    let app = await start()
    try await app.press("/ g r Esc")
    #expect(app.row(1).contains("▸Find"))
    #expect(app.text.contains("blue"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("red"))
  }

  @Test("Enter submits the search alone, and goes on to the page")
  func enter() async throws {
    let log = Log()
    let app = await start(log)
    try await app.press("/ b Enter")
    #expect(log.take() == ["search b"])
    try await app.press("Enter")
    #expect(log.take() == ["blue"])
  }

  @Test("The keys that work here name the slash, but not where it types")
  func hints() async throws {
    let app = await TestApp(columns: 120, rows: 12) {
      TabView { NavigationStack { Names(log: Log()) }.tabItem { Text("tab") } }
    }
    #expect(app.text.contains("/ search"))
    try await app.press("/")
    #expect(!app.row(10).contains("/ search"))
    #expect(app.row(10).contains("Esc leave the search"))
  }

  @Test("A search around a stack stands on its root page alone")
  func aroundStack() async throws {
    struct Around: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          NavigationLink("go") { Text("pushed") }
        }
        .searchable(text: $text)
      }
    }
    let app = await TestApp(columns: 30, rows: 6) { Around() }
    #expect(app.row(1).contains("⌕ [Search"))
    try await app.press("Enter")
    #expect(app.text.contains("pushed") && !app.text.contains("⌕"))
  }

  @Test("In a split view a slash finds the field of another column")
  func otherColumn() async throws {
    struct Columns: View {
      @State private var text = ""
      var body: some View {
        NavigationSplitView {
          List(["one", "two"], id: \.self) { Text($0) }
        } detail: {
          Button("press") {}
        }
        .searchable(text: $text, prompt: Text("Find"))
      }
    }
    let app = await TestApp(columns: 70, rows: 6) { Columns() }
    try await app.press("Right")
    #expect(app.focusedRow.contains("▸ press"))
    try await app.press("/ x")
    #expect(app.row(1).contains("▸x"))
    #expect(app.text.filter { $0 == "⌕" }.count == 1)
  }
}
