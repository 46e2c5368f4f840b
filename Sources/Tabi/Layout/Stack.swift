import TabiTerminal

/// The arrangement of a row or a column.
@MainActor
struct Stack: Equatable {
  var axis: Axis
  var spacing: Int
  var horizontal = HorizontalAlignment.leading
  var vertical = VerticalAlignment.top

  static let vertical = Stack(axis: .vertical, spacing: 0)

  func size(of children: [Element], _ proposal: Proposal) -> Size {
    if children.count == 1 { return children[0].measure(proposal) }
    let sizes = shares(of: children, proposal).map(\.size)
    let main = sizes.reduce(gaps(children)) { $0.addingClamped($1[axis]) }
    return Size(axis, main: max(0, main), cross: sizes.map { $0[axis.other] }.max() ?? 0)
  }

  func place(_ children: [Element], in bounds: Rect, proposal: Proposal) {
    var position = 0
    for (child, share) in zip(children, shares(of: children, proposal)) {
      let size = share.size
      let origin =
        axis == .horizontal
        ? Position(
          x: bounds.minX + position, y: bounds.minY + vertical.offset(of: size.height, in: bounds.height))
        : Position(
          x: bounds.minX + horizontal.offset(of: size.width, in: bounds.width), y: bounds.minY + position)
      child.setFrame(Rect(origin: origin, size: size), proposal: share.offer)
      position = position.addingClamped(size[axis]).addingClamped(spacing)
    }
  }

  private func gaps(_ children: [Element]) -> Int { spacing * max(0, children.count - 1) }

  private typealias Share = (offer: Proposal, size: Size)

  /// What each is offered and takes: the least flexible is served first, each with an even share of what is left.
  ///
  /// Those of a higher priority are served before, but for the least that the others need.
  private func shares(of children: [Element], _ proposal: Proposal) -> [Share] {
    guard let room = proposal[axis], children.count > 1 else {
      return children.map { (proposal, $0.measure(proposal)) }
    }
    func share(_ child: Element, _ length: Int) -> Share {
      var offer = proposal
      offer[axis] = length
      return (offer, child.measure(offer))
    }
    let most = children.map { share($0, .max) }
    // Where all there is fits, nothing has to be shared.
    if most.reduce(gaps(children), { $0.addingClamped($1.size[axis]) }) <= room { return most }
    let traits = zip(children, most).map { child, most in
      let least = share(child, 0).size[axis]
      return (least: least, flexibility: most.size[axis] - least, priority: child.layoutPriority)
    }
    let order = children.indices.sorted {
      let (a, b) = (traits[$0], traits[$1])
      return (b.priority, a.flexibility, $0) < (a.priority, b.flexibility, $1)
    }
    var shares = Array(repeating: Share(proposal, .zero), count: children.count)
    var remaining = room.lessening(by: gaps(children))
    var reserved = traits.reduce(0) { $0 + $1.least }
    var served = order[...]
    while let first = served.first {
      let peers = served.prefix { traits[$0].priority == traits[first].priority }
      served = served[peers.endIndex...]
      reserved -= peers.reduce(0) { $0 + traits[$1].least }
      for (position, index) in peers.enumerated() {
        let available = remaining.lessening(by: reserved)
        let length = available == .max ? .max : available / (peers.count - position)
        shares[index] = share(children[index], length)
        remaining = remaining.lessening(by: shares[index].size[axis])
      }
    }
    return shares
  }
}

extension Int {
  func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

final class StackElement: Element {
  var stack = Stack.vertical {
    didSet { if stack != oldValue { setNeedsLayout() } }
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size { stack.size(of: children, proposal) }
  override func place(in bounds: Rect, proposal: Proposal) {
    stack.place(children, in: bounds, proposal: proposal)
  }
  override var stackAxis: Axis? { stack.axis }
}

/// Views side by side.
public struct HStack<Content: View> {
  private let stack: Stack
  private let content: Content

  /// - Parameter spacing: The columns between two views; one where nothing is said.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = Stack(axis: .horizontal, spacing: spacing.map { Int(cells: $0) } ?? 1, vertical: alignment)
    self.content = content()
  }
}

extension HStack: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.element(StackElement.self, make: StackElement.init).stack = stack
    node.setChild(content)
  }
}

/// Views one below the other.
public struct VStack<Content: View> {
  private let stack: Stack
  private let content: Content

  /// - Parameter spacing: The rows between two views; none where nothing is said.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    stack = Stack(axis: .vertical, spacing: spacing.map { Int(cells: $0) } ?? 0, horizontal: alignment)
    self.content = content()
  }
}

extension VStack: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.element(StackElement.self, make: StackElement.init).stack = stack
    node.setChild(content)
  }
}

/// Views one over the other, the last on top.
public struct ZStack<Content: View> {
  private let alignment: Alignment
  private let content: Content

  /// Views over each other, aligned with each other.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.element(LayersElement.self, make: LayersElement.init).alignment = alignment
    node.setChild(content)
  }
}

final class LayersElement: Element {
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    children.reduce(into: Size.zero) { size, child in
      let inner = child.measure(proposal)
      size = Size(width: max(size.width, inner.width), height: max(size.height, inner.height))
    }
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    for child in children { child.stand(in: bounds, alignment, proposal: proposal) }
  }
}
