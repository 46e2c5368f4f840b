import Tabi
import TabiTesting
import Testing

/// A text as an author's state holds it.
private final class Model: ObservableObject {
  @Published var text: String
  @Published var number = 5
  @Published var price: Double? = 1.5
  init(_ text: String = "") { self.text = text }
}

private struct Field: View {
  @ObservedObject var model: Model
  var axis = Axis.horizontal
  var body: some View { TextField("title", text: $model.text, axis: axis) }
}

@MainActor
@Suite("Editing text")
struct TextEditingTests {
  private func edit(_ text: String, axis: Axis = .horizontal, _ keys: String) async throws -> String {
    let model = Model(text)
    let app = await TestApp(columns: 30, rows: 6) { Field(model: model, axis: axis) }
    try await app.press(keys)
    return model.text
  }

  @Test("Shift selects, and what is typed, deleted or pasted takes the selection's place")
  func selection() async throws {
    #expect(try await edit("abcd", "Shift-Left Shift-Left 'x'") == "abx")
    #expect(try await edit("abcd", "Home Shift-Right Shift-Right Backspace") == "cd")
    #expect(try await edit("abcd", "Left Shift-Home Delete") == "d")
    #expect(try await edit("abcd", "Home Right Shift-End paste:'xy'") == "axy")
    #expect(try await edit("가나다", "Ctrl-A 'x'") == "x")
    #expect(try await edit("abcd", "Shift-Left Shift-Left Left 'x'") == "abxcd")
    #expect(try await edit("abcd", "Home Shift-Right Shift-Right Right 'x'") == "abxcd")
    #expect(try await edit("abcd", "Home Shift-Left Shift-Left 'x'") == "xabcd")
    let app = await TestApp(columns: 8, rows: 1) { Field(model: Model("a가b")) }
    try await app.press("Left Shift-Left")
    #expect(app.styledText == "⟨bold|▸⟩⟨underline|a⟩⟨underline reverse|가⟩⟨underline|b  ⟩⟨bold|◂⟩")
  }

  @Test("Control and Alt move and delete by words, and to the ends")
  func words() async throws {
    #expect(try await edit("one two", "Ctrl-Left 'x'") == "one xtwo")
    #expect(try await edit("one two", "Home Ctrl-Right 'x'") == "onex two")
    #expect(try await edit("one two", "Alt-b Alt-b 'x' Alt-f 'y'") == "xoney two")
    #expect(try await edit("one two", "Ctrl-W Ctrl-W") == "")
    #expect(try await edit("one two", "Home Alt-d") == " two")
    #expect(try await edit("one two", "Ctrl-Left Ctrl-K") == "one ")
    #expect(try await edit("one two", "Ctrl-Left Ctrl-U") == "two")
    #expect(try await edit("one two", "Ctrl-A Ctrl-E 'x'") == "one twox")
  }

  @Test("A key with Control that edits nothing is still the app's")
  func others() async throws {
    let model = Model("a")
    let app = await TestApp(columns: 10, rows: 1) { Field(model: model) }
    try await app.press("Ctrl-C")
    #expect(app.hasQuit)
  }

  @Test("A vertical field grows with its text, and Enter begins a new line")
  func vertical() async throws {
    let model = Model("")
    let app = await TestApp(columns: 10, rows: 6) {
      VStack {
        Field(model: model, axis: .vertical)
        Text("below")
      }
    }
    #expect(app.rows.filter { $0.contains("▸") }.count == 1)
    try await app.press("'one two three' Enter '가나다라'")
    #expect(model.text == "one two three\n가나다라")
    try app.assertScreen("vertical-field")
    try await app.press("Up Up Home 'x' Down End 'y'")
    #expect(model.text == "one two xthree\n가나y다라")
    await app.paste("\nz")
    #expect(model.text == "one two xthree\n가나y\nz다라")
  }

  @Test("A vertical field takes as many lines as its limits say, and scrolls in them")
  func limits() async throws {
    let model = Model("1\n2\n3\n4\n5")
    let app = await TestApp(columns: 9, rows: 6) {
      VStack(spacing: 0) {
        Field(model: model, axis: .vertical).lineLimit(2...3)
        Text("below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(app.rows.map(\.trimmed) == ["▸3      ◂", "▸4      ◂", "▸5      ◂", "below", "", ""])
    try await app.press("Up Up Up")
    #expect(app.row(0) == "▸2      ◂")
    model.text = "a"
    await app.settle()
    #expect(app.row(2).trimmed == "below")
  }

  @Test("An editor takes all its room")
  func editor() async throws {
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View { TextEditor(text: $model.text) }
    }
    let model = Model("a\n\nb")
    let app = await TestApp(columns: 6, rows: 4) { Page(model: model) }
    #expect(app.rows == ["▸a   ◂", "▸    ◂", "▸b   ◂", "▸    ◂"])
    await app.click(column: 3, row: 1)
    try await app.press("'x'")
    #expect(model.text == "a\nx\nb")
  }

  @Test("A secure field shows a dot for each character, and no text")
  func secure() async throws {
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View { SecureField("Password", text: $model.text) }
    }
    let model = Model("")
    let app = await TestApp(columns: 12, rows: 1) { Page(model: model) }
    #expect(app.row(0) == "▸Password  ◂")
    try await app.press("'pw한글'")
    #expect(app.row(0) == "▸••••      ◂")
    #expect(app.cursor?.x == 5)
    try await app.press("Left Backspace")
    #expect(model.text == "pw글")
  }

  @Test("A prompt stands in an empty field, also in a form, where the title stands above")
  func prompt() async {
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View { TextField("Title", text: $model.text, prompt: Text("prompt")) }
    }
    let model = Model("")
    #expect(await screen(10, 1) { Page(model: model) } == ["▸prompt  ◂"])
    #expect(await screen(10, 2) { Form { Page(model: model) } } == ["Title", "▸prompt  ◂"])
  }

  @Test("A field for a number takes what is one, and shows it again when it is left")
  func value() async throws {
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        Group {
          TextField("Number", value: $model.number, format: .number)
          TextField("Price", value: $model.price, format: .currency(code: "USD"))
        }
      }
    }
    let model = Model()
    let app = await TestApp(columns: 12, rows: 2) { VStack { Page(model: model) } }
    #expect(app.rows == ["▸5         ◂", "[$1.50     ]"])
    try await app.press("'000'")
    #expect(model.number == 5000)
    #expect(app.row(0) == "▸5000      ◂")
    try await app.press("Enter")
    #expect(app.row(0) == "▸5,000     ◂")
    try await app.press("'x'")
    #expect(model.number == 5000)
    #expect(app.row(0) == "▸5,000x    ◂")
    try await app.press("Tab")
    #expect(app.row(0) == "[5,000     ]")
    try await app.press("Ctrl-A '2'")
    #expect(model.price == 2)
    try await app.press("Backspace")
    #expect(model.price == nil)
    model.number = 7
    await app.settle()
    #expect(app.row(0) == "[7         ]")
    let form = await TestApp(columns: 12, rows: 8) { Form { Page(model: model) } }
    try await form.press("'x' Down")
    #expect(form.row(1) == "[7         ]")
  }

  @Test("Styles of a field show the focus without colour", arguments: [true, false])
  func styles(isPlain: Bool) async {
    let model = Model("a")
    let app = await TestApp(columns: 6, rows: 1) {
      if isPlain {
        Field(model: model).textFieldStyle(.plain)
      } else {
        Field(model: model).textFieldStyle(.roundedBorder)
      }
    }
    #expect(app.row(0) == "▸a   ◂")
    let disabled = await TestApp(columns: 6, rows: 1) {
      if isPlain {
        Field(model: model).textFieldStyle(.plain).disabled(true)
      } else {
        Field(model: model).textFieldStyle(.roundedBorder).disabled(true)
      }
    }
    #expect(disabled.row(0) == (isPlain ? " a" : "[a   ]"))
  }
}

/// Random keys in a field against a text with a cursor, written as simply as can be.
@MainActor
@Suite("Random editing")
struct RandomEditingTests {
  private struct Reference {
    var text: [Character]
    var caret: Int
    var anchor: Int?

    var selection: Range<Int> { min(anchor ?? caret, caret)..<max(anchor ?? caret, caret) }

    mutating func replace(_ range: Range<Int>, _ new: String) {
      let head = String(text[..<range.lowerBound]) + new
      text = Array(head + String(text[range.upperBound...]))
      caret = min(Array(head).count, text.count)
      anchor = nil
    }

    mutating func move(_ place: Int, _ selecting: Bool) {
      anchor = selecting ? anchor ?? caret : nil
      caret = max(0, min(place, text.count))
    }

    mutating func press(_ key: String) {
      let selected = selection
      let isSelected = !selected.isEmpty
      switch key {
      case "Left", "Right":
        let step = key == "Left" ? -1 : 1
        if isSelected {
          move(step < 0 ? selected.lowerBound : selected.upperBound, false)
        } else if (0...text.count).contains(caret + step) {
          move(caret + step, false)
        }
      case "Shift-Left": if caret > 0 { move(caret - 1, true) }
      case "Shift-Right": if caret < text.count { move(caret + 1, true) }
      case "Ctrl-Home": move(0, false)
      case "Ctrl-End": move(text.count, false)
      case "Backspace": replace(isSelected ? selected : max(0, caret - 1)..<caret, "")
      case "Delete": replace(isSelected ? selected : caret..<min(text.count, caret + 1), "")
      case "Ctrl-A":
        anchor = 0
        caret = text.count
      case "Ctrl-W":
        var start = caret
        func isWord(_ index: Int) -> Bool {
          text[index].isLetter || text[index].isNumber || text[index] == "_"
        }
        while start > 0, !isWord(start - 1) { start -= 1 }
        while start > 0, isWord(start - 1) { start -= 1 }
        replace(isSelected ? selected : start..<caret, "")
      default: replace(selected, key == "Enter" ? "\n" : key)
      }
    }
  }

  @Test("A field holds what a simple model of it holds", arguments: 0..<120 as Range<UInt64>)
  func random(seed: UInt64) async throws {
    var random = Randomness(seed: seed)
    let isUpright = seed % 2 == 1
    let model = Model(random.pick(["", "abc def", "가나다 라마", "🇰🇷e\u{301}"]))
    let app = await TestApp(columns: 4 + random.below(12), rows: 1 + random.below(5)) {
      Field(model: model, axis: isUpright ? .vertical : .horizontal)
    }
    var reference = Reference(text: Array(model.text), caret: model.text.count)
    let keys = [
      "Left", "Right", "Shift-Left", "Shift-Right", "Ctrl-Home", "Ctrl-End", "Backspace", "Delete", "Ctrl-A",
      "Ctrl-W", "a", "가", "1", "👨‍👩‍👧", "b", "z",
    ]
    var pressed: [String] = []
    for _ in 0..<60 {
      let key = isUpright && random.below(12) == 0 ? "Enter" : random.pick(keys)
      pressed.append(key)
      reference.press(key)
      try await app.press(key.count == 1 ? "'\(key)'" : key)
      guard model.text == String(reference.text) else {
        Issue.record("seed \(seed): “\(model.text)” is not “\(String(reference.text))” after \(pressed)")
        return
      }
      let cursor = app.cursor
      #expect(cursor.map { $0.x >= 0 && $0.y >= 0 } ?? false, "seed \(seed), after \(pressed)")
    }
  }
}
