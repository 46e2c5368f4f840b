import TabiTerminal

/// The last row: the tabs, each with its digit, the one that is shown in brackets.
struct TabBar {
  let controller: TabController
}

extension TabBar: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(TabBarElement.self) { TabBarElement($0, name: "Tab bar") }
    element.controller = controller
    controller.bar = element
    element.setNeedsDisplay()
  }
}

final class TabBarElement: WindowElement {
  weak var controller: TabController?

  override var isFocusScope: Bool { false }

  /// A tab's label and where it stands in the row.
  private struct Label {
    let index: Int
    let text: String
    let x: Int
    let isSelected: Bool
    var end: Int { x + text.columns }
  }

  /// The labels that fit. Where not all do, the row begins further on, so that the chosen one is seen.
  private func labels(width: Int) -> [Label] {
    guard let controller else { return [] }
    let all = controller.tabs.enumerated().map { index, tab in
      (text: "\(index + 1) \(tab.title)", isSelected: tab === controller.shown)
    }
    let selected = all.firstIndex { $0.isSelected } ?? 0
    for first in 0...max(0, selected) {
      var x = first > 0 ? 2 : 1
      var labels: [Label] = []
      for index in first..<max(first, all.count) {
        let text = index == first ? all[index].text.truncated(to: max(0, width - 3)) : all[index].text
        guard x + text.columns + (index < all.count - 1 ? 2 : 1) <= width || index == first else { break }
        labels.append(Label(index: index, text: text, x: x, isSelected: all[index].isSelected))
        x += text.columns + 1
      }
      if labels.contains(where: \.isSelected) || first == selected { return labels }
    }
    return []
  }

  override func drawContents(in canvas: Canvas) {
    let width = canvas.size.width
    let labels = labels(width: width)
    for label in labels {
      canvas.draw(label.text, x: label.x, style: label.isSelected ? Style(attributes: .bold) : .plain)
      if label.isSelected {
        canvas.draw("[", x: label.x - 1, style: Style(attributes: .bold))
        canvas.draw("]", x: label.end, style: Style(attributes: .bold))
        canvas.add(.reverse, in: Rect(x: label.x - 1, y: 0, width: label.text.columns + 2, height: 1))
      }
    }
    if hasEarlier(labels) { canvas.draw("‹", style: .plain) }
    if hasLater(labels) { canvas.draw("›", x: width - 1, style: .plain) }
    if let hint = hint(after: labels, width: width) {
      canvas.draw(hint.text, x: hint.x, style: Style(attributes: .dim))
    }
  }

  private func hasEarlier(_ labels: [Label]) -> Bool { labels.first.map { $0.index > 0 } ?? false }

  private func hasLater(_ labels: [Label]) -> Bool {
    labels.last.map { $0.index < (controller?.tabs.count ?? 0) - 1 } ?? false
  }

  /// The key that lists the keys, as far as there is room for it.
  private func hint(after labels: [Label], width: Int) -> (text: String, x: Int)? {
    guard !hasLater(labels) else { return nil }
    // In text a question mark is typed.
    let key = node.host.isTyping ? "F1" : "?"
    return [(text: key + " keys", x: width - key.columns - 6), (text: key, x: width - key.columns)]
      .first { $0.x > (labels.last?.end ?? 0) + 1 }
  }

  override func click(at position: Position) -> Bool {
    let x = position.x - window.frame.minX
    let width = window.frame.width
    let labels = labels(width: width)
    if let label = labels.first(where: { $0.x - 1 <= x && x <= $0.end }), x > 0 || !hasEarlier(labels) {
      return controller?.choose(at: label.index) ?? false
    }
    if let first = labels.first, x == 0 { return controller?.choose(at: first.index - 1) ?? false }
    if let last = labels.last, hasLater(labels), x == width - 1 {
      return controller?.choose(at: last.index + 1) ?? false
    }
    guard let hint = hint(after: labels, width: width), x >= hint.x else { return false }
    node.host.showKeys()
    return true
  }
}
