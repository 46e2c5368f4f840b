import TabiTerminal

extension View {
  /// Hides the view: it keeps its room and its state, and takes neither the focus nor clicks.
  public nonisolated func hidden() -> some View {
    wrapped(in: OpacityElement.self, Opacity(isHidden: true))
  }

  /// How much of the view is seen. A terminal has no mixing of colours: 0 hides the view, as ``hidden()``, and what is
  /// below 1 is drawn dim.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    wrapped(in: OpacityElement.self, Opacity(isHidden: opacity <= 0, isDim: opacity < 1))
  }

  /// Whether the mouse reaches the view, or goes through to what is behind it. Keys reach it either way.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    wrapped(in: OpacityElement.self, Opacity(takesMouse: enabled))
  }
}

struct Opacity: Equatable {
  var isHidden = false
  var isDim = false
  var takesMouse = true
}

final class OpacityElement: ValueElement<Opacity> {
  override func valueChanged() {
    setNeedsDisplay()
    // What has the focus may be hidden now.
    node.host.lifecycle.isDue = true
  }

  override func draw(in canvas: Canvas) {
    if value.isHidden { return }
    drawChildren(in: value.isDim ? canvas.adding(.dim) : canvas)
  }

  override func collectFocusable(into stops: inout FocusStops) {
    if !value.isHidden { super.collectFocusable(into: &stops) }
  }

  override func hit(_ position: Position) -> Element? {
    value.isHidden || !value.takesMouse ? nil : super.hit(position)
  }
}
