import TabiTerminal

// MARK: - Filling

extension ListElement {
  /// Chooses the rows that are in view, and places what is in them.
  func arrange(in size: Size, revealing: Bool) {
    let width = size.width - gutter
    isScrollable = !fits(size, width: max(0, width))
    fill(size, width: max(0, width - barWidth), revealing: revealing)
    top.place.id = model.id(of: top.place.row)
    var kept = rows
    if placed(current.row) == nil {
      // What has the focus stays while it is scrolled away, out of sight.
      let lines = height(of: current.row, width: max(0, width))
      let frame = Rect(x: gutter, y: -lines, width: max(0, width), height: lines)
      kept.append(Row(index: current.row, elements: elements(of: current.row), frame: frame))
    }
    reloadChildren()
    for row in kept { place(row) }
  }

  private func place(_ row: Row) {
    let offer = Proposal(width: row.frame.width)
    var y = row.frame.minY
    for element in row.elements {
      let size = element.measure(offer)
      element.setFrame(
        Rect(x: row.frame.minX, y: y, width: min(size.width, row.frame.width), height: size.height),
        proposal: offer)
      y += size.height
    }
  }

  /// How many lines of an element in a row are beyond an edge of the list, above as a negative number.
  func hiddenLines(of element: Element?) -> Int? {
    guard let element else { return nil }
    var rect = Rect(origin: .zero, size: element.frame.size)
    var outer = element
    while outer !== self {
      rect = rect.offset(x: outer.frame.minX, y: outer.frame.minY)
      guard let parent = outer.parent else { return nil }
      outer = parent
    }
    let hidden = rect.minY < 0 ? rect.minY : max(0, min(rect.maxY - frame.height, rect.minY))
    return hidden == 0 ? nil : hidden
  }

  /// The lines of a row at a width, the empty ones after it included.
  private func height(of row: Int, width: Int) -> Int {
    elements(of: row).reduce(row == model.count - 1 ? 0 : spacing) {
      $0 + $1.measure(Proposal(width: width)).height
    }
  }

  /// Whether all rows there are fit. No more are measured than fit.
  private func fits(_ size: Size, width: Int) -> Bool {
    guard model.count <= size.height else { return false }
    var used = 0
    for row in 0..<model.count where used <= size.height { used += height(of: row, width: width) }
    return used <= size.height
  }

  /// Chooses the rows that are in view, and where each stands.
  private func fill(_ size: Size, width: Int, revealing: Bool) {
    var heights: [Int: Int] = [:]
    func height(_ row: Int) -> Int {
      if let known = heights[row] { return known }
      let lines = self.height(of: row, width: width)
      heights[row] = lines
      return lines
    }
    while top.offset < 0, top.place.row > 0 {
      top.place.row -= 1
      top.offset += height(top.place.row)
    }
    top.offset = max(0, top.offset)
    while top.place.row < model.count - 1, top.offset >= height(top.place.row) {
      top.offset -= height(top.place.row)
      top.place.row += 1
    }
    if revealing { reveal(rows: size.height, height: height) }
    var room = size.height - fillDown(size, width: width, height: height)
    if room > 0, top.place.row > 0 || top.offset > 0 {
      // The end is above the edge: take in what is further up.
      let shown = min(room, top.offset)
      top.offset -= shown
      room -= shown
      while room > 0, top.place.row > 0 {
        top.place.row -= 1
        room -= height(top.place.row)
      }
      if room < 0 { top.offset = -room }
      _ = fillDown(size, width: width, height: height)
    }
  }

  /// Returns the line after the last row.
  private func fillDown(_ size: Size, width: Int, height: (Int) -> Int) -> Int {
    rows = []
    var y = -top.offset
    var row = top.place.row
    while y < size.height, row < model.count {
      let lines = height(row)
      rows.append(
        Row(
          index: row, elements: elements(of: row), frame: Rect(x: gutter, y: y, width: width, height: lines)))
      y += lines
      row += 1
    }
    return y
  }

  /// Moves the top so that the current row is seen, with the header right above it.
  private func reveal(rows: Int, height: (Int) -> Int) {
    if current.row < top.place.row || (current.row == top.place.row && top.offset > 0) {
      top.place.row = current.row
      top.offset = 0
    } else {
      var used = height(current.row)
      var first = current.row
      while first > top.place.row,
        used + height(first - 1) - (first - 1 == top.place.row ? top.offset : 0) <= rows
      {
        first -= 1
        used += height(first)
      }
      if first > top.place.row {
        top.place.row = first
        top.offset = 0
      }
    }
    while top.place.row > 0, model.role(of: top.place.row - 1) == .header,
      model.role(of: top.place.row) == .row,
      current.row == top.place.row, height(top.place.row - 1) + height(top.place.row) <= rows
    {
      top.place.row -= 1
    }
  }
}

// MARK: - Moving

extension ListElement {
  /// Moves to the next row that can be the current one; past the last one the rest comes into view.
  func moveOrScroll(by step: Int) -> Bool {
    move(by: step) || scroll(by: step)
  }

  func move(by step: Int, clamped: Bool = false) -> Bool {
    let direction = step.signum()
    let goal = clamped ? max(0, min(model.count - 1, current.row + step)) : current.row + step
    guard
      let row = nextStop(from: goal, by: direction) ?? (clamped ? nextStop(from: goal, by: -direction) : nil)
    else { return false }
    move(to: row)
    return true
  }

  func moveControl(by step: Int) -> Bool {
    let controls = controls(in: current.row)
    guard controls.indices.contains(control + step) else { return false }
    control += step
    damageCurrent()
    return true
  }

  func move(to row: Int) {
    guard row != current.row else {
      if !standsWell(row) { reveal(.zero) }
      return
    }
    damageCurrent()
    keepTop()
    isPinned = true
    setCurrent(row)
    tellSelection()
    // Keys that come faster than frames pass rows that are never shown.
    if foundCount > rows.count + 100 { keepShownRows() }
    if standsWell(row) {
      damageCurrent()
      node.host.requestFrame()
      if let row = placed(row) {
        parent?.reveal(row.frame.offset(x: frame.minX, y: frame.minY))
      }
    } else {
      bringCurrentIntoView()
      setNeedsLayout()
    }
  }

  /// Whether a row is in view, and its header isn't just above the edge.
  func standsWell(_ row: Int) -> Bool {
    isInView(row) && !(row == top.place.row && row > 0 && model.role(of: row - 1) == .header)
  }

  /// To the first row, as picking the current tab does.
  func scrollToTop() {
    if let row = nextStop(from: 0, by: 1) { move(to: row) }
    wantedTop = Top()
    setNeedsLayout()
  }
}

// MARK: - The scroll bar

extension ListElement {
  var barWidth: Int { isScrollable && showsIndicator ? 1 : 0 }

  /// The top that shows a row: with its anchor at the list's, or by the shortest way.
  func top(for row: Int, anchor: UnitPoint?) -> Top {
    let spare = frame.height - height(of: row, width: max(0, frame.width - gutter - barWidth))
    let isAbove = row < top.place.row || (row == top.place.row && top.offset > 0)
    let share = anchor.map { spare.share($0.y) } ?? (isAbove ? 0 : max(0, spare))
    return Top(place: Place(row: row, id: model.id(of: row)), offset: -share)
  }

  func drawScrollbar(in canvas: Canvas) {
    let height = canvas.size.height
    guard height > 0, model.count > 0 else { return }
    let last = rows.last?.index ?? 0
    // Counted in rows: no row out of view is measured for it.
    let isAtEnd = last == model.count - 1 && (rows.last?.frame.maxY ?? 0) <= height
    let bar = ScrollBar(
      start: top.place.row, visible: last - top.place.row + 1, total: model.count, limit: model.count - 1,
      isAtEnd: isAtEnd)
    bar.draw(in: canvas, from: Position(x: canvas.size.width - 1, y: 0), axis: .vertical, length: height)
  }
}
