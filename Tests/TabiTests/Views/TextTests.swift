import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Text")
struct TextTests {
  @Test("Text wraps at words, and inside Korean text")
  func wraps() async {
    await expect(["one two", "three", ""], in: 7) { Text("one two three") }
    await expect(["가나", "다라", ""], in: 5) { Text("가나다라") }
    await expect(["abc", "def", ""], in: 3) { Text("abcdef") }
  }

  @Test("Where lines are left out, the last one says so")
  func truncates() async {
    await expect(["one tw…"], in: 7) { Text("one two three") }
    await expect(["one tw…", ""], in: 7) { Text("one two three").lineLimit(1) }
    await expect(["one", "two…", ""], in: 5) { Text("one two three four").lineLimit(2) }
    await expect(["가나…"], in: 5) { Text("가나다라").lineLimit(1) }
    await expect(["가…"], in: 4) { Text("가나다라").lineLimit(1) }
  }

  @Test("Text is cut where its mode says")
  func modes() async {
    func cut(_ mode: TruncationMode) async -> [String] {
      await screen(5, 1) { Text("abcdefgh").lineLimit(1).truncationMode(mode) }
    }
    #expect(await cut(.head) == ["…efgh"])
    #expect(await cut(.middle) == ["ab…gh"])
    #expect(await cut(.tail) == ["abcd…"])
  }

  @Test("Lines of a text stand by its alignment")
  func alignment() async {
    func lines(_ alignment: TextAlignment) async -> [String] {
      await screen(4, 2) { Text("abcd\nx").multilineTextAlignment(alignment) }
    }
    #expect(await lines(.leading) == ["abcd", "x"])
    #expect(await lines(.center) == ["abcd", " x"])
    #expect(await lines(.trailing) == ["abcd", "   x"])
  }

  @Test("A strange line limit counts as one line", arguments: [0, -1, Int.min])
  func strangeLimit(limit: Int) async {
    #expect(
      await screen(4, 2) {
        VStack {
          Text("a\nb").lineLimit(limit)
          Text("c")
        }
      }.last == " c")
  }

  @Test("Control characters and overrides in a text are shown, not sent")
  func hostile() async {
    let rows = await screen(20, 1) { Text("a\u{1B}[31m\u{202E}b").lineLimit(1) }
    #expect(!rows[0].unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    #expect(rows[0].contains("a"))
  }

  @Test("Styles add up, and the nearest colour holds")
  func styles() async {
    let app = await TestApp(columns: 3, rows: 1) {
      VStack { Text("abc").italic().foregroundStyle(.red).bold() }.foregroundColor(.blue).underline()
    }
    #expect(app.styledText == "⟨bold italic underline red|abc⟩")
  }
}
