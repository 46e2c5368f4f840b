import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Focus")
struct FocusTests {
  struct Grid: View {
    let log: Log

    var body: some View {
      VStack {
        HStack {
          button("a")
          button("b")
          button("c")
        }
        HStack {
          button("d")
          button("e")
          button("f")
        }
        HStack {
          button("g")
          button("h")
          button("i")
        }
      }
    }

    private func button(_ name: String) -> some View { Button(name) { log(name) } }
  }

  private func walk(_ keys: String, columns: Int = 20, rows: Int = 3) async throws -> String {
    let log = Log()
    let app = await TestApp(columns: columns, rows: rows) { Grid(log: log) }
    try await app.press(keys)
    return log.entries.joined()
  }

  @Test("Tab goes in reading order, and around")
  func tab() async throws {
    #expect(
      try await walk(
        "Enter Tab Enter Tab Enter Tab Enter Tab Enter Tab Enter Tab Enter Tab Enter Tab Enter Tab Enter")
        == "abcdefghia")
    #expect(try await walk("Shift-Tab Enter Shift-Tab Enter") == "ih")
  }

  @Test("Arrows go by where things are, and around within the row or the column")
  func arrows() async throws {
    #expect(try await walk("Right Enter Down Enter Left Enter Up Enter") == "beda")
    #expect(try await walk("Left Enter Up Enter Right Enter Down Enter") == "ciga")
    #expect(try await walk("Down Down Right Right Enter Down Enter Right Enter") == "ica")
  }

  @Test("A burst of keys with no frame between goes where each leads")
  func burst() async throws {
    #expect(try await walk("Right Down Down Left Enter Up Enter Space") == "gdd")
  }

  @Test("The focus is on one view, shown without colour too, and the cursor stands there")
  func shown() async throws {
    let app = await TestApp(columns: 20, rows: 3) { Grid(log: Log()) }
    try await app.press("Right")
    #expect(app.rows[0] == " [ a ] ▸ b ◂ [ c ]")
    #expect(app.text.filter { $0 == "▸" }.count == 1)
    #expect(app.cursor == Position(x: 7, y: 0))
  }

  struct Changing: View {
    @State private var isDisabled = false
    @State private var isThere = true
    @State private var hasMore = false
    let log: Log

    var body: some View {
      VStack {
        if hasMore { Button("new") { log("new") } }
        Button("one") { log("one") }
        if isThere {
          Button("two") { isThere = false }.disabled(isDisabled)
        }
        Button("three") { isDisabled = true }
        Button("four") { hasMore = true }
      }
    }
  }

  @Test("A focused view that is removed hands on to its neighbour")
  func removed() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 5) { Changing(log: log) }
    try await app.press("Down Enter")
    #expect(app.focusedRow.contains("▸ three ◂"))
  }

  struct Hiding: View {
    @State private var isThere = true
    @State private var text = ""

    var body: some View {
      TabView {
        VStack {
          if isThere { TextField("text", text: $text) }
          Button("hide") { isThere = false }.keyboardShortcut("g")
        }
        .tabItem { Text("tab") }
      }
    }
  }

  @Test("Hiding the focused view moves the focus on, and the shown keys follow in the same frame")
  func hidden() async throws {
    let app = await TestApp(columns: 90, rows: 12) { Hiding() }
    #expect(app.text.contains("move in the text"))
    let frames = app.frames
    try await app.press("Ctrl-G")
    #expect(app.frames == frames + 1)
    #expect(app.focusedRow.contains("▸ hide ◂"))
    #expect(!app.text.contains("move in the text"))
    #expect(app.text.contains("Ctrl-G hide"))
  }

  @Test("What comes in above leaves the focus where it is, and the neighbour is still the neighbour")
  func insertedAbove() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 5) { Changing(log: log) }
    try await app.press("Down Down Down Enter")
    #expect(app.focusedRow.contains("▸ four ◂"))
    try await app.press("Up Up")
    #expect(app.focusedRow.contains("▸ two ◂"))
    try await app.press("Enter")
    #expect(app.focusedRow.contains("▸ three ◂"))
  }

  @Test("A view that disables itself hands on, and Tab goes past it")
  func disabled() async throws {
    struct Once: View {
      @State private var isUsed = false
      let log: Log
      var body: some View {
        VStack {
          Button("before") { log("before") }
          Button("once") { isUsed = true }.disabled(isUsed)
          Button("after") { log("after") }
        }
      }
    }
    let log = Log()
    let app = await TestApp(columns: 20, rows: 3) { Once(log: log) }
    try await app.press("Tab Enter Enter Tab Enter Tab Enter Up Enter")
    #expect(log.entries == ["after", "before", "after", "before"])
  }

  @Test("A click gives the focus and activates, where press and release are on one view")
  func click() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 3) { Grid(log: log) }
    await app.click(column: 10, row: 1)
    #expect(log.take() == ["e"])
    #expect(app.rows[1].contains("▸ e ◂"))
    await app.click(column: 0, row: 0)
    #expect(log.take().isEmpty)
    #expect(app.rows[1].contains("▸ e ◂"))
  }

  @Test("Where nothing can have the focus, keys do nothing and no cursor is shown")
  func nothing() async throws {
    let app = await TestApp(columns: 20, rows: 3) { Text("just text") }
    try await app.press("Tab Enter Up Down Left Right Space PageDown x")
    #expect(app.cursor == nil)
    #expect(app.text.contains("just text"))
  }

  @Test("The first view that can have the focus gets it when it comes in")
  func comesIn() async throws {
    struct Arriving: View {
      @ObservedObject private var model: Model
      init(model: Model) {
        self.model = model
      }
      var body: some View {
        VStack {
          Text("text")
          if model.isThere { Button("here") {} }
        }
      }
    }
    let model = Model()
    let app = await TestApp(columns: 20, rows: 3) { Arriving(model: model) }
    #expect(app.cursor == nil)
    model.isThere = true
    await app.settle()
    #expect(app.focusedRow.contains("▸ here ◂"))
  }

  final class Model: ObservableObject {
    @Published var isThere = false
  }
}
