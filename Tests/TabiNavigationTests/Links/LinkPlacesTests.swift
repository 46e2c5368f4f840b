import TabiNavigation
import Testing

@Suite("Places as links")
@MainActor
struct LinkPlacesTests {
  @Test("The link of any place leads back there, with the items of every page")
  func random() throws {
    let names = ["a", "b", "c", "a/last", "a/1", "a/22", "mute"]
    let items = [
      "", "text", "a=b&c", #"{"k":"v"}"#, #"{"k":1}"#, #"{"items":"x"}"#, #"{"tab":"a"}"#, "{}", "[1,\"%\"]",
      "레고 / ?#",
      #"{"a":"1","b":"=& "}"#,
    ]
    for seed in seeds.prefix(1_000) {
      var random = Randomness(seed: seed)
      let navigator = makeTabNavigator(Mailbox())
      if Bool.random(using: &random) { navigator.moveTab(targetPath: "b") }
      if Int.random(in: 0..<4, using: &random) == 0 { navigator.rootReplace(linkItem: LinkItem(path: "c")) }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let index = Int.random(in: 0..<names.count, using: &random)
        let item = Int.random(in: 0..<items.count, using: &random)
        navigator.next(linkItem: LinkItem(path: names[index], items: items[item]))
      }
      let link = try #require(navigator.link(scheme: "app"))
      let other = makeTabNavigator(Mailbox())
      try other.open(link, scheme: "app")
      guard other.currentTabRootPath == navigator.currentTabRootPath,
        other.getCurrentPaths() == navigator.getCurrentPaths(), other.link(scheme: "app") == link
      else {
        Issue.record(
          "Seed \(seed): \(link) leads to \(other.getCurrentPaths()), not \(navigator.getCurrentPaths())")
        return
      }
      // At the place itself the link changes nothing, as names and items are the same.
      let pages = navigator.currentTab?.root.paths
      try navigator.open(link)
      #expect(navigator.currentTab?.root.paths == pages, "Seed \(seed): \(link)")
    }
  }

  @Test("A link is as short as it can be")
  func short() throws {
    func link(_ names: String...) -> String? { makeNavigator(Mailbox(), at: names).link() }
    #expect(link("a", "a/7") == "a/7")
    #expect(link("a", "a/7", "b") == "a/7/b")
    #expect(link("b", "c") == "b/c")
    #expect(link("a/7") == "a/7//")
    #expect(link("b", "a/7") == "b//a/7")
  }

  @Test("The places of all tabs come back, with the tab that was shown")
  func restored() {
    let navigator = makeTabNavigator(Mailbox())
    navigator.tabs[0].next(linkItem: LinkItem(pathList: ["a/1", "c"], items: "x"))
    navigator.tabs[1].next(linkItem: LinkItem(path: "d"))
    navigator.moveTab(targetPath: "b")
    let links = navigator.links()
    let other = makeTabNavigator(Mailbox())
    let events = events {
      other.restore(links)
      NavigationTrace.turnEnded()
    }
    #expect(other.tabs.map { $0.getCurrentRootPaths() } == [["a", "a/1", "c"], ["b", "d"]])
    #expect(other.currentTabRootPath == "b")
    #expect(other.links() == links)
    #expect(events.allSatisfy { $0.origin == .restoration })
  }

  @Test("A page that isn't known any more, or can't be built, ends the place there, which is reported")
  func endsThere() {
    let navigator = makeNavigator(Mailbox(), at: ["d"])
    let sentences = traced {
      #expect(navigator.restore("a/7/gone/c?k=v"))
      #expect(navigator.getCurrentPaths() == ["a", "a/7"])
      #expect(navigator.restore("b//broken//c"))
      #expect(navigator.getCurrentPaths() == ["b"])
      #expect(!navigator.restore("gone"))
      #expect(!navigator.restore("%"))
      #expect(navigator.getCurrentPaths() == ["b"])
      NavigationTrace.turnEnded()
    }
    #expect(sentences.contains("A kept place is left out: No page is known for 'gone'"))
  }
}
