import Tabi
import TabiTesting
import Testing

/// The focus where several windows are shown side by side.
@MainActor
@Suite("Focus across windows")
struct FocusWindowsTests {
  struct Beside: View {
    let log: Log
    @State private var isSheetUp = false

    var body: some View {
      VStack {
        Button("above") { log("above") }
        NavigationStack {
          VStack {
            Button("in") { log("in") }
            NavigationLink("push", value: 1)
          }
          .navigationDestination(for: Int.self) { number in
            if number == 1 {
              VStack {
                Button("pushed") { log("pushed") }
                NavigationLink("text", value: 2)
              }
            } else {
              Text("just text")
            }
          }
        }
        Button("below") { isSheetUp = true }.keyboardShortcut("b")
      }
      .sheet(isPresented: $isSheetUp) {
        VStack {
          Button("first") { log("first") }
          Button("second") { log("second") }
        }
      }
    }
  }

  private func start() async -> (app: TestApp, log: Log) {
    let log = Log()
    return (await TestApp(columns: 30, rows: 10) { Beside(log: log) }, log)
  }

  @Test("The focus begins on the page, and Tab goes through all windows in reading order, and around")
  func tab() async throws {
    let (app, _) = await start()
    var rows: [String] = []
    for _ in 0..<5 {
      rows.append(app.focusedRow.filter(\.isLetter))
      try await app.press("Tab")
    }
    #expect(rows == ["in", "push", "below", "above", "in"])
    try await app.press("Shift-Tab Shift-Tab")
    #expect(app.focusedRow.contains("above"))
  }

  @Test("Arrows lead from window to window by where things are, and around")
  func arrows() async throws {
    let (app, log) = await start()
    try await app.press("Up Enter Down Enter Up Up")
    #expect(log.entries == ["above", "in"])
    #expect(app.focusedRow.contains("below"))
    #expect(app.text.filter { $0 == "▸" }.count == 1)
  }

  @Test("A page that is pushed gets the focus, and the one that is uncovered gets its own back")
  func pushAndPop() async throws {
    let (app, _) = await start()
    try await app.press("Tab Enter")
    #expect(app.focusedRow.contains("pushed"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("push"))
  }

  @Test("A page without anything to focus keeps the keys, and Tab leads out of it")
  func textPage() async throws {
    let (app, _) = await start()
    try await app.press("Tab Enter Tab Enter")
    #expect(app.text.contains("just text"))
    #expect(app.cursor == nil)
    try await app.press("Esc")
    #expect(app.focusedRow.contains("text"))
    try await app.press("Enter Tab")
    #expect(app.focusedRow.contains("above"))
    try await app.press("Esc")
    #expect(app.text.contains("just text"))
  }

  @Test("A sheet keeps the focus to itself, and gives it back to the window that had it")
  func sheet() async throws {
    let (app, log) = await start()
    try await app.press("Ctrl-B Tab Tab Enter Tab Enter Esc")
    #expect(log.take() == ["first", "second"])
    try await app.press("Enter Up Enter Ctrl-B Esc Enter")
    #expect(log.take() == ["in", "above", "above"])
  }

  @Test("A shortcut presses its control wherever the focus is among the windows that are shown")
  func shortcut() async throws {
    let (app, _) = await start()
    try await app.press("Tab Enter Ctrl-B")
    #expect(app.text.contains("first"))
  }

  @Test("A click gives the focus to the window that it is on")
  func click() async throws {
    let (app, log) = await start()
    try await app.click("above")
    #expect(log.take() == ["above"])
    #expect(app.focusedRow.contains("above"))
    try await app.click("in ]")
    #expect(app.focusedRow.contains("▸ in ◂"))
  }

  @Test("Each tab keeps which of its windows had the focus")
  func tabs() async throws {
    let app = await TestApp(columns: 40, rows: 12) {
      TabView {
        Beside(log: Log()).tabItem { Text("one") }
        Beside(log: Log()).tabItem { Text("two") }
      }
    }
    try await app.press("Up 2")
    #expect(app.focusedRow.contains("▸ in ◂"))
    try await app.press("Down Down 1")
    #expect(app.focusedRow.contains("above"))
    try await app.press("2")
    #expect(app.focusedRow.contains("below"))
  }

  struct Stated: View {
    @FocusState private var isAbove: Bool
    @FocusState private var isInside: Bool

    var body: some View {
      VStack {
        Button("above \(isAbove)") { isInside = true }.focused($isAbove)
        NavigationStack { Button("in \(isInside)") { isAbove = true }.focused($isInside) }
      }
    }
  }

  @Test("State moves the focus to another window, and follows it there")
  func state() async throws {
    let app = await TestApp(columns: 30, rows: 5) { Stated() }
    #expect(app.text.contains("above false") && app.text.contains("in true"))
    try await app.press("Enter")
    #expect(app.text.contains("▸ above true") && app.text.contains("in false"))
    try await app.press("Enter")
    #expect(app.text.contains("above false") && app.text.contains("▸ in true"))
  }

  @Test("Moving on past a long list makes no row that isn't seen")
  func longList() async throws {
    let log = Log()
    struct Row: View {
      let number: Int
      let log: Log
      var body: some View {
        log("\(number)")
        return Text("row \(number)")
      }
    }
    let app = await TestApp(columns: 30, rows: 10) {
      VStack {
        Button("above") {}
        NavigationStack { List(0..<100_000) { Row(number: $0, log: log) } }
      }
    }
    try await app.press("Shift-Tab Tab Down Shift-Tab Up")
    #expect(Set(log.entries).count < 30)
  }
}
