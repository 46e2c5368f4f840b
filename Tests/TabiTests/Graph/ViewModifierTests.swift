import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Modifiers and properties of an author's own")
struct ViewModifierTests {
  struct Counted: ViewModifier {
    let name: String
    @State private var count = 0

    func body(content: Content) -> some View {
      HStack {
        Button("\(name) \(count)") { count += 1 }
        content
      }
    }
  }

  struct Host: View {
    @State private var turns = 0

    var body: some View {
      VStack {
        Button("turn \(turns)") { turns += 1 }
        Text("content \(turns)").modifier(Counted(name: "at \(turns)"))
      }
    }
  }

  @Test("A modifier has state of its own, and follows its values and its content")
  func modifierState() async throws {
    let app = await TestApp(columns: 40, rows: 2) { Host() }
    try await app.press("Down Enter Enter Up Enter")
    #expect(app.row(1).contains("at 1 2"))
    #expect(app.row(1).contains("content 1"))
  }

  @propertyWrapper
  struct Tally: DynamicProperty {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    var updates = 0

    var wrappedValue: Int {
      get { count }
      nonmutating set { count = newValue }
    }

    var projectedValue: String { "\(isEnabled) \(updates)" }

    mutating func update() { updates += 1 }
  }

  struct Tallying: View {
    @Tally private var tally

    var body: some View {
      VStack {
        Button("tally \(tally) \($tally)") { tally += 1 }
      }
    }
  }

  @Test("A dynamic property of an author's own keeps its state and is updated before each evaluation")
  func dynamicProperty() async throws {
    let app = await TestApp(columns: 30, rows: 1) { Tallying() }
    #expect(app.text.contains("tally 0 true 1"))
    try await app.press("Enter")
    #expect(app.text.contains("tally 1 true 2"))
  }

  @Test("A value set in the environment is read below, and the nearest one holds")
  func environment() async {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(limit ?? -1) \(isEnabled)") }
    }
    let app = await TestApp(columns: 20, rows: 3) {
      VStack {
        Reader()
        Reader().lineLimit(2).disabled(true)
        Reader().lineLimit(4).lineLimit(nil).disabled(false)
      }
      .lineLimit(3)
      .disabled(true)
    }
    #expect(app.text.split(separator: "\n").map { $0.trimmingBlanks } == ["3 false", "2 false", "4 false"])
  }
}

extension Substring {
  /// Without the blanks in front.
  fileprivate var trimmingBlanks: Substring { drop { $0 == " " } }
}
