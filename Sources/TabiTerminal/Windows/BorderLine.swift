/// The lines of a border.
public enum BorderLine: Sendable {
  /// `┌─┐`
  case single
  /// `╔═╗`
  case double
  /// `╭─╮`
  case rounded
  /// `┏━┓`
  case heavy

  /// Horizontal, vertical, and the corners from the top left clockwise.
  private var lines: [Unicode.Scalar] {
    switch self {
    case .single: ["─", "│", "┌", "┐", "┘", "└"]
    case .double: ["═", "║", "╔", "╗", "╝", "╚"]
    case .rounded: ["─", "│", "╭", "╮", "╯", "╰"]
    case .heavy: ["━", "┃", "┏", "┓", "┛", "┗"]
    }
  }

  /// The line at a place on the edge of `rect`; nil inside.
  fileprivate func scalar(x: Int, y: Int, of rect: Rect) -> Unicode.Scalar? {
    let left = x == rect.minX
    let right = x == rect.maxX - 1
    let top = y == rect.minY
    let bottom = y == rect.maxY - 1
    switch (left || right, top || bottom) {
    case (true, true): return lines[top ? (left ? 2 : 3) : (left ? 5 : 4)]
    case (false, true): return lines[0]
    case (true, false): return lines[1]
    case (false, false): return nil
    }
  }
}

extension Window {
  /// Draws a border along the inner edge of a rectangle, in the window's coordinates.
  public func drawBorder(
    _ rect: Rect, line: BorderLine = .single, style: Style = .plain, clip: Rect? = nil,
    keepsBackground: Bool = false
  ) {
    guard !rect.isEmpty else { return }
    let area = (clip.map(bounds.intersection) ?? bounds).intersection(rect)
    for y in area.minY..<area.maxY {
      let isEdge = y == rect.minY || y == rect.maxY - 1
      let columns = isEdge ? Array(area.minX..<area.maxX) : [rect.minX, rect.maxX - 1]
      for x in columns where x >= area.minX && x < area.maxX {
        guard let scalar = line.scalar(x: x, y: y, of: rect) else { continue }
        grid.put(Cell(scalar, width: 1, style: style), x: x, y: y, keepsBackground: keepsBackground)
      }
    }
  }
}
