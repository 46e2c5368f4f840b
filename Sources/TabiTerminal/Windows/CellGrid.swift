/// The cells of a window, and which of them changed.
///
/// A value, so that drawing many cells is one access to the window that holds it.
struct CellGrid {
  private(set) var size: Size
  /// The cells, row by row.
  private var cells: [Cell]
  /// For each row, the columns between which cells changed.
  private var changed: [Range<Int>]
  /// Whether there are any.
  private var isChanged = true

  /// Creates blank cells, all of them changed.
  init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank(), count: size.width * size.height)
    changed = Array(repeating: 0..<size.width, count: size.height)
  }

  /// The cell at a place; blank outside.
  subscript(x: Int, y: Int) -> Cell {
    x >= 0 && x < size.width && y >= 0 && y < size.height ? cells[y * size.width + x] : .blank()
  }

  /// The cells that still fit into another size, and blanks.
  func resized(to new: Size) -> CellGrid {
    var resized = CellGrid(size: new)
    let kept = min(size.width, new.width)
    for y in 0..<min(size.height, new.height) where kept > 0 {
      let row = y * size.width
      resized.cells.replaceSubrange(y * new.width..<y * new.width + kept, with: cells[row..<row + kept])
      let last = y * new.width + kept - 1
      if resized.cells[last].width == 2 { resized.cells[last] = resized.cells[last].blanked }
    }
    return resized
  }
}

// MARK: - Changes

extension CellGrid {
  /// The spans of cells that changed, at most one a row.
  var changedSpans: [Span] {
    guard isChanged else { return [] }
    return changed.indices.compactMap { y in changed[y].isEmpty ? nil : Span(y: y, columns: changed[y]) }
  }

  /// Forgets the changed spans.
  mutating func settle() {
    guard isChanged else { return }
    isChanged = false
    for y in changed.indices { changed[y] = 0..<0 }
  }

  private mutating func noteChange(from start: Int, to end: Int, y: Int) {
    let before = changed[y]
    if before.isEmpty {
      changed[y] = start..<end
      isChanged = true
    } else if start < before.lowerBound || end > before.upperBound {
      changed[y] = min(start, before.lowerBound)..<max(end, before.upperBound)
    }
  }
}

/// Neighbouring cells in one row.
struct Span: Hashable {
  /// The row.
  let y: Int
  /// The columns; a whole row has all.
  let columns: Range<Int>
}

// MARK: - Writing

extension CellGrid {
  /// Puts a cell, and its continuation if it is wide, and blanks the other half of what they cut.
  ///
  /// The caller has clipped: all of the cell's columns are inside.
  ///
  /// - Parameter keepsBackground: Whether a cell without a background takes the one that is there.
  mutating func put(_ cell: Cell, x: Int, y: Int, keepsBackground: Bool = false) {
    let place = y * size.width + x
    let before = cells[place]
    var cell = cell
    if keepsBackground { cell.style.formOver(before.style) }
    guard before != cell else { return }
    var start = x
    var end = x + max(cell.width, 1)
    if before.width == 0, x > 0 {
      start -= 1
      cells[place - 1] = cells[place - 1].blanked
    }
    let next = place + end - x
    if end < size.width, cells[next].width == 0 {
      cells[next] = cells[next].blanked
      end += 1
    }
    cells[place] = cell
    if cell.width == 2 { cells[place + 1] = .continuation(cell.style) }
    noteChange(from: start, to: end, y: y)
  }

  /// Fills an area that is inside with cells of one column.
  mutating func fill(_ area: Rect, with cell: Cell) {
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      // The ends may cut a wide character; what is between is just written over.
      put(cell, x: area.minX, y: y)
      put(cell, x: area.maxX - 1, y: y)
      let row = y * size.width
      guard let first = (area.minX..<area.maxX).first(where: { cells[row + $0] != cell }),
        let last = (area.minX..<area.maxX).last(where: { cells[row + $0] != cell })
      else { continue }
      for place in row + first...row + last { cells[place] = cell }
      noteChange(from: first, to: last + 1, y: y)
    }
  }

  /// Gives the cell at a place another style.
  mutating func setStyle(_ style: Style, x: Int, y: Int) {
    let place = y * size.width + x
    guard cells[place].style != style else { return }
    cells[place].style = style
    noteChange(from: x, to: x + 1, y: y)
  }
}
