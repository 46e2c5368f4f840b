import Dispatch
import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("State")
struct StateTests {
  struct Counter: View {
    var name = "count"
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("A button's action changes state, and the screen shows it")
  func counts() async throws {
    let app = await TestApp(columns: 20, rows: 3) { Counter() }
    try await app.press("Enter Enter")
    #expect(app.row(1) == "    ▸ count 2 ◂")
  }

  struct Named: View {
    @State private var name = "a"

    var body: some View {
      VStack(alignment: .leading) {
        Button("rename") { name += "b" }
        Counter(name: name)
      }
    }
  }

  @Test("State is kept when the parent evaluates the view with other values")
  func keptThroughReevaluation() async throws {
    let app = await TestApp(columns: 20, rows: 2) { Named() }
    try await app.press("Down Enter Enter Up Enter")
    #expect(app.text.contains("ab 2"))
  }

  struct Branches: View {
    @State private var isFirst = true

    var body: some View {
      VStack {
        Button("switch") { isFirst.toggle() }
        if isFirst { Counter(name: "first") } else { Counter(name: "second") }
      }
    }
  }

  @Test("The branches of an if have state of their own, which ends with the branch")
  func branches() async throws {
    let app = await TestApp(columns: 20, rows: 2) { Branches() }
    try await app.press("Down Enter Enter")
    #expect(app.text.contains("first 2"))
    try await app.press("Up Enter")
    #expect(app.text.contains("second 0"))
    try await app.press("Enter")
    #expect(app.text.contains("first 0"))
  }

  struct Rows: View {
    @State private var ids = [1, 2, 3]

    var body: some View {
      VStack {
        Button("reverse") { ids.reverse() }
        Button("insert") { ids.insert(9, at: 0) }
        Button("remove") { ids.removeAll { $0 == 1 } }
        ForEach(ids, id: \.self) { Counter(name: "row \($0)") }
      }
    }
  }

  @Test("State follows the ids of a ForEach through moves, inserts and removals")
  func followsIds() async throws {
    let app = await TestApp(columns: 20, rows: 7) { Rows() }
    try await app.click("row 3")
    try await app.click("reverse")
    #expect(app.row(3).contains("row 3 1"))
    try await app.click("insert")
    #expect(app.row(3).contains("row 9 0"))
    #expect(app.row(4).contains("row 3 1"))
    try await app.click("remove")
    #expect(app.row(4).contains("row 3 1"))
    #expect(!app.text.contains("row 1"))
  }

  struct Editor: View {
    @Binding var text: String

    var body: some View { Button("edit \(text)") { text += "!" } }
  }

  struct Parent: View {
    @State private var text = "a"

    var body: some View {
      VStack {
        Text("parent \(text)")
        Editor(text: $text)
      }
    }
  }

  @Test("A binding changes the parent's state")
  func binding() async throws {
    let app = await TestApp(columns: 20, rows: 2) { Parent() }
    try await app.press("Enter")
    #expect(app.row(0).contains("parent a!"))
    #expect(app.row(1).contains("edit a!"))
  }

  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  struct Editors: View {
    let inList: Bool
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

    var body: some View {
      if inList {
        List {
          Button("set") { items[0].name = "set" }
          ForEach($items) { $item in Editor(text: $item.name) }
        }
      } else {
        VStack {
          Button("set") { items[0].name = "set" }
          ForEach($items) { $item in Editor(text: $item.name) }
        }
      }
    }
  }

  @Test("A ForEach over a binding gives each view a binding to its element", arguments: [false, true])
  func bindingToElements(inList: Bool) async throws {
    let app = await TestApp(columns: 20, rows: 4) { Editors(inList: inList) }
    try await app.click("edit b")
    #expect(app.text.contains("edit b!"))
    try await app.click("set")
    #expect(app.text.contains("edit set"))
    #expect(app.text.contains("edit b!"))
  }

  struct Unread: View {
    let log: Log
    @State private var text = "a"

    var body: some View {
      log("parent")
      return Editor(text: $text)
    }
  }

  @Test("A change of state evaluates only those bodies that read it")
  func onlyReaders() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) { Unread(log: log) }
    _ = log.take()
    let before = app.evaluations
    try await app.press("Enter")
    #expect(app.text.contains("edit a!"))
    #expect(log.take().isEmpty)
    #expect(app.evaluations == before + 1)
  }

  final class Later {
    var action: (() -> Void)?
  }

  struct Capturing: View {
    let later: Later
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("count \(count)") {
        if later.action == nil { later.action = { log("\(count)") } }
        count += 1
      }
    }
  }

  @Test("A closure that runs late reads the current state")
  func lateClosure() async throws {
    let later = Later()
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) { Capturing(later: later, log: log) }
    try await app.press("Enter Enter Enter")
    later.action?()
    #expect(log.entries == ["3"])
  }

  struct Threaded: View {
    @State private var words = ""

    var body: some View {
      VStack {
        Text("words \(words)")
        Button("go") {
          let words = $words
          DispatchQueue.global().async { words.wrappedValue = "from afar" }
        }
      }
    }
  }

  struct Stressed: View {
    struct Pair: Equatable {
      var first = 0
      var second = "0"
    }

    @State private var pair = Pair()
    let log: Log

    var body: some View {
      let seen = pair
      if "\(seen.first)" != seen.second { log("torn: \(seen)") }
      return Button("pair \(seen.first)") {
        let pair = $pair
        for thread in 0..<4 {
          DispatchQueue.global().async {
            for step in 0..<500 {
              let number = 1_000 * thread + step
              pair.wrappedValue = Pair(first: number, second: "\(number)")
            }
            log("done")
            if log.entries.count == 4 { pair.wrappedValue = Pair(first: 7, second: "7") }
          }
        }
      }
    }
  }

  @Test("Writes from many threads show, and none is read half written")
  func manyThreads() async throws {
    let log = Log()
    let app = await TestApp(columns: 30, rows: 1) { Stressed(log: log) }
    try await app.press("Enter")
    await app.wait { $0.text.contains("pair 7 ") }
    #expect(app.text.contains("pair 7 "))
    #expect(log.entries == ["done", "done", "done", "done"])
  }

  struct Spelled: View {
    @State private var items: [Item]
    @State private var chosen: Item? = Item(id: 3, name: "c")
    @Binding private var doubled: Int

    init(doubled: Binding<Int>) {
      _items = State(initialValue: [Item(id: 1, name: "a")])
      _doubled = doubled
    }

    var body: some View {
      VStack {
        Editor(text: $items[0].name)
        if let chosen = Binding($chosen) { Editor(text: chosen.name) }
        Editor(
          text: Binding {
            "n\(doubled)"
          } set: { _ in
            doubled += 1
          })
        Editor(text: .constant("fixed"))
      }
    }
  }

  struct Doubling: View {
    @State private var count = 1

    var body: some View {
      Spelled(doubled: Binding(get: { 2 * count }, set: { count = $0 }))
    }
  }

  @Test("Bindings as they are spelled: to an element, to what an optional holds, by functions, to a constant")
  func bindings() async throws {
    let app = await TestApp(columns: 20, rows: 4) { Doubling() }
    try await app.press("Enter Down Enter Down Enter Down Enter")
    #expect(["edit a!", "edit c!", "edit n6", "edit fixed"].allSatisfy(app.text.contains))
  }

  @Test("A write from another thread shows without a key being pressed")
  func otherThread() async throws {
    let app = await TestApp(columns: 30, rows: 2) { Threaded() }
    try await app.press("Enter")
    await app.wait { $0.text.contains("words from afar") }
    #expect(app.text.contains("words from afar"))
  }

  @Test("The state of the app itself is kept")
  func stateOfTheApp() async throws {
    struct Program: App {
      @State private var count = 0

      var body: some Scene {
        WindowGroup { Button("count \(count)") { count += 1 } }
      }
    }
    let app = await TestApp(Program(), columns: 20, rows: 1)
    try await app.press("Enter Enter")
    #expect(app.text.contains("count 2"))
  }
}
