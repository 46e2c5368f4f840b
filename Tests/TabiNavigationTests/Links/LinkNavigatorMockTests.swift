import TabiNavigation
import Testing

@Suite("Mocks and spellings")
@MainActor
struct LinkNavigatorMockTests {
  @Test("A mock counts each call by its name, and keeps what it was called with")
  func counts() {
    let mock = LinkNavigatorMock()
    let screen: any LinkNavigatorType = mock
    let item = LinkItem(path: "a", items: "x")
    screen.next(linkItem: item, isAnimated: true)
    screen.next(linkItem: item)
    screen.rootNext(linkItem: item, isAnimated: false)
    screen.backOrNext(linkItem: item)
    screen.rootBackOrNext(linkItem: item)
    screen.replace(linkItem: item)
    screen.rootReplace(linkItem: item, closeAll: false)
    screen.mergeReplace(linkItem: item)
    screen.remove(pathList: ["a"])
    screen.rootRemove(pathList: ["a"])
    screen.back(isAnimated: true)
    screen.backToLast(path: "a", isAnimated: true)
    screen.rootBackToLast(path: "a")
    screen.reloadLast(items: item)
    screen.rootReloadLast(items: item)
    screen.sheet(linkItem: item)
    screen.fullSheet(linkItem: item)
    screen.customSheet(linkItem: item, iPadPresentationStyle: .popover)
    screen.detentSheet(linkItem: item)
    screen.close()
    screen.closeAll()
    screen.moveTab(targetPath: "a")
    screen.alert(target: .default, model: Alert(message: "m"))
    screen.send(item: .init(pathList: ["a"], items: ["event": "didCompleteSave", "id": "123"]))
    screen.rootSend(item: item)
    screen.allSend(item: item)
    screen.allRootSend(item: item)
    screen.mainSend(item: item)
    screen.currentTabSend(item: item)
    screen.currentTabAllSend(item: item)
    screen.send(targetTabPath: "b", item: item)
    let event = mock.event
    #expect(event.next == 2 && event.rootNext == 1 && event.backOrNext == 1 && event.rootBackOrNext == 1)
    #expect(event.replace == 1 && event.rootReplace == 1 && event.mergeReplace == 1)
    #expect(event.remove == 1 && event.rootRemove == 1 && event.back == 1)
    #expect(event.backToLast == 1 && event.rootBackToLast == 1)
    #expect(event.reloadLast == 1 && event.rootReloadLast == 1)
    #expect(event.sheet == 1 && event.fullSheet == 1 && event.customSheet == 1 && event.detentSheet == 1)
    #expect(event.close == 1 && event.closeAll == 1 && event.moveTab == 1 && event.alert == 1)
    #expect(event.send == 2 && event.rootSend == 1 && event.allSend == 1 && event.allRootSend == 1)
    #expect(event.mainSend == 1 && event.currentTabSend == 1 && event.currentTabAllSend == 1)
    #expect(mock.moves.first == .next(item, on: .active))
    #expect(mock.sends.last == .tabSend(targetTabPath: "b", item))
    mock.resetEvent()
    #expect(mock.event.next == 0 && mock.moves.isEmpty && mock.sends.isEmpty)
  }

  @Test("A mock gives back what it is told to")
  func values() {
    let mock = SingleLinkNavigatorMock()
    mock.value.currentPaths = ["a", "b"]
    mock.value.currentRootPaths = ["a"]
    mock.value.rangePaths = ["a"]
    mock.value.canMove = false
    mock.value.receivers = 3
    #expect(mock.getCurrentPaths() == ["a", "b"])
    #expect(mock.getCurrentRootPaths() == ["a"])
    #expect(mock.range(path: "a") == ["a"])
    #expect(!mock.back())
    #expect(mock.send(item: LinkItem(path: "a")) == 3)
    #expect(mock.event.getCurrentPaths == 1 && mock.event.range == 1)
    mock.resetAll()
    #expect(mock.getCurrentPaths().isEmpty)
  }

  @Test("A dependency is resolved as the type that a page asks for")
  func resolve() {
    let dependency: any DependencyType = Mailbox()
    let mailbox: Mailbox? = dependency.resolve()
    let number: Int? = dependency.resolve()
    #expect(mailbox != nil && number == nil)
  }

  @Test("A route builder may be a type of its own")
  func ownBuilder() {
    struct DetailBuilder: RouteBuilder {
      let matchPath = "detail/:id"

      func build(
        navigator: any LinkNavigatorType, item: LinkItem, dependency: any DependencyType
      ) throws -> (any MatchPathUsable)? {
        let id: Int = try item.value("id")
        return TestPage(matchPath: "detail \(id)", eventSubscriber: nil)
      }
    }
    let navigator = SingleLinkNavigator(routeBuilderItemList: [DetailBuilder()], dependency: Mailbox())
    #expect(navigator.launch(item: LinkItem(path: "detail/7")))
    #expect(navigator.root.paths.first?.content.matchPath == "detail 7")
  }
}
