import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Literals as text")
struct LocalizedStringKeyTests {
  private func shown(_ text: Text) async -> String {
    await screen(60, 1) { text }[0].trimmed
  }

  @Test("Numbers in a literal are grouped; in a string they are as they are")
  func numbers() async {
    let price = 12_000
    #expect(await shown(Text("\(price)원")) == "12,000원")
    #expect(await shown(Text(verbatim: "\(price)원")) == "12000원")
    #expect(await shown(Text(String(price))) == "12000")
    #expect(await shown(Text("\(-1_234_567)")) == "-1,234,567")
    #expect(await shown(Text("\(999) \(UInt8(7)) \(Int64.min)")) == "999 7 -9,223,372,036,854,775,808")
    #expect(await shown(Text("\(1234.5)")) == "1,234.500000")
    #expect(await shown(Text("\(Double.nan) \(-Double.infinity)")) == "NaN -∞")
  }

  @Test("Anything else in a literal is as Swift describes it")
  func values() async {
    let name: String? = "레고"
    #expect(await shown(Text("\(true) \(name ?? "") \("12000") \([1, 2])")) == "true 레고 12000 [1, 2]")
  }

  @Test("A value in a literal may have a format")
  func formats() async {
    #expect(await shown(Text("\(12000, format: .currency(code: "KRW"))부터")) == "₩12,000부터")
    #expect(await shown(Text("\(2026, format: .number.grouping(.never))년")) == "2026년")
    #expect(await shown(Text("\(1234.567, specifier: "%.2f") \(7, specifier: "%03d")")) == "1,234.57 007")
    #expect(await shown(Text("\(255, specifier: "%x") \(12, specifier: "%d%%")")) == "ff 12%%")
    #expect(
      await shown(Text("\(5, specifier: "%s") \("a", specifier: "%@") \(1.5, specifier: "%d")")) == "5 a 1.5")
    #expect(
      await shown(Text("\(1, specifier: "%999999d") \(1, specifier: "%n") \(1, specifier: "")")) == "1 1 1")
  }

  @Test("Texts and symbols in a literal keep their style")
  func nested() async {
    let app = await TestApp(columns: 7, rows: 1) {
      Text("a \(Text("b").bold()) \(Image(systemName: "star.fill")) c").italic()
    }
    #expect(app.styledText == "⟨italic|a ⟩⟨bold italic|b⟩⟨italic| ★ c⟩")
  }

  @Test("A literal goes to the key, a string to the text as it is")
  func overloads() async {
    let string = "**a**"
    let part = string.dropFirst()
    #expect(await shown(Text("**a**")) == "a")
    #expect(await shown(Text(string)) == "**a**")
    #expect(await shown(Text(part)) == "*a**")
    #expect(await shown(Text("**a" + "**")) == "**a**")
    #expect(await shown(Text(LocalizedStringKey(string))) == "a")
    await expect(["[ a ]", "[ **a** ]"], in: 9) {
      VStack(alignment: .leading) {
        Button("**a**") {}.disabled(true)
        Button(string) {}.disabled(true)
      }
    }
  }

  @Test(
    "Markdown's inline styles count, and what isn't closed is shown as it is written",
    arguments: [
      ("**b** x", "⟨bold|b⟩ x"),
      ("*i* __b__ _i_", "⟨italic|i⟩ ⟨bold|b⟩ ⟨italic|i⟩"),
      ("***both*** x", "⟨bold italic|both⟩ x"),
      ("~~gone~~ x", "⟨strikethrough|gone⟩ x"),
      ("`a * b * c` x", "a * b * c x"),
      ("*a **b** c*", "⟨italic|a ⟩⟨bold italic|b⟩⟨italic| c⟩"),
      ("***a** b*", "⟨bold italic|a⟩⟨italic| b⟩"),
      ("2 * 3 * 4", "2 * 3 * 4"),
      ("**open", "**open"),
      ("a_b_c snake_case_", "a_b_c snake_case_"),
      (#"\*no\* \q"#, #"*no* \q"#),
      ("[a](b c) [x", "[a](b c) [x"),
      ("`open *i*", "`open ⟨italic|i⟩"),
      ("**한글**은", "⟨bold|한글⟩은"),
      ("** a **", "** a **"),
      ("", ""),
      ("****", "****"),
    ])
  func markdown(literal: String, shown: String) async {
    let app = await TestApp(columns: 40, rows: 1) {
      Text(LocalizedStringKey(literal)).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(app.styledText.trimmed == shown)
  }

  @Test("A link shows its title, underlined")
  func link() async {
    let app = await TestApp(columns: 20, rows: 1) { Text("[**here**](https://example.org/a_b_c) now") }
    #expect(app.row(0).trimmed == "here now")
    #expect(app.styledText.contains("bold underline"))
  }

  @Test("A value with marks in it stays as it is, within a style too")
  func valuesAreNoMarkdown() async {
    let name = "*x*"
    let app = await TestApp(columns: 5, rows: 1) { Text("**\(name)** `\(name)`").lineLimit(1) }
    #expect(app.styledText == "⟨bold|*x*⟩ …")
  }

  @Test(
    "A long text of marks takes no longer than its length asks for",
    arguments: ["*a ", "[", "*_", "`", "**a *b "])
  func hostile(mark: String) async {
    let text = String(repeating: mark, count: 20_000)
    #expect(await screen(10, 1) { Text(LocalizedStringKey(text)).lineLimit(1) }[0].hasSuffix("…"))
  }
}
