/// A length or a coordinate, by SwiftUI's name for it.
///
/// Without Foundation, which has a type of this name on other systems, it is a `Double`.
public typealias CGFloat = Double

/// A width and a height in the lengths that a view counts in: cells, unless ``LengthUnit`` says points.
///
/// It has the name and the members of the type that SwiftUI's layouts use, so that they compile as they stand. A file
/// that imports Foundation, too, says which one it means: `import struct Tabi.CGSize`.
public struct CGSize: Hashable, Sendable {
  /// The length from side to side.
  public var width: CGFloat
  /// The length from top to bottom.
  public var height: CGFloat

  /// A size of these lengths.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// A size of whole lengths.
  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  /// No size.
  public init() {
    self.init(width: 0.0, height: 0.0)
  }

  /// No size.
  public static let zero = CGSize()
}

/// A place in the lengths that a view counts in, from the top left.
public struct CGPoint: Hashable, Sendable {
  /// The distance from the left.
  public var x: CGFloat
  /// The distance from the top.
  public var y: CGFloat

  /// A place by its distances.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// A place by whole distances.
  public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  /// The top left.
  public init() {
    self.init(x: 0.0, y: 0.0)
  }

  /// The top left.
  public static let zero = CGPoint()
}

/// A rectangle in the lengths that a view counts in.
public struct CGRect: Hashable, Sendable {
  /// The corner that its place counts from.
  public var origin: CGPoint
  /// How large it is; a negative length reaches back from the origin.
  public var size: CGSize

  /// A rectangle of a size at a place.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its four lengths.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// A rectangle from four whole lengths.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The empty rectangle at the top left.
  public init() {
    self.init(origin: .zero, size: .zero)
  }

  /// The empty rectangle at the top left.
  public static let zero = CGRect()
}

// MARK: - Edges

extension CGRect {
  /// The length from side to side, never negative.
  public var width: CGFloat { abs(size.width) }
  /// The length from top to bottom, never negative.
  public var height: CGFloat { abs(size.height) }
  /// The left edge, the middle and the right edge.
  public var minX: CGFloat { min(origin.x, origin.x + size.width) }
  public var midX: CGFloat { minX + width / 2 }
  public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  /// The top edge, the middle and the bottom edge.
  public var minY: CGFloat { min(origin.y, origin.y + size.height) }
  public var midY: CGFloat { minY + height / 2 }
  public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
  /// Whether nothing is inside.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }
}

// MARK: - Together

extension CGRect {
  /// Whether a place is inside; the right and the bottom edge are not.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether all of `other` is inside.
  public func contains(_ other: CGRect) -> Bool { union(other) == CGRect(self) }

  /// Whether the two have an area in common.
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isEmpty }

  /// The area that both have; empty when there is none.
  public func intersection(_ other: CGRect) -> CGRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    return width > 0 && height > 0 ? CGRect(x: x, y: y, width: width, height: height) : .zero
  }

  /// The smallest rectangle around both.
  public func union(_ other: CGRect) -> CGRect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle with its edges moved inwards, or outwards for negative lengths.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// The rectangle moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: origin.x + dx, y: origin.y + dy), size: size)
  }

  /// The same area from its top left.
  private init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
