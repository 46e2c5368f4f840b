import Tabi
import TabiTesting
import Testing

/// Guards ask before a person leaves.
@MainActor
@Suite("Navigation guards")
struct NavigationGuardTests {
  final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var isDirty = true
    @Published var isSheet = false
    @Published var tab = "a"
    @Published var answer: CheckedContinuation<Bool, Never>?
  }

  struct Stack: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        NavigationLink("edit", value: 1)
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("editor \(number)")
              NavigationLink("further", value: number + 1)
            }
            .navigationGuard(when: model.isDirty, "Discard \(number)?", message: "There are changes.")
          }
      }
    }
  }

  struct Tabs: View {
    @ObservedObject var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        Stack(model: model).tabItem { Text("A") }.tag("a")
        Text("other").tabItem { Text("B") }.tag("b")
      }
    }
  }

  private func start(_ path: [Int]) async -> (app: TestApp, model: Model) {
    let model = Model()
    model.path = path
    return (await TestApp(columns: 50, rows: 12) { Tabs(model: model) }, model)
  }

  @Test(
    "Every way of leaving that a person takes asks first",
    arguments: ["Esc", "Alt-Left", "Backspace", "click:1,0", "1", "Ctrl-C"])
  func asks(way: String) async throws {
    let (app, model) = await start([1])
    try await app.press(way)
    #expect(app.text.contains("Discard 1?"))
    #expect(app.text.contains("There are changes."))
    #expect(model.path == [1])
    try await app.press("Esc")
    #expect(!app.text.contains("Discard 1?"))
    #expect(app.text.contains("editor 1"))
    #expect(model.path == [1])
    #expect(!app.hasQuit)
    try await app.press(way)
    try await app.click("[ Discard ]")
    #expect(way == "Ctrl-C" ? app.hasQuit : model.path == [])
  }

  @Test("A guard that has nothing to ask about doesn't")
  func clean() async throws {
    let (app, model) = await start([1])
    model.isDirty = false
    try await app.press("Esc")
    #expect(model.path == [])
    try await app.press("q")
    #expect(app.hasQuit)
  }

  @Test("Code that changes a path isn't asked, nor is the choice of another tab or a page pushed above")
  func unasked() async throws {
    let (app, model) = await start([1])
    try await app.press("Enter")
    #expect(model.path == [1, 2])
    try await app.press("2")
    #expect(app.text.contains("other"))
    try await app.press("1")
    #expect(app.text.contains("editor 2"))
    model.path = []
    await app.settle()
    #expect(app.text.contains("edit"))
    #expect(!app.text.contains("Discard"))
  }

  @Test("Of several pages that are left at once the topmost is asked first, and one refusal keeps all")
  func several() async throws {
    let (app, model) = await start([1])
    try await app.press("Enter 1")
    #expect(app.text.contains("Discard 2?"))
    try await app.click("[ Discard ]")
    #expect(app.text.contains("Discard 1?"))
    try await app.press("Esc")
    #expect(model.path == [1, 2])
    try await app.press("1")
    try await app.click("[ Discard ]")
    try await app.click("[ Discard ]")
    #expect(model.path == [])
  }

  @Test("Leaving the app asks the pages of other tabs, too")
  func quitting() async throws {
    let (app, _) = await start([1])
    try await app.press("2 q")
    #expect(app.text.contains("Discard 1?"))
    #expect(!app.hasQuit)
  }

  @Test("Keys pressed while the question comes leave nothing twice")
  func impatient() async throws {
    let (app, model) = await start([1, 2])
    try await app.press("Esc Ctrl-C")
    #expect(app.text.contains("Discard 2?"))
    try await app.click("[ Discard ]")
    #expect(model.path == [1])
    #expect(!app.hasQuit)
  }

  @Test("A page that was left with the guard's leave isn't asked about again, until Forward returns to it")
  func forward() async throws {
    let (app, model) = await start([1])
    try await app.press("Esc")
    try await app.click("[ Discard ]")
    #expect(model.path == [])
    try await app.press("Alt-Right")
    #expect(model.path == [1])
    #expect(!app.text.contains("Discard"))
    try await app.press("q")
    #expect(!app.hasQuit)
    try await app.press("Esc")
    #expect(app.text.contains("Discard 1?"))
    try await app.click("[ Discard ]")
    try await app.press("q")
    #expect(app.hasQuit)
  }

  @Test("Esc on a sheet asks the pages in it; a binding that closes it doesn't")
  func sheet() async throws {
    struct Guarded: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("page").sheet(isPresented: $model.isSheet) {
          Text("form").navigationGuard(when: model.isDirty, "Close?", leave: "Close it", stay: "Stay")
        }
      }
    }
    let model = Model()
    model.isSheet = true
    let app = await TestApp(columns: 50, rows: 12) { Guarded(model: model) }
    try await app.press("Esc")
    #expect(app.text.contains("Close?"))
    try await app.click("Stay")
    #expect(model.isSheet)
    try await app.press("Esc")
    try await app.click("Close it")
    #expect(!model.isSheet)
    #expect(!app.text.contains("form"))
    model.isSheet = true
    await app.settle()
    #expect(app.text.contains("form"))
    model.isSheet = false
    await app.settle()
    #expect(!app.text.contains("form"))
    #expect(!app.text.contains("Close?"))
  }

  @Test("Going elsewhere by Ctrl-P asks the pages that it leaves")
  func goTo() async throws {
    let (app, model) = await start([1])
    try await app.press("Ctrl-P 'Root' Enter")
    #expect(app.text.contains("Discard 1?"))
    #expect(model.path == [1])
    try await app.click("[ Discard ]")
    #expect(model.path == [])
  }

  @Test("Code can answer, and take its time", arguments: [true, false])
  func code(mayLeave: Bool) async throws {
    let model = Model()
    let app = await TestApp(columns: 50, rows: 12) {
      NavigationStack {
        NavigationLink("edit", value: 1).navigationDestination(for: Int.self) { _ in
          Text("editor").navigationGuard { await withCheckedContinuation { model.answer = $0 } }
        }
      }
    }
    try await app.press("Enter Esc")
    await app.wait { _ in model.answer != nil }
    #expect(app.text.contains("editor"))
    model.answer?.resume(returning: mayLeave)
    await app.wait { $0.text.contains("editor") != mayLeave }
    #expect(app.text.contains("editor") != mayLeave)
  }

  @Test("When code leaves the page while it is asked about, the question goes with it")
  func goneWhileAsking() async throws {
    let (app, model) = await start([1, 2])
    try await app.press("Esc")
    #expect(app.text.contains("Discard 2?"))
    model.path = [1]
    await app.settle()
    #expect(!app.text.contains("Discard"))
    #expect(app.text.contains("editor 1"))
    try await app.press("Esc")
    #expect(app.text.contains("Discard 1?"))
  }
}
