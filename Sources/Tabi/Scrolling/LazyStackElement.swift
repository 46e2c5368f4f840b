import TabiTerminal

/// Lays out the rows of a lazy stack that are in view, a row more at each end, and the one with the focus.
///
/// Of rows that weren't made it knows nothing, so it takes them to be as long as those in view are on the
/// average. When they come into view and are not, the scroll view around it is told, and what is seen stays.
final class LazyStackElement: RowsElement {
  var stack = Stack.vertical {
    didSet { if stack != oldValue { setNeedsLayout() } }
  }

  private struct Row {
    var index: Int
    let id: AnyHashable?
    let elements: [Element]
    /// Where it begins, along the stack.
    var start: Int
    /// What it takes, the room after it included.
    let length: Int

    var end: Int { start + length }
  }

  private var rows: [Row] = []
  /// A row that is out of view and has the focus.
  private var parked: Row?
  /// What a row takes on the average; 0 as long as none was measured.
  private var usual = 0
  /// Whether the rows are chosen from the first one on, whichever were seen.
  private var startsOver = false
  /// The length that it was measured with.
  private var offered = 0
  /// What was in view when the rows were chosen, along the stack.
  private var seen = 0..<0
  private var seenRect = Rect.zero

  var axis: Axis { stack.axis }

  // MARK: Lengths

  /// All that the rows take, as far as is known.
  private var total: Int {
    let (end, next) = rows.last.map { ($0.end, $0.index + 1) } ?? (0, 0)
    return max(0, end + max(0, model.count - next) * usual - (model.count > 0 ? stack.spacing : 0))
  }

  private func offer(across: Int?) -> Proposal {
    axis == .vertical ? Proposal(width: across) : Proposal(height: across)
  }

  private func row(_ index: Int, at start: Int, across: Int?) -> Row {
    let elements = elements(of: index)
    let length = elements.reduce(0) {
      $0.addingClamped($1.measure(offer(across: across))[axis]).addingClamped(stack.spacing)
    }
    return Row(index: index, id: model.id(of: index), elements: elements, start: start, length: length)
  }

  /// Finds the rows in view again when there are others.
  override func refreshModel() {
    guard takeRows() else { return }
    let old = rows
    rows = []
    guard let (first, index) = stillThere(of: old.filter { $0.end > seen.lowerBound }) else { return }
    let moved = index - first.index
    for row in old {
      // Each stands as far from the first one seen as before, or after the one before it.
      let places = [rows.last.map { $0.index + 1 } ?? row.index + moved, row.index + moved, row.index]
      guard let place = places.first(where: { model.id(of: $0) == row.id }), place > rows.last?.index ?? -1
      else {
        continue
      }
      let start =
        rows.last.map { $0.end + (place - $0.index - 1) * usual } ?? row.start + (place - row.index) * usual
      rows.append(Row(index: place, id: row.id, elements: [], start: start, length: row.length))
    }
    // Where the beginning is seen, what comes in there is seen, too.
    startsOver = seen.lowerBound <= 0
    if !startsOver, let kept = rows.first(where: { $0.id == first.id }) {
      shift(by: kept.start - first.start)
    }
  }

  /// A row that is there as before, and its place now. O(*n*) when none stands where it stood.
  private func stillThere(of old: [Row]) -> (Row, index: Int)? {
    if let row = old.first(where: { model.id(of: $0.index) == $0.id }) { return (row, row.index) }
    let known = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for index in 0..<model.count {
      if let row = known[model.id(of: index)] { return (row, index) }
    }
    return nil
  }

  private func shift(by lines: Int) {
    guard lines != 0 else { return }
    seen = (seen.lowerBound + lines)..<(seen.upperBound + lines)
    scroller?.shift(by: lines, axis)
  }

  /// Where nothing is known, measures as many rows as a screen holds.
  private func estimate(across: Int?) {
    guard usual == 0, model.count > 0 else { return }
    let room = node.host.screen.size[axis]
    var used = 0
    var count = 0
    while used < room, count < min(model.count, max(1, room)) {
      used += row(count, at: used, across: across).length
      count += 1
    }
    usual = average(used, of: count)
  }

  private func average(_ length: Int, of count: Int) -> Int { max(1, (length + count / 2) / max(1, count)) }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    refreshModel()
    estimate(across: proposal[axis.other])
    offered = total
    if let across = proposal[axis.other] { return Size(axis, main: total, cross: across) }
    let widths = rows.flatMap(\.elements).map { $0.measure(offer(across: nil))[axis.other] }
    return Size(axis, main: total, cross: widths.max() ?? 1)
  }

  // MARK: Placing

  override func place(in bounds: Rect, proposal: Proposal) {
    refreshModel()
    let before = rows.map(\.index)
    let across = bounds.size[axis.other]
    estimate(across: across)
    for scroller in scrollers { scroller.follow(self) }
    seenRect = visibleRect()
    seen = seenRect.origin[axis]..<(seenRect.origin[axis] + max(0, seenRect.size[axis]))
    if !seen.isEmpty, !seenRect.isEmpty, model.count > 0 {
      fill(across: across)
      straighten()
    } else {
      rows = rows.map { row($0.index, at: $0.start, across: across) }
    }
    park(focusedRow, across: across)
    keepRows(rows.map(\.index) + (parked.map { [$0.index] } ?? []))
    reloadChildren()
    for row in rows + (parked.map { [$0] } ?? []) { place(row, across: across) }
    if total != offered { setNeedsLayout() }
    // Whether something can have the focus is known only now.
    if containingWindow?.focused == nil, rows.map(\.index) != before { node.host.afterUpdate {} }
  }

  /// Makes the rows that are seen, outward from one that was, or from where one may be expected.
  private func fill(across: Int) {
    var made: [Row]
    if !startsOver, let kept = rows.first(where: { $0.end > seen.lowerBound && $0.start < seen.upperBound }) {
      made = [row(kept.index, at: kept.start, across: across)]
    } else if seen.lowerBound <= 0 {
      made = [row(0, at: 0, across: across)]
    } else if seen.upperBound >= total {
      let last = row(model.count - 1, at: 0, across: across)
      made = [last]
      made[0].start = total + stack.spacing - last.length
    } else {
      let index = min(model.count - 1, seen.lowerBound / usual)
      made = [row(index, at: index * usual, across: across)]
    }
    // One more than is seen, so that the focus finds it.
    while let last = made.last, last.index < model.count - 1, last.start < seen.upperBound {
      made.append(row(last.index + 1, at: last.end, across: across))
    }
    while let first = made.first, first.index > 0, first.end > seen.lowerBound {
      var above = row(first.index - 1, at: 0, across: across)
      above.start = first.start - above.length
      made.insert(above, at: 0)
    }
    rows = made
    startsOver = false
  }

  /// Puts the first row to where as many of the usual length would end, without moving what is seen.
  private func straighten() {
    guard let first = rows.first else { return }
    usual = average(rows.reduce(0) { $0 + $1.length }, of: rows.count)
    let lines = first.index * usual - first.start
    guard lines != 0 else { return }
    for index in rows.indices { rows[index].start += lines }
    shift(by: lines)
    scroller?.setNeedsLayout()
  }

  /// Keeps the row that has the focus while it is out of view.
  private func park(_ holder: Int?, across: Int) {
    parked = nil
    guard let holder, !rows.contains(where: { $0.index == holder }) else { return }
    var row = row(holder, at: total + stack.spacing, across: across)
    if let first = rows.first, holder < first.index { row.start = min(first.start, 0) - row.length }
    parked = row
  }

  /// The row that holds what has the focus in this window.
  private var focusedRow: Int? {
    var node = containingWindow?.focused
    while let current = node, current !== self.node {
      if current.parent?.storage is RowSource, current.containingElement === self {
        let known = (rows + (parked.map { [$0] } ?? [])).first { $0.id == current.key }
        return model.row(of: current.key, near: known?.index ?? 0)
      }
      node = current.parent
    }
    return nil
  }

  private func place(_ row: Row, across: Int) {
    var start = row.start
    for element in row.elements {
      let offer = offer(across: across)
      let size = element.measure(offer)
      let origin =
        axis == .vertical
        ? Position(x: stack.horizontal.offset(of: size.width, in: across), y: start)
        : Position(x: start, y: stack.vertical.offset(of: size.height, in: across))
      element.setFrame(Rect(origin: origin, size: size), proposal: offer)
      start += size[axis] + stack.spacing
    }
  }

  override func rowsChanged() {
    reloadChildren()
    super.rowsChanged()
  }

  override func makeChildren() -> [Element] {
    refreshModel()
    return (rows + (parked.map { [$0] } ?? [])).filter { model.id(of: $0.index) == $0.id }
      .flatMap { elements(of: $0.index) }
  }

  override var stackAxis: Axis? { axis }

  // MARK: What is seen

  private var scrollers: [ScrollElement] {
    sequence(first: self as Element, next: { $0 is WindowElement ? nil : $0.parent })
      .compactMap { $0 as? ScrollElement }
  }

  /// The scroll view that moves it.
  private var scroller: ScrollElement? { scrollers.first { $0.shape.axes.contains(Axis.Set(axis)) } }

  /// The part of it that isn't cut off by what is around it; in a row of a list, all of it.
  private func visibleRect() -> Rect {
    var visible = Rect(origin: .zero, size: frame.size)
    var origin = Position.zero
    var element: Element = self
    while !(element is WindowElement), let outer = element.parent, !(outer is ListElement) {
      origin = Position(x: origin.x + element.frame.minX, y: origin.y + element.frame.minY)
      let size = (outer as? ScrollElement)?.viewport ?? outer.frame.size
      visible = visible.intersection(Rect(origin: Position(x: -origin.x, y: -origin.y), size: size))
      element = outer
    }
    return visible
  }

  /// What is around it moved; it makes the rows that came into view.
  func viewMoved() {
    if !needsLayout, visibleRect() != seenRect { setNeedsLayout() }
  }

  override func scroll(to index: Int, anchor: UnitPoint?) {
    refreshModel()
    guard index >= 0, index < model.count else { return }
    if !rows.contains(where: { $0.index == index }) {
      estimate(across: frame.size[axis.other])
      let isBelow = rows.last.map { $0.index < index } ?? false
      rows = [row(index, at: index * usual, across: frame.size[axis.other])]
      for scroller in scrollers {
        let spare = isBelow ? scroller.viewport[axis] - usual + stack.spacing : 0
        scroller.scroll(to: index * usual - spare, of: self)
      }
      setNeedsLayout()
    }
    guard let element = rows.first(where: { $0.index == index })?.elements.first else { return }
    for scroller in scrollers { scroller.scroll(to: element, anchor: anchor) }
  }
}
