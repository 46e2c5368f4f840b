import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  final class Model: ObservableObject {
    @Published var text: String
    init(_ text: String) { self.text = text }
  }

  struct Field: View {
    @ObservedObject var model: Model
    var body: some View { TextField("title", text: $model.text) }
  }

  private func edit(_ text: String, columns: Int = 20, _ keys: String) async throws -> (TestApp, String) {
    let model = Model(text)
    let app = await TestApp(columns: columns, rows: 1) { Field(model: model) }
    try await app.press(keys)
    return (app, model.text)
  }

  @Test("Keys type and delete at the caret")
  func typing() async throws {
    #expect(try await edit("", "'abc'").1 == "abc")
    #expect(try await edit("abc", "Left Left 'x'").1 == "axbc")
    #expect(try await edit("abc", "Home 'x' End 'y'").1 == "xabcy")
    #expect(try await edit("abc", "Backspace").1 == "ab")
    #expect(try await edit("abc", "Home Backspace Delete").1 == "bc")
    #expect(try await edit("abc", "Delete").1 == "abc")
    #expect(try await edit("", "Backspace Delete Left Right").1 == "")
    #expect(try await edit("ab", "Left Space").1 == "a b")
  }

  @Test("Digits, ? and q are text while a field has the focus")
  func shortcutsAreText() async throws {
    let (app, text) = try await edit("", "1 ? q")
    #expect(text == "1?q")
    #expect(!app.hasQuit)
  }

  @Test("The caret moves by clusters, and a mark joins the character before it")
  func clusters() async throws {
    #expect(try await edit("한글", "Left Backspace").1 == "글")
    #expect(try await edit("a👨‍👩‍👧b", "Left Backspace").1 == "ab")
    #expect(try await edit("ae\u{301}b", "Left Backspace").1 == "ab")
    #expect(try await edit("🇰🇷🇯🇵", "Home Delete").1 == "🇯🇵")
    #expect(try await edit("\u{301}b", "Home 'a' 'x'").1 == "a\u{301}xb")
    let model = Model("e")
    let app = await TestApp(columns: 20, rows: 1) { Field(model: model) }
    await app.paste("\u{301}")
    try await app.press("'x' Left 'y'")
    #expect(model.text == "e\u{301}yx")
  }

  @Test("The cursor stands where the next character goes, counted in columns")
  func cursor() async throws {
    #expect(try await edit("한글a", "").0.cursor == Position(x: 6, y: 0))
    #expect(try await edit("한글a", "Left").0.cursor == Position(x: 5, y: 0))
    #expect(try await edit("한글a", "Left Left").0.cursor == Position(x: 3, y: 0))
    #expect(try await edit("한글a", "Home").0.cursor == Position(x: 1, y: 0))
  }

  @Test("Text wider than the field scrolls in it, so that the caret is seen")
  func scrolls() async throws {
    let (app, _) = try await edit("abcdefghij", columns: 8, "")
    #expect(app.row(0) == "▸fghij ◂")
    try await app.press("Home")
    #expect(app.row(0) == "▸abcdef◂")
    try await app.press("Right Right Right Right Right Right")
    #expect(app.row(0) == "▸bcdefg◂")
    let (wide, _) = try await edit("가나다라마", columns: 8, "")
    #expect(wide.row(0) == "▸ 라마 ◂")
    try await wide.press("Home")
    #expect(wide.row(0) == "▸가나다◂")
  }

  @Test("An empty field shows its title, dimmed")
  func title() async throws {
    let app = try await edit("", columns: 10, "").0
    #expect(app.row(0) == "▸title   ◂")
    #expect(app.styledText.contains("dim"))
  }

  @Test("A paste comes in as one, with its line breaks as blanks, and presses nothing")
  func paste() async throws {
    let log = Log()
    let model = Model("")
    let app = await TestApp(columns: 30, rows: 2) {
      VStack {
        Field(model: model).onSubmit { log("submitted") }
        Button("b") { log("pressed") }
      }
    }
    await app.paste("a\nb\r\nq?1")
    #expect(model.text == "a b q?1")
    #expect(log.entries.isEmpty)
    #expect(!app.hasQuit)
  }

  @Test("A pasted escape sequence is shown, not sent")
  func pastedEscape() async throws {
    let model = Model("")
    let app = await TestApp(columns: 30, rows: 1) { Field(model: model) }
    await app.paste("\u{1B}[31mred")
    #expect(!app.text.unicodeScalars.contains("\u{1B}"))
    #expect(app.text.contains("red"))
  }

  @Test("Enter submits where something listens")
  func submit() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 1) { Field(model: Model("a")).onSubmit { log("submitted") } }
    try await app.press("Enter")
    #expect(log.entries == ["submitted"])
  }

  @Test("A click sets the caret")
  func click() async throws {
    let model = Model("한글abc")
    let app = await TestApp(columns: 20, rows: 1) { Field(model: model) }
    await app.click(column: 5, row: 0)
    try await app.press("'x'")
    #expect(model.text == "한글xabc")
    await app.click(column: 2, row: 0)
    try await app.press("'y'")
    #expect(model.text == "y한글xabc")
    await app.click(column: 15, row: 0)
    try await app.press("'z'")
    #expect(model.text == "y한글xabcz")
  }

  @Test("A binding that changes what is typed is what shows")
  func filtered() async throws {
    let model = Model("")
    let app = await TestApp(columns: 20, rows: 1) {
      TextField(
        "digits",
        text: Binding {
          model.text
        } set: {
          model.text = $0.filter(\.isNumber)
        })
    }
    try await app.press("'1a2b3'")
    #expect(model.text == "123")
    #expect(app.row(0).hasPrefix("▸123 "))
    #expect(app.cursor?.x == 4)
  }

  @Test("Text set from outside leaves the caret within it")
  func setFromOutside() async throws {
    let model = Model("abcdef")
    let app = await TestApp(columns: 20, rows: 1) { Field(model: model) }
    model.text = "xy"
    await app.settle()
    #expect(app.cursor?.x == 3)
    try await app.press("'!'")
    #expect(model.text == "xy!")
  }

  @Test("A disabled field can't be edited")
  func disabled() async throws {
    let model = Model("a")
    let app = await TestApp(columns: 20, rows: 1) { Field(model: model).disabled(true) }
    try await app.press("'b' Backspace")
    #expect(model.text == "a")
    #expect(app.cursor == nil)
  }

  @Test("A bound field shows in a field of a few columns without a trap", arguments: [1, 2, 3, 4])
  func narrow(columns: Int) async throws {
    let model = Model("한글abc")
    let app = await TestApp(columns: columns, rows: 1) { Field(model: model) }
    try await app.press("Left Left Home End 'x'")
    #expect(model.text == "한글abcx")
  }
}
