import Dispatch
import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Observable objects")
struct ObservableTests {
  @Observable
  final class Model {
    var name = "a"
    var other = 0
    var items = ["x", "y"]
    var path: [Int] = []
    var tab = 0
  }

  struct Reader: View {
    let model: Model

    var body: some View { Text("name \(model.name)") }
  }

  @Test("A change of a property that a body read evaluates it; of another one doesn't")
  func tracksProperties() async {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 1) { Reader(model: model) }
    let before = app.evaluations
    model.other = 1
    await app.settle()
    #expect(app.evaluations == before)
    model.name = "b"
    await app.settle()
    #expect(app.evaluations == before + 1)
    #expect(app.text.contains("name b"))
  }

  struct FromEnvironment: View {
    @Environment(Model.self) private var model

    var body: some View { Text("name \(model.name)") }
  }

  struct Optionally: View {
    @Environment(Model.self) private var model: Model?

    var body: some View { Text("name \(model?.name ?? "none")") }
  }

  @Test("An observable object comes down the environment")
  func environment() async {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 1) { FromEnvironment().environment(model) }
    model.name = "c"
    await app.settle()
    #expect(app.text.contains("name c"))
  }

  @Test("A missing one is a message in its place; an optional one is nil")
  func missing() async {
    let app = await TestApp(columns: 70, rows: 6) {
      VStack {
        FromEnvironment()
        Optionally()
      }
    }
    #expect(app.text.contains("⚠ FromEnvironment needs a Model"))
    #expect(app.text.contains("name none"))
    #expect(app.problems.count == 1)
  }

  struct Form1: View {
    @Bindable var model: Model

    var body: some View { TextField("name", text: $model.name) }
  }

  @Test("A field bound to an observable object writes to it, and follows it")
  func bindable() async {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 1) { Form1(model: model) }
    await app.type("b")
    #expect(model.name == "ab")
    model.name = "new"
    await app.settle()
    #expect(app.text.contains("new"))
  }

  struct Items: View {
    let model: Model

    var body: some View {
      ForEach(0..<2) { index in Text("\(model.items[index])-\(model.name)") }
    }
  }

  struct ListedItems: View {
    let model: Model

    var body: some View {
      List(0..<2, id: \.self) { index in Text("\(model.items[index])-\(model.name)") }
    }
  }

  @Test(
    "What the content of a ForEach reads is followed, in a stack and in a list", arguments: [false, true])
  func contentOfForEach(inList: Bool) async {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 2) {
      if inList { ListedItems(model: model) } else { VStack { Items(model: model) } }
    }
    model.name = "b"
    await app.settle()
    #expect(app.text.contains("x-b"))
    model.items[1] = "z"
    await app.settle()
    #expect(app.text.contains("z-b"))
  }

  struct StateInRows: View {
    @State private var suffix = "a"

    var body: some View {
      List {
        Button("change") { suffix += "!" }
        ForEach(0..<2) { index in Text("\(index)-\(suffix)") }
      }
    }
  }

  @Test("State that only the rows of a list read is followed")
  func stateReadByRows() async throws {
    let app = await TestApp(columns: 20, rows: 4) { StateInRows() }
    try await app.press("Enter")
    #expect(app.text.contains("1-a!"))
  }

  struct Stack: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        NavigationStack(path: $model.path) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .tabItem { Text("one") }.tag(0)
        Text("second").tabItem { Text("two") }.tag(1)
      }
    }
  }

  @Test("A stack and a tab view bound to an observable object follow it")
  func navigationFollows() async throws {
    let model = Model()
    let app = await TestApp(columns: 30, rows: 5) { Stack(model: model) }
    model.path = [1, 2]
    await app.settle()
    #expect(app.text.contains("page 2"))
    try await app.press("Esc")
    #expect(model.path == [1])
    #expect(app.text.contains("page 1"))
    model.tab = 1
    await app.settle()
    #expect(app.text.contains("second"))
    try await app.press("1")
    #expect(model.tab == 0)
  }

  @Test("An object kept in state is followed, and released with its view")
  func keptInState() async throws {
    struct Owner: View {
      @State private var model = Model()
      var body: some View { Button("name \(model.name)") { model.name += "!" } }
    }
    let app = await TestApp(columns: 20, rows: 1) { Owner() }
    try await app.press("Enter Enter")
    #expect(app.text.contains("name a!!"))
  }

  @Test("Evaluating a body again and again keeps one registration for each property")
  func registrationsDoNotPile() async {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 1) { Reader(model: model) }
    let before = app.evaluations
    for turn in 0..<50 {
      model.name = "\(turn)"
      await app.settle()
    }
    #expect(app.evaluations == before + 50)
  }
}
