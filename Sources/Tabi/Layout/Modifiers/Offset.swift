import TabiTerminal

extension View {
  /// Draws the view elsewhere; the views around it stay as if it hadn't moved. It is seen outside its place, too, over
  /// what is there, up to the edge of the window, the list or the scroll view that it is in.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(in: OffsetElement.self, CGPoint(x: x, y: y))
  }

  /// Draws the view elsewhere, moved by a width and a height.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the middle of the view at a place in all the room there is, which it takes.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Puts the middle of the view at a place in all the room there is, which it takes.
  public nonisolated func position(_ position: CGPoint) -> some View {
    wrapped(in: PositionElement.self, position)
  }
}

final class OffsetElement: ValueElement<CGPoint> {
  override var letsContentOut: Bool { true }

  override func place(in bounds: Rect, proposal: Proposal) {
    let frame = bounds.offset(x: unit.gap(value.x, .horizontal), y: unit.gap(value.y, .vertical))
    content?.setFrame(frame, proposal: proposal)
  }
}

final class PositionElement: ValueElement<CGPoint> {
  override var letsContentOut: Bool { true }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let size = super.sizeThatFits(proposal)
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func contentPlacement(in size: Size, proposal: Proposal) -> Placement {
    let offer = Proposal(size)
    let inner = content?.measure(offer) ?? .zero
    let origin = Position(
      x: Int(nearest: unit.exact(value.x, .horizontal) - Double(inner.width) / 2),
      y: Int(nearest: unit.exact(value.y, .vertical) - Double(inner.height) / 2))
    return Placement(frame: Rect(origin: origin, size: inner), offer: offer)
  }

  override func explicitGuide(_ line: AlignmentLine, size: Size, proposal: Proposal) -> Double? { nil }
}
