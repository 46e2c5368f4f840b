import TabiTerminal

/// Lays out the visible rows of a list, and moves through all of them.
///
/// The list is one stop of the focus: it keeps a row of its own, the current one, and hands the focus on to
/// the control in that row, if there is one. Its place is held by the topmost row, not by a distance from
/// the first, so that no row above has to be measured.
final class ListElement: Element {
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

  var model = RowModel()
  var isModelStale = true
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
  private var selected: AnyHashable?
  /// Whether the selected row has yet to become the current one.
  private var mustSelect = false
  private var isMakingRow = false
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

  var gutter: Int { look == .list ? 2 : 0 }
  /// The empty lines between two rows.
  var spacing: Int { look == .list ? 0 : 1 }

  // MARK: Rows

  /// The views in the list changed, or the data of one of its sources.
  func rowsChanged() {
    isModelStale = true
    setNeedsLayout()
  }

  override func childrenChanged() {
    if isMakingRow { return }
    rowsChanged()
    super.childrenChanged()
  }

  /// Makes a row's views, which changes nothing of the rows there are.
  func makeRow(_ make: () -> Void) {
    let wasMakingRow = isMakingRow
    isMakingRow = true
    make()
    isMakingRow = wasMakingRow
  }

  func refreshModel() {
    guard isModelStale else { return }
    isModelStale = false
    model = RowModel(node)
    if mustSelect, let row = model.row(of: selected, near: current.row) {
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
    guard let selection, current.id != selected else { return }
    selected = current.id
    selection.set(selected)
  }

  func setCurrent(_ row: Int) {
    if row != current.row { control = 0 }
    current = Place(row: row, id: model.id(of: row))
  }

  func elements(of row: Int) -> [Element] {
    var elements: [Element] = []
    model.node(of: row)?.appendElements(to: &elements)
    for element in elements { adopt(element) }
    return elements
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
    elements(of: row).flatMap { $0.focusableElements() }
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    refreshModel()
    // Asked for its ideal size it would have to measure every row: it takes one line for each.
    return Size(width: proposal.width ?? 40, height: proposal.height ?? max(1, model.count))
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
    if motion == .byLines { isPinned = isInView(current.row) }
    motion = .none
    var needed = Set(rows.compactMap { model.node(of: $0.index).map(ObjectIdentifier.init) })
    if let node = model.node(of: current.row) { needed.insert(ObjectIdentifier(node)) }
    model.keepRows { needed.contains(ObjectIdentifier($0)) }
  }

  override func reveal(_ rect: Rect) {
    bringCurrentIntoView()
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
    rows.contains { $0.index == row && $0.frame.minY >= 0 && $0.frame.maxY <= placedSize.height }
  }

  // MARK: Focus and keys

  override var isFocusable: Bool {
    refreshModel()
    return nextStop(from: current.row, by: 1) != nil || nextStop(from: current.row, by: -1) != nil
  }

  override func collectFocusable(into found: inout [Element]) {
    if isFocusable { found.append(self) }
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
    guard look == .list, let control = focusDelegate?.element else { return false }
    return control.click(at: position)
  }

  override func handle(_ press: KeyPress) -> Bool {
    guard press.modifiers.isSubset(of: .shift) else { return false }
    switch press.key {
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
    guard let row = rows.first(where: { $0.index == current.row }) else { return }
    damage(Rect(x: 0, y: row.frame.minY, width: frame.width, height: row.frame.height))
  }

  override var keyHints: [KeyHint] {
    guard isScrollable else { return [] }
    return [KeyHint("PageUp PageDown", "a page further"), KeyHint("Home End", "first, last row")]
  }

  override var cursor: Position {
    guard let row = rows.first(where: { $0.index == current.row }) else { return .zero }
    return Position(x: 0, y: max(0, row.frame.minY))
  }

  // MARK: Drawing

  override var clipsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    drawChildren(in: canvas)
    if look == .list, let row = rows.first(where: { $0.index == current.row }), isFocusable {
      let isFocused = node.host.focus.contains(node)
      canvas.draw(
        isFocused ? "▸" : "›", y: max(0, row.frame.minY), style: Style(attributes: isFocused ? .bold : .dim))
      if isFocused {
        let width = canvas.size.width - (isScrollable ? 1 : 0)
        canvas.add(.reverse, in: Rect(x: 0, y: row.frame.minY, width: width, height: row.frame.height))
      }
    }
    if isScrollable { drawScrollbar(in: canvas) }
  }
}
