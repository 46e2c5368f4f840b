/// The sides of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable, Hashable {
  case top, leading, bottom, trailing

  /// Sides, as a set.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Sides from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The single sides.
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    /// Sides that lie across from each other, and all.
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The sides to the left and to the right.
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Hashable {
  case leading, trailing
}

/// The sides above and below.
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable {
  case top, bottom

  /// Sides, as a set.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The sides as bits.
    public let rawValue: Int8
    /// Sides from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The single sides, and both.
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances inward from the sides.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from each side.
  public var top, leading, bottom, trailing: CGFloat

  /// Distances from the sides; none where nothing is said.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
