import TabiTerminal

/// What layout and drawing see of a node: a rectangle that measures, places and draws itself.
///
/// A parent proposes, the element answers with its size, the parent sets the frame. An element draws within
/// its frame only. Left as it is, an element stacks what is in it from top to bottom.
@MainActor
package class Element {
  unowned let node: Node
  private(set) weak var parent: Element?

  /// The place within the parent, in cells.
  private(set) var frame = Rect.zero
  private var hasFrame = false
  private var placedProposal = Proposal.unspecified
  var needsLayout = true

  private var childElements: [Element]?
  private var sizes: [(proposal: Proposal, size: Size)] = []

  package init(_ node: Node) {
    self.node = node
  }

  // MARK: What an element does

  /// The size for a proposal. Asked once per proposal until something changes.
  func sizeThatFits(_ proposal: Proposal) -> Size {
    Stack.vertical.size(of: children, proposal)
  }

  /// Sets the frames of what is in it, within `bounds`.
  ///
  /// - Parameter proposal: What the size of the bounds was the answer to. Offered once more, it shares the room
  ///   in the same way; the size itself, without the slack, might not.
  func place(in bounds: Rect, proposal: Proposal) {
    Stack.vertical.place(children, in: bounds, proposal: proposal)
  }

  /// Draws itself and what is in it. The canvas is as large as the frame, and may be clipped.
  func draw(in canvas: Canvas) {
    drawChildren(in: canvas)
  }

  /// Whether the element can have the focus.
  var isFocusable: Bool { false }
  /// Whether it is something that can have the focus, though it may be disabled just now.
  var isControl: Bool { isFocusable }
  /// Whether keys that type a character belong to it.
  var takesText: Bool { false }
  /// The node in it that the focus is handed on to.
  var focusDelegate: Node? { nil }
  /// Makes an element in it the one that the focus is handed on to. Returns whether it keeps the focus itself.
  func delegateFocus(to element: Element) -> Bool { false }
  /// Hands the focus on to another one in it where the one that had it can't any more.
  func repairDelegate() {}
  /// The focus comes by a key that goes forward (1) or back (-1) through what can have it, or comes around to the
  /// one it is on. Returns whether it starts anew at that end.
  @discardableResult
  func enter(by step: Int) -> Bool { false }
  /// The focus came or went.
  func focusChanged() { setNeedsDisplay() }
  /// The mouse was pressed on it, at a place on the screen.
  func pointed(at position: Position) {}
  /// Whether Back leads somewhere from here.
  var canGoBack: Bool { false }
  /// How important it is to be served first by a stack.
  var layoutPriority: Double { 0 }
  /// The direction of the stack that it is, or that it stands in the place of a view in.
  var stackAxis: Axis? { nil }
  /// Where the terminal's cursor stands while the element has the focus.
  var cursor: Position { .zero }
  /// What can be pressed here: the keys and what they do.
  var keyHints: [KeyHint] { [] }

  func handle(_ press: KeyPress) -> Bool { false }
  func paste(_ text: String) -> Bool { false }
  func click(at position: Position) -> Bool { false }
  func scroll(by rows: Int) -> Bool { false }
  /// Brings a rectangle of its own into view.
  func reveal(_ rect: Rect) {
    parent?.reveal(rect.offset(x: frame.minX, y: frame.minY))
  }

  /// What stands in it; of a node's children, those that have an element.
  func makeChildren() -> [Element] {
    var elements: [Element] = []
    for child in node.children { child.appendElements(to: &elements) }
    return elements
  }

  // MARK: Changes

  /// Something changed that may change the size, too.
  package func setNeedsLayout() {
    setNeedsDisplay()
    var element: Element? = self
    while let current = element {
      if current.needsLayout, current.sizes.isEmpty, current !== self { break }
      current.needsLayout = true
      current.sizes = []
      element = current.isLayoutRoot ? nil : current.parent
    }
    node.host.requestFrame()
  }

  /// Whether nothing in it changes the layout around it.
  var isLayoutRoot: Bool { false }

  /// Something changed that is seen within the frame alone.
  package func setNeedsDisplay() {
    if hasFrame { damage(Rect(origin: .zero, size: frame.size)) }
    node.host.requestFrame()
  }

  /// Marks a rectangle of its own to be drawn anew.
  func damage(_ rect: Rect) {
    parent?.damage(rect.offset(x: frame.minX, y: frame.minY))
  }

  func childrenChanged() {
    childElements = nil
    setNeedsLayout()
    node.host.lifecycle.isDue = true
  }

  /// The element leaves the screen for good.
  func detach() {
    setNeedsDisplay()
    parent = nil
  }

  // MARK: Measuring and placing

  var children: [Element] {
    if let childElements { return childElements }
    let made = makeChildren()
    for child in made { adopt(child) }
    childElements = made
    return made
  }

  /// Makes itself the parent of an element that it measures or places.
  func adopt(_ child: Element) {
    child.parent = self
  }

  /// Asks for the children anew; the layout has been seen to.
  func reloadChildren() {
    childElements = nil
  }

  func measure(_ proposal: Proposal) -> Size {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = sizeThatFits(proposal)
    // A few proposals come again in each pass; those of earlier sizes of the screen don't.
    if sizes.count == 16 { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  /// Sets the place within the parent.
  ///
  /// - Parameter proposal: What the size was the answer to; the size itself where it was given.
  func setFrame(_ rect: Rect, proposal: Proposal? = nil) {
    let proposal = proposal ?? Proposal(rect.size)
    let moved = !hasFrame || rect != frame
    if moved, hasFrame { damage(Rect(origin: .zero, size: frame.size)) }
    let resized = !hasFrame || rect.size != frame.size || proposal != placedProposal
    frame = rect
    placedProposal = proposal
    hasFrame = true
    if moved { damage(Rect(origin: .zero, size: frame.size)) }
    if needsLayout || resized { layOut() }
  }

  /// Offers room to it, and lets it stand in `bounds` by an alignment.
  func stand(in bounds: Rect, _ alignment: Alignment, proposal: Proposal) {
    setFrame(alignment.rect(of: measure(proposal), in: bounds), proposal: proposal)
  }

  /// Places what is in it anew.
  func layOut() {
    needsLayout = false
    place(in: Rect(origin: .zero, size: frame.size), proposal: placedProposal)
  }

  func drawChildren(in canvas: Canvas) {
    for child in children {
      if let inner = canvas.inner(child.frame) { child.draw(in: inner) }
    }
  }

  /// The innermost element at a place within this one.
  func hitTest(_ position: Position) -> Element {
    for child in children.reversed() where child.frame.contains(position) && !(child is WindowElement) {
      return child.hitTest(Position(x: position.x - child.frame.minX, y: position.y - child.frame.minY))
    }
    return self
  }

  /// Adds those in it that can have the focus, in reading order.
  func collectFocusable(into found: inout [Element]) {
    if isFocusable { found.append(self) }
    for child in children where !(child is WindowElement) { child.collectFocusable(into: &found) }
  }
}

// MARK: - Places

extension Element {
  /// The window that the element is drawn into.
  var containingWindow: WindowElement? {
    sequence(first: self, next: { $0.parent }).lazy.compactMap { $0 as? WindowElement }.first
  }

  /// The frame on the screen.
  var screenFrame: Rect {
    var rect = Rect(origin: .zero, size: frame.size)
    var element = self
    while !(element is WindowElement) {
      rect = rect.offset(x: element.frame.minX, y: element.frame.minY)
      guard let parent = element.parent else { return rect }
      element = parent
    }
    let origin = (element as? WindowElement)?.window.frame.origin ?? .zero
    return rect.offset(x: origin.x, y: origin.y)
  }

  /// Where a place of its own is on the screen; nil when it is cut or scrolled away.
  func onScreen(_ position: Position) -> Position? {
    guard Rect(origin: .zero, size: frame.size).contains(position) else { return nil }
    let origin = (self as? WindowElement)?.window.frame.origin ?? frame.origin
    let outer = Position(x: position.x + origin.x, y: position.y + origin.y)
    return self is WindowElement ? outer : parent?.onScreen(outer)
  }

  /// All elements in it that can have the focus, in reading order, windows of their own left out.
  func focusableElements() -> [Element] {
    var found: [Element] = []
    collectFocusable(into: &found)
    return found
  }
}

extension Node {
  /// The node's element of a type, made when it isn't there yet.
  package func element<E: Element>(_ type: E.Type, make: (Node) -> E) -> E {
    if let element = element as? E { return element }
    let made = make(self)
    element = made
    return made
  }
}
