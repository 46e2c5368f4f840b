import TabiNavigation
import Testing

@Suite("Sheets of links")
@MainActor
struct SheetsTests {
  private let mailbox = Mailbox()

  private func item(_ names: String...) -> LinkItem { LinkItem(pathList: names) }

  @Test("A sheet has a stack of its own, on which calls act from then on, in the same turn too")
  func active() {
    let navigator = makeNavigator(mailbox, at: ["a"])
    #expect(navigator.sheet(linkItem: item("b", "c")))
    #expect(navigator.next(linkItem: item("d")))
    #expect(navigator.getCurrentPaths() == ["b", "c", "d"])
    #expect(navigator.getCurrentRootPaths() == ["a"])
    #expect(navigator.rootNext(linkItem: item("b")))
    #expect(navigator.getCurrentRootPaths() == ["a", "b"])
    #expect(navigator.range(path: "c") == ["b", "c"])
  }

  @Test("Each way to present a sheet has its kind")
  func styles() {
    let navigator = makeNavigator(mailbox, at: ["a"])
    navigator.sheet(linkItem: item("b"), isAnimated: true)
    navigator.fullSheet(linkItem: item("b"), isAnimated: true, prefersLargeTitles: false)
    navigator.customSheet(
      linkItem: item("b"), isAnimated: true, iPhonePresentationStyle: .fullScreen,
      iPadPresentationStyle: .pageSheet, prefersLargeTitles: nil)
    navigator.detentSheet(linkItem: item("b"), configuration: .init(detents: [.medium(), .height(5)]))
    let layers = navigator.stacks.presentations.layers
    #expect(layers.map(\.kind) == [.sheet, .fullScreen, .sheet, .sheet])
    #expect(
      navigator.stacks.sheets[layers[3].id]?.style == .detentSheet(.init(detents: [.medium(), .height(5)])))
  }

  @Test("Where nothing can be built there is no sheet, and it is traced")
  func nothing() {
    let navigator = makeNavigator(mailbox, at: ["a"])
    let sentences = traced {
      #expect(!navigator.sheet(linkItem: item("x")))
      #expect(!navigator.fullSheet(linkItem: item("nil")))
    }
    #expect(navigator.stacks.presentations.layers.isEmpty)
    #expect(sentences.first?.hasPrefix("sheet: no route builder has the match path 'x' (known: ") == true)
    #expect(sentences.contains("fullSheet: the route builder of 'nil' built nothing"))
  }

  @Test("back pops the sheet's stack, and closes a sheet with one page")
  func back() {
    let navigator = makeNavigator(mailbox, at: ["a", "b"])
    navigator.sheet(linkItem: item("c", "d"))
    #expect(navigator.back())
    #expect(navigator.getCurrentPaths() == ["c"])
    #expect(navigator.back())
    #expect(navigator.getCurrentPaths() == ["a", "b"])
    #expect(navigator.back())
    #expect(!navigator.back())
  }

  @Test("close closes the top sheet, closeAll all; the completion runs after it, once")
  func close() {
    let navigator = makeNavigator(mailbox, at: ["a"])
    var seen: [[String]] = []
    for name in ["b", "c", "d"] { navigator.sheet(linkItem: item(name)) }
    #expect(navigator.close { seen.append(navigator.getCurrentPaths()) })
    #expect(navigator.closeAll { seen.append(navigator.getCurrentPaths()) })
    #expect(!navigator.close(isAnimated: true) { seen.append([]) })
    #expect(!navigator.closeAll { seen.append([]) })
    #expect(seen == [["c"], ["a"], [], []])
    #expect(navigator.stacks.sheets.isEmpty)
  }

  @Test("Without tabs, replace closes the sheets and replaces the root; rootReplace may leave them")
  func replace() {
    let navigator = makeNavigator(mailbox, at: ["a"])
    navigator.sheet(linkItem: item("b"))
    #expect(navigator.rootReplace(linkItem: item("c"), isAnimated: false, closeAll: false))
    #expect(navigator.getCurrentPaths() == ["b"])
    #expect(navigator.getCurrentRootPaths() == ["c"])
    #expect(navigator.rootReplace(linkItem: item("d"), isAnimated: false, closeAll: true))
    #expect(navigator.getCurrentPaths() == ["d"])
    navigator.sheet(linkItem: item("b"))
    #expect(!navigator.replace(linkItem: item("x")))
    #expect(navigator.getCurrentPaths() == ["b"])
    #expect(navigator.replace(linkItem: item("a")))
    #expect(navigator.getCurrentPaths() == ["a"])
  }

  @Test("send stays inside the sheet, rootSend and allSend arrive below it")
  func sends() {
    let navigator = makeNavigator(mailbox, at: ["a", "b"])
    navigator.sheet(linkItem: item("b"))
    navigator.sheet(linkItem: item("c", "b"))
    #expect(navigator.send(item: LinkItem(pathList: ["a", "b"], items: "1")) == 1)
    #expect(navigator.rootSend(item: LinkItem(pathList: ["a"], items: "2")) == 1)
    #expect(navigator.allSend(item: LinkItem(pathList: [], items: "3")) == 5)
    #expect(navigator.allRootSend(item: LinkItem(pathList: [], items: "4")) == 2)
    #expect(mailbox.log == ["b:1", "a:2", "a:3", "b:3", "b:3", "c:3", "b:3", "a:4", "b:4"])
  }

  @Test("A page of a sheet that an earlier delivery closed gets none")
  func closedMeanwhile() {
    let navigator = makeNavigator(mailbox, at: ["a"])
    navigator.sheet(linkItem: item("b"))
    mailbox.onReceive = { name, _ in if name == "a" { navigator.closeAll() } }
    #expect(navigator.allSend(item: LinkItem(pathList: [], items: "1")) == 1)
  }

  @Test("mainSend reaches the owner, and is 0 without one")
  func mainSend() {
    let navigator = makeNavigator(mailbox, at: ["a"])
    let sentences = traced { #expect(navigator.mainSend(item: LinkItem(path: "", items: "hi")) == 0) }
    #expect(sentences == ["mainSend: the navigator has no owner"])
    navigator.owner = TestSubscriber(name: "owner", mailbox: mailbox)
    #expect(navigator.mainSend(item: LinkItem(path: "", items: "hi")) == 1)
    #expect(mailbox.log == ["owner:hi"])
  }

  @Test("Alerts wait for each other, and count as no stack")
  func alerts() {
    let navigator = makeNavigator(mailbox, at: ["a"])
    let delete = Alert(
      title: "Delete?", message: "It can't be undone",
      buttons: [ActionButton(title: "Delete", style: .destructive), ActionButton(style: .cancel)])
    navigator.alert(target: .root, model: delete)
    navigator.alert(target: .sub, model: delete)
    #expect(navigator.getCurrentPaths() == ["a"])
    let stacks = navigator.stacks
    func top() -> Int { stacks.presentations.top?.id ?? 0 }
    #expect(stacks.alerts[top()] == delete)
    navigator.alert(target: .default, model: Alert(message: "Deleted"))
    stacks.presentations.dismiss(top())
    stacks.presentations.dismiss(top())
    #expect(stacks.alerts[top()]?.message == "Deleted")
    stacks.presentations.dismiss(top())
    #expect(stacks.presentations.layers.isEmpty)
    #expect(stacks.alerts.isEmpty)
  }

  @Test("Sheets and alerts stay as they are when a screen takes them over, below and above what it has")
  func onScreen() {
    let screen = Presentations()
    let other = screen.present(.alert, name: "other")
    let navigator = makeNavigator(mailbox, at: ["a"])
    navigator.sheet(linkItem: LinkItem(path: "b"))
    navigator.alert(model: Alert(message: "mine"))
    let stacks = navigator.stacks
    stacks.present(on: screen)
    #expect(screen.layers.map(\.name) == ["b", "other"])
    #expect(screen.waiting.map(\.name) == ["mine"])
    #expect(navigator.getCurrentPaths() == ["b"])
    navigator.sheet(linkItem: LinkItem(path: "c"))
    stacks.present(on: nil)
    #expect(screen.layers.map(\.id) == [other])
    #expect(stacks.presentations.layers.map(\.name) == ["b", "c", "mine"])
    #expect(navigator.closeAll())
    #expect(navigator.getCurrentPaths() == ["a"])
  }

  @Test("Closing all sheets closes the navigator's own, and those above them")
  func foreignSheets() {
    let screen = Presentations()
    let below = screen.present(.sheet, name: "below")
    let navigator = makeNavigator(mailbox, at: ["a"])
    navigator.stacks.present(on: screen)
    #expect(!navigator.closeAll())
    navigator.sheet(linkItem: LinkItem(path: "b"))
    screen.present(.sheet, name: "above")
    #expect(navigator.closeAll())
    #expect(screen.layers.map(\.id) == [below])
  }

  @Test("Every send is traced with its receivers and what was sent, shortened")
  func trace() {
    let navigator = makeNavigator(mailbox, at: ["a", "b"])
    let events = events {
      navigator.allSend(item: LinkItem(path: "", items: String(repeating: "x", count: 200)))
    }
    #expect(events.map(\.kind) == [.send])
    #expect(events.first?.pages == ["a", "b"])
    #expect(events.first?.sentence == "allSend: 2 received " + String(repeating: "x", count: 59) + "…")
  }
}
