import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Waiting and time")
struct SessionTests {
  @Test("A step returns when what it began has ended")
  func waitsForTasks() async throws {
    struct Loading: View {
      @State private var id = 0
      @State private var loaded = -1
      var body: some View {
        Button("loaded \(loaded)") { id += 1 }
          .task(id: id) {
            for _ in 0..<20 { await Task.yield() }
            loaded = id
          }
      }
    }
    let app = await TestApp(columns: 20, rows: 1) { Loading() }
    #expect(app.text.contains("loaded 0"))
    try await app.press("Enter")
    #expect(app.text.contains("loaded 1"))
  }

  @Test("A task that never ends is waited for once, and not at each step")
  func lastingTask() async throws {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    struct Listening: View {
      let stream: AsyncStream<Int>
      @State private var heard = 0
      @State private var count = 0
      var body: some View {
        Button("\(heard) \(count)") { count += 1 }
          .task { for await number in stream { heard = number } }
      }
    }
    let app = await TestApp(columns: 20, rows: 1) { Listening(stream: stream) }
    for _ in 0..<50 { try await app.press("Enter") }
    continuation.yield(7)
    await app.wait { $0.text.contains("7 50") }
    #expect(app.text.contains("7 50"))
    app.stop()
  }

  @Test("A task that never ends is waited for once, however often its view appears")
  func lastingTaskAgain() async throws {
    struct Listening: View {
      @State private var isThere = true
      @State private var count = 0
      var body: some View {
        VStack {
          Button("toggle \(count)") {
            isThere.toggle()
            count += 1
          }
          if isThere { Text("here").task { await untilCancelled() } }
        }
      }
    }
    let app = await TestApp(columns: 20, rows: 2) { Listening() }
    // At two seconds each, this would take a minute.
    for _ in 0..<60 { try await app.press("Enter") }
    #expect(app.text.contains("toggle 60"))
    app.stop()
  }

  @Test("A toast shows for three seconds of the app's clock, and the next one after it")
  func toasts() async throws {
    struct Toasting: View {
      @Environment(\.toasts) private var toasts
      @State private var count = 0
      @State private var message: String?
      var body: some View {
        VStack {
          Button("first") {
            toasts.show("one")
            toasts.show("two")
          }
          Button("second") { message = "three" }
          Text(message ?? "nil")
        }
        .toast($message)
      }
    }
    let app = await TestApp(columns: 40, rows: 9) { Toasting() }
    try await app.press("Enter")
    #expect(app.text.contains("│ one │"))
    #expect(app.focusedRow.contains("▸ first ◂"))
    await app.advance(by: 2.9)
    #expect(app.text.contains("│ one │"))
    await app.advance(by: 0.2)
    #expect(app.text.contains("│ two │"))
    await app.advance(by: 3)
    #expect(!app.text.contains("│"))
    try await app.press("Down Enter")
    #expect(app.text.contains("│ three │"))
    await app.advance(by: 3)
    #expect(app.text.contains("nil"))
    #expect(!app.text.contains("│"))
  }

  @Test("What a toast covered is back when it goes")
  func toastCovers() async throws {
    struct Full: View {
      @Environment(\.toasts) private var toasts
      var body: some View {
        VStack {
          Button("show") { toasts.show("가림") }
          ForEach(0..<8) { _ in Text("한글한글한글한글한글") }
        }
      }
    }
    let app = await TestApp(columns: 20, rows: 9) { Full() }
    let before = app.styledText
    try await app.press("Enter")
    #expect(app.styledText != before)
    await app.advance(by: 3)
    #expect(app.styledText == before)
  }
}
