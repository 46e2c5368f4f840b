import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Views compared by their own ==")
struct EquatableViewTests {
  struct Rounded: View, Equatable {
    let number: Int
    let log: Log
    @State private var taps = 0

    nonisolated static func == (lhs: Rounded, rhs: Rounded) -> Bool { lhs.number / 10 == rhs.number / 10 }

    var body: some View {
      log("\(number)")
      return Button("number \(number) \(taps)") { taps += 1 }
    }
  }

  struct Parent: View {
    let log: Log
    @State private var number = 8

    var body: some View {
      VStack {
        Button("more") { number += 1 }
        Rounded(number: number, log: log).equatable()
      }
    }
  }

  @Test("A view that equals the last one isn't evaluated anew, but for its own state")
  func compared() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) { Parent(log: log) }
    try await app.press("Enter Enter Enter")
    #expect(log.take() == ["8", "10"])
    try await app.press("Down Enter")
    #expect(app.text.contains("number 10 1"))
  }
}
