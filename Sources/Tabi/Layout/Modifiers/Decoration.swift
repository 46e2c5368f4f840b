import TabiTerminal

extension View {
  /// Views over this one, as large as it at most; they stand by the alignment, and what of them is larger is seen
  /// beyond its edges.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      DecorationModifier(value: Decoration(kind: .overlay, alignment: alignment), decoration: content()))
  }

  /// A view over this one.
  @_disfavoredOverload
  public nonisolated func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Views behind this one, as large as it at most; they stand by the alignment.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      DecorationModifier(value: Decoration(kind: .background, alignment: alignment), decoration: content()))
  }

  /// A view behind this one.
  @_disfavoredOverload
  public nonisolated func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Views along the top or the bottom edge, which leave the rest of the room to this one.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let value = Decoration(
      kind: .inset(edge == .top ? .top : .bottom), spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    return modifier(DecorationModifier(value: value, decoration: content()))
  }

  /// Views along the leading or the trailing edge, which leave the rest of the room to this one.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let value = Decoration(
      kind: .inset(edge == .leading ? .leading : .trailing), spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    return modifier(DecorationModifier(value: value, decoration: content()))
  }
}

/// What other views are to a view.
struct Decoration: Equatable {
  enum Kind: Equatable {
    case overlay, background
    case inset(Edge)
  }

  var kind: Kind
  var spacing: CGFloat?
  var alignment: Alignment
}

/// Puts views over, behind or beside each view of its content: made once for each, so that each has its own state.
struct DecorationModifier<D: View> {
  let value: Decoration
  let decoration: D
}

extension DecorationModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let element = node.element as? DecorationElement ?? DecorationElement(node, value)
    node.element = element
    element.set(value)
    element.decorate {
      node.setChildren { children in
        children.add(content)
        for _ in 0..<element.copies { children.add(decoration) }
      }
    }
  }
}

final class DecorationElement: ValueElement<Decoration> {
  /// How often the decoration is there: once for each element of the content.
  fileprivate private(set) var copies = 1
  private var isDecorating = false

  private var count: Int { contents.count { !($0 is WindowElement) } }

  fileprivate func decorate(_ build: () -> Void) {
    isDecorating = true
    build()
    if count != copies {
      copies = count
      build()
    }
    isDecorating = false
  }

  override func childrenChanged() {
    super.childrenChanged()
    if isDecorating { return }
    node.host.afterUpdate { [weak self] in
      guard let self, node.isAttached, count != copies else { return }
      node.evaluate()
    }
  }

  private var decorations: [Element] {
    var found: [Element] = []
    if node.children.count > index + 1 { node.children[index + 1].appendElements(to: &found) }
    return found
  }

  override func makeChildren() -> [Element] {
    value.kind == .background ? decorations + super.makeChildren() : super.makeChildren() + decorations
  }

  override func valueChanged() {
    reloadChildren()
    super.valueChanged()
  }

  override var letsContentOut: Bool { value.kind == .overlay || value.kind == .background }

  // MARK: Layout

  private var edge: (edge: Edge, axis: Axis)? {
    guard case .inset(let edge) = value.kind else { return nil }
    return (edge, edge == .top || edge == .bottom ? .vertical : .horizontal)
  }

  private func insetSize(_ axis: Axis, _ proposal: Proposal) -> Size {
    var offer = proposal
    offer[axis] = nil
    return children.reduce(into: Size.zero) { size, child in
      guard child !== content else { return }
      let inner = child.measure(offer)
      size = Size(width: max(size.width, inner.width), height: max(size.height, inner.height))
    }
  }

  /// The cells that are taken from the content, and what it is offered.
  private func rest(_ axis: Axis, _ proposal: Proposal) -> (taken: Int, inset: Size, offer: Proposal) {
    let inset = insetSize(axis, proposal)
    let taken = inset[axis].addingClamped(value.spacing.map { unit.gap($0, axis) } ?? 0)
    var offer = proposal
    offer[axis] = proposal[axis]?.lessening(by: taken)
    return (taken, inset, offer)
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    guard let (_, axis) = edge else { return super.sizeThatFits(proposal) }
    let (taken, inset, offer) = rest(axis, proposal)
    let size = super.sizeThatFits(offer)
    return Size(
      axis, main: size[axis].addingClamped(taken), cross: max(size[axis.other], inset[axis.other]))
  }

  override func contentPlacement(in size: Size, proposal: Proposal) -> Placement {
    guard let (edge, axis) = edge else { return super.contentPlacement(in: size, proposal: proposal) }
    let (taken, _, offer) = rest(axis, proposal)
    let bounds = Rect(origin: .zero, size: size)
    let frame =
      switch edge {
      case .top: bounds.inset(top: taken)
      case .leading: bounds.inset(leading: taken)
      case .bottom: bounds.inset(bottom: taken)
      case .trailing: bounds.inset(trailing: taken)
      }
    return Placement(frame: frame, offer: offer)
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    super.place(in: bounds, proposal: proposal)
    for child in children where child !== content {
      guard let (edge, axis) = edge else {
        child.stand(in: bounds, value.alignment, proposal: Proposal(bounds.size))
        continue
      }
      var offer = proposal
      offer[axis] = nil
      let length = min(child.measure(offer)[axis], bounds.size[axis])
      let strip =
        switch edge {
        case .top: Rect(x: 0, y: 0, width: bounds.width, height: length)
        case .leading: Rect(x: 0, y: 0, width: length, height: bounds.height)
        case .bottom: Rect(x: 0, y: bounds.height - length, width: bounds.width, height: length)
        case .trailing: Rect(x: bounds.width - length, y: 0, width: length, height: bounds.height)
        }
      child.stand(in: strip, value.alignment, proposal: offer)
    }
  }
}
