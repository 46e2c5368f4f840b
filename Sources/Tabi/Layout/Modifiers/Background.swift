import TabiTerminal

extension View {
  /// A colour behind the view. What is further behind doesn't show; `.clear` lets it.
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    wrapped(in: BackgroundElement.self, style.color)
  }

  /// A colour behind the view, in the form of a shape: in cells, all are rectangles.
  public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    background(style)
  }
}

class BackgroundElement: ValueElement<Color> {
  override func valueChanged() { setNeedsDisplay() }

  override func draw(in canvas: Canvas) {
    if value.terminal != .default {
      canvas.fill(canvas.bounds, with: Style(background: value.terminal))
    }
    drawChildren(in: canvas)
  }
}
