import TabiTerminal

/// The room a parent offers, in cells: nil asks for the ideal size, `Int.max` for all that could be used.
struct Proposal: Hashable {
  var width: Int?
  var height: Int?

  static let unspecified = Proposal()

  init(width: Int? = nil, height: Int? = nil) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The room that is left when `columns` and `rows` are taken.
  func shrunk(columns: Int, rows: Int) -> Proposal {
    Proposal(width: width.map { $0.lessening(by: columns) }, height: height.map { $0.lessening(by: rows) })
  }
}

extension Int {
  /// Less `amount`, never below zero; the unbounded length stays unbounded.
  func lessening(by amount: Int) -> Int {
    self == .max ? .max : Swift.max(0, self - amount)
  }

  /// A length of SwiftUI's in cells: rounded, and clamped to more than any screen has.
  init(cells length: Double) {
    self = length.isNaN ? 0 : Int(Swift.min(Swift.max(length, -10_000), 10_000).rounded())
  }
}

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable, Hashable {
  case horizontal, vertical

  /// Axes, as a set.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The axes as bits.
    public let rawValue: Int8
    /// Axes from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One axis.
    public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
    /// The single axes.
    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }
}

extension Size {
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ axis: Axis, main: Int, cross: Int) {
    self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
