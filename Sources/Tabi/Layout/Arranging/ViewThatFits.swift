import TabiTerminal

/// The first of several views whose ideal size fits into the room, or the last one where none does.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// - Parameter axes: The directions in which a view has to fit.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.element(FittingElement.self, make: FittingElement.init).axes = axes
    node.setChild(content)
  }
}

/// Shows one of the views of its node; the others are there, and keep their state, but are neither seen nor reached.
final class FittingElement: Element {
  var axes: Axis.Set = [.horizontal, .vertical] {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }

  /// All views that may be shown; nil when that has to be found out anew.
  private var candidates: [Element]?
  private var shown: Element?

  private func findCandidates() -> [Element] {
    if let candidates { return candidates }
    let found = super.makeChildren()
    candidates = found
    return found
  }

  override func makeChildren() -> [Element] { shown.map { [$0] } ?? [] }

  override func childrenChanged() {
    candidates = nil
    shown = nil
    super.childrenChanged()
  }

  private func choose(_ proposal: Proposal) -> Element? {
    let candidates = findCandidates()
    let ideal = Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    func fits(_ size: Size, _ axis: Axis) -> Bool {
      !axes.contains(Axis.Set(axis)) || size[axis] <= proposal[axis] ?? .max
    }
    for candidate in candidates {
      adopt(candidate)
      let size = candidate.measure(ideal)
      if fits(size, .horizontal), fits(size, .vertical) { return candidate }
    }
    return candidates.last
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    guard let chosen = choose(proposal) else { return .zero }
    adopt(chosen)
    return chosen.measure(proposal)
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    let chosen = choose(proposal)
    if chosen !== shown {
      shown = chosen
      reloadChildren()
      setNeedsDisplay()
      // Views come and go without the structure having changed.
      node.host.lifecycle.isDue = true
    }
    for candidate in findCandidates() where candidate !== chosen { disown(candidate) }
    guard let chosen else { return }
    adopt(chosen)
    chosen.setFrame(bounds, proposal: proposal)
  }

  override func shows(_ node: Node) -> Bool {
    var elements: [Element] = []
    node.appendElements(to: &elements)
    return node === self.node || elements.contains { $0 === shown }
  }

  override func explicitGuide(_ line: AlignmentLine, size: Size, proposal: Proposal) -> Double? {
    guard let chosen = choose(proposal) else { return nil }
    return chosen.explicitGuide(line, size: size, proposal: proposal)
  }
}
