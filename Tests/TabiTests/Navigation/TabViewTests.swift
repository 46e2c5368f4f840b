import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Tabs")
struct TabViewTests {
  final class Model: ObservableObject {
    @Published var tab = "a"
    @Published var paths: [String: [Int]] = [:]
    @Published var hasMiddle = true
    @Published var hasFirst = true
    @Published var title = "One"
    @Published var sets = 0
  }

  struct Counter: View {
    let name: String
    var log = Log()
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log("appear \(name)") }
        .onDisappear { log("disappear \(name)") }
    }
  }

  struct Plain: View {
    @ObservedObject var model = Model()
    var log = Log()

    var body: some View {
      TabView {
        if model.hasFirst { Counter(name: "first", log: log).tabItem { Text(model.title) } }
        if model.hasMiddle { Counter(name: "second", log: log).tabItem { Text("Two") } }
        Counter(name: "third", log: log).tabItem { Text("Three") }
      }
    }
  }

  struct Selected: View {
    @ObservedObject var model: Model

    var body: some View {
      TabView(
        selection: Binding {
          model.tab
        } set: {
          model.tab = $0
          model.sets += 1
        }
      ) {
        stack("a").tabItem { Text("A") }.tag("a")
        stack("b").tabItem { Text("B") }.tag("b")
        List(0..<40) { Text("row \($0)") }.tabItem { Text("C") }.tag("c")
      }
    }

    private func stack(_ name: String) -> some View {
      NavigationStack(
        path: Binding {
          model.paths[name, default: []]
        } set: {
          model.paths[name] = $0
        }
      ) {
        NavigationLink("root \(name)", value: 1)
          .navigationDestination(for: Int.self) { number in
            VStack {
              Counter(name: "page \(name)\(number)")
              NavigationLink("deeper", value: number + 1)
            }
          }
      }
    }
  }

  @Test("The bar is the last row, with digits; the chosen tab stands out without colour")
  func bar() async throws {
    let app = await TestApp(columns: 40, rows: 4) { Plain() }
    #expect(app.row(3) == "[1 One]2 Two 3 Three             ? keys")
    try await app.press("2")
    #expect(app.row(3) == " 1 One[2 Two]3 Three             ? keys")
  }

  @Test("Digits and clicks choose tabs; one that isn't there does nothing")
  func choosing() async throws {
    let app = await TestApp(columns: 40, rows: 4) { Plain() }
    try await app.press("3")
    #expect(app.text.contains("third 0"))
    try await app.press("9 0 4")
    #expect(app.text.contains("third 0"))
    try await app.click("2 Two")
    #expect(app.text.contains("second 0"))
    try await app.press("Alt-1")
    #expect(app.text.contains("first 0"))
  }

  @Test("A tab's content is made when it is first shown, and keeps its state while another is")
  func keepsState() async throws {
    let log = Log()
    let app = await TestApp(columns: 40, rows: 4) { Plain(log: log) }
    #expect(log.take() == ["appear first"])
    try await app.press("Enter Enter 2")
    #expect(log.take().sorted() == ["appear second", "disappear first"])
    try await app.press("Enter 1")
    #expect(app.text.contains("first 2"))
    try await app.press("2")
    #expect(app.text.contains("second 1"))
    let evaluations = app.evaluations
    try await app.press("1 2 1 2 1")
    #expect(app.text.contains("first 2"))
    #expect(app.evaluations == evaluations)
  }

  @Test("Tabs that come and go stand in the order in which they are written")
  func comingAndGoing() async throws {
    let model = Model()
    model.hasMiddle = false
    let app = await TestApp(columns: 40, rows: 4) { Plain(model: model) }
    #expect(app.row(3).hasPrefix("[1 One]2 Three"))
    model.hasMiddle = true
    await app.settle()
    #expect(app.row(3).hasPrefix("[1 One]2 Two 3 Three"))
    try await app.press("2")
    #expect(app.text.contains("second 0"))
    try await app.press("3")
    #expect(app.text.contains("third 0"))
    #expect(app.problems.isEmpty)
  }

  @Test("When the chosen tab goes, another one is shown")
  func chosenGoes() async throws {
    let model = Model()
    let app = await TestApp(columns: 40, rows: 4) { Plain(model: model) }
    try await app.press("2")
    model.hasMiddle = false
    await app.settle()
    #expect(app.text.contains("first 0") || app.text.contains("third 0"))
    model.hasFirst = false
    await app.settle()
    #expect(app.text.contains("third 0"))
    #expect(app.row(3).hasPrefix("[1 Three]"))
    #expect(app.problems.isEmpty)
  }

  @Test("A label follows its value")
  func label() async throws {
    let model = Model()
    let app = await TestApp(columns: 40, rows: 4) { Plain(model: model) }
    model.title = "하나"
    await app.settle()
    #expect(app.row(3).hasPrefix("[1 하나]2 Two"))
  }

  @Test("A selection follows the keys, and the tabs follow a selection")
  func selection() async throws {
    let model = Model()
    let app = await TestApp(columns: 40, rows: 5) { Selected(model: model) }
    try await app.press("2")
    #expect(model.tab == "b")
    model.tab = "c"
    await app.settle()
    #expect(app.text.contains("row 0"))
    model.tab = "nowhere"
    await app.settle()
    #expect(app.rows.count == 5)
    try await app.press("1")
    #expect(app.text.contains("root a"))
  }

  @Test("Each tab keeps its stack; choosing the current one pops to its root, then goes to the top")
  func stacks() async throws {
    let model = Model()
    let app = await TestApp(columns: 40, rows: 6) { Selected(model: model) }
    try await app.press("Enter Enter Tab Enter 2 Enter 1")
    #expect(app.text.contains("page a2 0"))
    #expect(model.paths["a"] == [1, 2])
    #expect(model.paths["b"] == [1])
    let sets = model.sets
    try await app.press("1")
    #expect(model.paths["a"] == [])
    #expect(model.sets == sets + 1)
    try await app.press("3 End")
    #expect(app.focusedRow.contains("row 39"))
    try await app.press("2 3")
    #expect(app.focusedRow.contains("row 39"))
    try await app.press("3")
    #expect(app.focusedRow.contains("row 0"))
  }

  @Test("A change of another tab's path works, and shows when that is chosen")
  func otherTab() async throws {
    let model = Model()
    let app = await TestApp(columns: 40, rows: 6) { Selected(model: model) }
    model.paths["b"] = [1, 2]
    await app.settle()
    #expect(app.text.contains("root a"))
    try await app.press("2")
    #expect(app.text.contains("page b2"))
    try await app.press("Esc")
    #expect(app.text.contains("page b1"))
    #expect(model.paths["a", default: []] == [])
  }

  @Test("A path changed when the selection changes is shown")
  func changeInOnChange() async throws {
    struct Following: View {
      @ObservedObject var model: Model
      var body: some View {
        Selected(model: model).onChange(of: model.tab) { _, new in model.paths[new] = [5] }
      }
    }
    let model = Model()
    let app = await TestApp(columns: 40, rows: 6) { Following(model: model) }
    try await app.press("2")
    #expect(app.text.contains("page b5"))
  }

  @Test("Digits are text in a field, Alt-digits choose a tab, and what was typed is kept")
  func digitsInText() async throws {
    struct Fields: View {
      @State private var text = ""
      var body: some View { TextField("text", text: $text) }
    }
    let app = await TestApp(columns: 40, rows: 4) {
      TabView {
        Fields().tabItem { Text("One") }
        Counter(name: "second").tabItem { Text("Two") }
      }
    }
    try await app.press("2 1 Alt-2")
    #expect(app.text.contains("second 0"))
    try await app.press("1")
    #expect(app.text.contains("▸21"))
    try await app.press("3")
    #expect(app.text.contains("▸213"))
  }

  @Test("Of two tabs with one tag, the first is chosen by it, and it is reported")
  func sameTag() async throws {
    let app = await TestApp(columns: 40, rows: 4) {
      TabView(selection: .constant(1)) {
        Text("first").tabItem { Text("One") }.tag(1)
        Text("second").tabItem { Text("Two") }.tag(1)
      }
    }
    #expect(app.text.contains("first"))
    #expect(app.problems.count == 1)
    try await app.press("2")
    #expect(app.text.contains("first"))
  }

  @Test("More tabs than fit scroll, so that the chosen one is seen")
  func many() async throws {
    let app = await TestApp(columns: 20, rows: 3) {
      TabView { ForEach(0..<9) { index in Text("page \(index)").tabItem { Text("Tab\(index)") } } }
    }
    #expect(app.row(2).hasPrefix("[1 Tab0]"))
    #expect(app.row(2).hasSuffix("›"))
    try await app.press("9")
    #expect(app.text.contains("page 8"))
    #expect(app.row(2).contains("[9 Tab8]"))
    #expect(app.row(2).hasPrefix("‹"))
    for size in (1...20).reversed() { await app.resize(columns: size, rows: 2) }
  }

  @Test("A tab view in a tab has tabs of its own")
  func nested() async throws {
    let app = await TestApp(columns: 40, rows: 5) {
      TabView(selection: .constant("x")) {
        TabView {
          Text("inner one").tabItem { Text("I") }
          Text("inner two").tabItem { Text("II") }
        }
        .tabItem { Text("Outer") }
        .tag("x")
      }
    }
    #expect(app.text.contains("inner one"))
    #expect(app.problems.isEmpty)
  }

  @Test("Choosing tabs fast and often keeps each one's stack, state and place")
  func fast() async throws {
    let model = Model()
    let app = await TestApp(columns: 40, rows: 6) { Selected(model: model) }
    try await app.press("Enter Enter 2 Enter 3 Down Down")
    var random = Randomness(seed: 5)
    var current = 3
    for _ in 0..<60 {
      let next = 1 + random.below(3)
      if next != current { try await app.press("\(next)") }
      current = next
    }
    if current != 1 { try await app.press("1") }
    #expect(app.text.contains("page a1 1"))
    try await app.press("3")
    #expect(app.focusedRow.contains("row 2"))
    try await app.press("2")
    #expect(app.text.contains("page b1 0"))
  }
}
