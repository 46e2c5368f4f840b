import TabiTerminal

/// Lays out the visible rows of a list, and moves through all of them.
///
/// The list is one stop of the focus: it keeps a row of its own, the current one, and hands the focus on to
/// the control in that row, if there is one. Its place is held by the topmost row, not by a distance from
/// the first, so that no row above has to be measured.
final class ListElement: RowsElement {
  enum Look {
    /// Every row can be the current one; it is marked.
    case list
    /// Only rows with a control can be the current one; the control shows it.
    case form
  }

  struct Row {
    let index: Int
    let elements: [Element]
    var frame: Rect
  }

  var look = Look.list {
    didSet { if look != oldValue { setNeedsLayout() } }
  }

  var rows: [Row] = []
  var isScrollable = false
  /// The size that the rows were chosen for.
  private var placedSize = Size.zero

  /// Where the rows in view begin.
  var top = Top()
  /// Where they are to begin: the top as the person left it. What must be in view may move it for a while.
  var wantedTop = Top()
  /// Whether the current row is kept in view. Scrolling with the wheel may leave it behind.
  var isPinned = true
  /// What a person has done since the rows were placed, which the next placing keeps.
  private var motion = Motion.none
  var current = Place()
  /// Which of the controls in the current row has the focus.
  var control = 0
  var selection: Selection?
  /// The column of a split view that its selection leads on from.
  var column: SplitColumn?
  private(set) var selected: AnyHashable? {
    didSet { if (selected == nil) != (oldValue == nil) { column?.changed() } }
  }
  /// Whether the selected row has yet to become the current one.
  private var mustSelect = false
  /// Whether a person has moved in the list; until then it shows the first row, whatever comes in above it.
  var hasMoved = false

  /// A row, found again by its id when the rows change.
  struct Place {
    var row = 0
    var id: AnyHashable?
  }

  /// The topmost row, and how many of its lines are above the list's edge.
  struct Top {
    var place = Place()
    var offset = 0
  }

  private enum Motion {
    case none, toRow, byLines
  }

  var gutter: Int { look == .form ? 0 : marks == nil ? 2 : 4 }
  /// The empty lines between two rows.
  var spacing: Int { rowSpacing ?? (look == .list ? 0 : 1) }
  var rowSpacing: Int? {
    didSet { if rowSpacing != oldValue { setNeedsLayout() } }
  }
  /// Whether a bar shows which rows are in view.
  var showsIndicator = true {
    didSet { if showsIndicator != oldValue { setNeedsLayout() } }
  }
  /// The values of the rows that are selected; nil in a list where that is the current one, or none.
  var marks: Set<AnyHashable>? {
    didSet { if marks != oldValue { marksChanged(from: oldValue) } }
  }
  /// How a row is selected, or no longer, where several can be.
  var toggle: Selection?

  // MARK: Rows

  override func refreshModel() {
    guard takeRows() else { return }
    if mustSelect, let row = row(selectedBy: selected) {
      mustSelect = false
      setCurrent(row)
      bringCurrentIntoView()
    }
    guard hasMoved else {
      wantedTop = Top()
      setCurrent(nextStop(from: 0, by: 1) ?? 0)
      return
    }
    if let row = model.row(of: wantedTop.place.id, near: wantedTop.place.row) {
      wantedTop.place.row = row
    } else {
      wantedTop = Top(place: Place(row: min(wantedTop.place.row, max(0, model.count - 1))))
    }
    if let row = model.row(of: current.id, near: current.row) {
      current.row = row
    } else {
      // The current row is gone: its neighbour takes over.
      let last = min(current.row, max(0, model.count - 1))
      setCurrent(nextStop(from: last, by: 1) ?? nextStop(from: last, by: -1) ?? 0)
      bringCurrentIntoView()
      node.host.afterUpdate { [weak self] in self?.tellSelection() }
    }
  }

  /// Makes the row with an id the current one, now or when it comes.
  func select(_ id: AnyHashable?) {
    guard id != selected else { return }
    selected = id
    mustSelect = id != nil
    rowsChanged()
  }

  /// Tells the author's state which row is the current one.
  func tellSelection() {
    mustSelect = false
    guard let selection, column?.selectsWhenPressed != true else { return }
    let value = value(of: current.row, for: selection)
    guard value != selected else { return }
    setSelected(value)
  }

  func setSelected(_ value: AnyHashable?) {
    selected = value
    selection?.set(value)
  }

  func setCurrent(_ row: Int) {
    if row != current.row { control = 0 }
    current = Place(row: row, id: model.id(of: row))
  }

  override func makeChildren() -> [Element] { rows.flatMap(\.elements) }

  /// The nearest row from `row` on, itself included, that can be the current one.
  func nextStop(from row: Int, by step: Int) -> Int? {
    var row = row
    while row >= 0, row < model.count {
      if isStop(row) { return row }
      row += step
    }
    return nil
  }

  private func isStop(_ row: Int) -> Bool {
    model.role(of: row) == .row && !(look == .list ? elements(of: row) : controls(in: row)).isEmpty
  }

  func controls(in row: Int) -> [Element] {
    var stops = FocusStops(entersWindows: false)
    for element in elements(of: row) { element.collectFocusable(into: &stops) }
    return stops.elements
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    refreshModel()
    // Asked for its ideal size it would have to measure every row: it takes one line for each, a screenful at most.
    let lines = max(1, min(model.count, node.host.screen.size.height))
    return Size(width: proposal.width ?? 40, height: proposal.height ?? lines)
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    refreshModel()
    placedSize = bounds.size
    top = wantedTop
    arrange(in: bounds.size, revealing: isPinned)
    if isPinned, let hidden = hiddenLines(of: focusDelegate?.element) {
      // The row is taller than the list: what has the focus in it comes first.
      top.offset += hidden
      arrange(in: bounds.size, revealing: false)
    }
    if motion != .none { wantedTop = top }
    if motion == .byLines { isPinned = standsWell(current.row) }
    motion = .none
    keepShownRows()
  }

  /// Lets go of the rows that are out of view but for the current one.
  func keepShownRows() {
    var shown = [current.row]
    for row in rows { shown.append(row.index) }
    keepRows(shown)
  }

  override func reveal(_ rect: Rect) {
    bringCurrentIntoView()
    setNeedsLayout()
    super.reveal(rect.clamped(to: Rect(origin: .zero, size: frame.size)))
  }

  override func scroll(to row: Int, anchor: UnitPoint?) {
    refreshModel()
    guard anchor != nil || !isInView(row) else { return }
    keepTop()
    wantedTop = top(for: row, anchor: anchor)
    isPinned = false
    motion = .byLines
    setNeedsLayout()
  }

  /// Has the next placing move the top as far as the current row needs it.
  func bringCurrentIntoView() {
    hasMoved = true
    isPinned = true
    motion = .toRow
  }

  /// A person moves from what is in view.
  func keepTop() {
    if motion == .none { wantedTop = top }
    hasMoved = true
  }

  override func scroll(by lines: Int) -> Bool {
    let isMoreBelow = (rows.last?.index ?? 0) < model.count - 1 || (rows.last?.frame.maxY ?? 0) > frame.height
    guard lines > 0 ? isMoreBelow : top.place.row > 0 || top.offset > 0 else { return false }
    keepTop()
    wantedTop.offset += lines
    isPinned = false
    motion = .byLines
    setNeedsLayout()
    return true
  }

  /// Whether all of a row was in view when the rows were placed.
  func isInView(_ row: Int) -> Bool {
    guard let frame = placed(row)?.frame else { return false }
    return frame.minY >= 0 && frame.maxY <= placedSize.height
  }

  /// A row among those in view, which follow one another.
  func placed(_ row: Int) -> Row? {
    guard let first = rows.first, row >= first.index, row - first.index < rows.count else { return nil }
    return rows[row - first.index]
  }

  // MARK: Focus and keys

  override var isFocusable: Bool {
    refreshModel()
    return nextStop(from: current.row, by: 1) != nil || nextStop(from: current.row, by: -1) != nil
  }

  override func collectFocusable(into stops: inout FocusStops) {
    if isFocusable { stops.elements.append(self) }
  }

  override var focusDelegate: Node? {
    refreshModel()
    let controls = controls(in: current.row)
    return controls.isEmpty ? nil : controls[min(control, controls.count - 1)].node
  }

  override func delegateFocus(to element: Element) -> Bool {
    for row in rows {
      if let index = row.elements.flatMap({ $0.focusableElements() }).firstIndex(where: { $0 === element }) {
        move(to: row.index)
        control = index
        return true
      }
    }
    refreshModel()
    if let row = model.row(holding: element.node) {
      move(to: row)
      control = controls(in: row).firstIndex { $0 === element } ?? 0
      return true
    }
    return false
  }

  override func repairDelegate() {
    refreshModel()
    guard !isStop(current.row) else { return }
    if let row = nextStop(from: current.row, by: 1) ?? nextStop(from: current.row, by: -1) { move(to: row) }
  }

  override func enter(by step: Int) -> Bool {
    guard look == .form, step != 0, let row = nextStop(from: step > 0 ? 0 : model.count - 1, by: step) else {
      return false
    }
    move(to: row)
    control = step > 0 ? 0 : controls(in: row).count - 1
    damageCurrent()
    return true
  }

  override func pointed(at position: Position) {
    let y = position.y - screenFrame.minY
    if let row = rows.first(where: { $0.frame.minY <= y && y < $0.frame.maxY }), isStop(row.index) {
      move(to: row.index)
    }
  }

  override func click(at position: Position) -> Bool {
    guard look == .list else { return false }
    return focusDelegate?.element?.click(at: position) ?? (pressCurrent() || toggleCurrent())
  }

  override func handle(_ press: KeyPress) -> Bool {
    if edit(press) { return true }
    guard press.modifiers.isSubset(of: .shift) else { return false }
    switch press.key {
    case .space: return toggleCurrent() || pressCurrent()
    case .return: return pressCurrent()
    case .upArrow: return moveOrScroll(by: -1)
    case .downArrow: return moveOrScroll(by: 1)
    case .leftArrow: return moveControl(by: -1)
    case .rightArrow: return moveControl(by: 1)
    case .pageUp: return move(by: -max(1, rows.count - 1), clamped: true)
    case .pageDown: return move(by: max(1, rows.count - 1), clamped: true)
    case .home: return move(by: -model.count, clamped: true)
    case .end: return move(by: model.count, clamped: true)
    case .tab where look == .form:
      let step = press.modifiers.contains(.shift) ? -1 : 1
      return moveControl(by: step) || move(by: step)
    default: return false
    }
  }

  override func focusChanged() {
    damageCurrent()
    node.host.requestFrame()
  }

  func damageCurrent() {
    guard let row = placed(current.row) else { return }
    damage(Rect(x: 0, y: row.frame.minY, width: frame.width, height: row.frame.height))
  }

  override var keyHints: [KeyHint] {
    var hints = editingHints
    if isScrollable {
      hints += [KeyHint("PageUp PageDown", "a page further"), KeyHint("Home End", "first, last row")]
    }
    return hints
  }

  override var cursor: Position {
    guard let row = placed(current.row) else { return .zero }
    return Position(x: 0, y: max(0, row.frame.minY))
  }

  // MARK: Drawing

  override var clipsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    drawChildren(in: canvas)
    drawMarks(in: canvas)
    if look == .list, let row = placed(current.row), isFocusable {
      let isFocused = node.host.focus.contains(node)
      canvas.draw(
        isFocused ? "▸" : "›", y: max(0, row.frame.minY), style: Style(attributes: isFocused ? .bold : .dim))
      if isFocused {
        let width = canvas.size.width - barWidth
        canvas.add(.reverse, in: Rect(x: 0, y: row.frame.minY, width: width, height: row.frame.height))
      }
    }
    if barWidth > 0 { drawScrollbar(in: canvas) }
  }
}
