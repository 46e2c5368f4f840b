import TabiNavigation
import Testing

@Suite("Deep links")
@MainActor
struct DeepLinkTests {
  private let mailbox = Mailbox()

  private func opened(_ link: String, at names: [String] = ["d"]) -> [String] {
    let navigator = makeNavigator(mailbox, at: names)
    try? navigator.open(link)
    return navigator.getCurrentRootPaths()
  }

  private func refusal(_ link: String, scheme: String? = "app") -> String {
    let navigator = makeNavigator(mailbox, at: ["d"])
    navigator.sheet(linkItem: LinkItem(path: "c"))
    let pages = navigator.root.paths
    var reason = ""
    let sentences = traced {
      do { try navigator.open(link, scheme: scheme) } catch { reason = "\(error)" }
    }
    #expect(navigator.root.paths == pages && navigator.getCurrentPaths() == ["c"])
    #expect(sentences == ["open: \(reason)"])
    return reason
  }

  @Test(
    "The first part may stand as host or as path, with or without a scheme",
    arguments: [
      "app://a/7", "app:///a/7", "app:a/7", "APP://a/7/", "/a/7", "a/7", "app://a/7#there", "a/%37?",
    ])
  func forms(link: String) {
    #expect(opened(link) == ["a", "a/7"])
  }

  @Test("The pages that a path leads through are built below the last one, so that Back leads to them")
  func below() {
    #expect(opened("app://a/last") == ["a", "a/last"])
    #expect(opened("app://a/7/b") == ["a", "a/7", "b"])
    #expect(opened("app://b/c/a/7") == ["b", "c", "a", "a/7"])
    #expect(opened("app://a//a/7") == ["a", "a/7"])
    #expect(opened("app://a/7//") == ["a/7"])
    #expect(opened("app://a/7//b//b") == ["a/7", "b", "b"])
  }

  @Test("The query is the items of the last page")
  func query() throws {
    let navigator = makeNavigator(mailbox, at: ["d"])
    try navigator.open("app://a/7?focus=price&q=a%26b+c&flag")
    navigator.allSend(item: LinkItem(path: "", items: "!"))
    #expect(mailbox.log == ["a:!", #"a/7{"flag":"","focus":"price","q":"a&b+c"}:!"#])
    try navigator.open("b?items=%5B1%5D")
    #expect(navigator.link() == "b?items=%5B1%5D")
  }

  @Test("Pages that are there already stay, sheets are closed, and a link to where one is changes nothing")
  func stays() throws {
    let navigator = makeNavigator(mailbox, at: ["a", "a/7", "b"])
    let pages = navigator.root.paths
    navigator.sheet(linkItem: LinkItem(path: "c"))
    try navigator.open("a/7/c")
    #expect(navigator.getCurrentPaths() == ["a", "a/7", "c"])
    #expect(Array(navigator.root.paths.prefix(2)) == Array(pages.prefix(2)))
    let now = navigator.root.paths
    try navigator.open("a/7/c")
    #expect(navigator.root.paths == now)
    try navigator.open("a")
    #expect(navigator.root.paths == [pages[0]])
  }

  @Test("A link that can't be followed is refused with a sentence, and nothing changes")
  func refusals() {
    #expect(refusal("") == "The link '' names no page")
    #expect(refusal("app://") == "The link 'app://' names no page")
    #expect(refusal("app://x") == "No page is known for 'x'")
    #expect(refusal("app://a/7/x/y") == "No page is known for 'x/y' after 'a/7'")
    #expect(refusal("app://a/%zz") == "'%zz' in the link isn't valid percent-encoding")
    #expect(refusal("app://a/%+1") == "'%+1' in the link isn't valid percent-encoding")
    #expect(refusal("app://a?x=%2") == "'%2' in the link isn't valid percent-encoding")
    #expect(refusal("app://a/%ff") == "'%ff' in the link isn't valid UTF-8")
    #expect(
      refusal("app://a/seven")
        == "the route builder of 'a/seven' failed. 'n' of the page 'a/seven' should be Int, and is 'seven'")
    #expect(refusal("web://a") == "The link begins with 'web:', and this app answers to 'app:'")
    #expect(
      refusal("app://" + String(repeating: "a", count: 1_000_000))
        == "The link is 1000006 bytes long, and may have 65536 at most")
    #expect(refusal("app://" + String(repeating: "b/", count: 200)).hasPrefix("The link has 200 parts"))
    #expect(refusal("app://nil") == "the route builder of 'nil' built nothing")
  }

  @Test("A link names its tab by the first page, and shows it, at its root when it names no more")
  func tabs() throws {
    let navigator = makeTabNavigator(mailbox)
    try navigator.open("app://b/c")
    #expect(navigator.currentTabRootPath == "b")
    #expect(navigator.tabs.map { $0.getCurrentRootPaths() } == [["a"], ["b", "c"]])
    #expect(navigator.link(scheme: "app") == "app://b/c")
    try navigator.open("app://b")
    #expect(navigator.getCurrentRootPaths() == ["b"])
    #expect(throws: LinkError.self) { try navigator.open("app://c") }
    let reason = traced { try? navigator.open("app://c/a") }
    #expect(reason == ["open: There is no tab 'c' (tabs: a, b)"])
    navigator.rootReplace(linkItem: LinkItem(path: "d"))
    #expect(navigator.link() == "d?tab=b")
    try navigator.open("c?tab=a")
    #expect(navigator.currentTabRootPath == "a")
    #expect(navigator.getCurrentRootPaths() == ["c"])
  }

  @Test("A link given before there are pages is refused")
  func early() {
    let navigator = TabLinkNavigator(routeBuilderItemList: makeBuilders(), dependency: mailbox)
    #expect(throws: LinkError.self) { try navigator.open("a") }
    #expect(navigator.link() == nil)
    #expect(makeNavigator(mailbox).link() == nil)
  }

  @Test("What a link changes is attributed to it")
  func attributed() throws {
    let navigator = makeTabNavigator(mailbox)
    let events = try events {
      navigator.sheet(linkItem: LinkItem(path: "c"))
      try navigator.open("b/c")
      PageStack().update(to: navigator.tabs[1].root.paths)
      NavigationTrace.turnEnded()
    }
    #expect(events.map(\.kind) == [.present, .dismiss, .select, .push])
    #expect(events.map(\.origin) == [.code, .link, .link, .link])
  }
}
