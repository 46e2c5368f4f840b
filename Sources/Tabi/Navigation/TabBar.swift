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
    node.setChildren { children in
      for tab in controller.tabs {
        children.add(
          TabLabel(content: tab.label), key: ObjectIdentifier(tab), environment: tab.node.environment)
      }
    }
    element.setNeedsLayout()
  }
}

/// What stands for a tab in the bar: its symbol and its name in a row.
private struct TabLabel {
  let content: AnyView
}

extension TabLabel: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    node.arrange(content.lineLimit(1), by: Stack(axis: .horizontal, spacing: 1))
  }
}

final class TabBarElement: WindowElement {
  weak var controller: TabController?
  private var badges: [String?] = []
  private var selected: Int?

  /// The tabs, their badges or which is shown may have changed.
  func tabsChanged() {
    badges = controller?.tabs.map(\.badge) ?? []
    selected = controller?.tabs.firstIndex { $0 === controller?.shown }
    setNeedsLayout()
  }

  override var takesFocus: Bool { false }

  /// A tab's piece of the row: a digit, the label, and a badge.
  private struct Piece {
    let index: Int
    let x: Int
    let digit: String
    let label: Int
    let badge: String
    var end: Int { x + digit.columns + label + badge.columns }
  }

  /// The pieces that fit. Where not all do, the row begins further on, so that the chosen one is seen.
  private var pieces: [Piece] = []

  override func place(in bounds: Rect, proposal: Proposal) {
    pieces = bounds.height > 0 ? pieces(width: bounds.width) : []
    for child in children { child.setFrame(.zero) }
    for piece in pieces {
      let label = Rect(x: piece.x + piece.digit.columns, y: 0, width: piece.label, height: 1)
      children[piece.index].setFrame(label, proposal: Proposal(label.size))
    }
  }

  private func pieces(width: Int) -> [Piece] {
    let all = children.enumerated().map { index, label in
      (
        digit: "\(index + 1) ", label: label.measure(Proposal(width: nil, height: 1)).width,
        badge: (index < badges.count ? badges[index] : nil).map { " (\($0))" } ?? ""
      )
    }
    for index in all.indices where all[index].label == 0 {
      node.host.report("The label of tab \(index + 1) shows nothing: the tab has no name in the bar")
    }
    let selected = selected ?? 0
    for first in 0...max(0, selected) {
      var x = first > 0 ? 2 : 1
      var pieces: [Piece] = []
      for index in first..<max(first, all.count) {
        var (digit, label, badge) = all[index]
        if index == first {
          label = max(0, min(label, width - 3 - digit.columns))
          if digit.columns + label + badge.columns > width - 3 { badge = "" }
        }
        let piece = Piece(index: index, x: x, digit: digit, label: label, badge: badge)
        guard piece.end + (index < all.count - 1 ? 2 : 1) <= width || index == first else { break }
        pieces.append(piece)
        x = piece.end + 1
      }
      if pieces.contains(where: { $0.index == selected }) || first == selected { return pieces }
    }
    return []
  }

  override func drawContents(in canvas: Canvas) {
    drawChildren(in: canvas)
    for piece in pieces {
      canvas.draw(piece.digit, x: piece.x, style: .plain)
      canvas.draw(piece.badge, x: piece.end - piece.badge.columns, style: Style(attributes: .bold))
      if piece.index == selected {
        canvas.draw("[", x: piece.x - 1, style: .plain)
        canvas.draw("]", x: piece.end, style: .plain)
        canvas.add(
          [.bold, .reverse], in: Rect(x: piece.x - 1, y: 0, width: piece.end - piece.x + 2, height: 1))
      }
    }
    let width = canvas.size.width
    if hasEarlier { canvas.draw("‹", style: .plain) }
    if hasLater { canvas.draw("›", x: width - 1, style: .plain) }
    if let hint = hint(width: width) { canvas.draw(hint.text, x: hint.x, style: Style(attributes: .dim)) }
  }

  private var hasEarlier: Bool { pieces.first.map { $0.index > 0 } ?? false }

  private var hasLater: Bool { pieces.last.map { $0.index < children.count - 1 } ?? false }

  /// The key that lists the keys, as far as there is room for it.
  private func hint(width: Int) -> (text: String, x: Int)? {
    guard !hasLater else { return nil }
    // In text a question mark is typed.
    let key = node.host.isTyping ? "F1" : "?"
    return [(text: key + " keys", x: width - key.columns - 6), (text: key, x: width - key.columns)]
      .first { $0.x > (pieces.last?.end ?? 0) + 1 }
  }

  override func click(at position: Position) -> Bool {
    let x = position.x - window.frame.minX
    let width = window.frame.width
    if let piece = pieces.first(where: { $0.x - 1 <= x && x <= $0.end }), x > 0 || !hasEarlier {
      return controller?.choose(at: piece.index) ?? false
    }
    if let first = pieces.first, x == 0 { return controller?.choose(at: first.index - 1) ?? false }
    if let last = pieces.last, hasLater, x == width - 1 {
      return controller?.choose(at: last.index + 1) ?? false
    }
    guard let hint = hint(width: width), x >= hint.x else { return false }
    node.host.showKeys()
    return true
  }
}
