import TabiNavigation
import Testing

@Suite("Random links")
@MainActor
struct RandomLinksTests {
  @Test("Random calls do what plain arrays of names do, with tabs and without", arguments: [false, true])
  func random(hasTabs: Bool) {
    for seed in seeds.prefix(3_000) {
      var random = Randomness(seed: seed)
      let mailbox = Mailbox()
      let tabs = hasTabs ? makeTabNavigator(mailbox) : nil
      let navigator: any LinkNavigatorType = tabs ?? makeNavigator(mailbox, at: ["a"])
      let stacks = tabs?.stacks ?? (navigator as? SingleLinkNavigator)?.stacks
      var reference = ReferenceLinks(roots: hasTabs ? [["a"], ["b"]] : [["a"]])
      for _ in 0..<10 {
        mailbox.log = []
        let call: String
        let isRight: Bool
        if Int.random(in: 0..<4, using: &random) == 0 {
          let send = self.send(&random)
          let receivers = reference.receivers(of: send)
          call = "\(send)"
          isRight = navigator.deliver(send) == receivers.count && mailbox.log == receivers.map { $0 + ":" }
        } else {
          let move = self.move(&random)
          call = "\(move)"
          isRight = navigator.perform(move) == reference.perform(move)
        }
        guard isRight, navigator.getCurrentPaths() == reference.active,
          navigator.getCurrentRootPaths() == reference.root, tabs?.list.shownIndex ?? 0 == reference.shown,
          stacks?.presentations.layers.count == reference.sheets.count
        else {
          Issue.record("Seed \(seed): \(call) led to \(navigator.getCurrentPaths()), expected \(reference)")
          return
        }
      }
    }
  }

  private func move(_ random: inout Randomness) -> LinkMove {
    let item = item(&random)
    let name = item.pathList.last ?? "x"
    let target: LinkMove.Target = Bool.random(using: &random) ? .active : .root
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: return .next(item, on: target)
    case 2: return .backOrNext(item, on: target)
    case 3: return .replace(item)
    case 4: return .rootReplace(item, closesSheets: Bool.random(using: &random))
    case 5: return .mergeReplace(item)
    case 6: return .remove(item.pathList, on: target)
    case 7: return .back
    case 8: return .backToLast(name, on: target)
    case 9: return .reloadLast(item, on: target)
    case 10, 11: return .sheet(item, .sheet)
    case 12: return Bool.random(using: &random) ? .close : .closeAll
    default: return .moveTab(name)
    }
  }

  private func send(_ random: inout Randomness) -> LinkSend {
    let item = item(&random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return .send(item)
    case 1: return .rootSend(item)
    case 2: return .allSend(item)
    case 3: return .allRootSend(item)
    case 4: return .tabSend(targetTabPath: Bool.random(using: &random) ? nil : random.letter(), item)
    case 5: return .currentTabSend(item)
    default: return .currentTabAllSend(item)
    }
  }

  private func item(_ random: inout Randomness) -> LinkItem {
    var names = random.letters(upTo: 3)
    if Int.random(in: 0..<6, using: &random) == 0 { names.append("x") }
    return LinkItem(pathList: names)
  }
}
