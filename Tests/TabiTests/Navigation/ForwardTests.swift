import Tabi
import TabiTesting
import Testing

/// Forward returns to the page that Back left.
@MainActor
@Suite("Forward")
struct ForwardTests {
  final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var isShown = false
    @Published var note = ""
  }

  struct Page: View {
    let number: Int
    let log: Log
    @ObservedObject var model: Model
    @State private var count = 0
    @StateObject private var kept: Kept

    init(number: Int, log: Log, model: Model) {
      self.number = number
      self.log = log
      self.model = model
      _kept = StateObject(wrappedValue: Kept(number, log))
    }

    var body: some View {
      log("body \(number) \(model.note)")
      return VStack {
        Text("page \(number)\(model.note)")
        Button("count \(count)") { count += 1 }
        NavigationLink("next", value: number + 1)
      }
      .navigationTitle("Page \(number)")
      .onAppear { log("appear \(number)") }
      .onDisappear { log("disappear \(number)") }
      .onReceive(model.$note) { log("received \(number) \($0)") }
      .task {
        log("task \(number)")
        await untilCancelled()
        log("cancelled \(number)")
      }
    }
  }

  final class Kept: ObservableObject {
    let number: Int
    let log: Log

    init(_ number: Int, _ log: Log) {
      self.number = number
      self.log = log
    }

    deinit { log("gone \(number)") }
  }

  struct Stack: View {
    @ObservedObject var model: Model
    let log: Log

    var body: some View {
      NavigationStack(path: $model.path) {
        Page(number: 0, log: log, model: model)
          .navigationDestination(for: Int.self) { Page(number: $0, log: log, model: model) }
          .navigationDestination(isPresented: $model.isShown) { Text("by state") }
      }
    }
  }

  private func start(_ path: [Int] = []) async -> (app: TestApp, model: Model, log: Log) {
    let (model, log) = (Model(), Log())
    model.path = path
    return (await TestApp(columns: 30, rows: 6) { Stack(model: model, log: log) }, model, log)
  }

  private func rest(of log: Log) -> [String] {
    log.take().filter { !$0.hasPrefix("body") && !$0.hasPrefix("received") }
  }

  @Test("Alt-Right returns to the page that Back left, with its state and its focus")
  func returns() async throws {
    let (app, model, _) = await start()
    try await app.press("Tab Enter Enter Enter")
    let page = app.styledText
    #expect(page.contains("count 2"))
    try await app.press("Esc")
    #expect(model.path == [])
    #expect(app.text.contains("page 0"))
    try await app.press("Alt-Right")
    #expect(model.path == [1])
    #expect(app.styledText == page)
  }

  @Test("Neither Back nor Forward evaluates a body")
  func evaluatesNothing() async throws {
    struct Root: View {
      var body: some View {
        NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    let app = await TestApp(columns: 30, rows: 6) { NavigationStack { Root() } }
    try await app.press("Enter")
    let evaluations = app.evaluations
    try await app.press("Esc Alt-Right")
    #expect(app.text.contains("page 1"))
    #expect(app.evaluations == evaluations)
  }

  @Test("Back ends the page's tasks and lets it disappear; Forward begins both again")
  func lifecycle() async throws {
    let (app, _, log) = await start([1])
    _ = log.take()
    try await app.press("Esc")
    await app.wait { _ in log.entries.contains("cancelled 1") }
    #expect(rest(of: log).sorted() == ["appear 0", "cancelled 1", "disappear 1", "task 0"])
    try await app.press("Alt-Right")
    #expect(rest(of: log).sorted() == ["appear 1", "disappear 0", "task 1"])
  }

  @Test("Forward goes through all the pages that Back left, in order, and no further")
  func several() async throws {
    let (app, model, _) = await start([1, 2, 3])
    try await app.press("Esc Esc Esc")
    #expect(model.path == [])
    for path in [[1], [1, 2], [1, 2, 3], [1, 2, 3]] {
      try await app.press("Alt-Right")
      #expect(model.path == path)
    }
    try await app.press("Esc Esc Alt-Right")
    #expect(model.path == [1, 2])
    #expect(app.text.contains("page 2"))
  }

  @Test(
    "Any other change of the path releases the pages that wait",
    arguments: ["push", "link", "assign", "state", "pop"])
  func released(change: String) async throws {
    let (app, model, log) = await start([1, 2])
    try await app.press("Esc")
    #expect(!log.entries.contains("gone 2"))
    switch change {
    case "push": model.path.append(5)
    case "link": try await app.press("Tab Enter")
    case "assign": model.path = [7]
    case "state": model.isShown = true
    default: model.path.removeLast()
    }
    await app.settle()
    await app.wait { _ in log.entries.contains("gone 2") }
    #expect(log.entries.contains("gone 2"))
    let path = model.path
    try await app.press("Alt-Right")
    #expect(model.path == path)
  }

  @Test("A page that code pops is gone at once, and Forward leads nowhere")
  func codePops() async throws {
    let (app, model, log) = await start([1])
    model.path.removeLast()
    await app.settle()
    await app.wait { _ in log.entries.contains("gone 1") }
    try await app.press("Alt-Right")
    #expect(model.path == [])
  }

  @Test("Nothing reaches a page that waits for Forward; it follows its model again when it is back")
  func frozen() async throws {
    let (app, model, log) = await start([1])
    try await app.press("Esc")
    _ = log.take()
    model.note = "!"
    await app.settle()
    #expect(log.take().sorted() == ["body 0 !", "received 0 !"])
    try await app.press("Alt-Right")
    #expect(app.text.contains("page 1!"))
    #expect(log.entries.contains("body 1 !"))
  }

  @Test("The keys name Forward while it leads somewhere")
  func hint() async throws {
    let (app, _, _) = await start([1])
    await app.resize(columns: 60, rows: 24)
    try await app.press("?")
    #expect(!app.text.contains("Alt-Right"))
    try await app.press("Esc Esc ?")
    #expect(app.text.contains("Alt-Right"))
  }

  @Test("The tab bar that a page hides is hidden again after Forward")
  func tabBar() async throws {
    let app = await TestApp(columns: 30, rows: 6) {
      TabView {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { _ in Text("page").toolbar(.hidden, for: .tabBar) }
        }.tabItem { Text("Bar") }
      }
    }
    #expect(app.row(5).contains("Bar"))
    try await app.press("Enter Esc")
    #expect(app.row(5).contains("Bar"))
    try await app.press("Alt-Right")
    #expect(!app.row(5).contains("Bar"))
  }

  @Test("A task that fails as Back ends it presents nothing over the page below")
  func failing() async throws {
    struct Failing: View {
      @State private var hasFailed = false
      var body: some View {
        Text("loading")
          .alert("Failed", isPresented: $hasFailed) {}
          .task {
            await untilCancelled()
            hasFailed = true
          }
      }
    }
    let app = await TestApp(columns: 30, rows: 8) {
      NavigationStack {
        NavigationLink("go", value: 1).navigationDestination(for: Int.self) { _ in Failing() }
      }
    }
    try await app.press("Enter Esc")
    await app.settle()
    #expect(!app.text.contains("Failed"))
    #expect(app.text.contains("go"))
  }
}
