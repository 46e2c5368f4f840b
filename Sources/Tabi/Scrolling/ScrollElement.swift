import TabiTerminal

/// Lays out content larger than itself, and shows the part of it that begins at an offset.
final class ScrollElement: Element {
  struct Shape: Equatable {
    var axes: Axis.Set = .vertical
    /// The axes along which a bar is shown.
    var barAxes: Axis.Set = .vertical
    var isDisabled = false
  }

  var shape = Shape() {
    didSet { if shape != oldValue { setNeedsLayout() } }
  }

  /// What is seen: where it begins in the content, and how large it is.
  private(set) var offset = Position.zero
  private(set) var viewport = Size.zero
  private var contentSize = Size.zero
  /// Where the person left it, or the program. A smaller place, or what must be in view, may move it for a while.
  private var wanted = Position.zero
  /// Whether it was moved since it was placed; the next placing keeps where that leads.
  private var hasMoved = false
  /// Whether what is seen is to stay though there is more before it now.
  private var hasShifted = false
  /// Whether what has the focus is kept in view. Scrolling may leave it behind.
  private var isPinned = true
  /// A part of the content that is to be seen, until it is.
  private var goal: Goal?
  /// The lazy stacks in it, which follow what is seen.
  private var lazyStacks: [LazyReference] = []

  private struct Goal {
    weak var element: Element?
    let anchor: UnitPoint?
  }

  private struct LazyReference {
    weak var element: LazyStackElement?
  }

  // MARK: Layout

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: shape.axes.contains(.horizontal) ? nil : proposal.width,
      height: shape.axes.contains(.vertical) ? nil : proposal.height)
  }

  private let arrangement = Stack(axis: .vertical, spacing: 0, horizontal: .center)

  /// The room for the content, its size there, and the bars that take what the room lacks.
  private func fit(_ proposal: Proposal) -> (room: Proposal, content: Size, bars: Axis.Set) {
    var bars: Axis.Set = []
    var room = proposal
    var content = arrangement.size(of: children, offer(room))
    func exceeds(_ axis: Axis) -> Bool {
      let thickness = axis == .vertical ? proposal.width : proposal.height
      return shape.barAxes.contains(Axis.Set(axis)) && !bars.contains(Axis.Set(axis)) && (thickness ?? 2) > 1
        && room[axis].map { content[axis] > $0 } ?? false
    }
    // A bar takes room, for want of which the other one may be needed.
    for axis in [Axis.vertical, .horizontal, .vertical] where exceeds(axis) {
      bars.insert(Axis.Set(axis))
      room[axis.other] = room[axis.other]?.lessening(by: 1)
      content = arrangement.size(of: children, offer(room))
    }
    return (room, content, bars)
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let (_, content, bars) = fit(proposal)
    func length(_ axis: Axis) -> Int {
      if shape.axes.contains(Axis.Set(axis)) { return proposal[axis] ?? content[axis] }
      let length = content[axis].addingClamped(bars.contains(Axis.Set(axis.other)) ? 1 : 0)
      return min(length, proposal[axis] ?? length)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    let couldScroll = canScroll
    let shown = [Rect(origin: offset, size: viewport), Rect(origin: .zero, size: contentSize)]
    let room = settle(in: bounds.size)
    if let goal {
      let before = offset
      if let element = goal.element, let rect = rect(of: element) {
        show(from: place(for: rect, anchor: goal.anchor, from: offset), room)
      }
      if offset == before { self.goal = nil } else { setNeedsLayout() }
      hasMoved = true
    } else if isPinned {
      let target = pinned()
      if target != offset { show(from: target, room) }
    }
    if hasMoved { wanted = offset }
    hasMoved = false
    // The bars show all of these.
    if shown != [Rect(origin: offset, size: viewport), Rect(origin: .zero, size: contentSize)] {
      damage(Rect(origin: .zero, size: frame.size))
    }
    for stack in lazyStacks { stack.element?.viewMoved() }
    // Whether it can have the focus is known only now.
    if canScroll != couldScroll {
      node.host.afterUpdate {}
    }
  }

  /// Shows what is wanted, once more where a lazy stack found itself longer than it thought.
  private func settle(in size: Size) -> Proposal {
    var room = Proposal(size)
    for _ in 0..<4 {
      hasShifted = false
      let fitted = fit(Proposal(size))
      room = fitted.room
      contentSize = fitted.content
      viewport = Size(
        width: max(0, size.width - (fitted.bars.contains(.vertical) ? 1 : 0)),
        height: max(0, size.height - (fitted.bars.contains(.horizontal) ? 1 : 0)))
      // What has the focus may keep it from where it is wanted; lazy stacks aren't moved there and back for that.
      let isHeld = isPinned && !hasMoved && goal == nil
      show(from: clamped(isHeld ? offset : wanted), room)
      if !hasShifted { break }
    }
    return room
  }

  /// Where it is wanted, or as near to that as what has the focus lets it be.
  private func pinned() -> Position {
    var target = clamped(wanted)
    if let rect = focusRect() { target = place(for: rect, anchor: nil, from: target) }
    if let cursor = cursorRect() { target = place(for: cursor, anchor: nil, from: target) }
    return target
  }

  private func show(from start: Position, _ room: Proposal) {
    offset = start
    arrangement.place(
      children, in: Rect(origin: Position(x: -start.x, y: -start.y), size: contentSize), proposal: offer(room)
    )
  }

  private func limit(_ axis: Axis) -> Int {
    shape.axes.contains(Axis.Set(axis)) ? max(0, contentSize[axis] - viewport[axis]) : 0
  }

  private func clamped(_ offset: Position) -> Position {
    Position(x: max(0, min(offset.x, limit(.horizontal))), y: max(0, min(offset.y, limit(.vertical))))
  }

  /// The offset that shows a rectangle of its own: at an anchor, or by the shortest way from another offset.
  private func place(for rect: Rect, anchor: UnitPoint?, from base: Position) -> Position {
    func start(_ axis: Axis, at first: Int, _ length: Int) -> Int {
      let first = first + offset[axis]
      let spare = length - viewport[axis]
      if let anchor { return first + spare.share(anchor[axis]) }
      // One that is larger stays where it fills the view.
      return min(max(base[axis], first + min(spare, 0)), first + max(spare, 0))
    }
    return clamped(
      Position(
        x: start(.horizontal, at: rect.minX, rect.width), y: start(.vertical, at: rect.minY, rect.height)))
  }

  // MARK: Lazy stacks

  /// A lazy stack stands in it.
  func follow(_ stack: LazyStackElement) {
    lazyStacks.removeAll { $0.element == nil }
    if !lazyStacks.contains(where: { $0.element === stack }) {
      lazyStacks.append(LazyReference(element: stack))
    }
  }

  /// What is above the part in view became longer: what is seen stays.
  func shift(by lines: Int, _ axis: Axis) {
    guard shape.axes.contains(Axis.Set(axis)) else { return }
    if !hasMoved { wanted = offset }
    wanted[axis] += lines
    offset[axis] += lines
    hasShifted = true
  }

  // MARK: Scrolling

  /// Whether there is more than is seen.
  var canScroll: Bool { !shape.isDisabled && (limit(.horizontal) > 0 || limit(.vertical) > 0) }

  /// Moves the content. Returns whether there was anything to see there.
  func scroll(_ axis: Axis, by cells: Int) -> Bool {
    guard !shape.isDisabled else { return false }
    if !hasMoved { wanted = offset }
    var target = wanted
    target[axis] = target[axis].addingClamped(cells)
    guard clamped(target) != clamped(wanted) else { return false }
    goal = nil
    isPinned = false
    move(to: clamped(target))
    return true
  }

  private func move(to offset: Position) {
    wanted = offset
    hasMoved = true
    for stack in lazyStacks { stack.element?.setNeedsLayout() }
    setNeedsLayout()
  }

  override func scroll(by rows: Int) -> Bool { scroll(.vertical, by: rows) }

  /// To the beginning, as picking the current tab does.
  func scrollToTop() {
    goal = nil
    isPinned = false
    move(to: .zero)
  }

  /// Shows an element in it, as a program asks for it.
  func scroll(to element: Element, anchor: UnitPoint?) {
    goal = Goal(element: element, anchor: anchor)
    isPinned = false
    setNeedsLayout()
  }

  /// Goes to where a lazy stack has put a row that it is about to make.
  func scroll(to position: Int, of stack: LazyStackElement) {
    guard let rect = rect(of: stack) else { return }
    var target = wanted
    target[stack.axis] = rect.origin[stack.axis] + offset[stack.axis] + position
    wanted = target
    isPinned = false
    setNeedsLayout()
  }

  override func reveal(_ rect: Rect) {
    isPinned = true
    if !Rect(origin: .zero, size: viewport).contains(rect) {
      goal = nil
      wanted = place(for: rect, anchor: nil, from: hasMoved ? wanted : offset)
      hasMoved = true
      for stack in lazyStacks { stack.element?.setNeedsLayout() }
      setNeedsLayout()
    }
    super.reveal(rect.clamped(to: Rect(origin: .zero, size: viewport)))
  }

  /// Where an element in it is, in its own coordinates.
  func rect(of element: Element) -> Rect? {
    var rect = Rect(origin: .zero, size: element.frame.size)
    var inner = element
    while inner !== self {
      rect = rect.offset(x: inner.frame.minX, y: inner.frame.minY)
      guard let outer = inner.parent, !(inner is WindowElement) else { return nil }
      inner = outer
    }
    return rect
  }

  // MARK: Focus

  /// The view that has its window's focus, if it is in here.
  var focusedElement: Element? {
    guard let element = containingWindow?.focused?.element, element !== self, rect(of: element) != nil else {
      return nil
    }
    return element
  }

  private var focusedLeaf: Element? {
    guard var leaf = focusedElement else { return nil }
    while let inner = leaf.focusDelegate?.element { leaf = inner }
    return leaf
  }

  private func focusRect() -> Rect? { focusedLeaf.flatMap(rect) }

  private func cursorRect() -> Rect? {
    guard let leaf = focusedLeaf, let rect = rect(of: leaf) else { return nil }
    return Rect(x: rect.minX + leaf.cursor.x, y: rect.minY + leaf.cursor.y, width: 1, height: 1)
  }

  /// Those in it that can have the focus.
  var stops: [Element] { children.flatMap { $0.focusableElements() } }

  override var isFocusable: Bool { canScroll && stops.isEmpty }

  override func collectFocusable(into stops: inout FocusStops) {
    let before = stops.elements.count
    for child in children where stops.enters(child) { child.collectFocusable(into: &stops) }
    if stops.elements.count == before, canScroll { stops.elements.append(self) }
  }

  private var hasFocus: Bool { node.host.focus.leaf(node.host) === node }

  override func handle(_ press: KeyPress) -> Bool { take(press) }

  override var keyHints: [KeyHint] {
    canScroll ? [KeyHint("PageUp PageDown", "a page further"), KeyHint("Home End", "first, last line")] : []
  }

  // MARK: Drawing

  override func damage(_ rect: Rect) {
    let seen = rect.intersection(Rect(origin: .zero, size: frame.size))
    if !seen.isEmpty { super.damage(seen) }
  }

  override func hit(_ position: Position) -> Element? {
    let isOnBar = bounds.contains(position) && !Rect(origin: .zero, size: viewport).contains(position)
    return isOnBar ? self : super.hit(position)
  }

  override var clipsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    if let inner = canvas.inner(Rect(origin: .zero, size: viewport)) { drawChildren(in: inner.clipped) }
    for axis in [Axis.vertical, .horizontal] where viewport[axis.other] < canvas.size[axis.other] {
      let bar = ScrollBar(
        start: offset[axis], visible: viewport[axis], total: contentSize[axis], limit: limit(axis),
        isAtEnd: offset[axis] == limit(axis), isFocused: hasFocus)
      var origin = Position.zero
      origin[axis.other] = viewport[axis.other]
      bar.draw(in: canvas, from: origin, axis: axis, length: viewport[axis])
    }
  }
}

extension Position {
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
