import TabiTerminal

extension View {
  /// A line around the view. It takes one cell on each side, where SwiftUI draws over the content's edge.
  ///
  /// - Parameter width: More than 1 draws a heavy line; the line is one cell in any case, and none at 0.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    wrapped(
      in: BorderElement.self,
      Border(style: content.color.style(.plain), line: width > 1 ? .heavy : .rounded, isThere: width > 0))
  }
}

struct Border: Equatable {
  var style: Style
  var line: BorderLine
  var isThere: Bool
}

final class BorderElement: ValueElement<Border> {
  private var breadth: Int { value.isThere ? 1 : 0 }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let both = 2 * breadth
    let inner = super.sizeThatFits(proposal.shrunk(columns: both, rows: both))
    return Size(width: inner.width.addingClamped(both), height: inner.height.addingClamped(both))
  }

  override func contentPlacement(in size: Size, proposal: Proposal) -> Placement {
    let both = 2 * breadth
    return Placement(
      frame: Rect(origin: .zero, size: size).inset(
        top: breadth, leading: breadth, bottom: breadth, trailing: breadth),
      offer: proposal.shrunk(columns: both, rows: both))
  }

  override func draw(in canvas: Canvas) {
    if value.isThere { canvas.drawBorder(canvas.bounds, line: value.line, style: value.style) }
    drawChildren(in: canvas)
  }
}
