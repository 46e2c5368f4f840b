import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Submitting")
struct SubmitTests {
  struct Fields: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("first", text: $text).onSubmit { log("inner") }.submitLabel(.search)
        TextField("second", text: $text).submitScope()
        TextField("third", text: $text).onSubmit(of: .search) { log("search") }
      }
      .onSubmit { log("outer") }
    }
  }

  @Test(
    "Enter in a field runs the actions around it, nearest first; a scope keeps it in, other triggers don't count"
  )
  func order() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 3) { Fields(log: log) }
    try await app.press("Enter")
    #expect(log.take() == ["inner", "outer"])
    try await app.press("Tab Enter")
    #expect(log.take().isEmpty)
    try await app.press("Tab Enter")
    #expect(log.take() == ["outer"])
  }

  @Test("The label is what the list of keys calls Enter")
  func label() async throws {
    let app = await TestApp(columns: 60, rows: 14) { Fields(log: Log()) }
    try await app.press("F1")
    #expect(app.rows.contains { $0.contains("Enter") && $0.contains("search") })
  }
}
