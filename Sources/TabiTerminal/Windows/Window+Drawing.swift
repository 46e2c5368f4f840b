extension Window {
  /// Draws text in one row; a newline in it is a visible stand-in, and a tab goes to the next of the stops, which
  /// are eight columns apart from the start of the text.
  ///
  /// - Parameters:
  ///   - position: Where the text starts, in the window's coordinates; it may be outside.
  ///   - clip: Draw only here; a wide character that an edge cuts becomes a blank in its style.
  /// - Returns: The columns that the text takes, clipped or not.
  @discardableResult
  public func draw(
    _ text: some StringProtocol, at position: Position, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    let area = area(clip)
    guard position.y >= area.minY, position.y < area.maxY, position.x < area.maxX else { return text.columns }
    var x = position.x
    text.forEachCell(style: style) { cell in
      let end = x.adding(cell.width)
      if x >= area.minX && end <= area.maxX {
        put(cell, x: x, y: position.y)
      } else if end > area.minX && x < area.maxX {
        for x in max(x, area.minX)..<min(end, area.maxX) { put(cell.blanked, x: x, y: position.y) }
      }
      x = end
    }
    return x.subtracting(position.x)
  }

  /// Fills a rectangle with blanks in a style.
  public func fill(_ rect: Rect, with style: Style = .plain, clip: Rect? = nil) {
    let area = area(clip).intersection(rect)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { put(.blank(style), x: x, y: y) }
    }
  }

  /// Changes the styles in a rectangle and keeps the text; a wide character that an edge cuts keeps its
  /// style.
  public func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let area = area(rect)
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

  /// Moves the cells in a rectangle up by `rows`, or down for a negative number, and fills with blanks what comes
  /// free.
  ///
  /// A wide character that the rectangle cuts becomes a blank in its style.
  public func scroll(_ rect: Rect, by rows: Int, style: Style = .plain) {
    let area = area(rect)
    guard rows != 0 else { return }
    for line in 0..<area.height {
      let y = rows > 0 ? area.minY + line : area.maxY - 1 - line
      let source = y.adding(rows)
      for x in area.minX..<area.maxX {
        let cell = source >= area.minY && source < area.maxY ? self[x, source] : .blank(style)
        switch cell.width {
        case 0 where x > area.minX: continue  // put with the cell it continues
        case 2 where x + 1 < area.maxX, 1: put(cell, x: x, y: y)
        default: put(cell.blanked, x: x, y: y)
        }
      }
    }
  }

  /// The part of the window that may be drawn to.
  private func area(_ clip: Rect?) -> Rect {
    clip.map(bounds.intersection) ?? bounds
  }
}
