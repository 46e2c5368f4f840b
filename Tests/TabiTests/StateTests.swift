import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("State")
struct StateTests {
  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("A button's action changes state, and the screen shows it")
  func counts() async throws {
    let app = await TestApp(columns: 20, rows: 3) { Counter() }
    try await app.press("Enter Enter")
    #expect(app.row(1) == "    ▸ count 2 ◂")
  }
}
