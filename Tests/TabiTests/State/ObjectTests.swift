import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Objects")
struct ObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
    let log: Log?

    init(log: Log? = nil) {
      self.log = log
    }

    deinit {
      log?("gone")
    }
  }

  struct Inline: View {
    @ObservedObject private var model = Model()

    var body: some View { Button("count \(model.count)") { model.count += 1 } }
  }

  struct Parent<Child: View>: View {
    @State private var turns = 0
    let child: () -> Child

    var body: some View {
      VStack {
        Button("turn \(turns)") { turns += 1 }
        child()
      }
    }
  }

  @Test("An observed object made where it is declared survives its parent's evaluation")
  func inlineObject() async throws {
    let app = await TestApp(columns: 20, rows: 2) { Parent { Inline() } }
    try await app.press("Down Enter Enter Up Enter")
    #expect(app.text.contains("turn 1"))
    #expect(app.text.contains("count 2"))
  }

  struct Observer: View {
    @ObservedObject var model: Model

    var body: some View { Text("count \(model.count)") }
  }

  @Test("An observed object that somebody else exchanges is the new one")
  func exchangedObject() async throws {
    let models = [Model(), Model()]
    models[1].count = 7
    struct Exchanging: View {
      let models: [Model]
      @State private var index = 0

      var body: some View {
        VStack {
          Button("next") { index = 1 - index }
          Observer(model: models[index])
        }
      }
    }
    let app = await TestApp(columns: 20, rows: 2) { Exchanging(models: models) }
    #expect(app.text.contains("count 0"))
    try await app.press("Enter")
    #expect(app.text.contains("count 7"))
    models[0].count = 3
    models[1].count = 8
    await app.settle()
    #expect(app.text.contains("count 8"))
  }

  struct Owner: View {
    @StateObject private var model: Model

    init(log: Log) {
      _model = StateObject(wrappedValue: Model(log: log))
    }

    var body: some View { Button("count \(model.count)") { model.count += 1 } }
  }

  struct Removing: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("toggle") { isShown.toggle() }
        if isShown { Owner(log: log) }
      }
    }
  }

  @Test("A state object is made once, and released with its view")
  func stateObject() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) { Removing(log: log) }
    try await app.press("Down Enter Up")
    #expect(app.text.contains("count 1"))
    #expect(log.take().isEmpty)
    try await app.press("Enter")
    #expect(log.take() == ["gone"])
    try await app.press("Enter Enter Enter Enter")
    #expect(log.take() == ["gone", "gone"])
  }

  struct Child: View {
    @EnvironmentObject private var model: Model

    var body: some View { Button("count \(model.count)") { model.count += 1 } }
  }

  @Test("An environment object reaches the views below, and its changes evaluate them")
  func environmentObject() async throws {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 2) { VStack { Child() }.environmentObject(model) }
    try await app.press("Enter")
    #expect(app.text.contains("count 1"))
    model.count = 5
    await app.settle()
    #expect(app.text.contains("count 5"))
  }

  @Test("A missing environment object is a message in its place, and reported once")
  func missingObject() async throws {
    let app = await TestApp(columns: 60, rows: 4) {
      VStack {
        Text("above")
        Child()
        Text("below")
      }
    }
    #expect(app.text.contains("above"))
    #expect(app.text.contains("⚠ Child needs a Model"))
    #expect(app.text.contains("below"))
    #expect(app.problems.count == 1)
  }

  struct Wide: View {
    @StateObject private var model = Model()

    var body: some View {
      VStack {
        Text("count \(model.count)")
        Stepper(count: $model.count)
      }
    }
  }

  struct Stepper: View {
    @Binding var count: Int

    var body: some View { Button("step") { count += 1 } }
  }

  @Test("A binding to an object's property changes the object")
  func projectedBinding() async throws {
    let app = await TestApp(columns: 20, rows: 2) { Wide() }
    try await app.press("Enter Enter")
    #expect(app.text.contains("count 2"))
  }

  @Test("Two objects of one generic class with different arguments are two things in the environment")
  func genericObjects() async throws {
    struct Reader: View {
      @EnvironmentObject var words: Coordinator<String>
      @EnvironmentObject var numbers: Coordinator<Int>

      var body: some View { Text("\(words.paths) \(numbers.paths)") }
    }
    let app = await TestApp(columns: 20, rows: 1) {
      Reader().environmentObject(Coordinator(paths: ["a"])).environmentObject(Coordinator(paths: [1]))
    }
    #expect(app.text.contains(#"["a"] [1]"#))
  }

  @Test("Changes from many threads all show, none torn or lost")
  func otherThreads() async {
    let model = Coordinator<Int>()
    struct Reader: View {
      @ObservedObject var model: Coordinator<Int>
      var body: some View { Text("count \(model.paths.count)") }
    }
    let app = await TestApp(columns: 20, rows: 1) { Reader(model: model) }
    await withTaskGroup { group in
      for thread in 0..<8 {
        group.addTask { for step in 0..<100 { model.push(100 * thread + step) } }
      }
    }
    await app.wait { $0.text.contains("count 800") }
    #expect(app.text.contains("count 800"))
    #expect(Set(model.paths).count == 800)
  }

  @Test("An app that is no longer used lets go of its views' objects")
  func released() async {
    let log = Log()
    do {
      let app = await TestApp(columns: 20, rows: 2) { Owner(log: log) }
      #expect(app.text.contains("count 0"))
    }
    #expect(log.entries == ["gone"])
  }
}
