import TabiTerminal

/// How a container measures and places what is in it, in cells.
@MainActor
protocol Arrangement: Equatable, Sendable {
  /// The direction in which spacers in it grow, and across which dividers lie; nil for both.
  var stackAxis: Axis? { get }
  /// The size for a proposal.
  func size(of children: [Element], _ proposal: Proposal) -> Size
  /// Where each stands in a size that was the answer to a proposal.
  func placements(of children: [Element], in size: Size, proposal: Proposal) -> [Placement]
}

extension Arrangement {
  /// Places children in bounds that were the answer to a proposal.
  func place(_ children: [Element], in bounds: Rect, proposal: Proposal) {
    let placements = placements(of: children, in: bounds.size, proposal: proposal)
    for (child, placement) in zip(children, placements) {
      child.setFrame(placement.frame.offset(x: bounds.minX, y: bounds.minY), proposal: placement.offer)
    }
  }
}

/// A container of views that says where each of them stands.
class ContainerElement: Element {
  /// Where each stands in a size that was the answer to a proposal.
  func placements(in size: Size, proposal: Proposal) -> [Placement] {
    Stack.vertical.placements(of: children, in: size, proposal: proposal)
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    for (child, placement) in zip(children, placements(in: bounds.size, proposal: proposal)) {
      child.setFrame(placement.frame, proposal: placement.offer)
    }
  }

  override func explicitGuide(_ line: AlignmentLine, size: Size, proposal: Proposal) -> Double? {
    line.merged(children, placements(in: size, proposal: proposal))
  }
}

/// A container of views that an arrangement places.
final class ArrangedElement<A: Arrangement>: ContainerElement {
  var arrangement: A {
    didSet { if arrangement != oldValue { setNeedsLayout() } }
  }

  init(_ node: Node, _ arrangement: A) {
    self.arrangement = arrangement
    super.init(node)
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size { arrangement.size(of: children, proposal) }

  override func placements(in size: Size, proposal: Proposal) -> [Placement] {
    arrangement.placements(of: children, in: size, proposal: proposal)
  }

  override var stackAxis: Axis? { arrangement.stackAxis }
  override var arrangesRows: Bool { A.self == GridArrangement.self }
}

extension Node {
  /// Makes the node a container of its content.
  func arrange<A: Arrangement>(_ content: some View, by arrangement: A) {
    if let element = element as? ArrangedElement<A> {
      element.arrangement = arrangement
    } else {
      element = ArrangedElement(self, arrangement)
    }
    setChild(content)
  }
}
