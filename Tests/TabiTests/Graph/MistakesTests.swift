import Tabi
import TabiTesting
import Testing

/// What an author does wrong is reported once, with the view's name, and never shown but in the view's own
/// place.
@MainActor
@Suite("Mistakes in a program")
struct MistakesTests {
  struct Doubled: View {
    let ids: [Int]
    @State private var turns = 0

    var body: some View {
      VStack {
        Button("turn \(turns)") { turns += 1 }
        ForEach(ids, id: \.self) { Text("row \($0) \(turns)") }
      }
    }
  }

  @Test("Two elements of a ForEach with one id")
  func duplicateID() async throws {
    let app = await TestApp(columns: 20, rows: 4) { Doubled(ids: [1, 2, 1]) }
    try await app.press("Enter Enter")
    #expect(
      app.problems == [
        "In Doubled: ForEach has several elements with the id 1: give each its own, by which state and selection follow it"
      ])
    #expect(app.text.contains("row 2 2"))
  }

  final class Missing: ObservableObject {}

  struct Needing: ViewModifier {
    @EnvironmentObject private var missing: Missing
    func body(content: Content) -> some View { content }
  }

  @Test("A missing environment object of a modifier names the modifier")
  func missingInModifier() async {
    let app = await TestApp(columns: 20, rows: 4) { Text("text").modifier(Needing()) }
    #expect(
      app.problems == ["Needing needs a Missing: put one in with .environmentObject(_:) on a view above it"])
  }

  @propertyWrapper
  struct Reading: DynamicProperty {
    @EnvironmentObject private var missing: Missing
    var wrappedValue: String { "\(missing)" }
    func update() { _ = missing }
  }

  struct Through: View {
    @Reading private var text

    var body: some View { Text(text) }
  }

  @Test("A property of an author's own whose object is missing isn't updated")
  func missingInProperty() async {
    let app = await TestApp(columns: 60, rows: 2) { Through() }
    #expect(app.text.contains("⚠ Through needs a Missing"))
  }

  struct Counting: View {
    @State private var count = 0
    @State private var turns = 0

    var body: some View {
      count += 1
      return Button("count \(count) turn \(turns)") { turns += 1 }
    }
  }

  @Test("State that its own body changes")
  func changeInBody() async throws {
    let app = await TestApp(columns: 30, rows: 1) { Counting() }
    try await app.press("Enter Enter")
    #expect(
      app.problems == [
        "Counting changes state while its body is evaluated: change it in an action, onAppear or onChange"
      ])
    #expect(app.text.contains("turn 2"))
  }

  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct Changing: View {
    let model: Model
    var body: some View {
      model.count = 7
      return Text("changing")
    }
  }

  struct Shown: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Text("count \(model.count)")
        Changing(model: model)
      }
    }
  }

  @Test("State of another view that a body changes; what it was changed to is shown")
  func changeOfAnother() async {
    let app = await TestApp(columns: 30, rows: 2) { Shown(model: Model()) }
    #expect(app.problems.count == 1)
    #expect(app.problems[0].hasPrefix("Changing changes state while its body is evaluated"))
    await app.settle()
    #expect(app.text.contains("count 7"))
  }

  @Observable
  final class Watched {
    var count = 0
  }

  @Test("An observable object that a body changes")
  func changeOfObservable() async {
    struct Reader: View {
      let watched: Watched
      var body: some View { Text("count \(watched.count)") }
    }
    struct Writer: View {
      let watched: Watched
      var body: some View {
        watched.count += 1
        return Text("writer")
      }
    }
    let watched = Watched()
    let app = await TestApp(columns: 30, rows: 2) {
      VStack {
        Reader(watched: watched)
        Writer(watched: watched)
      }
    }
    #expect(app.problems.count == 1)
    #expect(app.problems[0].hasPrefix("Writer changes state"))
  }

  struct Endless: View {
    @State private var count = 0

    var body: some View {
      Text("endless").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test("Views that change each other without end are named")
  func endless() async throws {
    let app = await TestApp(columns: 20, rows: 1) { Endless() }
    try await app.press("x x")
    #expect(app.problems.count == 1)
    #expect(app.problems[0].contains("(Endless)"))
  }

  @Test("An object made while a body is evaluated may set its own properties")
  func madeInBody() async {
    final class Made: ObservableObject {
      @Published var count = 0
      init() { count = 1 }
    }
    struct Making: View {
      var body: some View {
        let made = Made()
        made.count = 2
        return Text("made \(made.count)")
      }
    }
    let app = await TestApp(columns: 20, rows: 1) { Making() }
    #expect(app.text.contains("made 2"))
    #expect(app.problems.isEmpty)
  }
}
