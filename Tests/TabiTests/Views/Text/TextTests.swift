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

  @Test("Neighbouring texts that look the same are one")
  func joined() {
    #expect(Text("a") + Text("b") == Text("ab"))
    #expect(Text("") + Text("a").bold() + Text("b").bold() == Text("ab").bold())
    #expect(Text("a").bold() + Text("b") != Text("ab").bold())
  }

  /// Counts how often its content is placed.
  private struct Counting: Layout {
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      log("placed")
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("A text that keeps its size is drawn anew, and nothing around it is laid out")
  func sameSize() async throws {
    struct Page: View {
      let log: Log
      @State private var text = "abc"

      var body: some View {
        VStack(alignment: .leading) {
          Counting(log: log) { Text(text) }
          Button("Next") { text = text == "abc" ? "xyz" : "longer" }
        }
      }
    }
    let log = Log()
    let app = await TestApp(columns: 10, rows: 2) { Page(log: log) }
    let count = log.entries.count
    try await app.press("Enter")
    #expect(app.text.contains("xyz"))
    #expect(log.entries.count == count)
    try await app.press("Enter")
    #expect(app.text.contains("longer"))
    #expect(log.entries.count > count)
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

@MainActor
@Suite("Text in several styles")
struct StyledTextTests {
  private func styled(_ columns: Int, _ rows: Int, @ViewBuilder _ content: () -> some View) async -> String {
    await TestApp(columns: columns, rows: rows, content: content).styledText
  }

  private func expectStyled(
    _ expected: String, _ shown: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(shown == expected, sourceLocation: location)
  }

  @Test("Texts put together keep their own styles, and take what they say nothing of from around")
  func together() async {
    let text = Text("a").bold() + Text("b").foregroundColor(.red) + Text("c")
    expectStyled("⟨bold|a⟩⟨red|b⟩c", await styled(3, 1) { text })
    expectStyled("⟨bold italic|a⟩⟨italic red|b⟩⟨italic|c⟩", await styled(3, 1) { text.italic() })
    expectStyled("⟨bold blue|a⟩⟨red|b⟩⟨blue|c⟩", await styled(3, 1) { text.foregroundStyle(.blue) })
    expectStyled("⟨bold|a⟩⟨bold red|b⟩⟨bold|c⟩", await styled(3, 1) { VStack { text }.bold() })
    expectStyled("a⟨bold|b⟩", await styled(2, 1) { (Text("a").bold(false) + Text("b")).font(.title) })
  }

  @Test("Text in several styles wraps as text in one")
  func wraps() async {
    let text = Text("one ").bold() + Text("two th") + Text("ree").italic()
    expectStyled("⟨bold|one ⟩two\nth⟨italic|ree⟩", await styled(7, 2) { text })
    let korean = Text("가나").bold() + Text("다라\n마")
    expectStyled("⟨bold|가나⟩\n다라\n마", await styled(5, 3) { korean })
  }

  @Test("Text in several styles is cut where its mode says")
  func cut() async {
    let text = Text("abcd").bold() + Text("efgh")
    func cut(_ mode: TruncationMode) async -> String {
      await styled(5, 1) { text.lineLimit(1).truncationMode(mode) }
    }
    #expect(await cut(.tail) == "⟨bold|abcd…⟩")
    #expect(await cut(.head) == "…efgh")
    #expect(await cut(.middle) == "⟨bold|ab…⟩gh")
    expectStyled("⟨bold|가…⟩", await styled(3, 1) { Text("가").bold() + Text("나다") })
    expectStyled("⟨bold|ab…⟩", await styled(4, 1) { Text("ab ").bold() + Text("cd ef") })
  }

  @Test("A mark that begins a run belongs to the character before it, and tabs go to their stops")
  func joins() async {
    expectStyled("⟨bold|e\u{301}⟩x", await styled(3, 1) { Text("e").bold() + Text("\u{301}x") })
    #expect(await screen(12, 1) { Text("a").bold() + Text("\tb") } == [" a       b"])
  }

  @Test("Whatever the styles, a text is as large as without them", arguments: 0..<200 as Range<UInt64>)
  func likePlain(seed: UInt64) async {
    var random = Randomness(seed: seed)
    let pieces = ["one ", "두 개", "a", " ", "\n", "긴단어wide", "e\u{301}", "👨‍👩‍👧", "x\ty"]
    let parts = (0..<(2 + random.below(5))).map { _ in random.pick(pieces) }
    let width = 1 + random.below(12)
    let limit = random.below(2) == 0 ? nil : 1 + random.below(3)
    let plain = await screen(width, 5) { Text(verbatim: parts.joined()).lineLimit(limit) }
    let text = parts.dropFirst().reduce(Text(verbatim: parts[0])) { $0 + Text(verbatim: $1).bold() }
    #expect(await screen(width, 5) { text.lineLimit(limit) } == plain, "seed \(seed)")
  }

  @Test("Lines can be reserved, and bounded from both sides")
  func lineRanges() async {
    await expect(["a", "", "", "b"], in: 1) {
      VStack(spacing: 0) {
        Text("a").lineLimit(3, reservesSpace: true)
        Text("b")
      }
    }
    await expect(["a", "", "b", ""], in: 1) {
      VStack(spacing: 0) {
        Text("a").lineLimit(2...4)
        Text("b")
      }
    }
  }

  @Test("Letters are shown in the case that is asked for")
  func textCase() async {
    #expect(await screen(3, 1) { Text("aßé").textCase(.uppercase).lineLimit(1) } == ["AS…"])
    #expect(await screen(2, 1) { VStack { Text("Ab").textCase(nil) }.textCase(.uppercase) } == ["Ab"])
  }

  @Test("The style further in holds: font, weight, levels and tint")
  func levels() async {
    expectStyled("a", await styled(1, 1) { VStack { Text("a").font(.body) }.font(.title) })
    expectStyled("a", await styled(1, 1) { Text("a").fontWeight(.regular).font(.title) })
    expectStyled("⟨bold|a⟩", await styled(1, 1) { Text("a").font(.system(size: 34, weight: .semibold)) })
    expectStyled(
      "⟨dim red|a⟩",
      await styled(1, 1) { VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red) })
    expectStyled("⟨green|a⟩", await styled(1, 1) { VStack { Text("a").foregroundStyle(.tint) }.tint(.green) })
    expectStyled("⟨dim red|a⟩", await styled(1, 1) { Text("a").foregroundStyle(Color.red.opacity(0.5)) })
  }
}
