import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Key presses")
struct KeyPressActionTests {
  @Test("A key press is heard by the view with the focus and those around it, until one takes it")
  func order() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) {
      VStack {
        Text("inner").focusable()
          .onKeyPress("a") {
            log("inner a")
            return .handled
          }
          .onKeyPress("b") {
            log("inner b")
            return .ignored
          }
        Button("beside") {}.onKeyPress("a") {
          log("beside")
          return .handled
        }
      }
      .onKeyPress { press in
        log("outer \(press)")
        return .ignored
      }
    }
    try await app.press("a b c")
    #expect(log.take() == ["inner a", "inner b", "outer b", "outer c"])
    try await app.press("Tab")
    #expect(log.take() == ["outer Tab"])
    #expect(app.focusedRow.contains("▸ beside ◂"))
  }

  @Test("Keys, characters and phases choose what is heard")
  func choice() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 1) {
      Text("view").focusable()
        .onKeyPress(keys: [.upArrow, .downArrow]) { press in
          log("\(press.key == .upArrow ? "up" : "down")")
          return .handled
        }
        .onKeyPress(characters: Set("0123456789".unicodeScalars)) { press in
          log("digit \(press.characters)")
          return .handled
        }
        .onKeyPress("x", phases: .up) { _ in
          log("never")
          return .handled
        }
        .onKeyPress("y", phases: .all) { press in
          log("y \(press.phase == .down)")
          return .handled
        }
    }
    try await app.press("Up 7 x y Down Enter")
    #expect(log.entries == ["up", "digit 7", "y true", "down"])
  }

  @Test("Text takes what is typed before a view around it; a key that it doesn't take goes on")
  func text() async throws {
    struct Typing: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        TextField("text", text: $text).onKeyPress { press in
          log("\(press)")
          return .handled
        }
      }
    }
    let log = Log()
    let app = await TestApp(columns: 20, rows: 1) { Typing(log: log) }
    try await app.press("a Down Enter")
    #expect(app.text.contains("▸a"))
    #expect(log.entries == ["Down", "Enter"])
  }

  @Test("A paste presses no key, triggers no shortcut and no Enter")
  func paste() async throws {
    let log = Log()
    struct Pasted: View {
      let log: Log
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("text", text: $text)
          Button("go") { log("go") }.keyboardShortcut("g", modifiers: [])
          Button("ok") { log("ok") }.keyboardShortcut(.defaultAction)
        }
        .onKeyPress { press in
          log("\(press)")
          return .ignored
        }
        .onSubmit { log("submit") }
      }
    }
    let app = await TestApp(columns: 20, rows: 3) { Pasted(log: log) }
    await app.paste("g\n\u{1B}[A")
    try await app.press("Tab")
    log("then")
    await app.paste("g\n")
    #expect(log.entries == ["Tab", "then"])
  }
}
