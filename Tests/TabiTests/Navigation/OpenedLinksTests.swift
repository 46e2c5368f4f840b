import FoundationEssentials
import TabiTesting
import Testing

@testable import Tabi

@MainActor
@Suite("Links that an app of links is given")
struct OpenedLinksTests {
  struct Program: App {
    let navigator = numberedNavigator()

    var body: some Scene {
      WindowGroup { LinkNavigationView(linkNavigator: navigator, item: LinkItem(path: "a"), scheme: "app") }
    }
  }

  private func start(link: String? = nil) async -> (TestApp, SingleLinkNavigator) {
    let program = Program()
    return (await TestApp(program, columns: 60, rows: 12, link: link), program.navigator)
  }

  @Test(
    "A link builds the pages below its target, with the first part as host or as path",
    arguments: ["app://c/7", "app:///c/7", "c/7", "APP://c/7#part"])
  func places(link: String) async throws {
    let (app, navigator) = await start(link: link)
    #expect(navigator.getCurrentPaths() == ["c", "c/7"])
    #expect(app.row(0).contains("‹ Title c"))
    #expect(app.focusedRow.contains("c/7#3"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("c#2"))
    #expect(app.problems.isEmpty)
  }

  @Test("The query is the items of the last page")
  func items() async {
    let (app, _) = await start(link: "app://c?name=%EB%A0%88%EA%B3%A0")
    #expect(app.text.contains(#"got '{"name":"레고"}'"#))
  }

  @Test(
    "A link that can't be followed says why in a toast and in the problems, and changes nothing",
    arguments: [
      ("app://zzz", "No page is known for 'zzz'"), ("app://c/x", "'n' of the page 'c/x' should be Int"),
      ("app://c/%FF", "isn't valid UTF-8"), ("other://c", "this app answers to 'app:'"),
      ("app://", "names no page"),
      ("app://" + String(repeating: "a", count: 1_000_000), "and may have 65536 at most"),
    ])
  func refused(link: String, reason: String) async {
    let (app, navigator) = await start()
    navigator.sheet(linkItem: LinkItem(path: "b"))
    await app.settle()
    await app.open(link)
    #expect(app.problems.count == 1)
    #expect(app.problems.first?.contains(reason) == true)
    let shown = app.text.filter { !" │\n╭╮╰╯─".contains($0) }
    #expect(shown.contains(reason.prefix(12).filter { $0 != " " }))
    #expect(navigator.getCurrentPaths() == ["b"])
    #expect(navigator.getCurrentRootPaths() == ["a"])
  }

  struct Login: View {
    let navigator: TabLinkNavigator
    @State private var isKnown = false

    var body: some View {
      if isKnown {
        TabLinkNavigationView(linkNavigator: navigator, tabItemList: numberedTabs)
      } else {
        Button("log in") { isKnown = true }
      }
    }
  }

  @Test("A link given before the navigator is launched waits for it, after a login page too")
  func held() async throws {
    let navigator = numberedTabNavigator()
    let app = await TestApp(columns: 60, rows: 12) { Login(navigator: navigator) }
    await app.open("app://b/c/5")
    #expect(app.focusedRow.contains("log in"))
    try await app.press("Enter")
    #expect(navigator.getCurrentPaths() == ["b", "c", "c/5"])
    #expect(app.text.contains("2 ") && app.focusedRow.contains("c/5#"))
    app.stop()
    #expect(app.problems.isEmpty)
  }

  /// Opens links by the environment.
  struct Opener: View {
    let link: String
    @Environment(\.openURL) private var openURL
    @State private var answer = "?"

    var body: some View {
      Button("open \(answer)") {
        guard let url = URL(string: link) else { return }
        openURL(url) { answer = "\($0)" }
      }
    }
  }

  private func openFromPage(_ link: String) async throws -> (TestApp, SingleLinkNavigator) {
    let opener = RouteBuilderOf(matchPath: "opener") { _, _, _ in
      WrappingController(matchPath: "opener") { Opener(link: link) }
    }
    let navigator = SingleLinkNavigator(
      routeBuilderItemList: numberedPages() + [opener], dependency: PageCounter())
    let app = await TestApp(columns: 60, rows: 12) {
      LinkNavigationView(linkNavigator: navigator, item: LinkItem(path: "opener"), scheme: "app")
    }
    try await app.press("Enter")
    return (app, navigator)
  }

  @Test(
    "A page's openURL goes to the navigator for the app's own links",
    arguments: ["app://opener//c/3", "opener//c/3"])
  func openURL(link: String) async throws {
    let (app, navigator) = try await openFromPage(link)
    #expect(navigator.getCurrentPaths() == ["opener", "c/3"])
    #expect(app.openedLinks.isEmpty)
    try await app.press("Esc")
    #expect(app.focusedRow.contains("open true"))
  }

  @Test("A page's openURL of an own link that leads nowhere says so and stays")
  func openURLRefused() async throws {
    let (app, navigator) = try await openFromPage("app://zzz")
    #expect(app.focusedRow.contains("open false"))
    #expect(app.text.contains("No page is known for 'zzz'"))
    #expect(navigator.getCurrentPaths() == ["opener"])
  }

  @Test("Any other link is the system's")
  func system() async throws {
    let (app, navigator) = try await openFromPage("https://example.com/c")
    #expect(app.openedLinks == ["https://example.com/c"])
    #expect(navigator.getCurrentPaths() == ["opener"])
  }

  @Test(
    "The link of any place, opened in another run, shows the same screen", arguments: 0..<25 as Range<UInt64>)
  func places(seed: UInt64) async throws {
    var random = Randomness(seed: seed)
    let (app, navigator) = (numberedTabNavigator(), numberedTabNavigator())
    let shown = await TestApp(columns: 60, rows: 12) {
      TabLinkNavigationView(linkNavigator: app, tabItemList: numberedTabs)
    }
    if random.below(2) == 0 { app.moveTab(targetPath: "b") }
    for _ in 0..<random.below(4) {
      let name = random.pick(["a", "b", "c", "c/1", "c/22"])
      app.next(linkItem: LinkItem(path: name, items: random.pick(["", "레고 & ?#", #"{"k":"v"}"#])))
    }
    await shown.settle()
    let link = try #require(app.link(scheme: "app"))
    let again = await TestApp(columns: 60, rows: 12) {
      TabLinkNavigationView(linkNavigator: navigator, tabItemList: numberedTabs, scheme: "app")
    }
    await again.open(link)
    #expect(navigator.getCurrentPaths() == app.getCurrentPaths(), "seed \(seed): \(link)")
    #expect(withoutNumbers(again.text) == withoutNumbers(shown.text), "seed \(seed): \(link)")
    #expect(again.problems.isEmpty)
  }

  @Test("What a navigator says of its place leads another run's back there, in every tab")
  func restored() async throws {
    let navigator = numberedTabNavigator()
    func start(_ navigator: TabLinkNavigator) async -> TestApp {
      await TestApp(columns: 60, rows: 12) {
        TabLinkNavigationView(linkNavigator: navigator, tabItemList: numberedTabs)
      }
    }
    #expect(navigator.place == nil)
    let app = await start(navigator)
    navigator.tabs[0].next(linkItem: LinkItem(pathList: ["c", "c/7"], items: "레고\n&"))
    navigator.tabs[1].next(linkItem: LinkItem(path: "a"))
    navigator.moveTab(targetPath: "b")
    await app.settle()
    let place = try #require(navigator.place)
    let other = numberedTabNavigator()
    let again = await start(other)
    other.restore(place: place)
    await again.settle()
    #expect(withoutNumbers(again.text) == withoutNumbers(app.text))
    #expect(other.tabs.map { $0.getCurrentRootPaths() } == [["a", "c", "c/7"], ["b", "a"]])
    #expect(other.place == place)
  }

  /// The pages that were built on the way have other numbers.
  private func withoutNumbers(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      var parts = row.split(separator: "#", maxSplits: 1).map(String.init)
      if parts.count == 2 { parts[1] = String(parts[1].drop { $0.isNumber }) }
      return parts.joined().trimmed
    }
  }
}
