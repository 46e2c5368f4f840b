import TabiNavigation
import Testing

@Suite("TabLinkNavigator")
@MainActor
struct TabLinkNavigatorTests {
  private let mailbox = Mailbox()

  private func item(_ names: String..., text: String = "") -> LinkItem {
    LinkItem(pathList: names, items: text)
  }

  @Test("launch builds each tab's first stack, shows the first tab, and keeps tabs that are there")
  func launch() {
    let navigator = makeTabNavigator(mailbox)
    #expect(navigator.tabs.map { $0.getCurrentRootPaths() } == [["a"], ["b"]])
    #expect(navigator.currentTabRootPath == "a")
    #expect(navigator.launch(tabItemList: []))
    #expect(navigator.tabs.count == 2)
    let other = TabLinkNavigator(routeBuilderItemList: makeBuilders(), dependency: mailbox)
    #expect(!other.next(linkItem: item("a")))
    #expect(!other.launch(tabItemList: [TabItem(tag: 0, title: "X", linkItem: item("x"))]))
  }

  @Test("Each tab's navigator moves its own stack, also while another is shown")
  func ownStack() {
    let navigator = makeTabNavigator(mailbox)
    #expect(navigator.tabs[1].next(linkItem: item("c")))
    #expect(navigator.next(linkItem: item("d")))
    #expect(navigator.tabs.map { $0.getCurrentRootPaths() } == [["a", "d"], ["b", "c"]])
    #expect(navigator.getCurrentPaths() == ["a", "d"])
  }

  @Test("moveTab shows a tab, and pops the one that is shown to its root; an unknown one is refused")
  func moveTab() {
    let navigator = makeTabNavigator(mailbox)
    navigator.next(linkItem: item("c", "d"))
    #expect(navigator.tabs[0].moveTab(targetPath: "b"))
    #expect(navigator.currentTabRootPath == "b")
    #expect(navigator.tabs[0].getCurrentRootPaths() == ["a", "c", "d"])
    #expect(navigator.moveTab(targetPath: "a"))
    #expect(navigator.moveTab(targetPath: "a"))
    #expect(navigator.getCurrentRootPaths() == ["a"])
    #expect(navigator.moveTab(targetPath: "a"))
    let sentences = traced { #expect(!navigator.moveTab(targetPath: "x")) }
    #expect(sentences == ["moveTab: there is no tab 'x' (tabs: a, b)"])
    #expect(!makeNavigator(mailbox, at: ["a"]).moveTab(targetPath: "a"))
  }

  @Test("replace replaces the active stack, and leaves a sheet up")
  func replace() {
    let navigator = makeTabNavigator(mailbox)
    navigator.sheet(linkItem: item("c"))
    #expect(navigator.replace(linkItem: item("d", "d")))
    #expect(navigator.getCurrentPaths() == ["d", "d"])
    #expect(navigator.getCurrentRootPaths() == ["a"])
    navigator.closeAll()
    #expect(navigator.replace(linkItem: item("c")))
    #expect(navigator.getCurrentRootPaths() == ["c"])
  }

  @Test("A sheet is above all tabs")
  func sheets() {
    let navigator = makeTabNavigator(mailbox)
    navigator.tabs[1].sheet(linkItem: item("c"))
    #expect(navigator.getCurrentPaths() == ["c"])
    #expect(navigator.tabs[0].next(linkItem: item("d")))
    #expect(navigator.tabs[1].getCurrentPaths() == ["c", "d"])
    #expect(navigator.tabs[1].getCurrentRootPaths() == ["b"])
  }

  @Test("Sends reach one tab, all tabs and the sheets, or the tab of the navigator")
  func sends() {
    let navigator = makeTabNavigator(mailbox)
    navigator.tabs[0].rootNext(linkItem: item("c"))
    navigator.tabs[1].rootNext(linkItem: item("c"))
    navigator.sheet(linkItem: item("c", "d"))
    #expect(navigator.send(targetTabPath: "b", item: item("c", text: "1")) == 1)
    #expect(navigator.send(targetTabPath: nil, item: item("a", "c", text: "2")) == 4)
    #expect(navigator.send(targetTabPath: "x", item: item("c", text: "3")) == 0)
    let tab = navigator.tabs[1]
    #expect(tab.currentTabSend(item: item("b", text: "4")) == 1)
    #expect(tab.currentTabAllSend(item: item(text: "5")) == 2)
    #expect(tab.rootSend(item: item("a", text: "6")) == 0)
    #expect(tab.send(item: item("d", text: "7")) == 1)
    #expect(tab.allSend(item: item(text: "8")) == 4)
    #expect(tab.allRootSend(item: item(text: "9")) == 2)
    #expect(
      mailbox.log == [
        "c:1", "a:2", "c:2", "c:2", "c:2", "b:4", "b:5", "c:5", "d:7", "b:8", "c:8", "c:8", "d:8", "b:9",
        "c:9",
      ])
  }

  @Test("The owner receives what any tab sends to it")
  func owner() {
    let navigator = makeTabNavigator(mailbox)
    navigator.owner = TestSubscriber(name: "owner", mailbox: mailbox)
    #expect(navigator.tabs[1].mainSend(item: item(text: "hi")) == 1)
    #expect(mailbox.log == ["owner:hi"])
  }

  @Test("Two tabs with one tag are reported, and the first is shown by it")
  func twoTags() {
    let navigator = TabLinkNavigator(routeBuilderItemList: makeBuilders(), dependency: mailbox)
    let sentences = traced {
      navigator.launch(
        tabItemList: ["a", "b"].map { TabItem(tag: 0, title: $0, linkItem: LinkItem(path: $0)) })
    }
    #expect(sentences == ["Two tabs have the tag 0: the first one is chosen by it"])
  }
}
