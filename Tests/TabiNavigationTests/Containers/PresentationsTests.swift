import TabiNavigation
import Testing

@Suite("Presentations")
@MainActor
struct PresentationsTests {
  private let presentations = Presentations()
  private let log = Log()

  @discardableResult
  private func present(_ kind: Presentations.Kind, _ name: String, isDismissDisabled: Bool = false) -> Int {
    presentations.present(
      kind, name: name, isDismissDisabled: isDismissDisabled, onDismiss: { [log] in log.add(name) })
  }

  private var names: [String] { presentations.layers.map(\.name) }

  @Test(
    "Sheets lie over each other, and closing one closes those above it, each told once, the topmost first")
  func sheets() {
    present(.sheet, "a")
    let middle = present(.fullScreen, "b")
    present(.popover, "c")
    #expect(names == ["a", "b", "c"])
    #expect(presentations.dismiss(middle))
    #expect(names == ["a"])
    #expect(log.lines == ["c", "b"])
    #expect(!presentations.dismiss(middle))
    #expect(log.lines == ["c", "b"])
  }

  @Test("Two alerts at once are shown one after another")
  func alerts() {
    let first = present(.alert, "a")
    present(.dialog, "b")
    present(.alert, "c")
    #expect(names == ["a"])
    #expect(presentations.waiting.map(\.name) == ["b", "c"])
    presentations.dismiss(first)
    #expect(names == ["b"])
    #expect(presentations.escape())
    #expect(names == ["c"])
    #expect(presentations.escape())
    #expect(names.isEmpty)
    #expect(!presentations.escape())
    #expect(log.lines == ["a", "b", "c"])
  }

  @Test("An alert is above every sheet, also one that is presented later")
  func above() {
    present(.sheet, "a")
    present(.alert, "alert")
    present(.sheet, "b")
    #expect(names == ["a", "b", "alert"])
  }

  @Test("An alert asked for while its sheet closes is shown")
  func whileClosing() {
    let sheet = presentations.present(
      .sheet, name: "sheet", onDismiss: { [self] in present(.alert, "from onDismiss") })
    present(.alert, "before")
    presentations.dismiss(sheet)
    #expect(names == ["before"])
    presentations.escape()
    #expect(names == ["from onDismiss"])
  }

  @Test("An alert that an alert's button asks for is shown")
  func alertFromAlert() {
    let first = presentations.present(
      .alert, name: "first", onDismiss: { [self] in present(.alert, "second") })
    presentations.dismiss(first)
    #expect(names == ["second"])
  }

  @Test("An alert that waits can be taken back")
  func takenBack() {
    present(.alert, "a")
    let waiting = present(.alert, "b")
    #expect(presentations.dismiss(waiting))
    #expect(names == ["a"])
    #expect(log.lines == ["b"])
  }

  @Test("Esc closes one layer: the alert, then the sheet's top page, then the sheet")
  func escape() {
    let coordinator = Coordinator(paths: ["x"])
    present(.sheet, "below")
    presentations.present(.sheet, name: "sheet", back: { coordinator.pop() })
    present(.alert, "alert")
    #expect(presentations.escape())
    #expect(names == ["below", "sheet"])
    #expect(presentations.escape())
    #expect(coordinator.paths.isEmpty)
    #expect(names == ["below", "sheet"])
    #expect(presentations.escape())
    #expect(names == ["below"])
  }

  @Test("A sheet that a person can't close stays on Esc, and code closes it")
  func disabled() {
    let sheet = present(.sheet, "form", isDismissDisabled: true)
    let sentences = traced { #expect(presentations.escape()) }
    #expect(sentences == ["form can't be closed by a person"])
    #expect(names == ["form"])
    presentations.setDismissDisabled(false, of: sheet)
    #expect(presentations.escape())
    #expect(names.isEmpty)
  }

  @Test("Closing every sheet leaves the alerts")
  func closeSheets() {
    present(.sheet, "a")
    present(.sheet, "b")
    present(.alert, "alert")
    #expect(presentations.dismissSheets())
    #expect(!presentations.dismissSheets())
    #expect(names == ["alert"])
    #expect(log.lines == ["b", "a"])
  }

  @Test("Presenting and closing are traced, with who did it")
  func trace() {
    let events = events {
      presentations.present(.sheet, name: "edit", by: .link)
      _ = presentations.escape()
    }
    #expect(events.map(\.kind) == [.present, .dismiss])
    #expect(events.map(\.origin) == [.link, .person])
    #expect(events.map(\.sentence) == ["Presented the sheet edit", "Closed the sheet edit"])
  }

  @Test("Random calls do what plain lists do, and nothing is told twice or lost")
  func random() {
    for seed in seeds {
      var random = Randomness(seed: seed)
      let presentations = Presentations()
      let log = Log()
      var (sheets, alerts): ([Int], [Int]) = ([], [])
      var presented: Set<Int> = []
      for _ in 0..<10 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: sheets.append(presentations.present(.sheet, name: "s", onDismiss: { log.add("") }))
        case 1: alerts.append(presentations.present(.alert, name: "a", onDismiss: { log.add("") }))
        case 2:
          #expect(presentations.escape() == !(sheets + alerts).isEmpty)
          if !alerts.isEmpty { alerts.removeFirst() } else if !sheets.isEmpty { sheets.removeLast() }
        case 3:
          let id = sheets.randomElement(using: &random)
          if let id, let index = sheets.firstIndex(of: id) {
            #expect(presentations.dismiss(id))
            sheets.removeSubrange(index...)
          }
        default:
          let id = alerts.randomElement(using: &random)
          if let id { #expect(presentations.dismiss(id)) }
          alerts.removeAll { $0 == id }
        }
        presented.formUnion(sheets + alerts)
        guard presentations.layers.map(\.id) == sheets + alerts.prefix(1),
          presentations.waiting.map(\.id) == Array(alerts.dropFirst()),
          log.lines.count == presented.count - sheets.count - alerts.count
        else {
          Issue.record("Seed \(seed): \(presentations.layers), expected \(sheets) and \(alerts)")
          return
        }
      }
    }
  }
}
