/// A place in a rectangle of any size: 0 is at the left and the top, 1 at the right and the bottom.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public var x: CGFloat
  /// The part of the height.
  public var y: CGFloat

  /// A place by its parts.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The places that SwiftUI has names for.
  public static let zero = UnitPoint()
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Int {
  /// A share of this many cells.
  func share(_ part: Double) -> Int { Int(cells: Double(self) * part) }
}
