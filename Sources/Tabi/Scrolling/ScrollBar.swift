import TabiTerminal

/// Shows which part of something long is in view.
@MainActor
struct ScrollBar {
  /// Where the part in view begins.
  var start: Int
  /// How much is in view.
  var visible: Int
  /// How much there is.
  var total: Int
  /// The last place where what is in view may begin.
  var limit: Int
  var isAtEnd: Bool
  /// Whether what is scrolled has the focus itself.
  var isFocused = false

  /// Draws a line of cells along an axis, from a cell on.
  func draw(in canvas: Canvas, from origin: Position, axis: Axis, length: Int) {
    guard length > 0, total > 0 else { return }
    let thumb = Swift.max(1, Swift.min(length, length * visible / total))
    let first = isAtEnd ? length - thumb : (length - thumb) * start / Swift.max(1, limit)
    let line = axis == .vertical ? (rail: "│", thumb: "┃") : (rail: "─", thumb: "━")
    for cell in 0..<length {
      let isThumb = cell >= first && cell < first + thumb
      canvas.draw(
        isThumb ? (isFocused ? "█" : line.thumb) : line.rail,
        x: origin.x + (axis == .horizontal ? cell : 0), y: origin.y + (axis == .vertical ? cell : 0),
        style: Style(attributes: isThumb && isFocused ? [] : .dim))
    }
  }
}
