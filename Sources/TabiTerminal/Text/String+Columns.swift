/// Where text that is too long is cut.
public enum TruncationMode: Sendable {
  /// The end is kept.
  case head
  /// Both ends are kept.
  case middle
  /// The start is kept.
  case tail
}

extension StringProtocol {
  /// The columns that the text takes: exactly what drawing it into a window advances by.
  ///
  /// A tab goes to the next of the stops, which are eight columns apart from the start of the text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var columns: Int {
    @specialized(where Self == String)
    @specialized(where Self == Substring)
    get {
      if let columns = asciiColumns { return columns }
      var columns = 0
      forEachCell(style: .plain) { columns += $0.width }
      return columns
    }
  }

  /// The text in at most `columns` columns, with `…` where something was left out.
  ///
  /// A character is kept whole or left out, so that the result may be a column shorter. No columns give no
  /// text. Tabs become blanks.
  @specialized(where Self == String)
  @specialized(where Self == Substring)
  public func truncated(to columns: Int, mode: TruncationMode = .tail) -> String {
    guard columns > 0 else { return "" }
    if let width = asciiColumns, width <= columns { return String(self) }
    let text = withTabsExpanded()
    guard text.columns > columns else { return text }
    let room = columns - 1
    switch mode {
    case .tail: return text.start(within: room) + "…"
    case .head: return "…" + text.end(within: room)
    case .middle:
      let start = text.start(within: room - room / 2)
      return start + "…" + text.end(within: room - start.columns)
    }
  }

  /// The longest start that fits.
  private func start(within columns: Int) -> String {
    var left = columns
    return String(
      prefix { character in
        left -= character.columns
        return left >= 0
      })
  }

  /// The longest end that fits.
  private func end(within columns: Int) -> String {
    var left = columns
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      left -= self[previous].columns
      if left < 0 { break }
      start = previous
    }
    return String(self[start...])
  }
}
