import FoundationEssentials
import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Links outside")
struct LinkTests {
  @Test("A link is underlined, and opens its address with what the environment says")
  func link() async throws {
    let log = Log()
    let url = try #require(URL(string: "https://example.org/a"))
    let app = await TestApp(columns: 12, rows: 1) {
      Link("Website", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log(url.absoluteString)
            return .handled
          })
    }
    #expect(app.row(0).trimmed == "Website")
    #expect(app.styledText.contains("underline"))
    try await app.press("Enter")
    try await app.click("Website")
    #expect(log.entries == ["https://example.org/a", "https://example.org/a"])
  }
}
