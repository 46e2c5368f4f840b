import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("The focus as state")
struct FocusStateTests {
  enum Field: Hashable {
    case name, price, note
  }

  struct Fields: View {
    @FocusState private var field: Field?
    @State private var isPriceDisabled = false
    @State private var hasNote = false
    @State private var name = ""
    @State private var price = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text("field \(field.map { "\($0)" } ?? "none")")
        TextField("name", text: $name).focused($field, equals: .name)
        TextField("price", text: $price).focused($field, equals: .price).disabled(isPriceDisabled)
        if hasNote { Button("note") {}.focused($field, equals: .note) }
        Button("to price") { field = .price }
        Button("to note") { field = .note }
        Button("disable") { isPriceDisabled = true }
        Button("add note") {
          hasNote = true
          field = .note
        }
        Button("remove note") { hasNote = false }
      }
      .onSubmit { field = nil }
    }
  }

  private func start() async -> TestApp { await TestApp(columns: 30, rows: 10) { Fields().inCorner() } }

  @Test("What a person does sets the value, in the frame that shows it")
  func follows() async throws {
    let app = await start()
    #expect(app.row(0) == "field name")
    let frames = app.frames
    try await app.press("Tab")
    #expect(app.row(0) == "field price")
    #expect(app.frames == frames + 1)
    try await app.press("Tab")
    #expect(app.row(0) == "field none")
    await app.click(column: 2, row: 1)
    #expect(app.row(0) == "field name")
  }

  @Test("Setting the value moves the focus")
  func moves() async throws {
    let app = await start()
    try await app.press("Tab Tab Enter")
    #expect(app.row(0) == "field price")
    #expect(app.cursor == Position(x: 1, y: 2))
    await app.type("12")
    #expect(app.focusedRow.contains("12"))
  }

  @Test("A view that comes in with the value set has the focus")
  func comesIn() async throws {
    let app = await start()
    try await app.click("add note")
    #expect(app.row(0) == "field note")
    #expect(app.focusedRow.contains("▸ note ◂"))
  }

  @Test("A value for a view that isn't there falls back to nil, and the focus stays")
  func absent() async throws {
    let app = await start()
    try await app.click("to note")
    #expect(app.row(0) == "field none")
    #expect(app.focusedRow.contains("▸ to note ◂"))
  }

  @Test("A value for a disabled view falls back to nil, and the focus stays")
  func disabled() async throws {
    let app = await start()
    try await app.click("disable")
    try await app.click("to price")
    #expect(app.row(0) == "field none")
    #expect(app.focusedRow.contains("▸ to price ◂"))
  }

  @Test("When the view with the focus is removed, the value is that of its neighbour")
  func removed() async throws {
    let app = await start()
    try await app.click("add note")
    try await app.click("remove note")
    #expect(app.row(0) == "field none")
    try await app.press("Home")
    #expect(app.problems.isEmpty)
  }

  @Test("Nil takes the focus away; typing reaches nothing, and Tab goes on from there")
  func released() async throws {
    let app = await start()
    try await app.press("Tab a Enter")
    #expect(app.row(0) == "field none")
    #expect(app.cursor == nil)
    await app.type("b")
    #expect(app.row(2).contains("[a"))
    try await app.press("Tab")
    #expect(app.focusedRow.contains("▸ to price ◂"))
  }

  struct Toggled: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(isFocused)")
        Button("go") { isFocused = true }
        Inner(isFocused: $isFocused, text: $text)
      }
    }
  }

  struct Inner: View {
    @FocusState.Binding var isFocused: Bool
    @Binding var text: String

    var body: some View {
      VStack {
        TextField("text", text: $text).focused($isFocused)
        Button("leave \(isFocused)") { isFocused = false }
      }
    }
  }

  @Test("A Bool is one view's; a view further in sets it through the binding")
  func bool() async throws {
    let app = await TestApp(columns: 30, rows: 4) { Toggled().inCorner() }
    #expect(app.row(0) == "false")
    try await app.press("Enter")
    #expect(app.row(0) == "true")
    #expect(app.text.contains("leave true"))
    try await app.press("Tab")
    #expect(app.row(0) == "false")
    #expect(app.text.contains("▸ leave false ◂"))
  }

  @Test("The list of keys gives the focus back to the view that had it")
  func overlay() async throws {
    let app = await start()
    try await app.press("Tab F1")
    #expect(!app.row(0).contains("price"))
    try await app.press("Esc")
    #expect(app.row(0) == "field price")
    #expect(app.cursor == Position(x: 1, y: 2))
  }

  struct Appearing: View {
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Button("first") {}.focused($field, equals: .name)
        Button("second") {}.focused($field, equals: .price)
      }
      .onAppear { field = .price }
    }
  }

  @Test("onAppear can set the focus")
  func onAppear() async {
    let app = await TestApp(columns: 30, rows: 2) { Appearing() }
    #expect(app.focusedRow.contains("▸ second ◂"))
  }

  struct Default: View {
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Button("first") {}.focused($field, equals: .name)
        Button("second") {}.focused($field, equals: .price)
      }
      .defaultFocus($field, .price)
    }
  }

  @Test("A default focus holds when the view comes in, and only then")
  func defaultFocus() async throws {
    let app = await TestApp(columns: 30, rows: 2) { Default() }
    #expect(app.focusedRow.contains("▸ second ◂"))
    #expect(app.frames == 1)
    try await app.press("Up")
    #expect(app.focusedRow.contains("▸ first ◂"))
  }

  struct Rows: View {
    let isForm: Bool
    @FocusState private var row: Int?

    var body: some View {
      VStack {
        Text("row \(row ?? -1)")
        Button("to 3") { row = 3 }
        if isForm {
          Form { ForEach(0..<5) { number in button(number) } }
        } else {
          List { ForEach(0..<5) { number in button(number) } }
        }
      }
    }

    private func button(_ number: Int) -> some View {
      Button("number \(number)") {}.focused($row, equals: number)
    }
  }

  @Test("In a list and a form the row is the one with the focus", arguments: [false, true])
  func rows(isForm: Bool) async throws {
    let app = await TestApp(columns: 30, rows: 14) { Rows(isForm: isForm) }
    try await app.press("Enter")
    #expect(app.row(0).contains("row 3"))
    #expect(app.focusedRow.contains("▸ number 3"))
    try await app.press("Up")
    #expect(app.row(0).contains("row 2"))
  }

  struct LongForm: View {
    @FocusState private var field: Int?
    @State private var text = ""

    var body: some View {
      Form {
        Button("to last") { field = 5 }
        TextField("field 0", text: $text).focused($field, equals: 0)
        TextField("field 1", text: $text).focused($field, equals: 1)
        TextField("field 2", text: $text).focused($field, equals: 2)
        TextField("field 5", text: $text).focused($field, equals: 5)
      }
      .onSubmit { field = field.map { $0 - 4 } }
    }
  }

  @Test("A field of a form that is scrolled out of view is brought into it")
  func scrolled() async throws {
    let app = await TestApp(columns: 30, rows: 4) { LongForm() }
    try await app.press("Enter")
    #expect(app.text.contains("field 5"))
    await app.type("x")
    #expect(app.focusedRow.contains("▸x"))
    try await app.press("Enter")
    #expect(app.text.contains("field 1"))
  }

  struct Pages: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Button("other") {}
          NavigationLink("push \(isFocused)", value: 1).focused($isFocused)
        }
        .navigationDestination(for: Int.self) { _ in Button("page") {} }
      }
    }
  }

  @Test("The value is false while another page has the focus, and true again after going back")
  func pages() async throws {
    let app = await TestApp(columns: 30, rows: 5) { Pages() }
    try await app.press("Tab Enter")
    #expect(app.text.contains("▸ page ◂"))
    try await app.press("Esc")
    #expect(app.text.contains("▸ push true ◂"))
  }

  struct Board: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "board on" : "board off") }
  }

  @Test("A focusable view is a stop of the focus, marked without colour, and knows that it is focused")
  func focusable() async throws {
    let app = await TestApp(columns: 30, rows: 3) {
      VStack(alignment: .leading) {
        Button("first") {}
        Board().focusable()
        Board().focusable(false)
      }
      .inCorner()
    }
    #expect(app.rows == ["▸ first ◂", "  board off", "board off"])
    try await app.press("Tab")
    #expect(app.rows == ["[ first ]", "▸ board on", "board off"])
    try await app.press("Tab")
    #expect(app.rows[0] == "▸ first ◂")
  }

  @Test("Without the focus effect a focusable view takes no room for a mark")
  func focusEffectDisabled() async throws {
    let app = await TestApp(columns: 30, rows: 1) {
      Board().focusable().focusEffectDisabled()
    }
    #expect(app.text.contains("board on"))
    #expect(!app.text.contains("▸"))
    #expect(app.problems.isEmpty)
  }

  @Test("A focusable view that is disabled hands on")
  func focusableDisabled() async throws {
    struct Disabling: View {
      @State private var isDisabled = false
      var body: some View {
        VStack(alignment: .leading) {
          Text("first").focusable().disabled(isDisabled).onKeyPress("x") {
            isDisabled = true
            return .handled
          }
          Text("second").focusable()
        }
      }
    }
    let app = await TestApp(columns: 20, rows: 2) { Disabling().inCorner() }
    #expect(app.focusedRow == "▸ first")
    try await app.press("x")
    #expect(app.rows == ["  first", "▸ second"])
  }
}
