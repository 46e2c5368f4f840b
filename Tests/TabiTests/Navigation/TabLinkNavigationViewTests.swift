import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Tabs of links")
struct TabLinkNavigationViewTests {
  private func start() async -> (TestApp, TabLinkNavigator) {
    let navigator = numberedTabNavigator()
    let app = await TestApp(columns: 60, rows: 12) {
      TabLinkNavigationView(linkNavigator: navigator, tabItemList: numberedTabs)
    }
    return (app, navigator)
  }

  @Test("The bar shows the tabs' titles, and a digit the tab in the navigator and on the screen")
  func bar() async throws {
    let (app, navigator) = await start()
    #expect(app.text.contains("[1 Tab A]"))
    #expect(app.text.contains("Tab B"))
    #expect(app.focusedRow.contains("a#1"))
    try await app.press("2")
    #expect(navigator.currentTabRootPath == "b")
    #expect(app.focusedRow.contains("b#2"))
    navigator.moveTab(targetPath: "a")
    await app.settle()
    #expect(app.text.contains("[1 Tab A]"))
    #expect(app.focusedRow.contains("a#1"))
  }

  @Test("Each tab keeps its stack and its state while another is shown")
  func stacks() async throws {
    let (app, navigator) = await start()
    navigator.next(linkItem: LinkItem(path: "c"))
    await app.settle()
    try await app.press("Enter 2")
    navigator.next(linkItem: LinkItem(path: "c"))
    await app.settle()
    #expect(app.focusedRow.contains("c#4 pressed 0"))
    try await app.press("Esc 1")
    #expect(app.focusedRow.contains("c#3 pressed 1"))
    #expect(navigator.tabs.map { $0.getCurrentRootPaths() } == [["a", "c"], ["b"]])
  }

  @Test("The current tab chosen again goes to its root, by a key and by a call")
  func again() async throws {
    let (app, navigator) = await start()
    for choose in [{ try await app.press("1") }, { navigator.moveTab(targetPath: "a") }] {
      navigator.next(linkItem: LinkItem(pathList: ["c", "b"]))
      await app.settle()
      try await choose()
      await app.settle()
      #expect(navigator.getCurrentPaths() == ["a"])
      #expect(app.focusedRow.contains("a#1"))
    }
  }

  @Test("A sheet stands above all tabs, and its pages can be left for another tab")
  func sheet() async throws {
    let (app, navigator) = await start()
    navigator.sheet(linkItem: LinkItem(path: "c"))
    await app.settle()
    #expect(app.focusedRow.contains("c#3"))
    try await app.press("2")
    #expect(navigator.currentTabRootPath == "a")
    navigator.moveTab(targetPath: "b")
    await app.settle()
    #expect(app.focusedRow.contains("c#3"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("b#2"))
  }

  @Test("A page of one tab hears what one of another sends, before it is looked at")
  func send() async throws {
    let (app, navigator) = await start()
    #expect(navigator.tabs[0].send(targetTabPath: "b", item: LinkItem(path: "b", items: "hello")) == 1)
    try await app.press("2")
    #expect(app.text.contains("heard hello"))
  }

  @Test("A navigator that is made where it is shown isn't launched again when its parent is evaluated")
  func inline() async throws {
    struct Parent: View {
      @State private var turns = 0
      var body: some View {
        VStack {
          TabLinkNavigationView(linkNavigator: numberedTabNavigator(), tabItemList: numberedTabs)
          Text("turn \(turns)").onKeyPress("t") {
            turns += 1
            return .handled
          }
        }
        .onKeyPress("t") {
          turns += 1
          return .handled
        }
      }
    }
    let app = await TestApp(columns: 60, rows: 12) { Parent() }
    try await app.press("2 Enter t")
    #expect(app.text.contains("turn 1"))
    #expect(app.focusedRow.contains("b#2 pressed 1"))
  }
}
