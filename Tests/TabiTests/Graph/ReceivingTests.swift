import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Receiving")
struct ReceivingTests {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var other = 0
  }

  @Test("objectWillChange is received after the change")
  func object() async {
    let log = Log()
    let model = Model()
    let app = await TestApp(columns: 20, rows: 1) {
      Text("view").onReceive(model.objectWillChange) { log(model.name) }
    }
    #expect(log.entries.isEmpty)
    model.name = "b"
    await app.settle()
    #expect(log.take() == ["b"])
    model.other = 1
    await app.settle()
    #expect(log.take() == ["b"])
  }

  @Test("A published property is received at first and when it changes, others aren't")
  func property() async {
    let log = Log()
    let model = Model()
    let app = await TestApp(columns: 20, rows: 1) {
      Text("view").onReceive(model.$name) { log($0) }
    }
    model.other = 1
    await app.settle()
    model.name = "b"
    model.name = "c"
    await app.settle()
    #expect(log.entries == ["a", "c"])
  }

  @Test("A sequence is received until its view is gone")
  func sequence() async throws {
    struct Listening: View {
      let numbers: AsyncStream<Int>
      @State private var sum = 0
      @State private var isThere = true
      var body: some View {
        VStack {
          Button("sum \(sum)") { isThere = false }
          if isThere { Text("here").onReceive(numbers) { sum += $0 } }
        }
      }
    }
    let (numbers, continuation) = AsyncStream<Int>.makeStream()
    let app = await TestApp(columns: 20, rows: 2) { Listening(numbers: numbers) }
    continuation.yield(2)
    continuation.yield(3)
    await app.wait { $0.text.contains("sum 5") }
    try await app.press("Enter")
    continuation.yield(7)
    await app.settle()
    #expect(app.text.contains("sum 5"))
  }
}
