import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Dismissing")
struct DismissTests {
  final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var inner: [Int] = []
  }

  struct Leaving: View {
    let name: String
    var before: () -> Void = {}
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("leave \(name)") {
        before()
        dismiss()
      }
    }
  }

  struct Stack: View {
    @ObservedObject var model: Model
    var before: () -> Void = {}

    var body: some View {
      NavigationStack(path: $model.path) {
        Leaving(name: "root")
          .navigationDestination(for: Int.self) { Leaving(name: "\($0)", before: before) }
      }
    }
  }

  private func start(_ path: [Int], before: @escaping (Model) -> Void = { _ in }) async -> (TestApp, Model) {
    let model = Model()
    model.path = path
    return (await TestApp(columns: 30, rows: 5) { Stack(model: model) { before(model) } }, model)
  }

  @Test("On a pushed page it pops to below it")
  func pops() async throws {
    let (app, model) = await start([1, 2])
    try await app.press("Enter")
    #expect(model.path == [1])
    #expect(app.text.contains("leave 1"))
    try await app.press("Enter")
    #expect(model.path == [])
  }

  @Test("Where nothing is presented it is reported, nothing happens, and the app goes on")
  func nothingPresented() async throws {
    let (app, model) = await start([])
    try await app.press("Enter Enter")
    #expect(model.path == [])
    #expect(!app.hasQuit)
    #expect(app.problems.count == 1)
    let alone = await TestApp(columns: 30, rows: 3) { Leaving(name: "alone") }
    try await alone.press("Enter")
    #expect(!alone.hasQuit)
    #expect(alone.problems.count == 1)
  }

  @Test("After a push in the same turn it leaves the page it is on, and what was pushed over it")
  func afterPush() async throws {
    let (app, model) = await start([1]) { $0.path.append(2) }
    try await app.press("Enter")
    #expect(model.path == [])
    #expect(app.text.contains("leave root"))
  }

  @Test("After a pop in the same turn it takes nothing more")
  func afterPop() async throws {
    let (app, model) = await start([1, 2]) { $0.path.removeLast() }
    try await app.press("Enter")
    #expect(model.path == [1])
    #expect(app.text.contains("leave 1"))
  }

  @Test("After a whole new path in the same turn it takes nothing of that")
  func afterReplacing() async throws {
    let (app, model) = await start([1, 2]) { $0.path = [7, 8, 9] }
    try await app.press("Enter")
    #expect(model.path == [7, 8, 9])
  }

  struct Nested: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        NavigationLink("outer", value: 1).navigationDestination(for: Int.self) { _ in
          NavigationStack(path: $model.inner) {
            VStack {
              NavigationLink("inner", value: 1)
              Leaving(name: "inner root")
            }
            .navigationDestination(for: Int.self) { number in
              VStack {
                NavigationLink("deeper", value: number + 1)
                Leaving(name: "inner \(number)")
              }
            }
          }
        }
      }
    }
  }

  @Test(
    "A stack in a pushed page pushes its own pages; Back and dismiss leave them one by one, then the page")
  func nested() async throws {
    let model = Model()
    let app = await TestApp(columns: 30, rows: 6) { Nested(model: model) }
    try await app.press("Enter Enter Enter")
    #expect(model.path == [1])
    #expect(model.inner == [1, 2])
    try await app.press("Esc")
    #expect(model.inner == [1])
    try await app.press("Tab Enter")
    #expect(model.inner == [])
    #expect(model.path == [1])
    try await app.press("Tab Enter")
    #expect(model.path == [])
    #expect(app.text.contains("outer"))
    #expect(app.problems.isEmpty)
  }

  @Test("A push on the outer stack keeps the inner one's pages")
  func outerPush() async throws {
    let model = Model()
    let app = await TestApp(columns: 30, rows: 6) { Nested(model: model) }
    try await app.press("Enter Enter")
    model.path.append(2)
    await app.settle()
    model.path.removeLast()
    await app.settle()
    #expect(model.inner == [1])
    #expect(app.text.contains("leave inner 1"))
  }
}
