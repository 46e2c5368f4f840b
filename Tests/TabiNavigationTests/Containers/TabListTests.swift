import TabiNavigation
import Testing

@Suite("TabList")
struct TabListTests {
  private func list(_ tags: [Int]) -> TabList {
    var list = TabList()
    list.setTabs(tabs(tags))
    return list
  }

  private func tabs(_ tags: [Int]) -> [TabList.Tab] {
    tags.map { TabList.Tab(tag: $0, name: "tab \($0)") }
  }

  @Test("The first tab is shown at first, and none when there are none")
  func first() {
    #expect(TabList().shown == nil)
    #expect(list([5, 6]).shown?.name == "tab 5")
  }

  @Test("Selecting shows the tab with the tag, and is traced when it shows another")
  func select() {
    var list = list([1, 2])
    let events = events {
      let isOther = list.select(2, by: .person)
      #expect(isOther)
      let isOtherAgain = list.select(2)
      #expect(!isOtherAgain)
      #expect(list.shownIndex == 1)
    }
    #expect(events.map(\.sentence) == ["Selected the tab tab 2"])
    #expect(events.map(\.origin) == [.person])
  }

  @Test("A tag that no tab has leaves the tab that is shown, until its tab comes")
  func later() {
    var list = list([1, 2])
    list.select(2)
    list.select(3)
    #expect(list.shownIndex == 1)
    list.setTabs(tabs([1, 2, 3]))
    #expect(list.shownIndex == 2)
  }

  @Test("When the shown tab goes, one near it is shown; when it comes back, it is again")
  func goes() {
    var list = list([1, 2, 3])
    list.select(3)
    list.setTabs(tabs([1, 2]))
    #expect(list.shown?.name == "tab 2")
    list.setTabs([])
    #expect(list.shownIndex == nil)
    list.setTabs(tabs([0, 3]))
    #expect(list.shown?.name == "tab 3")
  }

  @Test("Tabs that come and go before the shown one leave it shown")
  func order() {
    var list = list([1, 2])
    list.select(2)
    list.setTabs(tabs([0, 1, 2]))
    #expect(list.shown?.name == "tab 2")
  }

  @Test("Of two tabs with one tag the first is chosen by it, and it is reported once")
  func twice() {
    var list = TabList()
    let sentences = traced {
      for _ in 0..<2 { list.setTabs(tabs([1, 2, 2])) }
    }
    #expect(sentences == ["Two tabs have the tag 2: the first one is chosen by it"])
    list.select(2)
    #expect(list.shownIndex == 1)
    #expect(list.choice(at: 2) == .current(2))
  }

  @Test("Choosing says whether another tab is meant, or the current one again")
  func choice() {
    let list = list([1, 2])
    #expect(list.choice(at: 0) == .current(1))
    #expect(list.choice(at: 1) == .other(2))
    #expect(list.choice(at: 2) == .nothing)
    #expect(list.choice(at: -1) == .nothing)
  }
}
