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
    return total(sizes(of: children, proposal))
  }

  private func total(_ sizes: [Size]) -> Size {
    let main = sizes.reduce(spacing * max(0, sizes.count - 1)) { $0.addingClamped($1[axis]) }
    return Size(axis, main: main, cross: sizes.map { $0[axis.other] }.max() ?? 0)
  }

  /// Serves the least flexible first, each with an even share of what is left.
  private func sizes(of children: [Element], _ proposal: Proposal) -> [Size] {
    guard let room = proposal[axis] else { return children.map { $0.measure(proposal) } }
    var remaining = room.lessening(by: spacing * max(0, children.count - 1))
    var sizes = Array(repeating: Size.zero, count: children.count)
    func measure(_ index: Int, _ length: Int) -> Size {
      var offer = proposal
      offer[axis] = length
      return children[index].measure(offer)
    }
    let traits = children.indices.map { index in
      let least = measure(index, 0)[axis]
      return (
        least: least, flexibility: measure(index, .max)[axis] - least,
        priority: children[index].layoutPriority
      )
    }
    let order = children.indices.sorted {
      let (a, b) = (traits[$0], traits[$1])
      return (b.priority, a.flexibility, $0) < (a.priority, b.flexibility, $1)
    }
    for (position, index) in order.enumerated() {
      let later = order[(position + 1)...]
      let peers = later.prefix { traits[$0].priority == traits[index].priority }.count
      // What comes after with less priority keeps its least.
      let reserved = later.dropFirst(peers).reduce(0) { $0 + traits[$1].least }
      let available = remaining.lessening(by: reserved)
      sizes[index] = measure(index, available == .max ? .max : available / (peers + 1))
      remaining = remaining.lessening(by: sizes[index][axis])
    }
    return sizes
  }

  func place(_ children: [Element], in bounds: Rect) {
    let proposal = Proposal(bounds.size)
    let sizes = children.count == 1 ? [children[0].measure(proposal)] : sizes(of: children, proposal)
    var position = 0
    for (child, size) in zip(children, sizes) {
      let origin =
        axis == .horizontal
        ? Position(
          x: bounds.minX + position, y: bounds.minY + vertical.offset(of: size.height, in: bounds.height))
        : Position(
          x: bounds.minX + horizontal.offset(of: size.width, in: bounds.width), y: bounds.minY + position)
      child.setFrame(Rect(origin: origin, size: size))
      position += size[axis] + spacing
    }
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
  override func place(in bounds: Rect) { stack.place(children, in: bounds) }
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

  override func place(in bounds: Rect) {
    for child in children { child.setFrame(child.measure(Proposal(bounds.size)), in: bounds, alignment) }
  }
}

extension Element {
  /// Sets the frame to a size that stands in `bounds` by an alignment.
  func setFrame(_ size: Size, in bounds: Rect, _ alignment: Alignment) {
    setFrame(
      Rect(
        x: bounds.minX + alignment.horizontal.offset(of: size.width, in: bounds.width),
        y: bounds.minY + alignment.vertical.offset(of: size.height, in: bounds.height),
        width: size.width, height: size.height))
  }
}
