import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Navigation stacks")
struct NavigationStackTests {
  final class Model: ObservableObject {
    @Published var path: [Int] = []
  }

  /// A page that tells what happens to it.
  struct Page: View {
    let number: Int
    let log: Log
    let hasTask: Bool
    @State private var count = 0
    @StateObject private var kept: Kept

    init(number: Int, log: Log, hasTask: Bool = false) {
      self.number = number
      self.log = log
      self.hasTask = hasTask
      _kept = StateObject(wrappedValue: Kept(number, log))
    }

    var body: some View {
      log("body \(number)")
      return VStack {
        Text("page \(number)")
        Button("count \(count)") { count += 1 }
        NavigationLink("next", value: number + 1)
      }
      .navigationTitle("Page \(number)")
      .onAppear { log("appear \(number)") }
      .onDisappear { log("disappear \(number)") }
      .task {
        guard hasTask else { return }
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
    var hasTasks = false

    var body: some View {
      NavigationStack(path: $model.path) {
        Page(number: 0, log: log, hasTask: hasTasks)
          .navigationDestination(for: Int.self) { Page(number: $0, log: log, hasTask: hasTasks) }
      }
    }
  }

  private func start(_ path: [Int] = [], hasTasks: Bool = false) async -> (
    app: TestApp, model: Model, log: Log
  ) {
    let model = Model()
    model.path = path
    let log = Log()
    let app = await TestApp(columns: 30, rows: 6) { Stack(model: model, log: log, hasTasks: hasTasks) }
    return (app, model, log)
  }

  @Test("A path of 20,000 values set at once makes the top page alone, then the one that Back uncovers")
  func longPath() async throws {
    let (app, model, log) = await start()
    model.path = Array(1...20_000)
    await app.settle()
    #expect(app.text.contains("page 20,000"))
    try await app.press("Esc")
    #expect(app.text.contains("page 19,999"))
    #expect(Set(log.entries.filter { $0.hasPrefix("body") }) == ["body 0", "body 20000", "body 19999"])
  }

  @Test("A link pushes a page, with a title and a way back; Esc, Alt-Left and Backspace go back")
  func pushAndPop() async throws {
    let (app, model, _) = await start()
    #expect(app.row(0) == "            Page 0")
    for key in ["Esc", "Alt-Left", "Backspace"] {
      try await app.press("Tab Enter")
      #expect(model.path == [1])
      #expect(app.row(0) == " ‹ Page 0   Page 1")
      #expect(app.text.contains("page 1"))
      try await app.press(key)
      #expect(model.path == [])
      #expect(app.text.contains("page 0"))
      try await app.press("Shift-Tab")
    }
    try await app.press("Tab Enter")
    await app.click(column: 2, row: 0)
    #expect(model.path == [])
  }

  @Test("Going back evaluates no body, and writes only what was covered")
  func goingBackIsFree() async throws {
    let app = await TestApp(columns: 30, rows: 6) {
      NavigationStack {
        Page(number: 0, log: Log()).navigationDestination(for: Int.self) { Page(number: $0, log: Log()) }
      }
    }
    try await app.press("Tab Enter Tab")
    let page = app.styledText
    try await app.press("Enter")
    let (evaluations, cells) = (app.evaluations, app.cellsWritten)
    try await app.press("Esc")
    #expect(app.styledText == page)
    #expect(app.evaluations == evaluations)
    // The digits of the page and of the two titles, and the two buttons, one of which has the focus.
    #expect(app.cellsWritten - cells <= 30)
  }

  @Test("Where the path is a model's, its owner is evaluated, and no page")
  func goingBackWithModel() async throws {
    let (app, _, log) = await start()
    try await app.press("Tab Enter Tab Enter")
    _ = log.take()
    try await app.press("Esc")
    #expect(app.text.contains("page 1"))
    #expect(log.take().filter { $0.hasPrefix("body") } == [])
  }

  @Test("A covered page keeps its state, its focus and its tasks")
  func covered() async throws {
    let (app, _, log) = await start(hasTasks: true)
    try await app.press("Enter Enter Tab Enter")
    #expect(app.text.contains("page 1"))
    #expect(app.text.contains("count 0"))
    try await app.press("Enter Esc")
    #expect(app.text.contains("count 2"))
    #expect(app.focusedRow.contains("▸ next ◂"))
    await app.wait { _ in log.entries.contains("cancelled 1") }
    #expect(!log.entries.contains("cancelled 0"))
    #expect(log.entries.filter { $0 == "task 0" }.count == 1)
  }

  @Test("A popped page is released and its task is cancelled; onAppear and onDisappear are told, in order")
  func popped() async throws {
    let (app, model, log) = await start(hasTasks: true)
    #expect(log.take().filter { !$0.hasPrefix("body") } == ["appear 0", "task 0"])
    try await app.press("Tab Enter")
    #expect(log.take().filter { !$0.hasPrefix("body") }.sorted() == ["appear 1", "disappear 0", "task 1"])
    model.path.removeLast()
    await app.wait { _ in log.entries.contains("cancelled 1") }
    #expect(log.take().sorted() == ["appear 0", "cancelled 1", "disappear 1", "gone 1"])
  }

  @Test("Several changes in one turn end on the last page, with no page in between")
  func severalChanges() async throws {
    let (app, model, log) = await start()
    let frames = app.frames
    model.path.append(1)
    model.path.append(2)
    model.path.removeLast()
    model.path.append(3)
    await app.settle()
    #expect(app.text.contains("page 3"))
    #expect(app.frames == frames + 1)
    #expect(log.take().filter { $0.hasPrefix("appear") } == ["appear 0", "appear 3"])
    model.path.removeLast()
    model.path.append(4)
    await app.settle()
    #expect(app.text.contains("page 4"))
    #expect(model.path == [1, 4])
    #expect(log.take().filter { $0.hasPrefix("appear") } == ["appear 4"])
  }

  @Test("A whole new path lands on its last page, and Back leads through all of it")
  func assigned() async throws {
    let (app, model, log) = await start()
    _ = log.take()
    model.path = [5, 6, 7]
    await app.settle()
    #expect(app.text.contains("page 7"))
    #expect(log.entries.filter { $0.hasPrefix("appear") } == ["appear 7"])
    for number in [6, 5, 0] {
      try await app.press("Esc")
      #expect(app.text.contains("page \(number)"))
    }
    try await app.press("Esc")
    #expect(app.text.contains("page 0"))
  }

  @Test("A path that is filled at first is shown at once")
  func filledAtFirst() async throws {
    let (app, model, log) = await start([1, 2])
    #expect(app.text.contains("page 2"))
    #expect(log.take().filter { $0.hasPrefix("appear") } == ["appear 2"])
    try await app.press("Esc Esc")
    #expect(model.path == [])
    #expect(app.text.contains("page 0"))
  }

  @Test("A stack that comes later, inside an if, with a filled path shows its last page")
  func insideAnIf() async throws {
    struct Later: View {
      let model: Model
      let log: Log
      @State private var isThere = false
      var body: some View {
        if isThere { Stack(model: model, log: log) } else { Button("show") { isThere = true } }
      }
    }
    let model = Model()
    model.path = [1, 2, 3]
    let app = await TestApp(columns: 30, rows: 6) { Later(model: model, log: Log()) }
    try await app.press("Enter")
    #expect(app.text.contains("page 3"))
    try await app.press("Esc")
    #expect(app.text.contains("page 2"))
  }

  @Test("A page taken out of the middle leaves those above it as they are")
  func middle() async throws {
    let (app, model, log) = await start([1, 2, 3])
    try await app.press("Enter Enter")
    model.path.remove(at: 1)
    await app.settle()
    #expect(app.text.contains("page 3"))
    #expect(app.text.contains("count 2"))
    #expect(!log.entries.contains("gone 3"))
    try await app.press("Esc")
    #expect(app.text.contains("page 1"))
  }

  @Test("The way back names the page below, when that becomes another one, too")
  func wayBack() async throws {
    let (app, model, _) = await start()
    model.path = [1]
    await app.settle()
    model.path = [1, 2]
    await app.settle()
    model.path = [1, 2, 3]
    await app.settle()
    #expect(app.row(0).hasPrefix(" ‹ Page 2"))
    model.path = [1, 3]
    await app.settle()
    #expect(app.row(0).hasPrefix(" ‹ Page 1"))
  }

  @Test("The same value twice makes two pages with state of their own")
  func twice() async throws {
    let (app, model, _) = await start([4])
    try await app.press("Enter")
    model.path.append(4)
    await app.settle()
    #expect(app.text.contains("count 0"))
    try await app.press("Esc")
    #expect(app.text.contains("count 1"))
  }

  @Test("Enter twice in one turn pushes one page, and Back twice on one page pops one")
  func fast() async throws {
    let (app, model, _) = await start()
    try await app.press("Tab Enter Esc Esc Esc")
    #expect(model.path == [])
    #expect(!app.hasQuit)
  }

  @Test("A path bound through a new binding each time pops what is asked for, and no more")
  func freshBinding() async throws {
    let model = Model()
    struct Fresh: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack(
          path: Binding {
            model.path
          } set: {
            model.path = $0
          }
        ) {
          Page(number: 0, log: Log()).navigationDestination(for: Int.self) { Page(number: $0, log: Log()) }
        }
      }
    }
    let app = await TestApp(columns: 30, rows: 6) { Fresh(model: model) }
    try await app.press("Tab Enter Tab Enter")
    #expect(model.path == [1, 2])
    try await app.press("Esc")
    #expect(model.path == [1])
    try await app.press("Esc Esc")
    #expect(model.path == [])
  }

  @Test("A stack keeps its own path where none is given")
  func ownPath() async throws {
    let app = await TestApp(columns: 30, rows: 6) {
      NavigationStack {
        Page(number: 0, log: Log()).navigationDestination(for: Int.self) { Page(number: $0, log: Log()) }
      }
    }
    try await app.press("Tab Enter Tab Enter")
    #expect(app.text.contains("page 2"))
    try await app.press("Esc Esc")
    #expect(app.text.contains("page 0"))
  }

  @Test("A NavigationPath takes routes of several types")
  func navigationPath() async throws {
    struct Mixed: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("number", value: 1)
            NavigationLink("text", value: "a")
            Text("count \(path.count)")
          }
          .navigationDestination(for: Int.self) { NavigationLink("number \($0)", value: "b") }
          .navigationDestination(for: String.self) { Text("text \($0)") }
        }
      }
    }
    let app = await TestApp(columns: 30, rows: 5) { Mixed() }
    try await app.press("Enter Enter")
    #expect(app.text.contains("text b"))
    try await app.press("Esc Esc Tab Enter")
    #expect(app.text.contains("text a"))
    try await app.press("Esc")
    #expect(app.text.contains("count 0"))
  }

  @Test("A page nobody has declared is a message that names the type, reported once")
  func missing() async throws {
    struct Route: Hashable {}
    let app = await TestApp(columns: 60, rows: 6) {
      NavigationStack { NavigationLink("go", value: Route()) }
    }
    try await app.press("Enter")
    #expect(app.text.contains("There is no page for a Route"))
    #expect(app.problems.count == 1)
    try await app.press("Esc Enter")
    #expect(app.problems.count == 1)
  }

  @Test("Of two pages declared for one type, the one nearest the root holds, and it is reported")
  func declaredTwice() async throws {
    let app = await TestApp(columns: 30, rows: 6) {
      NavigationStack {
        NavigationLink("go", value: 1)
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
    try await app.press("Enter")
    #expect(app.text.contains("outer 1"))
    #expect(app.problems.count == 1)
  }

  @Test("A page declared on a pushed page is found, and is gone with it")
  func declaredOnPage() async throws {
    let app = await TestApp(columns: 60, rows: 6) {
      NavigationStack {
        VStack {
          NavigationLink("text", value: "x")
          NavigationLink("go", value: 1)
        }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("deeper \(number)", value: "a").navigationDestination(for: String.self) {
            Text("deep \($0)")
          }
        }
      }
    }
    try await app.press("Tab Enter Enter")
    #expect(app.text.contains("deep a"))
    try await app.press("Esc Esc")
    #expect(app.text.contains("go"))
    #expect(app.problems.isEmpty)
  }

  @Test("A page declared in a row of a list works while the row is there")
  func declaredInRow() async throws {
    let app = await TestApp(columns: 40, rows: 6) {
      NavigationStack {
        List(0..<3) { index in
          NavigationLink("row \(index)", value: index)
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    try await app.press("Down Enter")
    #expect(app.text.contains("page 1"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("row 1"))
  }

  @Test("A destination closure that is evaluated again shows new values and keeps the page's state")
  func closureAgain() async throws {
    struct Parent: View {
      @State private var word = "old"
      var body: some View {
        NavigationStack {
          NavigationLink("go", value: 1)
            .navigationDestination(for: Int.self) { _ in Child(word: word, change: { word = "new" }) }
        }
      }
    }
    struct Child: View {
      let word: String
      let change: () -> Void
      @State private var count = 0
      var body: some View {
        VStack {
          Button("\(word) \(count)") { count += 1 }
          Button("change") { change() }
        }
      }
    }
    let app = await TestApp(columns: 30, rows: 5) { Parent() }
    try await app.press("Enter Enter Enter Tab Enter")
    #expect(app.text.contains("new 2"))
  }

  @Test("A link with nil can't be pressed, and one outside a stack is reported")
  func links() async throws {
    let app = await TestApp(columns: 30, rows: 4) {
      NavigationStack { NavigationLink("nowhere", value: Int?.none) }
    }
    try await app.press("Enter Space")
    #expect(app.text.contains("nowhere"))
    #expect(app.cursor == nil)
    let outside = await TestApp(columns: 30, rows: 4) { NavigationLink("out", value: 1) }
    try await outside.press("Enter")
    #expect(outside.problems.count == 1)
  }

  @Test("A link to a type that the path doesn't hold pushes nothing, and is reported")
  func wrongType() async throws {
    let model = Model()
    struct Typed: View {
      @ObservedObject var model: Model
      var body: some View { NavigationStack(path: $model.path) { NavigationLink("text", value: "a") } }
    }
    let app = await TestApp(columns: 30, rows: 4) { Typed(model: model) }
    try await app.press("Enter")
    #expect(model.path == [])
    #expect(app.problems.count == 1)
  }

  @Test("Resizing, down to 1×1, never changes a path")
  func resizing() async throws {
    let (app, model, _) = await start([1, 2])
    let before = app.styledText
    for size in [1, 3, 40] { await app.resize(columns: size, rows: size) }
    #expect(model.path == [1, 2])
    await app.resize(columns: 30, rows: 6)
    #expect(app.styledText == before)
  }

  @Test("A push made in a task stays, and one from another thread lands")
  func pushedByTask() async throws {
    let coordinator = Coordinator<Int>()
    struct Pushing: View {
      @ObservedObject var coordinator: Coordinator<Int>
      var body: some View {
        NavigationStack(path: $coordinator.paths) {
          Text("root").task { coordinator.push(1) }
            .navigationDestination(for: Int.self) { number in
              Text("page \(number)").task {
                guard number == 1 else { return }
                let coordinator = coordinator
                await Task.detached { _ = coordinator.push(2) }.value
              }
            }
        }
      }
    }
    let app = await TestApp(columns: 30, rows: 4) { Pushing(coordinator: coordinator) }
    await app.wait { $0.text.contains("page 2") }
    #expect(coordinator.paths == [1, 2])
    #expect(app.text.contains("page 2"))
  }
}
