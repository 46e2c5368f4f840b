extension Window {
  /// Draws text in one row; a newline in it is a visible stand-in, and a tab goes to the next of the stops, which
  /// are eight columns apart from the start of the text.
  ///
  /// - Parameters:
  ///   - position: Where the text starts, in the window's coordinates; it may be outside.
  ///   - clip: Draw only here; a wide character that an edge cuts becomes a blank in its style.
  ///   - keepsBackground: Whether a style without a background leaves the one that is there.
  /// - Returns: The columns that the text takes, clipped or not.
  @discardableResult
  @specialized(where Text == String)
  @specialized(where Text == Substring)
  public func draw<Text: StringProtocol>(
    _ text: Text, at position: Position, style: Style = .plain, clip: Rect? = nil,
    keepsBackground: Bool = false
  ) -> Int {
    let area = area(clip)
    guard position.y >= area.minY, position.y < area.maxY, position.x < area.maxX else { return text.columns }
    return grid.draw(
      text, at: position, style: style, in: area,
      keepsBackground: keepsBackground)
  }

  /// Fills a rectangle with blanks in a style.
  public func fill(_ rect: Rect, with style: Style = .plain, clip: Rect? = nil) {
    grid.fill(area(clip).intersection(rect), with: .blank(style))
  }

  /// Changes the styles in a rectangle and keeps the text; a wide character that an edge cuts keeps its
  /// style.
  public func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    grid.restyle(area(rect), change)
  }

  /// Moves the cells in a rectangle up by `rows`, or down for a negative number, and fills with blanks what comes
  /// free.
  ///
  /// A wide character that the rectangle cuts becomes a blank in its style.
  public func scroll(_ rect: Rect, by rows: Int, style: Style = .plain) {
    if rows != 0 { grid.scroll(area(rect), by: rows, with: .blank(style)) }
  }

  /// The part of the window that may be drawn to.
  private func area(_ clip: Rect?) -> Rect {
    clip.map(bounds.intersection) ?? bounds
  }
}
