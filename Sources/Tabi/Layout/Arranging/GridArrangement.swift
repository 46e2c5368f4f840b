import TabiTerminal

/// The arrangement of a grid's cells.
struct GridArrangement: Arrangement {
  var alignment: Alignment
  var columnSpacing: Int
  var rowSpacing: Int

  var stackAxis: Axis? { nil }

  func size(of children: [Element], _ proposal: Proposal) -> Size {
    let cells = cells(of: children)
    let columns = columns(cells, proposal.width)
    let rows = rows(cells, columns, proposal.height)
    return Size(width: total(columns, columnSpacing), height: total(rows, rowSpacing))
  }

  func placements(of children: [Element], in size: Size, proposal: Proposal) -> [Placement] {
    let cells = cells(of: children)
    let columns = columns(cells, proposal.width)
    let rows = rows(cells, columns, proposal.height)
    var alignments: [Int: HorizontalAlignment] = [:]
    for cell in cells where alignments[cell.column] == nil {
      alignments[cell.column] = cell.element.layoutValue(GridCell.ColumnAlignment.self)
    }
    return cells.map { cell in
      let room = Rect(
        x: start(of: cell.column, columns, columnSpacing), y: start(of: cell.row, rows, rowSpacing),
        width: width(of: cell, columns), height: rows[cell.row])
      let offer = Proposal(room.size)
      let inner = cell.element.measure(offer)
      if let anchor = cell.element.layoutValue(GridCell.Anchor.self) {
        let origin = Position(
          x: room.minX + Int(nearest: anchor.x * Double(room.width - inner.width)),
          y: room.minY + Int(nearest: anchor.y * Double(room.height - inner.height)))
        return Placement(frame: Rect(origin: origin, size: inner), offer: offer)
      }
      let own = Alignment(
        horizontal: alignments[cell.column] ?? alignment.horizontal,
        vertical: cell.mark?.alignment ?? alignment.vertical)
      let frame = cell.element.standing(cell.element, size: inner, in: room, own, proposal: offer)
      return Placement(frame: frame, offer: offer)
    }
  }
}

// MARK: - Cells

extension GridArrangement {
  private struct Cell {
    let element: Element
    let mark: GridRowMark?
    let row: Int
    let column: Int
    /// The columns that it takes; nil for all.
    let span: Int?
    let unsized: Axis.Set
  }

  private func cells(of children: [Element]) -> [Cell] {
    var cells: [Cell] = []
    for element in children {
      let mark = element.gridRow
      let last = cells.last
      let continues = last != nil && mark != nil && last?.mark === mark
      let row = last.map { continues ? $0.row : $0.row + 1 } ?? 0
      let column = continues ? last.map { $0.column + ($0.span ?? 1) } ?? 0 : 0
      cells.append(
        Cell(
          element: element, mark: mark, row: row, column: column,
          span: mark == nil ? nil : element.layoutValue(GridCell.Columns.self),
          unsized: element.layoutValue(GridCell.UnsizedAxes.self)))
    }
    return cells
  }

  private func total(_ lengths: some Sequence<Int>, _ spacing: Int) -> Int {
    var (total, count) = (0, 0)
    for length in lengths {
      total = total.addingClamped(length)
      count += 1
    }
    return max(0, total.addingClamped(spacing * max(0, count - 1)))
  }

  private func start(of index: Int, _ lengths: [Int], _ spacing: Int) -> Int {
    lengths.prefix(index).reduce(0) { $0.addingClamped($1).addingClamped(spacing) }
  }

  private func width(of cell: Cell, _ columns: [Int]) -> Int {
    total(columns.dropFirst(cell.column).prefix(cell.span ?? columns.count), columnSpacing)
  }

  // MARK: Lengths

  private func columns(_ cells: [Cell], _ room: Int?) -> [Int] {
    let count = cells.reduce(0) { max($0, $1.column + ($1.span ?? 1)) }
    var members = Array(repeating: [Element](), count: count)
    for cell in cells where cell.span == 1 && !cell.unsized.contains(.horizontal) {
      members[cell.column].append(cell.element)
    }
    var columns = Self.share(room, count: count, spacing: columnSpacing) { column, length in
      members[column].reduce(0) { max($0, $1.measure(Proposal(width: length)).width) }
    }
    // A cell of several columns widens the last of them where there is room.
    for cell in cells where cell.span != 1 && !cell.unsized.contains(.horizontal) {
      let last = min(count, cell.column + (cell.span ?? count)) - 1
      let left = room.map { $0.lessening(by: total(columns, columnSpacing)) } ?? .max
      let own = width(of: cell, columns)
      let offer = room == nil ? nil : own.addingClamped(left)
      let missing = cell.element.measure(Proposal(width: offer)).width - own
      if missing > 0, columns.indices.contains(last) { columns[last] += min(missing, left) }
    }
    return columns
  }

  private func rows(_ cells: [Cell], _ columns: [Int], _ room: Int?) -> [Int] {
    let count = (cells.last?.row ?? -1) + 1
    var members = Array(repeating: [Cell](), count: count)
    for cell in cells where !cell.unsized.contains(.vertical) { members[cell.row].append(cell) }
    return Self.share(room, count: count, spacing: rowSpacing) { row, length in
      members[row].reduce(0) {
        max($0, $1.element.measure(Proposal(width: width(of: $1, columns), height: length)).height)
      }
    }
  }

  /// What each of several lengths takes of the room: the least flexible is served first, each with an even share of
  /// what is left, as in a stack.
  ///
  /// - Parameter measure: What one takes when it is offered a length.
  private static func share(
    _ room: Int?, count: Int, spacing: Int, measure: (_ index: Int, _ offer: Int?) -> Int
  ) -> [Int] {
    guard let room else { return (0..<count).map { measure($0, nil) } }
    let most = (0..<count).map { measure($0, .max) }
    let gaps = spacing * max(0, count - 1)
    if most.reduce(gaps, { $0.addingClamped($1) }) <= room { return most }
    let least = (0..<count).map { measure($0, 0) }
    var lengths = least
    var remaining = room.lessening(by: gaps).lessening(by: least.reduce(0) { $0.addingClamped($1) })
    let order = (0..<count).sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
    for (position, index) in order.enumerated() {
      let part = remaining == .max ? .max : remaining / (count - position)
      lengths[index] = measure(index, least[index].addingClamped(part))
      remaining = remaining.lessening(by: lengths[index] - least[index])
    }
    return lengths
  }
}
