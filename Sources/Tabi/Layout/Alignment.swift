import TabiTerminal

/// Where things stand across a column: the upright line that they share.
public struct HorizontalAlignment: Sendable, Hashable {
  let line: AlignmentLine

  /// A line of an author's own.
  public init(_ id: any AlignmentID.Type) {
    line = AlignmentLine(id: id, axis: .horizontal)
  }

  /// The line along the leading sides, through the middles, and along the trailing sides.
  public static let leading = HorizontalAlignment(StandardLine.Start.self)
  public static let center = HorizontalAlignment(StandardLine.Middle.self)
  public static let trailing = HorizontalAlignment(StandardLine.End.self)
}

/// Where things stand across a row: the level line that they share.
public struct VerticalAlignment: Sendable, Hashable {
  let line: AlignmentLine

  /// A line of an author's own.
  public init(_ id: any AlignmentID.Type) {
    line = AlignmentLine(id: id, axis: .vertical)
  }

  /// The line along the tops, through the middles, and along the bottoms.
  public static let top = VerticalAlignment(StandardLine.Start.self)
  public static let center = VerticalAlignment(StandardLine.Middle.self)
  public static let bottom = VerticalAlignment(StandardLine.End.self)
  /// The first and the last row: a terminal's text stands on no finer line.
  public static let firstTextBaseline = VerticalAlignment(StandardLine.FirstRow.self)
  public static let lastTextBaseline = VerticalAlignment(StandardLine.LastRow.self)
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
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension HorizontalAlignment {
  /// Where `length` columns start within `room`, where nothing in them says otherwise.
  func offset(of length: Int, in room: Int) -> Int { line.offset(of: length, in: room) }
}

extension VerticalAlignment {
  /// Where `length` rows start within `room`, where nothing in them says otherwise.
  func offset(of length: Int, in room: Int) -> Int { line.offset(of: length, in: room) }
}

extension Alignment {
  func line(_ axis: Axis) -> AlignmentLine { axis == .horizontal ? horizontal.line : vertical.line }

  /// Where a thing of a size stands in `bounds`; one that is larger reaches beyond them.
  func rect(of size: Size, in bounds: Rect) -> Rect {
    Rect(
      x: bounds.minX + horizontal.offset(of: size.width, in: bounds.width),
      y: bounds.minY + vertical.offset(of: size.height, in: bounds.height), width: size.width,
      height: size.height)
  }
}
