/// A place in a rectangle, as shares of its width and height: (0, 0) is its top leading corner.
public struct UnitPoint: Sendable, Hashable {
  /// The share of the width, from the leading side.
  public var x: Double
  /// The share of the height, from the top.
  public var y: Double

  /// The top leading corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// A place by its shares.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The places that SwiftUI has names for.
  public static let zero = UnitPoint()
  public static let topLeading = UnitPoint()
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Int {
  /// A share of this many cells.
  func share(_ part: Double) -> Int { Int(cells: Double(self) * part) }
}
