import TabiTerminal

/// The window of a column.
final class SplitColumnElement: WindowElement {
  override func place(in bounds: Rect, proposal: Proposal) {
    for child in children { child.setFrame(bounds) }
  }
}

/// The columns side by side with a line between, or one of them.
final class SplitElement: Element {
  var split: SplitController?
  /// Where the lines between the columns stand.
  private var lines: [Int] = []

  /// With less room, one column is shown at a time.
  private static let leastWidth = 60
  /// What the last column has at least, as long as there is that much.
  private static let leastDetail = 20

  override func sizeThatFits(_ proposal: Proposal) -> Size { filling(proposal) }

  override func place(in bounds: Rect, proposal: Proposal) {
    guard let split else { return }
    split.isCollapsed = bounds.width < Self.leastWidth
    let shown = split.columns.filter(split.isShown)
    var lines: [Int] = []
    var x = 0
    for (position, column) in shown.enumerated() {
      let room = bounds.width - x
      let isLast = position == shown.count - 1
      let wanted =
        column.declarations.options.width ?? Self.usualWidth(position, of: shown.count, in: bounds.width)
      let width =
        isLast ? room : max(1, min(wanted, room - (Self.leastDetail + 1) * (shown.count - 1 - position)))
      column.window?.setFrame(Rect(x: x, y: 0, width: width, height: bounds.height))
      x += width
      if !isLast { lines.append(x) }
      x += 1
    }
    guard lines != self.lines else { return }
    self.lines = lines
    setNeedsDisplay()
  }

  private static func usualWidth(_ position: Int, of count: Int, in width: Int) -> Int {
    if count == 2 { return min(max(width * 3 / 10, 20), 36) }
    return position == 0 ? min(max(width / 4, 16), 28) : min(max(width * 3 / 10, 18), 36)
  }

  override func draw(in canvas: Canvas) {
    for x in lines {
      for y in 0..<max(0, canvas.size.height) { canvas.draw("│", x: x, y: y, style: Style(attributes: .dim)) }
    }
    drawChildren(in: canvas)
  }

  override func collectFocusable(into stops: inout FocusStops) {
    for column in split?.columns ?? [] {
      if let window = column.window, stops.enters(window) { window.collectFocusable(into: &stops) }
    }
  }
}
