import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Keys of the app")
struct AppKeysTests {
  struct Stack: View {
    var body: some View {
      NavigationStack {
        NavigationLink("push", value: 1)
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test("q quits from a root page, and does nothing on a pushed one")
  func quit() async throws {
    let app = await TestApp(columns: 20, rows: 4) { Stack() }
    try await app.press("Enter q")
    #expect(!app.hasQuit)
    #expect(app.text.contains("page 1"))
    try await app.press("Esc q")
    #expect(app.hasQuit)
  }

  @Test("Ctrl-C quits from anywhere", arguments: ["Ctrl-C", "Enter Ctrl-C", "? Ctrl-C"])
  func controlC(keys: String) async throws {
    let app = await TestApp(columns: 20, rows: 4) { Stack() }
    try await app.press(keys)
    #expect(app.hasQuit)
  }

  @Test("Nothing is shown or done after the app was left")
  func afterQuit() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 4) { Button("b") { log("pressed") } }
    try await app.press("q Enter Enter")
    #expect(log.entries.isEmpty)
  }

  @Test("? lists the keys that work here, and any key closes the list and does nothing else")
  func help() async throws {
    let app = await TestApp(columns: 60, rows: 16) { Stack() }
    try await app.press("?")
    #expect(app.text.contains("Keys"))
    #expect(app.text.contains("Enter"))
    #expect(app.text.contains("q, Ctrl-C"))
    #expect(!app.text.contains("Esc"))
    try await app.press("Enter")
    #expect(!app.text.contains("Enter"))
    #expect(!app.text.contains("page 1"))
    try await app.press("Enter F1")
    #expect(app.text.contains("Esc"))
    try await app.press("Esc")
    #expect(app.text.contains("page 1"))
  }

  @Test("While the keys are listed, a click reaches nothing below")
  func helpIsModal() async throws {
    let log = Log()
    let app = await TestApp(columns: 60, rows: 16) {
      VStack {
        Button("press me") { log("pressed") }
        Spacer()
      }
    }
    try await app.press("?")
    try await app.click("press me")
    #expect(log.entries.isEmpty)
    try await app.press("x Enter")
    #expect(log.entries == ["pressed"])
  }

  @Test("The list of keys fits the smallest screens", arguments: [1, 2, 5, 20])
  func helpIsSmall(size: Int) async throws {
    let app = await TestApp(columns: size, rows: size) { Stack() }
    try await app.press("? x q")
    #expect(app.hasQuit)
  }
}
