import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Sheets and alerts of links")
struct LinkSheetsTests {
  private func start(_ names: [String] = ["a"], rows: Int = 14) async -> (TestApp, SingleLinkNavigator) {
    let navigator = numberedNavigator()
    let app = await TestApp(columns: 60, rows: rows) {
      LinkNavigationView(linkNavigator: navigator, item: LinkItem(pathList: names))
    }
    return (app, navigator)
  }

  @Test("A sheet has a stack of its own; Esc pops its pages one by one, then closes it, and no more")
  func stack() async throws {
    let (app, navigator) = await start(["a", "b"])
    navigator.sheet(linkItem: LinkItem(path: "b"))
    navigator.next(linkItem: LinkItem(path: "c"))
    await app.settle()
    #expect(app.text.contains("‹ Title b"))
    #expect(app.focusedRow.contains("c#4 pressed 0"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("b#3 pressed 0"))
    #expect(navigator.getCurrentPaths() == ["b"])
    try await app.press("Esc")
    #expect(app.focusedRow.contains("b#2 pressed 0"))
    #expect(navigator.getCurrentPaths() == ["a", "b"])
  }

  @Test(
    "A sheet with one page closes with every key that goes back", arguments: ["Esc", "Backspace", "Alt-Left"])
  func onePage(key: String) async throws {
    let (app, navigator) = await start(["a", "b"])
    navigator.sheet(linkItem: LinkItem(path: "c"))
    await app.settle()
    try await app.press(key)
    #expect(navigator.getCurrentPaths() == ["a", "b"])
    #expect(app.focusedRow.contains("b#2"))
  }

  @Test("Sheets lie over each other, and closing the lower one closes both")
  func several() async throws {
    let (app, navigator) = await start()
    navigator.sheet(linkItem: LinkItem(path: "b"))
    navigator.sheet(linkItem: LinkItem(path: "c"))
    await app.settle()
    #expect(app.focusedRow.contains("c#3"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("b#2"))
    navigator.sheet(linkItem: LinkItem(path: "c"))
    await app.settle()
    navigator.closeAll()
    await app.settle()
    #expect(app.focusedRow.contains("a#1"))
  }

  @Test("What is below a sheet keeps its state and its focus")
  func below() async throws {
    let (app, navigator) = await start()
    try await app.press("Enter")
    navigator.sheet(linkItem: LinkItem(path: "b"))
    await app.settle()
    try await app.press("Enter Enter")
    #expect(app.focusedRow.contains("b#2 pressed 2"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("a#1 pressed 1"))
  }

  @Test("A full sheet takes the whole screen, and a sheet of a height its rows")
  func styles() async throws {
    let (app, navigator) = await start()
    navigator.fullSheet(linkItem: LinkItem(path: "b"))
    await app.settle()
    #expect(app.row(0).trimmed == "Title b")
    navigator.close()
    navigator.detentSheet(
      linkItem: LinkItem(path: "c"), configuration: .init(detents: [.height(9), .height(5)]))
    await app.settle()
    let rows = app.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.firstIndex { $0.contains("╭") } == 5)
    try await app.press("Alt-Down")
    #expect(app.row(9).contains("╭"))
    navigator.close()
    navigator.customSheet(linkItem: LinkItem(path: "b"), iPadPresentationStyle: .overFullScreen)
    await app.settle()
    #expect(app.row(0).trimmed == "Title b")
  }

  @Test("An alert stands above a sheet, takes the keys, and its button acts once it is closed")
  func alert() async throws {
    let (app, navigator) = await start()
    let log = Log()
    navigator.sheet(linkItem: LinkItem(path: "b"))
    navigator.alert(
      target: .root,
      model: Alert(
        title: "Delete it?", message: "It can't be brought back.",
        buttons: [
          ActionButton(title: "Delete", style: .destructive) {
            log("delete")
            navigator.alert(model: Alert(message: "Deleted"))
          },
          ActionButton(title: "Keep", style: .cancel) { log("keep") },
        ]))
    await app.settle()
    #expect(app.text.contains("Delete it?"))
    #expect(app.text.contains("It can't be brought back."))
    try await app.press("Enter")
    #expect(log.take() == ["delete"])
    #expect(app.text.contains("Deleted"))
    #expect(app.focusedRow.contains("OK"))
    try await app.press("Enter")
    #expect(app.focusedRow.contains("b#2"))
    #expect(navigator.getCurrentPaths() == ["b"])
  }

  @Test("Esc does what the button does that cancels, and leaves the sheet below")
  func cancel() async throws {
    let (app, navigator) = await start()
    let log = Log()
    navigator.sheet(linkItem: LinkItem(path: "b"))
    navigator.alert(
      model: Alert(
        title: "Stop?", message: nil,
        buttons: [
          ActionButton(title: "Stop") { log("stop") },
          ActionButton(title: "Go on", style: .cancel) { log("go on") },
        ], flagType: .error))
    await app.settle()
    #expect(app.text.contains("⚠ Stop?"))
    try await app.press("Esc")
    #expect(log.entries == ["go on"])
    #expect(app.focusedRow.contains("b#2"))
  }

  /// A page whose state presents, beside what its navigator does.
  struct Presenting: View {
    let navigator: any LinkNavigatorType
    @State private var isSheet = false
    @State private var isAlert = false

    var body: some View {
      VStack {
        Button("sheet") { isSheet = true }
        Button("both") {
          isAlert = true
          navigator.alert(model: Alert(title: "by link", message: nil))
        }
      }
      .sheet(isPresented: $isSheet) {
        Button("in the sheet") { navigator.sheet(linkItem: LinkItem(path: "a")) }
      }
      .alert("by state", isPresented: $isAlert) {}
    }
  }

  private func startPresenting() async -> (TestApp, SingleLinkNavigator) {
    let page = RouteBuilderOf(matchPath: "p") { navigator, _, _ in
      WrappingController(matchPath: "p") { Presenting(navigator: navigator) }
    }
    let navigator = SingleLinkNavigator(
      routeBuilderItemList: numberedPages() + [page], dependency: PageCounter())
    let app = await TestApp(columns: 60, rows: 14) {
      LinkNavigationView(linkNavigator: navigator, item: LinkItem(path: "p"))
    }
    return (app, navigator)
  }

  @Test("A link's sheet over one that state presents is closed first")
  func overState() async throws {
    let (app, navigator) = await startPresenting()
    try await app.press("Enter")
    try await app.press("Enter")
    #expect(app.focusedRow.contains("a#1"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("in the sheet"))
    #expect(navigator.getCurrentPaths() == ["p"])
    try await app.press("Enter")
    navigator.closeAll()
    await app.settle()
    #expect(app.focusedRow.contains("in the sheet"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("sheet"))
  }

  @Test("An alert of a link and one of a state are shown one after the other")
  func alerts() async throws {
    let (app, _) = await startPresenting()
    try await app.press("Down Enter")
    let isLinkFirst = app.text.contains("by link")
    #expect(isLinkFirst != app.text.contains("by state"))
    try await app.press("Enter")
    #expect(app.text.contains(isLinkFirst ? "by state" : "by link"))
    try await app.press("Enter")
    #expect(app.focusedRow.contains("both"))
  }

  @Test("A link that the app is given closes sheets of every kind")
  func opened() async throws {
    let (app, _) = await startPresenting()
    try await app.press("Enter Enter")
    await app.open("c")
    #expect(app.focusedRow.contains("c#2"))
  }

  struct Switching: View {
    let navigator: SingleLinkNavigator
    @ObservedObject var shown: PageSubscriber

    var body: some View {
      if shown.heard == "nothing" {
        LinkNavigationView(linkNavigator: navigator, item: LinkItem(path: "a"))
      } else {
        Button("elsewhere") {}
      }
    }
  }

  @Test("A view that leaves takes the sheets with it, and the one that comes shows them")
  func leaving() async throws {
    let (navigator, shown) = (numberedNavigator(), PageSubscriber(number: 0))
    let app = await TestApp(columns: 60, rows: 14) { Switching(navigator: navigator, shown: shown) }
    navigator.sheet(linkItem: LinkItem(path: "b"))
    await app.settle()
    shown.heard = "go"
    await app.settle()
    #expect(app.focusedRow.contains("elsewhere"))
    #expect(!app.text.contains("b#2"))
    navigator.sheet(linkItem: LinkItem(path: "c"))
    shown.heard = "nothing"
    await app.settle()
    #expect(app.focusedRow.contains("c#3"))
    try await app.press("Esc Esc")
    #expect(app.focusedRow.contains("a#1"))
    #expect(app.problems.isEmpty)
  }
}
