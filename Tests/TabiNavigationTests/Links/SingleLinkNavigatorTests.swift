import TabiNavigation
import TabiState
import Testing

@Suite("SingleLinkNavigator moves")
@MainActor
struct SingleLinkNavigatorTests {
  private func navigator(_ names: String...) -> SingleLinkNavigator {
    makeNavigator(Mailbox(), at: names)
  }

  @Test("launch builds the first stack, whole, and keeps one that is there")
  func launch() {
    let navigator = navigator()
    #expect(navigator.getCurrentPaths().isEmpty)
    #expect(navigator.launch(item: LinkItem(pathList: ["a", "b"])))
    #expect(navigator.launch(item: LinkItem(path: "c")))
    #expect(navigator.getCurrentPaths() == ["a", "b"])
  }

  @Test("launch leaves out names that no builder knows, and lists them with the known ones")
  func launchUnknown() {
    let navigator = navigator()
    let sentences = traced {
      #expect(!navigator.launch(item: LinkItem(pathList: ["x", "y"])))
    }
    #expect(navigator.getCurrentPaths().isEmpty)
    #expect(
      sentences == [
        "launch: no route builder has the match path 'x', 'y' (known: a, a/:n, a/last, b, broken, c, d, mute, nil)",
        "launch: no page could be built",
      ])
    #expect(navigator.launch(item: LinkItem(pathList: ["x", "b"])))
    #expect(navigator.getCurrentPaths() == ["b"])
  }

  @Test("next pushes every name, twice when it is named twice")
  func next() {
    let navigator = navigator("a")
    #expect(navigator.next(linkItem: LinkItem(pathList: ["b", "b"]), isAnimated: true))
    #expect(navigator.next(linkItem: LinkItem(path: "c")))
    #expect(navigator.rootNext(linkItem: LinkItem(path: "d")))
    #expect(navigator.getCurrentPaths() == ["a", "b", "b", "c", "d"])
    #expect(Set(navigator.root.paths).count == 5)
  }

  @Test(
    "next pushes nothing when one name is unknown, or a builder fails", arguments: ["x", "nil", "broken"])
  func nextFails(name: String) {
    let navigator = navigator("a")
    let changes = Counter()
    navigator.objectWillChange.observers.add(changes)
    #expect(!navigator.next(linkItem: LinkItem(pathList: ["b", name])))
    #expect(!navigator.next(linkItem: LinkItem(pathList: [])))
    #expect(!navigator.mergeReplace(linkItem: LinkItem(pathList: ["a", name])))
    #expect(!navigator.replace(linkItem: LinkItem(path: name)))
    #expect(navigator.getCurrentPaths() == ["a"])
    #expect(changes.count == 0)
  }

  @Test("A builder that can't read its items is reported with its page, the type and the key")
  func builderError() {
    let navigator = navigator("a")
    let sentences = traced { navigator.next(linkItem: LinkItem(path: "broken", items: ["id": 7])) }
    #expect(
      sentences == [
        "next: the route builder of 'broken' failed. "
          + "The items for broken don't read as Array<Int>: should be Array<Any>"
      ])
  }

  @Test("backOrNext pops to the topmost page of the name and delivers to it, else pushes")
  func backOrNext() {
    let mailbox = Mailbox()
    let navigator = makeNavigator(mailbox, at: ["a", "b", "b", "c"])
    #expect(navigator.backOrNext(linkItem: LinkItem(path: "b", items: "hi"), isAnimated: false))
    #expect(navigator.getCurrentPaths() == ["a", "b", "b"])
    #expect(navigator.backOrNext(linkItem: LinkItem(pathList: ["x", "b"], items: "again")))
    #expect(navigator.getCurrentPaths() == ["a", "b", "b"])
    #expect(mailbox.log == ["b:hi", "b:again"])
    #expect(navigator.backOrNext(linkItem: LinkItem(path: "d", items: "new")))
    #expect(navigator.getCurrentPaths() == ["a", "b", "b", "d"])
    #expect(!navigator.backOrNext(linkItem: LinkItem(path: "x")))
    #expect(mailbox.log.count == 2)
  }

  @Test("replace leaves the pages that could be built")
  func replace() {
    let navigator = navigator("a", "b")
    #expect(navigator.replace(linkItem: LinkItem(pathList: ["b", "x", "c"])))
    #expect(navigator.getCurrentPaths() == ["b", "c"])
  }

  @Test("mergeReplace keeps the pages below the first one of the first name")
  func mergeReplace() {
    let navigator = navigator("a", "b", "c", "b")
    let bottom = navigator.root.paths[0]
    #expect(navigator.mergeReplace(linkItem: LinkItem(pathList: ["b", "d"])))
    #expect(navigator.getCurrentPaths() == ["a", "b", "d"])
    #expect(navigator.root.paths[0] == bottom)
    #expect(navigator.mergeReplace(linkItem: LinkItem(path: "c")))
    #expect(navigator.getCurrentPaths() == ["a", "b", "d", "c"])
  }

  @Test("back pops one page, and never the bottom one")
  func back() {
    let navigator = navigator("a", "b")
    #expect(navigator.back())
    #expect(!navigator.back(isAnimated: true))
    #expect(navigator.getCurrentPaths() == ["a"])
    #expect(!makeNavigator(Mailbox()).back())
  }

  @Test("backToLast pops to the topmost page of the name, or says that there is none")
  func backToLast() {
    let navigator = navigator("a", "b", "b", "c")
    #expect(navigator.backToLast(path: "b", isAnimated: false))
    #expect(navigator.getCurrentPaths() == ["a", "b", "b"])
    #expect(!navigator.backToLast(path: "x"))
    #expect(navigator.getCurrentPaths() == ["a", "b", "b"])
  }

  @Test("remove takes out every page of the names, and keeps the others as they are")
  func remove() {
    let navigator = navigator("a", "b", "c", "b", "d")
    let pages = navigator.root.paths
    #expect(navigator.remove(pathList: ["b", "x"]))
    #expect(navigator.root.paths == [pages[0], pages[2], pages[4]])
    #expect(!navigator.remove(pathList: ["b"]))
    #expect(navigator.remove(pathList: ["a"]))
    #expect(navigator.getCurrentPaths() == ["c", "d"])
  }

  @Test("remove never empties the stack: its bottom page stays")
  func removeAll() {
    let navigator = navigator("a", "b")
    let bottom = navigator.root.paths[0]
    #expect(navigator.remove(pathList: ["a", "b"]))
    #expect(navigator.root.paths == [bottom])
    #expect(!navigator.remove(pathList: ["a"]))
    #expect(navigator.root.paths == [bottom])
    #expect(!makeNavigator(Mailbox()).remove(pathList: ["a"]))
  }

  @Test("range gives the names up to the first page of that name, or all")
  func range() {
    let navigator = navigator("a", "b", "c", "b")
    #expect(navigator.range(path: "b") == ["a", "b"])
    #expect(navigator.range(path: "x") == ["a", "b", "c", "b"])
    #expect(navigator.getCurrentRootPaths() == ["a", "b", "c", "b"])
  }

  @Test("reloadLast builds the topmost page of the name again, in its place")
  func reloadLast() {
    let mailbox = Mailbox()
    let navigator = makeNavigator(mailbox, at: ["a", "b", "b", "c"])
    let pages = navigator.root.paths
    #expect(navigator.reloadLast(items: LinkItem(path: "b", items: "2"), isAnimated: false))
    #expect(navigator.getCurrentPaths() == ["a", "b", "b", "c"])
    #expect(navigator.root.paths.map { pages.contains($0) } == [true, true, false, true])
    navigator.send(item: LinkItem(path: "b", items: "hi"))
    #expect(mailbox.log == ["b:hi", "b2:hi"])
    #expect(!navigator.reloadLast(items: LinkItem(path: "x")))
  }

  @Test("A builder moves its navigator while it builds, and both moves hold")
  func moveWhileBuilding() {
    let builders = [
      RouteBuilderOf(matchPath: "a") { _, _, _ in TestPage(matchPath: "a", eventSubscriber: nil) },
      RouteBuilderOf(matchPath: "login") { navigator, _, _ in
        navigator.next(linkItem: LinkItem(path: "a"))
        return TestPage(matchPath: "login", eventSubscriber: nil)
      },
    ]
    let navigator = SingleLinkNavigator(routeBuilderItemList: builders, dependency: Mailbox())
    navigator.launch(item: LinkItem(path: "a"))
    navigator.next(linkItem: LinkItem(path: "login"))
    #expect(navigator.getCurrentPaths() == ["a", "a", "login"])
  }

  @Test("Of two builders for one name the first holds, and it is reported")
  func twoBuilders() {
    let builders = [1, 2].map { number in
      RouteBuilderOf(matchPath: "twice") { _, _, _ in
        TestPage(
          matchPath: "twice",
          eventSubscriber: number == 1 ? nil : TestSubscriber(name: "", mailbox: Mailbox()))
      }
    }
    let sentences = traced {
      let navigator = SingleLinkNavigator(routeBuilderItemList: builders, dependency: Mailbox())
      navigator.launch(item: LinkItem(path: "twice"))
      #expect(navigator.root.paths.first?.content.eventSubscriber == nil)
    }
    #expect(sentences == ["Two route builders have the match path 'twice'; the first holds"])
  }

  @Test("A page that is popped is released")
  func released() {
    final class Model: LinkNavigatorItemSubscriberProtocol {
      func receive(encodedItemString: String) {}
    }
    weak var model: Model?
    let builder = RouteBuilderOf(matchPath: "p") { _, _, _ in
      let made = Model()
      model = made
      return TestPage(matchPath: "p", eventSubscriber: made)
    }
    let navigator = SingleLinkNavigator(routeBuilderItemList: [builder], dependency: Mailbox())
    navigator.launch(item: LinkItem(path: "p"))
    let first = model
    #expect(first != nil)
    navigator.next(linkItem: LinkItem(path: "p"))
    #expect(model != nil && model !== first)
    navigator.back()
    #expect(model == nil)
  }
}
