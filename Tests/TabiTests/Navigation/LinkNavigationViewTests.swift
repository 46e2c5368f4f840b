import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Stacks of links")
struct LinkNavigationViewTests {
  struct Dependency: DependencyType {}

  /// Hears what is sent to a page.
  final class Subscriber: ObservableObject, LinkNavigatorItemSubscriberProtocol {
    @Published var heard = "nothing"

    func receive(encodedItemString: String) {
      heard = encodedItemString
    }
  }

  struct Page: View {
    let name: String
    let navigator: any LinkNavigatorType
    @ObservedObject var subscriber: Subscriber
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(name) heard \(subscriber.heard)")
        Button("count \(count)") { count += 1 }
        Button("next") { navigator.next(linkItem: LinkItem(path: "b")) }
        Button("send") { navigator.send(item: LinkItem(path: "a", items: "hello")) }
        Button("nowhere") { navigator.next(linkItem: LinkItem(path: "unknown")) }
        Button("back") { navigator.back() }
      }
    }
  }

  private func builder(_ name: String, title: String) -> any RouteBuilder {
    RouteBuilderOf(matchPath: name) { navigator, _, _ in
      let subscriber = Subscriber()
      return WrappingController(matchPath: name, title: title, eventSubscriber: subscriber) {
        Page(name: name, navigator: navigator, subscriber: subscriber)
      }
    }
  }

  private func start(_ item: LinkItem = LinkItem(path: "a")) async -> (TestApp, SingleLinkNavigator) {
    let navigator = SingleLinkNavigator(
      routeBuilderItemList: [builder("a", title: "First"), builder("b", title: "Second")],
      dependency: Dependency())
    let app = await TestApp(columns: 40, rows: 9) { LinkNavigationView(linkNavigator: navigator, item: item) }
    return (app, navigator)
  }

  @Test("The first page is launched once; a link pushes a page by its name, and back leaves it")
  func links() async throws {
    let (app, navigator) = await start()
    #expect(app.row(0).contains("First"))
    #expect(app.text.contains("a heard nothing"))
    try await app.press("Enter")
    try await app.click("next")
    #expect(app.row(0).hasPrefix(" ‹ First"))
    #expect(app.row(0).contains("Second"))
    #expect(navigator.getCurrentPaths() == ["a", "b"])
    try await app.press("Esc")
    #expect(app.text.contains("count 1"))
    #expect(navigator.getCurrentPaths() == ["a"])
    try await app.press("Esc")
    #expect(navigator.getCurrentPaths() == ["a"])
  }

  @Test("What is sent to a covered page is there when it is uncovered")
  func send() async throws {
    let (app, _) = await start()
    try await app.click("next")
    try await app.click("send")
    #expect(app.text.contains("b heard nothing"))
    try await app.click("back")
    #expect(app.text.contains("a heard hello"))
  }

  @Test("Several pages at first are shown at once, with Back through all of them")
  func severalAtFirst() async throws {
    let (app, navigator) = await start(LinkItem(pathList: ["a", "b", "a"]))
    #expect(navigator.getCurrentPaths() == ["a", "b", "a"])
    #expect(app.text.contains("a heard"))
    try await app.press("Esc")
    #expect(app.text.contains("b heard"))
    try await app.press("Esc Esc Esc")
    #expect(navigator.getCurrentPaths() == ["a"])
  }

  @Test("A name that no builder knows pushes nothing; as the first page it is a message")
  func unknown() async throws {
    let (app, navigator) = await start()
    try await app.click("nowhere")
    #expect(navigator.getCurrentPaths() == ["a"])
    #expect(app.text.contains("a heard"))
    let (lost, _) = await start(LinkItem(path: "unknown"))
    #expect(lost.text.contains("No page could be built for unknown"))
  }

  @Test("A bottom page that is replaced is a new one")
  func replaced() async throws {
    let (app, navigator) = await start()
    try await app.press("Enter")
    navigator.replace(linkItem: LinkItem(path: "a"))
    await app.settle()
    #expect(app.text.contains("count 0"))
    navigator.replace(linkItem: LinkItem(pathList: ["b", "a"]))
    await app.settle()
    #expect(app.row(0).hasPrefix(" ‹ Second"))
  }

  @Test("A view that is evaluated again doesn't launch its navigator again")
  func launchedOnce() async throws {
    struct Parent: View {
      let navigator: SingleLinkNavigator
      @State private var turns = 0
      var body: some View {
        VStack {
          Text("turn \(turns)").task { turns += 1 }
          LinkNavigationView(linkNavigator: navigator, item: LinkItem(path: "a"))
        }
      }
    }
    let navigator = SingleLinkNavigator(
      routeBuilderItemList: [builder("a", title: "First"), builder("b", title: "Second")],
      dependency: Dependency())
    let app = await TestApp(columns: 40, rows: 9) { Parent(navigator: navigator) }
    navigator.next(linkItem: LinkItem(path: "b"))
    await app.settle()
    #expect(app.text.contains("turn 1"))
    #expect(navigator.getCurrentPaths() == ["a", "b"])
    #expect(app.text.contains("b heard"))
  }
}
