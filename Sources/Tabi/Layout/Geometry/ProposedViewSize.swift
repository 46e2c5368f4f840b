/// The room that a parent offers, in the lengths that its views count in.
///
/// In each direction nil asks for the ideal size, 0 for the least, infinity for the most.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width offered.
  public var width: CGFloat?
  /// The height offered.
  public var height: CGFloat?

  /// An offer in both directions.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// An offer of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the least, the ideal and the largest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size offered, with another one's lengths where the ideal is asked for.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
