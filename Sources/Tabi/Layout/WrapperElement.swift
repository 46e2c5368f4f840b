import TabiTerminal

/// An element around another one, for which it stands in a container.
///
/// Where the content of its node is several elements, each has a wrapper of its own: what a modifier does to
/// a group, it does to each view in it, as in SwiftUI.
class WrapperElement: Element {
  /// What it is around.
  private(set) final var content: Element?
  /// Its place among the wrappers of its node.
  private(set) final var index = 0
  /// The wrappers of the content's second element, and so on. The first one's is the node's own.
  private(set) final var others: [WrapperElement] = []
  /// What the node stands for in a container; nil when that has to be found out anew.
  private final var wrapped: [Element]?

  /// Another one like it.
  func makeOther() -> WrapperElement { WrapperElement(node) }

  /// The elements of its node's content.
  final var contents: [Element] {
    var found: [Element] = []
    node.children.first?.appendElements(to: &found)
    return found
  }

  // MARK: Around each

  override func append(to elements: inout [Element]) {
    let wrapped = self.wrapped ?? wrapContents()
    self.wrapped = wrapped
    elements += wrapped
  }

  private func wrapContents() -> [Element] {
    var used = 0
    let wrapped: [Element] = contents.map { element in
      // A window stands on the screen by itself: nothing goes around it.
      if element is WindowElement { return element }
      defer { used += 1 }
      let wrapper = used == 0 ? self : other(used)
      wrapper.wrap(element, index: used)
      return wrapper
    }
    if used == 0 { content = nil }
    others.removeLast(max(0, others.count - max(0, used - 1)))
    return wrapped
  }

  private func other(_ index: Int) -> WrapperElement {
    if index <= others.count { return others[index - 1] }
    let made = makeOther()
    others.append(made)
    return made
  }

  private func wrap(_ element: Element, index: Int) {
    self.index = index
    guard element !== content || element.parent !== self else { return }
    content = element
    reloadChildren()
    adopt(element)
    setNeedsLayout()
  }

  override func childrenChanged() {
    wrapped = nil
    for other in others { other.reloadChildren() }
    super.childrenChanged()
    // What it stands for may be more or less than before.
    node.containingElement?.childrenChanged()
  }

  override func makeChildren() -> [Element] { content.map { [$0] } ?? [] }

  override func detach() {
    for other in others { other.detach() }
    wrapped = nil  // among which it is itself
    super.detach()
  }

  // MARK: In its content's place

  override var layoutPriority: Double { content?.layoutPriority ?? 0 }
  override var zIndex: Double { content?.zIndex ?? 0 }
  override var stackAxis: Axis? { parent?.stackAxis }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { content?.layoutValue(key) }

  override func sizeThatFits(_ proposal: Proposal) -> Size { content?.measure(proposal) ?? .zero }

  /// Where the content stands when the wrapper has a size that was the answer to a proposal.
  func contentPlacement(in size: Size, proposal: Proposal) -> Placement {
    Placement(frame: Rect(origin: .zero, size: size), offer: proposal)
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    let placement = contentPlacement(in: bounds.size, proposal: proposal)
    content?.setFrame(
      placement.frame.offset(x: bounds.minX, y: bounds.minY), proposal: placement.offer)
  }

  override func explicitGuide(_ line: AlignmentLine, size: Size, proposal: Proposal) -> Double? {
    let placement = contentPlacement(in: size, proposal: proposal)
    return content.flatMap { line.merged([$0], [placement]) }
  }
}

/// A wrapper that does what a value says.
class ValueElement<Value: Equatable>: WrapperElement {
  private(set) final var value: Value
  /// What the lengths in the value count.
  final var unit: LengthUnit

  required init(_ node: Node, _ value: Value) {
    self.value = value
    unit = node.environment.lengthUnit
    super.init(node)
  }

  final func set(_ new: Value) {
    let (old, unit) = (value, node.environment.lengthUnit)
    value = new
    if unit != self.unit || old != new {
      self.unit = unit
      valueChanged()
    }
    for case let other as ValueElement<Value> in others { other.set(new) }
  }

  /// Has done what the change of the value asks for.
  func valueChanged() { setNeedsLayout() }

  override func makeOther() -> WrapperElement { Self(node, value) }
}

/// Puts an element around each of its content's.
struct ElementModifier<Value: Equatable, E: ValueElement<Value>> {
  let value: Value
}

extension ElementModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    if let element = node.element as? E { element.set(value) } else { node.element = E(node, value) }
    node.setChild(content)
  }
}

extension View {
  /// The view in elements of a type, which do what a value says.
  nonisolated func wrapped<Value: Equatable, E: ValueElement<Value>>(
    in type: E.Type, _ value: Value
  ) -> ModifiedContent<Self, ElementModifier<Value, E>> {
    modifier(ElementModifier(value: value))
  }
}
