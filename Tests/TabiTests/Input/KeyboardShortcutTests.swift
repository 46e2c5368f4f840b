import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
  struct Page: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("text", text: $text)
        Button("save") { log("save") }.keyboardShortcut("s")
        Button("new") { log("new") }.keyboardShortcut("n", modifiers: [])
        Button("delete all") { log("delete") }.keyboardShortcut("D", modifiers: [.option])
        Button("off") { log("off") }.keyboardShortcut("o").disabled(true)
        Button("ok") { log("ok") }.keyboardShortcut(.defaultAction)
        Button("cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
      }
    }
  }

  @Test("A shortcut presses its button from anywhere; Command is Ctrl")
  func anywhere() async throws {
    let log = Log()
    let app = await TestApp(columns: 30, rows: 8) { Page(log: log) }
    try await app.press("Ctrl-S Alt-D Ctrl-O Enter Esc")
    #expect(log.entries == ["save", "delete", "ok", "cancel"])
  }

  @Test("A bare key is typed where text is typed, and a shortcut elsewhere")
  func typing() async throws {
    let log = Log()
    let app = await TestApp(columns: 30, rows: 8) { Page(log: log) }
    try await app.press("n")
    #expect(log.take().isEmpty)
    #expect(app.focusedRow.contains("n"))
    try await app.press("Tab n")
    #expect(log.take() == ["new"])
    try await app.press("Enter")
    #expect(log.take() == ["save"])
  }

  @Test("Shortcuts are among the keys that ? lists")
  func listed() async throws {
    let app = await TestApp(columns: 60, rows: 20) { Page(log: Log()) }
    try await app.press("F1")
    #expect(app.rows.contains { $0.contains("Ctrl-S") && $0.contains("save") })
    #expect(app.rows.contains { $0.contains("Esc") && $0.contains("cancel") })
    #expect(!app.text.contains("Ctrl-O"))
  }

  @Test("Esc presses the cancel action before it leads back, on the top page alone")
  func cancel() async throws {
    let log = Log()
    let app = await TestApp(columns: 30, rows: 6) {
      NavigationStack {
        VStack {
          NavigationLink("push", value: 1)
          Button("root") { log("root") }.keyboardShortcut("r", modifiers: [])
        }
        .navigationDestination(for: Int.self) { _ in
          Button("cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
        }
      }
    }
    try await app.press("r Enter r Esc")
    #expect(log.entries == ["root", "cancel"])
    #expect(app.text.contains("cancel"))
  }

  @Test("A shortcut goes with its view")
  func removed() async throws {
    struct Going: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        VStack {
          Button("toggle") { isThere.toggle() }
          if isThere { Button("x") { log("x") }.keyboardShortcut("x", modifiers: []) }
        }
      }
    }
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) { Going(log: log) }
    try await app.press("x Enter x Enter x")
    #expect(log.entries == ["x", "x"])
  }

  @Test("Ctrl-C stays the app's own, and taking it is reported")
  func kept() async throws {
    struct Copy: View {
      let log: Log
      var body: some View { Button("copy") { log("copy") }.keyboardShortcut("c") }
    }
    let log = Log()
    let app = await TestApp(columns: 20, rows: 1) { Copy(log: log) }
    #expect(app.problems == ["In Copy: Ctrl-C is the app's own key: it can't be a keyboardShortcut"])
    try await app.press("Ctrl-C")
    #expect(app.hasQuit)
    #expect(log.entries.isEmpty)
  }
}
