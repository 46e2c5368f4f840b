import Tabi
import TabiTesting
import Testing

/// Where the user is outlasts the app.
@MainActor
@Suite("Restoration")
struct RestorationTests {
  enum Route: Codable, Hashable, RouterPathProtocol {
    case detail(Int)
    case edit

    var destinationView: some View {
      switch self {
      case .detail(let number): Text("detail \(number)")
      case .edit: Text("edit")
      }
    }
  }

  struct Item: Codable, Hashable, Identifiable { let id: Int }

  final class Model: ObservableObject {
    @Published var tab = "home"
    @Published var home: [Route] = []
    @Published var mixed = NavigationPath()
    @Published var item: Item?
    @Published var inSheet: [Int] = []
    @Published var isPlain = false
  }

  struct Root: View {
    @ObservedObject var model: Model
    @ObservedObject var coordinator: Coordinator<Int>

    init(_ model: Model, _ coordinator: Coordinator<Int>) {
      self.model = model
      self.coordinator = coordinator
    }

    var body: some View {
      TabView(selection: $model.tab) {
        NavigationStack(path: $model.home) {
          Text("home").navigationDestination(for: Route.self)
        }.tabItem { Text("Home") }.tag("home")
        NavigationStack(path: $model.mixed) {
          Text("mixed")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(for: String.self) { Text("text \($0)") }
        }.tabItem { Text("Mixed") }.tag("mixed")
        NavigationStack(path: $coordinator.paths) {
          Text("flow").navigationDestination(for: Int.self) { Text("step \($0)") }
        }.tabItem { Text("Flow") }.tag("flow")
      }
      .sheet(item: $model.item) { item in
        NavigationStack(path: $model.inSheet) {
          Text("item \(item.id)").navigationDestination(for: Int.self) { Text("inside \($0)") }
        }
      }
      .sheet(isPresented: $model.isPlain) { Text("plain") }
      .restoresNavigation()
    }
  }

  private func start(_ path: String) async -> (app: TestApp, model: Model, flow: Coordinator<Int>) {
    let (model, flow) = (Model(), Coordinator<Int>())
    return (
      await TestApp(columns: 40, rows: 12, storage: path) { Root(model, flow) }, model, flow
    )
  }

  @Test("The selected tab, the paths of all kinds and the item of a sheet are there at the next start")
  func returns() async throws {
    let folder = try TemporaryFolder()
    let first = await start(folder.path + "/state")
    first.model.home = [.detail(3), .edit]
    first.model.tab = "mixed"
    await first.app.settle()
    first.model.mixed.append(5)
    first.model.mixed.append("five")
    first.model.tab = "flow"
    await first.app.settle()
    first.flow.push(contentsOf: [1, 2])
    first.model.item = Item(id: 9)
    await first.app.settle()
    first.model.inSheet = [4]
    await first.app.settle()
    first.app.stop()

    let second = await start(folder.path + "/state")
    #expect(second.app.text.contains("inside 4"))
    #expect(second.model.item == Item(id: 9))
    try await second.app.press("Esc Esc")
    #expect(second.app.text.contains("step 2"))
    #expect(second.flow.paths == [1, 2])
    try await second.app.press("1")
    #expect(second.app.text.contains("edit"))
    #expect(second.model.home == [.detail(3), .edit])
    try await second.app.press("2")
    #expect(second.app.text.contains("text five"))
    #expect(second.model.mixed.count == 2)
    #expect(second.app.problems.isEmpty)
  }

  @Test("The first frame shows the place, and no page on the way there appears")
  func firstFrame() async throws {
    let folder = try TemporaryFolder()
    let first = await start(folder.path + "/state")
    first.model.home = [.detail(3)]
    await first.app.settle()
    first.app.stop()
    let second = await start(folder.path + "/state")
    #expect(second.app.text.contains("detail 3"))
    #expect(second.app.frames == 1)
  }

  @Test("What is kept of tabs that weren't shown in a run is kept on")
  func unseen() async throws {
    let folder = try TemporaryFolder()
    let first = await start(folder.path + "/state")
    first.model.home = [.detail(3)]
    first.model.tab = "flow"
    await first.app.settle()
    first.app.stop()
    let second = await start(folder.path + "/state")
    second.flow.push(7)
    await second.app.settle()
    second.app.stop()
    let third = await start(folder.path + "/state")
    #expect(third.app.text.contains("step 7"))
    try await third.app.press("1")
    #expect(third.app.text.contains("detail 3"))
  }

  @Test("A sheet that was closed isn't back, nor is the path in it when it is opened anew")
  func closed() async throws {
    let folder = try TemporaryFolder()
    let first = await start(folder.path + "/state")
    first.model.item = Item(id: 1)
    first.model.inSheet = [2]
    await first.app.settle()
    first.model.item = nil
    first.model.inSheet = []
    first.model.isPlain = true
    await first.app.settle()
    first.app.stop()
    let second = await start(folder.path + "/state")
    #expect(second.model.item == nil)
    #expect(!second.model.isPlain)
    second.model.item = Item(id: 1)
    await second.app.settle()
    #expect(second.app.text.contains("item 1"))
    #expect(second.model.inSheet == [])
  }

  @Test("A change is written within a second, so that the end of the process loses nothing")
  func killed() async throws {
    let folder = try TemporaryFolder()
    let first = await start(folder.path + "/state")
    first.model.home = [.detail(8)]
    await first.app.settle()
    // The store's own wait begins when the change has reached it.
    await first.app.advance(by: 0.4)
    await first.app.advance(by: 0.6)
    await first.app.wait { _ in folder.names == ["state"] }
    let second = await start(folder.path + "/state")
    #expect(second.app.text.contains("detail 8"))
    #expect(first.model.home == [.detail(8)])
  }

  @Test("A path that is filled at the start is somebody's will, and stays")
  func filled() async throws {
    let folder = try TemporaryFolder()
    let first = await start(folder.path + "/state")
    first.model.home = [.detail(8)]
    await first.app.settle()
    first.app.stop()
    let model = Model()
    model.home = [.edit]
    let second = await TestApp(columns: 40, rows: 12, storage: folder.path + "/state") {
      Root(model, Coordinator())
    }
    #expect(second.text.contains("edit"))
    #expect(model.home == [.edit])
  }

  struct Numbers<Value: Codable & Hashable>: View {
    final class Model: ObservableObject { @Published var path: [Value] = [] }
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root").navigationDestination(for: Value.self) { Text("value \("\($0)")") }
      }
      .restoresNavigation()
    }
  }

  enum Old: String, Codable, Hashable { case a, b, c }
  enum New: String, Codable, Hashable { case a, c }

  @Test("A route that can't be read any more ends the path there")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    let old = Numbers<Old>.Model()
    let first = await TestApp(columns: 30, rows: 4, storage: folder.path + "/state") { Numbers(model: old) }
    old.path = [.a, .b, .c]
    await first.settle()
    first.stop()
    let new = Numbers<New>.Model()
    let second = await TestApp(columns: 30, rows: 4, storage: folder.path + "/state") { Numbers(model: new) }
    #expect(new.path == [.a])
    #expect(second.text.contains("value a"))
  }

  @Test("A text that isn't a kept place is set aside and reported, and the app starts at its root")
  func corrupt() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/state"
    let store = KeyedStore(path: path)
    store.text("navigation.main").value = "{\"selections\": 5"
    store.flush()
    let (app, model, _) = await start(path)
    #expect(app.text.contains("home"))
    #expect(app.problems.count == 1)
    model.home = [.edit]
    await app.settle()
    app.stop()
    #expect(KeyedStore(path: path).text("navigation.main.damaged").value == "{\"selections\": 5")
    let again = await start(path)
    #expect(again.app.text.contains("edit"))
    #expect(again.app.problems.isEmpty)
  }

  @Test("Stacks in a page and beside each other are told apart")
  func nested() async throws {
    final class Paths: ObservableObject {
      @Published var outer: [Int] = []
      @Published var inner: [Int] = []
      @Published var left: [Int] = []
      @Published var right: [Int] = []
    }
    struct Views: View {
      @ObservedObject var paths: Paths
      private func stack(_ name: String, _ path: Binding<[Int]>) -> some View {
        NavigationStack(path: path) {
          Text(name).navigationDestination(for: Int.self) { Text("\(name) \($0)") }
        }
      }
      var body: some View {
        VStack {
          stack("left", $paths.left)
          stack("right", $paths.right)
          NavigationStack(path: $paths.outer) {
            Text("outer").navigationDestination(for: Int.self) { _ in stack("inner", $paths.inner) }
          }
        }
        .restoresNavigation()
      }
    }
    let folder = try TemporaryFolder()
    let old = Paths()
    let first = await TestApp(columns: 40, rows: 12, storage: folder.path + "/state") { Views(paths: old) }
    (old.left, old.right, old.outer) = ([1], [2, 3], [4])
    await first.settle()
    old.inner = [5, 6]
    await first.settle()
    first.stop()
    let new = Paths()
    let second = await TestApp(columns: 40, rows: 12, storage: folder.path + "/state") { Views(paths: new) }
    #expect([new.left, new.right, new.outer, new.inner] == [[1], [2, 3], [4], [5, 6]])
    #expect(second.text.contains("inner 6"))
  }

  @Test("Tabs that follow no selection return, too")
  func plainTabs() async throws {
    struct Plain: View {
      var body: some View {
        TabView {
          Text("one").tabItem { Text("1st") }
          Text("two").tabItem { Text("2nd") }
        }
        .restoresNavigation()
      }
    }
    let folder = try TemporaryFolder()
    let first = await TestApp(columns: 30, rows: 4, storage: folder.path + "/state") { Plain() }
    try await first.press("2")
    first.stop()
    let second = await TestApp(columns: 30, rows: 4, storage: folder.path + "/state") { Plain() }
    #expect(second.text.contains("two"))
  }

  @Test("The trace names restoration as who made the changes")
  func traced() async throws {
    let folder = try TemporaryFolder()
    let first = await start(folder.path + "/state")
    first.model.home = [.detail(4)]
    await first.app.settle()
    first.app.stop()
    let trace = NavigationTrace()
    await NavigationTrace.$current.withValue(trace) {
      let second = await start(folder.path + "/state")
      #expect(second.model.home == [.detail(4)])
    }
    #expect(trace.events.map(\.origin).contains(.restoration))
  }
}
