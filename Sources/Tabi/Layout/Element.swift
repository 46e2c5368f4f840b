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

  /// What is drawn where something in it is let out of its frame; nil when nothing is.
  private(set) var ink: Rect?

  private var childElements: [Element]?
  /// The children in the order of their z-index; nil where that is their own.
  private var layers: [Element]?
  private var sizes: [(proposal: Proposal, size: Size)] = []
  /// A few proposals come again in each pass; those of earlier sizes of the screen don't.
  private static let mostSizes = 16

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

  /// Where a view in it says that a line is, in cells from the edge, when its size is the answer to a proposal; nil
  /// where none does. The first row of what isn't made of other views is its first line, the last one its last.
  func explicitGuide(_ line: AlignmentLine, size: Size, proposal: Proposal) -> Double? {
    switch line.standard {
    case .firstRow, .lastRow: line.standard?.place(in: size.height)
    case .start, .middle, .end, nil: nil
    }
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
  /// What it is drawn over and under among its siblings: those with more come later.
  var zIndex: Double { 0 }
  /// What a layout value of its view says, by the key.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  /// The direction of the stack that it is, or that it stands in the place of a view in.
  var stackAxis: Axis? { nil }
  /// Whether a row of a grid in it is several cells rather than one view.
  var arrangesRows: Bool { false }
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

  /// Whether what a node in it stands for is among what it shows.
  func shows(_ node: Node) -> Bool { true }

  // MARK: Changes

  /// Something changed that may change the size, too.
  package func setNeedsLayout() {
    setNeedsDisplay()
    var element: Element? = self
    while let current = element {
      if current.needsLayout, current.sizes.isEmpty, current !== self { break }
      current.forgetSizes()
      element = current.isLayoutRoot ? nil : current.parent
    }
    node.host.requestFrame()
  }

  /// Something in it changed that is seen outside by its size alone: where that is the same for all that was proposed,
  /// nothing around it moves.
  final func setNeedsMeasuring() {
    guard !needsLayout, !sizes.isEmpty, sizes.count < Self.mostSizes else { return setNeedsLayout() }
    for known in sizes where sizeThatFits(known.proposal) != known.size { return setNeedsLayout() }
    setNeedsDisplay()
  }

  /// What is known of the layout no longer holds.
  func forgetSizes() {
    needsLayout = true
    sizes = []
  }

  /// Whether nothing in it changes the layout around it.
  var isLayoutRoot: Bool { false }

  /// Something changed that is seen within the frame alone.
  package func setNeedsDisplay() {
    if hasFrame { damage(ink ?? bounds) }
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
    layers = made.contains { $0.zIndex != 0 } ? made.sortedByZIndex() : nil
    return made
  }

  /// Adds what its node is in a container: itself.
  func append(to elements: inout [Element]) {
    elements.append(self)
  }

  /// Makes itself the parent of an element that it measures or places.
  func adopt(_ child: Element) {
    child.parent = self
  }

  /// Lets go of an element that it measured and doesn't show.
  func disown(_ child: Element) {
    if child.parent === self { child.parent = nil }
  }

  /// Asks for the children anew; the layout has been seen to.
  func reloadChildren() {
    childElements = nil
  }

  func measure(_ proposal: Proposal) -> Size {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = sizeThatFits(proposal)
    if sizes.count == Self.mostSizes { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  /// Sets the place within the parent.
  ///
  /// - Parameter proposal: What the size was the answer to; the size itself where it was given.
  func setFrame(_ rect: Rect, proposal: Proposal? = nil) {
    let proposal = proposal ?? Proposal(rect.size)
    let moved = !hasFrame || rect != frame
    if moved, hasFrame { damage(ink ?? bounds) }
    let resized = !hasFrame || rect.size != frame.size || proposal != placedProposal
    frame = rect
    placedProposal = proposal
    hasFrame = true
    if moved { damage(ink ?? bounds) }
    if needsLayout || resized { layOut() }
  }

  /// Offers room to it, and lets it stand in `bounds` by an alignment.
  func stand(in bounds: Rect, _ alignment: Alignment, proposal: Proposal) {
    let size = measure(proposal)
    let rect = parent?.standing(self, size: size, in: bounds, alignment, proposal: proposal)
    setFrame(rect ?? alignment.rect(of: size, in: bounds), proposal: proposal)
  }

  /// Places what is in it anew.
  func layOut() {
    needsLayout = false
    place(in: bounds, proposal: placedProposal)
    updateInk()
  }

  // MARK: Drawing and the mouse

  /// Whether nothing in it is seen beyond its frame, whatever lets it out.
  var clipsContent: Bool { false }
  /// Whether what is in it is seen beyond its frame, up to the nearest element that clips.
  var letsContentOut: Bool { false }

  private func updateInk() {
    var ink: Rect?
    if !clipsContent {
      for child in children where letsContentOut || child.ink != nil {
        let drawn = (child.ink ?? child.bounds).offset(x: child.frame.minX, y: child.frame.minY)
        if !bounds.contains(drawn) { ink = (ink ?? bounds).union(drawn) }
      }
    }
    guard ink != self.ink else { return }
    if let old = self.ink { damage(old) }
    self.ink = ink
    if let ink { damage(ink) }
  }

  /// What is in it, the topmost last.
  private var drawnChildren: [Element] {
    let children = self.children
    return layers ?? children
  }

  func drawChildren(in canvas: Canvas) {
    let canvas = letsContentOut ? canvas.letOut : canvas
    for child in drawnChildren {
      guard let inner = canvas.inner(child.frame, ink: child.ink) else { continue }
      child.draw(in: child.clipsContent ? inner.clipped : inner)
    }
  }

  /// The innermost element at a place of its own; nil where there is none.
  func hit(_ position: Position) -> Element? {
    guard (ink ?? bounds).contains(position) else { return nil }
    for child in drawnChildren.reversed() where !(child is WindowElement) {
      let place = Position(x: position.x - child.frame.minX, y: position.y - child.frame.minY)
      if let found = child.hit(place) { return found }
    }
    return bounds.contains(position) ? self : nil
  }

  /// Adds those in it that can have the focus, in reading order.
  func collectFocusable(into stops: inout FocusStops) {
    if isFocusable { stops.elements.append(self) }
    for child in children where stops.enters(child) { child.collectFocusable(into: &stops) }
  }
}

// MARK: - Places

extension Element {
  /// The element's rectangle in its own coordinates.
  var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// The window that the element is drawn into.
  var containingWindow: WindowElement? {
    sequence(first: self, next: { $0.parent }).lazy.compactMap { $0 as? WindowElement }.first
  }

  /// The frame on the screen.
  var screenFrame: Rect {
    var rect = bounds
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
    guard (ink ?? bounds).contains(position) else { return nil }
    let origin = (self as? WindowElement)?.window.frame.origin ?? frame.origin
    let outer = Position(x: position.x + origin.x, y: position.y + origin.y)
    return self is WindowElement ? outer : parent?.onScreen(outer)
  }

  /// All elements in it that can have the focus, in reading order, windows of their own left out.
  func focusableElements() -> [Element] {
    var stops = FocusStops(entersWindows: false)
    collectFocusable(into: &stops)
    return stops.elements
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

extension [Element] {
  /// In the order of their z-index; those with the same stay as they are.
  @MainActor
  fileprivate func sortedByZIndex() -> [Element] {
    enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }
}
