import TabiTerminal

/// A container of views that a ``Layout`` arranges.
final class LayoutElement<L: Layout>: ContainerElement {
  private var layout: L
  private var unit = LengthUnit.cells
  private var cache: L.Cache?
  private var isCacheStale = false

  init(_ node: Node, _ layout: L) {
    self.layout = layout
    super.init(node)
  }

  func set(_ new: L, unit: LengthUnit) {
    let (oldLayout, oldUnit) = (layout, self.unit)
    layout = new
    self.unit = unit
    if oldUnit != unit || !areEqual(oldLayout, new) { setNeedsLayout() }
  }

  override func forgetSizes() {
    super.forgetSizes()
    isCacheStale = true
  }

  /// Asks the layout something, with what it has kept.
  private func ask<Answer>(_ question: (LayoutSubviews, inout L.Cache) -> Answer) -> Answer {
    let subviews = LayoutSubviews(children, unit: unit)
    var cache: L.Cache
    if let kept = self.cache {
      cache = kept
      self.cache = nil
      if isCacheStale { layout.updateCache(&cache, subviews: subviews) }
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    defer { self.cache = cache }
    return question(subviews, &cache)
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    ask { subviews, cache in
      unit.cells(layout.sizeThatFits(proposal: unit.proposal(proposal), subviews: subviews, cache: &cache))
    }
  }

  override func placements(in size: Size, proposal: Proposal) -> [Placement] {
    ask { subviews, cache in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: unit.size(size)), proposal: unit.proposal(proposal),
        subviews: subviews, cache: &cache)
      return subviews.placements(in: size, proposal: proposal)
    }
  }

  override func explicitGuide(_ line: AlignmentLine, size: Size, proposal: Proposal) -> Double? {
    let bounds = CGRect(origin: .zero, size: unit.size(size))
    let offer = unit.proposal(proposal)
    let place = ask { subviews, cache in
      line.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(line.id), in: bounds, proposal: offer, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(line.id), in: bounds, proposal: offer, subviews: subviews, cache: &cache)
    }
    return place.map { unit.exact($0, line.axis) }
  }

  override var stackAxis: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  /// A layout that isn't a grid itself may become one, with the views there are.
  override var arrangesRows: Bool { L.self == GridLayout.self || L.self == AnyLayout.self }
}
