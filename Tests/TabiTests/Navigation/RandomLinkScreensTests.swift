import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Link navigators on screen")
struct RandomLinkScreensTests {
  /// A navigator of either kind on a screen.
  private struct Walk {
    let app: TestApp
    let navigator: any LinkNavigatorType
    let stacks: LinkStacks

    @MainActor
    init(hasTabs: Bool) async {
      if hasTabs {
        let tabs = numberedTabNavigator()
        (navigator, stacks) = (tabs, tabs.stacks)
        app = await TestApp(columns: 60, rows: 16) {
          TabLinkNavigationView(linkNavigator: tabs, tabItemList: numberedTabs)
        }
      } else {
        let single = numberedNavigator()
        (navigator, stacks) = (single, single.stacks)
        app = await TestApp(columns: 60, rows: 16) {
          LinkNavigationView(linkNavigator: single, item: LinkItem(path: "a"))
        }
      }
    }

    /// Layers, pages of the active stack, and alerts that are up or wait.
    @MainActor var depth: (sheets: Int, pages: Int, alerts: Int) {
      (stacks.sheets.count, navigator.getCurrentPaths().count, stacks.alerts.count)
    }

    /// What should have the focus: the alert's button, or that of the page on top.
    @MainActor var focus: String {
      if let top = stacks.presentations.top, let alert = stacks.alerts[top.id] {
        return alert.buttons.first?.title ?? "OK"
      }
      return navigator.topPage?.label ?? "no page"
    }
  }

  @Test(
    "After any calls and keys the screen shows the navigator's top page or alert, and Esc leaves one layer",
    arguments: 0..<40 as Range<UInt64>)
  func walk(seed: UInt64) async throws {
    var random = Randomness(seed: seed)
    let walk = await Walk(hasTabs: seed % 2 == 1)
    var steps: [String] = []
    for _ in 0..<12 {
      if random.below(3) == 0 {
        let key = random.pick(["Esc", "Esc", "Backspace", "Alt-Left", "Enter", "1", "2", "Tab", "resize:9x4"])
        steps.append(key)
        let before = walk.depth
        try await walk.app.press(key)
        if key.hasPrefix("resize") { try await walk.app.press("resize:60x16") }
        if ["Esc", "Backspace", "Alt-Left"].contains(key) { expectOneLess(before, walk, steps, seed) }
      } else {
        // Several calls in one turn.
        for _ in 0...random.below(3) {
          let move = move(&random)
          steps.append(move.name)
          walk.navigator.perform(move)
        }
        await walk.app.settle()
      }
      guard walk.app.focusedRow.contains(walk.focus) else {
        Issue.record("seed \(seed), after \(steps): expected \(walk.focus) on\n\(walk.app.text)")
        return
      }
    }
    #expect(walk.app.problems.isEmpty)
  }

  private func expectOneLess(
    _ before: (sheets: Int, pages: Int, alerts: Int), _ walk: Walk, _ steps: [String], _ seed: UInt64
  ) {
    let after = walk.depth
    let isRight =
      if before.alerts > 0 {
        after == (before.sheets, before.pages, before.alerts - 1)
      } else if before.pages > 1 {
        after == (before.sheets, before.pages - 1, 0)
      } else if before.sheets > 0 {
        after.sheets == before.sheets - 1 && after.alerts == 0
      } else {
        after == before
      }
    #expect(isRight, "seed \(seed), after \(steps): \(before) became \(after)")
  }

  private func move(_ random: inout Randomness) -> LinkMove {
    let names = (0...random.below(2)).map { _ in random.pick(["a", "b", "c", "c/1", "unknown"]) }
    let item = LinkItem(pathList: names)
    let target: LinkMove.Target = random.below(2) == 0 ? .active : .root
    switch random.below(16) {
    case 0, 1, 2: return .next(item, on: target)
    case 3: return .backOrNext(item, on: target)
    case 4: return .replace(item)
    case 5: return .rootReplace(item, closesSheets: random.below(2) == 0)
    case 6: return .mergeReplace(item)
    case 7: return .remove(names, on: target)
    case 8: return .back
    case 9: return .reloadLast(item, on: target)
    case 10, 11, 12:
      return .sheet(
        item,
        random.pick([
          .sheet, .fullSheet, .detentSheet(.default), .customSheet(.popover), .customSheet(.formSheet),
        ]))
    case 13: return random.below(2) == 0 ? .close : .closeAll
    case 14:
      let number = random.below(1_000)
      return .alert(
        .default, Alert(title: "Alert", message: nil, buttons: [ActionButton(title: "fine \(number)")]))
    default: return .moveTab(random.pick(["a", "b"]))
    }
  }
}
