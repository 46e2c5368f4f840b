import FoundationEssentials
import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Links")
struct LinksTests {
  struct Opening: View {
    let link: String
    @Environment(\.openURL) private var openURL
    @State private var isAccepted: Bool?

    var body: some View {
      Button("open \(isAccepted.map { "\($0)" } ?? "")") {
        guard let url = URL(string: link) else { return }
        openURL(url) { isAccepted = $0 }
      }
    }
  }

  @Test("A link out of the app is the system's")
  func system() async throws {
    let app = await TestApp(columns: 20, rows: 1) { Opening(link: "https://example.com/a?b=c") }
    try await app.press("Enter")
    #expect(app.openedLinks == ["https://example.com/a?b=c"])
    #expect(app.text.contains("open true"))
  }

  @Test("An action of the app's own sees to links, or gives them on, as they are or another one")
  func own() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 3) {
      VStack {
        Opening(link: "app://inside")
        Opening(link: "app://nothing")
        Opening(link: "app://other")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          log(url.host() ?? "")
          switch url.host() {
          case "inside": return .handled
          case "nothing": return .discarded
          default: return URL(string: "https://example.com").map { .systemAction($0) } ?? .discarded
          }
        })
    }
    try await app.press("Enter Tab Enter Tab Enter")
    #expect(log.entries == ["inside", "nothing", "other"])
    #expect(app.rows.map { $0.contains("open true") } == [true, false, true])
    #expect(app.openedLinks == ["https://example.com"])
  }

  struct Program: App {
    @State private var opened = "nothing"

    var body: some Scene {
      WindowGroup {
        Text("opened \(opened)").onOpenURL { url in opened = url.absoluteString }
      }
    }
  }

  @Test("The link that the app is started with reaches the views that take links")
  func onOpenURL() async {
    let app = await TestApp(Program(), columns: 40, rows: 1, link: "app://items/3")
    #expect(app.text.contains("opened app://items/3"))
    await app.open("second")
    #expect(app.text.contains("opened second"))
    #expect(app.problems.isEmpty)
  }

  @Test("A link that came before a view that takes links waits for it, and is given once")
  func held() async throws {
    struct Later: View {
      @State private var isShown = false
      @State private var opened: [String] = []
      var body: some View {
        VStack {
          Button("opened \(opened.joined())") { isShown.toggle() }
          if isShown { Text("here").onOpenURL { opened.append($0.absoluteString) } }
        }
      }
    }
    let app = await TestApp(columns: 40, rows: 3) { Later() }
    await app.open("first")
    await app.open("second")
    try await app.press("Enter")
    #expect(app.text.contains("opened second"))
    try await app.press("Enter Enter")
    #expect(app.focusedRow.contains("opened second "))
    app.stop()
    #expect(app.problems.isEmpty)
  }

  @Test("A link that nobody takes waits, and is reported when the app is left")
  func nobody() async {
    let app = await TestApp(columns: 40, rows: 1) { Text("deaf") }
    await app.open("app://items/3")
    #expect(app.problems.isEmpty)
    app.stop()
    #expect(app.problems.count == 1)
    #expect(app.problems.first?.contains("app://items/3 was not opened") == true)
  }
}
