import TabiTerminal

/// Where things stand across a column.
public enum HorizontalAlignment: Sendable, Hashable {
  case leading, center, trailing
}

/// Where things stand across a row.
public enum VerticalAlignment: Sendable, Hashable {
  case top, center, bottom
}

/// Where a thing stands in a rectangle.
public struct Alignment: Sendable, Hashable {
  /// Where it stands between the sides.
  public var horizontal: HorizontalAlignment
  /// Where it stands between top and bottom.
  public var vertical: VerticalAlignment

  /// A place by both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The places that SwiftUI has names for.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension HorizontalAlignment {
  /// Where `length` columns start within `room`.
  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length) / 2
    case .trailing: room - length
    }
  }
}

extension VerticalAlignment {
  /// Where `length` rows start within `room`.
  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .top: 0
    case .center: (room - length) / 2
    case .bottom: room - length
    }
  }
}

extension Alignment {
  /// Where a thing of a size stands in `bounds`; one that is larger reaches beyond them.
  func rect(of size: Size, in bounds: Rect) -> Rect {
    Rect(
      x: bounds.minX + horizontal.offset(of: size.width, in: bounds.width),
      y: bounds.minY + vertical.offset(of: size.height, in: bounds.height), width: size.width,
      height: size.height)
  }
}

/// The sides of a rectangle.
public enum Edge: Sendable, Hashable {
  case top, leading, bottom, trailing

  /// Sides, as a set.
  public struct Set: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: Int
    /// Sides from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The single sides.
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    /// Sides that lie across from each other, and all.
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances inward from the sides, in cells.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from each side.
  public var top, leading, bottom, trailing: Double

  /// Distances from the sides; none where nothing is said.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
