import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Wide text in views")
struct WideTextTests {
  @Test(
    "A row that holds joined emoji keeps its right border", arguments: ["☁️", "👨‍👩‍👧", "✅", "가", "e\u{301}", "█"])
  func border(text: String) async {
    let rows = await screen(10, 3) { Text(text).frame(maxWidth: .infinity, alignment: .leading).border(.red) }
    #expect(rows[1].hasPrefix("│"))
    #expect(rows[1].hasSuffix("│"))
    #expect(rows.map(\.columns) == [10, 10, 10])
  }

  @Test("A wide character in one column neither hangs nor wraps")
  func oneColumn() async {
    #expect(await screen(1, 2) { Text("가나") }.allSatisfy { $0.columns <= 1 })
    #expect(await screen(1, 1) { TextField("가", text: .constant("나")) }.allSatisfy { $0.columns <= 1 })
    #expect(await screen(1, 1) { Label("가", systemImage: "star") }.allSatisfy { $0.columns <= 1 })
  }

  @Test("Names in Korean and prices stand in columns")
  func columns() async {
    func row(_ name: String, _ price: Int) -> some View {
      HStack {
        Text(name).frame(width: 8, alignment: .leading)
        Text(price, format: .currency(code: "KRW")).frame(width: 9, alignment: .trailing)
      }
    }
    await expect(["레고       ₩12,000", "Tea           ₩800", "긴이름…   ₩999,999"], in: 18) {
      VStack {
        row("레고", 12_000)
        row("Tea", 800)
        row("긴이름이라", 999_999).lineLimit(1)
      }
    }
  }

  @Test("Moving the focus off a wide label leaves no half of it marked")
  func focus() async throws {
    let app = await TestApp(columns: 12, rows: 2) {
      VStack(alignment: .leading) {
        Button("가나") {}.buttonStyle(.plain)
        Button("ab") {}.buttonStyle(.plain)
      }
    }
    #expect(app.styledText.split(separator: "\n").first?.contains("⟨reverse|가나⟩") == true)
    try await app.press("Down")
    #expect(app.styledText.split(separator: "\n").first?.contains("reverse") == false)
  }
}
