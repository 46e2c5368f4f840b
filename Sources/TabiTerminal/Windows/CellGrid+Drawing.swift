extension CellGrid {
  /// Draws text in one row, as ``Window/draw(_:at:style:clip:)`` does, in an area that is inside.
  mutating func draw(
    _ text: some StringProtocol, at position: Position, style: Style, in area: Rect,
    keepsBackground: Bool = false
  ) -> Int {
    let (start, end) = (area.minX, area.maxX)
    var x = position.x
    text.forEachCell(style: style) { cell in
      let next = x.adding(cell.width)
      if x >= start && next <= end {
        put(cell, x: x, y: position.y, keepsBackground: keepsBackground)
      } else if next > start && x < end {
        for x in max(x, start)..<min(next, end) {
          put(cell.blanked, x: x, y: position.y, keepsBackground: keepsBackground)
        }
      }
      x = next
    }
    return x.subtracting(position.x)
  }

  /// Changes the styles in an area that is inside, as ``Window/restyle(_:_:)`` does.
  mutating func restyle(_ area: Rect, _ change: (Style) -> Style) {
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let cell = self[x, y]
        if cell.width == 1 {
          setStyle(change(cell.style), x: x, y: y)
        } else if cell.width == 2, x + 1 < area.maxX {
          let style = change(cell.style)
          setStyle(style, x: x, y: y)
          setStyle(style, x: x + 1, y: y)
        }
      }
    }
  }

  /// Moves the rows of an area that is inside, as ``Window/scroll(_:by:style:)`` does.
  mutating func scroll(_ area: Rect, by rows: Int, with blank: Cell) {
    for line in 0..<area.height {
      let y = rows > 0 ? area.minY + line : area.maxY - 1 - line
      let source = y.adding(rows)
      for x in area.minX..<area.maxX {
        let cell = source >= area.minY && source < area.maxY ? self[x, source] : blank
        switch cell.width {
        case 0 where x > area.minX: continue  // put with the cell it continues
        case 2 where x + 1 < area.maxX, 1: put(cell, x: x, y: y)
        default: put(cell.blanked, x: x, y: y)
        }
      }
    }
  }
}
