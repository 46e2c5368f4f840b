import TabiTerminal

/// A line that views can be aligned by, as SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// Where the line is in a view that no `alignmentGuide` says it for.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment's line, told apart by its id and its direction.
struct AlignmentLine: Hashable, Sendable {
  let id: any AlignmentID.Type
  /// The direction that its places are counted in.
  let axis: Axis
  /// One of the lines whose places are counted without asking.
  let standard: StandardLine?

  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    standard = (id as? any StandardID.Type)?.line
  }

  static func == (a: AlignmentLine, b: AlignmentLine) -> Bool {
    a.axis == b.axis && a.standard == b.standard && (a.standard != nil || a.id == b.id)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Where `length` cells start within `room`, by their default lines.
  func offset(of length: Int, in room: Int) -> Int {
    switch standard {
    case .middle: (room - length) / 2
    case .end, .lastRow: room - length
    case .start, .firstRow, nil: 0
    }
  }

  /// What several views that say where the line is make of it together.
  func merged(_ places: [Double]) -> Double? {
    guard !places.isEmpty else { return nil }
    switch standard {
    case .firstRow: return places.min()
    case .lastRow: return places.max()
    case .start, .middle, .end, nil: return places.reduce(0, +) / Double(places.count)
    }
  }
}

// MARK: - The lines there are

enum StandardLine: Hashable, Sendable {
  case start, middle, end, firstRow, lastRow

  /// Where the line is in a length of cells.
  func place(in length: Int) -> Double {
    switch self {
    case .start, .firstRow: 0
    case .middle: Double(length) / 2
    case .end: Double(length)
    case .lastRow: Double(max(0, length - 1))
    }
  }
}

/// The id of one of the lines there are, in either direction.
protocol StandardID: AlignmentID {
  static var line: StandardLine { get }
}

extension StandardID {
  /// Never asked: the places of these lines are known from the length alone.
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension StandardLine {
  enum Start: StandardID { static let line = StandardLine.start }
  enum Middle: StandardID { static let line = StandardLine.middle }
  enum End: StandardID { static let line = StandardLine.end }
  enum FirstRow: StandardID { static let line = StandardLine.firstRow }
  enum LastRow: StandardID { static let line = StandardLine.lastRow }
}
