import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
  struct Lines: View {
    var count = 20
    var body: some View {
      VStack(alignment: .leading) { ForEach(0..<count) { Text("line \($0)") } }
    }
  }

  @Test("What fits is shown without a bar, and can't have the focus")
  func fits() async throws {
    let app = await TestApp(columns: 12, rows: 3) { ScrollView { Lines(count: 2) } }
    #expect(app.rows.map { $0.trimmed } == ["line 0", "line 1", ""])
    #expect(app.cursor == nil)
  }

  @Test("Without a control in it, it has the focus, shows it, and keys scroll it")
  func keys() async throws {
    let app = await TestApp(columns: 12, rows: 5) { ScrollView { Lines() } }
    #expect(app.row(0).hasSuffix("line 0 █"))
    #expect(app.row(4).hasSuffix("line 4 │"))
    func expect(_ keys: String, top: Int) async throws {
      try await app.press(keys)
      #expect(
        app.row(0).trimmed.split { $0 == "│" || $0 == "┃" || $0 == "█" }[0].trimmed == "line \(top)",
        "after \(keys)")
    }
    try await expect("Down", top: 1)
    try await expect("Down Down Up", top: 2)
    try await expect("PageDown", top: 6)
    try await expect("PageUp", top: 2)
    try await expect("End", top: 15)
    try await expect("Down PageDown", top: 15)
    #expect(app.row(4).hasSuffix("line 19█"))
    try await expect("Home", top: 0)
    try await expect("Up PageUp", top: 0)
  }

  @Test("The wheel scrolls it, and stops at the ends")
  func wheel() async {
    let app = await TestApp(columns: 12, rows: 5) { ScrollView { Lines() } }
    await app.turnWheel(2, column: 3, row: 1)
    #expect(app.row(0).contains("line 6"))
    await app.turnWheel(50, column: 3, row: 1)
    #expect(app.row(4).contains("line 19"))
    await app.turnWheel(-50, column: 3, row: 1)
    #expect(app.row(0).contains("line 0"))
  }

  @Test("Its rows alone are written when it scrolls")
  func ownRows() async throws {
    let app = await TestApp(columns: 20, rows: 6) {
      VStack {
        Text("above")
        ScrollView { Lines() }
        Text("below")
      }
    }
    let (evaluations, cells) = (app.evaluations, app.cellsWritten)
    try await app.press("PageDown")
    #expect(app.row(1).contains("line 3"))
    #expect(app.evaluations == evaluations)
    #expect(app.cellsWritten - cells <= 4 * 20)
    #expect(app.row(0).contains("above"))
    #expect(app.row(5).contains("below"))
  }

  struct Buttons: View {
    var spacing = 0.0
    let log = Log()
    var body: some View {
      VStack(alignment: .leading, spacing: spacing) {
        ForEach(0..<9) { number in Button("b\(number)") { log("b\(number)") } }
      }
    }
  }

  @Test("Arrows and Tab bring the view that gets the focus into view", arguments: [0.0, 1, 2])
  func reveals(spacing: Double) async throws {
    let app = await TestApp(columns: 12, rows: 5) { ScrollView { Buttons(spacing: spacing) } }
    for number in 1..<9 {
      try await app.press("Down")
      #expect(app.focusedRow.contains("▸ b\(number) ◂"))
    }
    for number in (0..<8).reversed() {
      try await app.press("Shift-Tab")
      #expect(app.focusedRow.contains("▸ b\(number) ◂"))
    }
  }

  @Test("Pages, Home and End take the focus along")
  func pages() async throws {
    let app = await TestApp(columns: 12, rows: 4) { ScrollView { Buttons() } }
    try await app.press("PageDown")
    #expect(app.focusedRow.contains("▸ b3 ◂"))
    try await app.press("End")
    #expect(app.focusedRow.contains("▸ b8 ◂"))
    try await app.press("Home")
    #expect(app.focusedRow.contains("▸ b0 ◂"))
  }

  @Test("Where the next control is far off, arrows scroll what is between")
  func scrollsText() async throws {
    let app = await TestApp(columns: 14, rows: 4) {
      ScrollView {
        VStack(alignment: .leading) {
          Button("first") {}
          Lines(count: 10)
          Button("last") {}
        }
      }
    }
    #expect(app.focusedRow.contains("▸ first ◂"))
    try await app.press("Down Down")
    #expect(app.row(0).contains("line 1"))
    try await app.press("Down Down Down Down")
    #expect(app.focusedRow.contains("▸ last ◂"))
    #expect(app.row(0).contains("line 7"))
    try await app.press("Up")
    #expect(app.row(0).contains("line 6"))
  }

  @Test("In one of two, keys go to the inner one first, and to the outer one when it is at its end")
  func nested() async throws {
    let app = await TestApp(columns: 14, rows: 5) {
      ScrollView {
        VStack(alignment: .leading) {
          ScrollView { Lines(count: 6) }.frame(height: 3)
          ForEach(0..<6) { Text("outer \($0)") }
        }
      }
    }
    try await app.press("Down")
    #expect(app.row(0).contains("line 1"))
    try await app.press("End Down Down")
    #expect(app.row(0).contains("line 5"))
    #expect(app.row(4).contains("outer 3"))
    try await app.press("Up Up Up Home")
    #expect(app.row(0).contains("line 0"))
  }

  @Test("From side to side it scrolls with arrows, and both ways with both axes")
  func horizontal() async throws {
    let text = (0..<4).map { row in (0..<30).map { "\(($0 + row) % 10)" }.joined() }
    let app = await TestApp(columns: 10, rows: 3) {
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading) { ForEach(text, id: \.self) { Text($0).lineLimit(1) } }
      }
    }
    #expect(app.rows == ["012345678█", "123456789│", "██───────"])
    try await app.press("Right Down")
    #expect(app.rows[0].hasPrefix("567890123"))
    try await app.press("Right Right Right Right Right Right Down Down")
    #expect(app.rows[0].hasPrefix("345678901"))
    #expect(app.rows[1].hasPrefix("456789012"))
    #expect(app.rows[2] == "───────██")
  }

  @Test("Without indicators the content has all the room")
  func noIndicators() async throws {
    let app = await TestApp(columns: 6, rows: 2) {
      ScrollView(showsIndicators: false) { Text("1\n2\n3").frame(width: 6, alignment: .trailing) }
    }
    #expect(app.rows == ["     1", "     2"])
    let hidden = await TestApp(columns: 6, rows: 2) {
      ScrollView { Text("1\n2\n3").frame(width: 6, alignment: .trailing) }.scrollIndicators(.hidden)
    }
    #expect(hidden.rows == ["     1", "     2"])
  }

  @Test("A disabled one stands still, and can't have the focus")
  func disabled() async throws {
    let app = await TestApp(columns: 12, rows: 3) { ScrollView { Lines() }.scrollDisabled(true) }
    try await app.press("Down PageDown End")
    await app.turnWheel(3, column: 1, row: 1)
    #expect(app.row(0).contains("line 0"))
    #expect(app.cursor == nil)
  }

  final class Model: ObservableObject {
    @Published var count = 20
    @Published var tab = 0
  }

  struct Tabs: View {
    @ObservedObject var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        ScrollView { Lines(count: model.count) }.tabItem { Text("one") }.tag(0)
        Text("two").tabItem { Text("two") }.tag(1)
      }
    }
  }

  @Test("It keeps its place while its tab is left and through a resize, and clamps when the content shrinks")
  func keepsPlace() async throws {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 8) { Tabs(model: model) }
    try await app.press("PageDown Down")
    let shown = app.text
    #expect(app.row(0).contains("line 7") || app.row(0).contains("line 6"))
    try await app.press("2 1")
    #expect(app.text == shown)
    await app.resize(columns: 9, rows: 20)
    await app.resize(columns: 1, rows: 1)
    await app.resize(columns: 20, rows: 8)
    #expect(app.text == shown)
    model.count = 9
    await app.settle()
    #expect(app.text.contains("line 8"))
    model.count = 2
    await app.settle()
    #expect(app.row(0).contains("line 0"))
  }

  @Test("Picking the current tab once more scrolls to the top")
  func toTop() async throws {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 8) { Tabs(model: model) }
    try await app.press("End 1")
    #expect(app.row(0).contains("line 0"))
  }

  @Test("The keys that scroll are among those that are listed, where there is more")
  func hints() async throws {
    let app = await TestApp(columns: 40, rows: 14) { ScrollView { Lines() } }
    try await app.press("?")
    #expect(app.text.contains("PageUp PageDown"))
  }
}
