import TabiTerminal
import Testing

@testable import Tabi

/// Random walks over an app with some of everything: a frame that draws only what changed must show what a
/// frame that draws everything would.
@MainActor
@Suite("Incremental frames")
struct RepaintTests {
  private static let keys = [
    "Up", "Down", "Down", "Left", "Right", "Tab", "Shift-Tab", "Enter", "Enter", "Space", "Esc", "Backspace",
    "Alt-Right",
    "Delete",
    "PageUp", "PageDown", "Home", "End", "1", "2", "3", "4", "5", "6", "7", "8", "9", "9", "Shift-Left",
    "Ctrl-A",
    "Alt-1", "Alt-2", "Alt-3", "Alt-4", "Alt-5", "Alt-6", "Alt-7", "Alt-8", "Alt-9", "?", "F1",
    "x", "가",
  ]

  @Test(
    "A frame shows what a paint of everything would, whatever led to it", arguments: 0..<200 as Range<UInt64>)
  func walk(seed: UInt64) {
    var random = Randomness(seed: seed)
    let model = WalkedModel()
    let screen = VirtualScreen(size: Size(width: 24, height: 10))
    let clock = ManualClock()
    let host = Host(screen: screen, clock: clock)
    host.start(WalkedApp(model: model))
    host.frame()
    var steps: [String] = []
    for step in 0..<50 {
      // Several things may happen before a frame is shown.
      for _ in 0..<(1 + random.below(5) / 3) { steps.append(take(&random, model, host, screen, clock)) }
      host.frame()
      guard check(host, screen, "seed \(seed), after \(steps.suffix(6))") else { return }
      if step % 7 == 3 {
        let before = screen.styledText
        host.invalidateAll()
        host.frame()
        #expect(before == screen.styledText, "anew: seed \(seed), after \(steps.suffix(6))")
      }
      if step % 9 == 2, !scrolls(host), host.keyHelp.hints == nil {
        resizeAndBack(&random, host, screen, "seed \(seed), after \(steps.suffix(6))")
      }
    }
    host.stop()
  }

  private func check(_ host: Host, _ screen: VirtualScreen, _ comment: String) -> Bool {
    let fresh = VirtualScreen(size: screen.size)
    host.paint(on: fresh)
    guard !isSame(fresh, screen) else { return true }
    Issue.record("\(comment)\npainted:\n\(fresh.styledText)\nframe:\n\(screen.styledText)")
    return false
  }

  private func isSame(_ first: VirtualScreen, _ second: VirtualScreen) -> Bool {
    first.cursor == second.cursor
      && (0..<first.size.height).allSatisfy { y in
        (0..<first.size.width).allSatisfy { x in first.cell(x: x, y: y) == second.cell(x: x, y: y) }
      }
  }

  private func scrolls(_ host: Host) -> Bool {
    func finds(_ node: Node) -> Bool {
      let scrolls =
        node.element is ListElement || node.element is TextFieldElement || node.element is ScrollElement
      if scrolls, node.element?.containingWindow?.isConcealed == false { return true }
      return node.children.contains(where: finds)
    }
    return host.root.map(finds) ?? false
  }

  /// On pages without a list or a field, that is: in a smaller room these scroll.
  private func resizeAndBack(
    _ random: inout Randomness, _ host: Host, _ screen: VirtualScreen, _ comment: String
  ) {
    let (text, size) = (screen.styledText, screen.size)
    resize(to: Size(width: 1 + random.below(40), height: 1 + random.below(16)), host, screen)
    _ = check(host, screen, "at \(screen.size), \(comment)")
    resize(to: size, host, screen)
    #expect(screen.styledText == text, "there and back: \(comment)")
  }

  private func resize(to size: Size, _ host: Host, _ screen: VirtualScreen) {
    screen.resize(to: size)
    host.handle(.resize(size))
    host.frame()
  }

  /// Does something at random. Returns what it was.
  private func take(
    _ random: inout Randomness, _ model: WalkedModel, _ host: Host, _ screen: VirtualScreen,
    _ clock: ManualClock
  ) -> String {
    switch random.below(20) {
    case 0..<9:
      let name = random.pick(Self.keys)
      if let press = KeyPress(name: name) { host.handle(.key(press)) }
      return name
    case 9:
      host.handle(.paste("붙인\ntext\u{301}"))
      return "paste"
    case 10, 11:
      let position = Position(x: random.below(screen.size.width), y: random.below(screen.size.height))
      host.handle(.mouse(MouseEvent(kind: .press, button: .left, position: position)))
      host.handle(.mouse(MouseEvent(kind: .release, button: .left, position: position)))
      return "click \(position.x),\(position.y)"
    case 12:
      let position = Position(x: random.below(screen.size.width), y: random.below(screen.size.height))
      let kind = random.pick([MouseEvent.Kind.wheelUp, .wheelDown])
      host.handle(.mouse(MouseEvent(kind: kind, position: position)))
      return "\(kind) \(position.x),\(position.y)"
    case 13, 14:
      // In 60 columns and more, split views stand in columns.
      let size = Size(width: 1 + random.below(random.below(3) == 0 ? 90 : 40), height: 1 + random.below(16))
      resize(to: size, host, screen)
      return "resize \(size.width)x\(size.height)"
    case 15:
      clock.advance(by: 2)
      return "wait"
    default:
      return change(model, &random)
    }
  }

  private func change(_ model: WalkedModel, _ random: inout Randomness) -> String {
    let titles = ["가", "ab", "긴 제목 a long title", "👨‍👩‍👧 e\u{301}", ""]
    let row = model.newRow(random.pick(titles), lines: 1 + random.below(2))
    let index = random.below(model.rows.count)
    let kind = random.below(18)
    switch kind {
    case 0: model.rows.insert(row, at: random.below(model.rows.count + 1))
    case 1: if !model.rows.isEmpty { model.rows.remove(at: index) }
    case 2: model.rows.shuffle(using: &random)
    case 3: if !model.rows.isEmpty { model.rows[index].title = row.title }
    case 4:
      model.rows = random.below(2) == 0 ? [] : (0..<12).map { _ in model.newRow(row.title, lines: row.lines) }
    case 5: model.path.append(row)
    case 6: if !model.path.isEmpty { model.path.remove(at: random.below(model.path.count)) }
    case 7: model.path = [row, row]
    case 8: model.tab = random.below(10)
    case 9: model.hasHeader.toggle()
    case 10: model.isHeaderFirst.toggle()
    case 11: model.hasThirdTab.toggle()
    case 12: model.isDisabled.toggle()
    case 13: model.text = row.title
    case 14: model.width = Double(random.below(20))
    case 15: model.chosen = random.below(2) == 0 ? nil : model.rows.randomElement(using: &random)?.id
    case 16: model.isSheetUp.toggle()
    default: model.numbers.append(model.numbers.count)
    }
    return "change \(kind)"
  }
}
