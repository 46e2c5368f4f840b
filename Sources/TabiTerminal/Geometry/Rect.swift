/// A rectangle of cells. No value traps: what doesn't fit an `Int` stops at its end, and a negative size is
/// empty.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Position
  /// How many columns and rows it has.
  public var size: Size

  /// Creates a rectangle at `origin`.
  public init(origin: Position, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its four numbers, in cells.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Position(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the top left.
  public static let zero = Rect(origin: .zero, size: .zero)
}

// MARK: - Edges

extension Rect {
  /// The first column.
  public var minX: Int { origin.x }
  /// The first row.
  public var minY: Int { origin.y }
  /// The column after the last.
  public var maxX: Int { origin.x.adding(size.width) }
  /// The row after the last.
  public var maxY: Int { origin.y.adding(size.height) }
  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }
  /// Whether no cell is inside.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}

// MARK: - Together

extension Rect {
  /// Whether the cell at `position` is inside.
  public func contains(_ position: Position) -> Bool {
    position.x >= minX && position.x < maxX && position.y >= minY && position.y < maxY
  }

  /// Whether all of `other` is inside; an empty one never is.
  public func contains(_ other: Rect) -> Bool {
    !other.isEmpty && intersection(other) == other
  }

  /// The cells that both have; an empty rectangle when there are none.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let width = min(maxX, other.maxX).subtracting(x)
    let height = min(maxY, other.maxY).subtracting(y)
    return width > 0 && height > 0 ? Rect(x: x, y: y, width: width, height: height) : .zero
  }

  /// Whether the two have a cell in common.
  public func intersects(_ other: Rect) -> Bool {
    !intersection(other).isEmpty
  }

  /// The smallest rectangle around both; an empty one doesn't count.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX).subtracting(x), height: max(maxY, other.maxY).subtracting(y))
  }

  /// The rectangle moved by `x` columns and `y` rows.
  public func offset(x: Int, y: Int) -> Rect {
    Rect(origin: Position(x: origin.x.adding(x), y: origin.y.adding(y)), size: size)
  }

  /// The rectangle with its edges moved inwards, or outwards for negative numbers.
  ///
  /// More than there is leaves a size of zero.
  public func inset(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) -> Rect {
    Rect(
      x: minX.adding(leading), y: minY.adding(top),
      width: max(0, width.subtracting(leading).subtracting(trailing)),
      height: max(0, height.subtracting(top).subtracting(bottom)))
  }
  /// The rectangle moved by as little as puts it inside `bounds`, and cut where it is larger than they are.
  public func clamped(to bounds: Rect) -> Rect {
    let width = min(max(0, width), max(0, bounds.width))
    let height = min(max(0, height), max(0, bounds.height))
    return Rect(
      x: max(bounds.minX, min(minX, bounds.maxX.subtracting(width))),
      y: max(bounds.minY, min(minY, bounds.maxY.subtracting(height))), width: width, height: height)
  }
}

extension Position {
  /// The nearest place inside `bounds`; their origin where they are empty.
  public func clamped(to bounds: Rect) -> Position {
    Rect(origin: self, size: Size(width: 1, height: 1)).clamped(to: bounds).origin
  }
}
