/// A place in columns and rows, counted from the top left.
public struct Position: Hashable, Sendable {
  /// The column, 0 at the left.
  public var x: Int
  /// The row, 0 at the top.
  public var y: Int

  /// Creates a position; either coordinate may be negative.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left.
  public static let zero = Position(x: 0, y: 0)
}

/// A width and a height in cells.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// Creates a size; a negative one counts as empty wherever it is used.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No cells at all.
  public static let zero = Size(width: 0, height: 0)
}

extension Size {
  /// The largest size that gets a buffer: beyond any real terminal, and small enough to allocate.
  package static let largest = Size(width: 2000, height: 1000)

  /// This size within zero and ``largest``.
  package var clamped: Size {
    Size(
      width: min(max(width, 0), Size.largest.width), height: min(max(height, 0), Size.largest.height))
  }
}

extension Int {
  /// The sum, or the nearest value that an `Int` can hold.
  func adding(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the nearest value that an `Int` can hold.
  func subtracting(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }
}
