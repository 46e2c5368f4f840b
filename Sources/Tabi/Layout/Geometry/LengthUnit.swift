import TabiTerminal

/// What a number in `padding(2)`, `frame(width: 30)` or `spacing: 1` counts.
public enum LengthUnit: Sendable, Hashable {
  /// Columns from side to side, rows from top to bottom.
  case cells
  /// Points: 8 to a column, 16 to a row, rounded to the nearest cell.
  case points
}

extension LengthUnit {
  private func scale(_ axis: Axis) -> Double {
    switch self {
    case .cells: 1
    case .points: axis == .horizontal ? 8 : 16
    }
  }

  /// A length in cells, not rounded, and within what any screen could have.
  package func exact(_ length: Double, _ axis: Axis) -> Double {
    length.isNaN ? 0 : min(max(length / scale(axis), -10_000), 10_000)
  }

  /// A gap in cells: rounded to the nearest, so that a small one may vanish.
  package func gap(_ length: Double, _ axis: Axis) -> Int {
    Int(exact(length, axis).rounded())
  }

  /// A view's size in cells: rounded to the nearest, but what is more than nothing keeps a cell.
  package func extent(_ length: Double, _ axis: Axis) -> Int {
    length > 0 ? max(1, gap(length, axis)) : gap(length, axis)
  }

  /// A number of cells in this unit.
  package func length(_ cells: Int, _ axis: Axis) -> Double {
    cells == .max ? .infinity : Double(cells) * scale(axis)
  }
}

// MARK: - For layouts

extension LengthUnit {
  func size(_ size: Size) -> CGSize {
    CGSize(width: length(size.width, .horizontal), height: length(size.height, .vertical))
  }

  func rect(_ rect: Rect) -> CGRect {
    CGRect(
      origin: CGPoint(x: length(rect.minX, .horizontal), y: length(rect.minY, .vertical)),
      size: size(rect.size))
  }

  /// A size that a layout has worked out: nothing in it is cut by rounding.
  func cells(_ size: CGSize) -> Size {
    func cells(_ length: Double, _ axis: Axis) -> Int {
      length == .infinity ? .max : max(0, Int((exact(length, axis) - 0.001).rounded(.up)))
    }
    return Size(width: cells(size.width, .horizontal), height: cells(size.height, .vertical))
  }

  func cells(_ proposal: ProposedViewSize) -> Proposal {
    func cells(_ length: Double, _ axis: Axis) -> Int {
      length == .infinity ? .max : max(0, gap(length, axis))
    }
    return Proposal(
      width: proposal.width.map { cells($0, .horizontal) },
      height: proposal.height.map { cells($0, .vertical) })
  }

  func proposal(_ proposal: Proposal) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { length($0, .horizontal) },
      height: proposal.height.map { length($0, .vertical) })
  }
}

extension Int {
  /// The nearest cell to a coordinate; of two that are as near, the one further up or left, as in a middle.
  init(nearest coordinate: Double) {
    self =
      coordinate.isNaN ? 0 : Int((Swift.min(Swift.max(coordinate, -100_000), 100_000) - 0.5).rounded(.up))
  }
}

extension View {
  /// Makes the numbers in this view count points, as SwiftUI's do, or cells again.
  ///
  /// With `.points` at the root, code that was written for SwiftUI looks right: 8 points are a column, 16 a row. A gap
  /// that is less than half a cell vanishes; a size that is more than nothing keeps a cell. Where no number is
  /// given, the default counts cells. What is read, as a ``GeometryProxy``'s size, counts in the same unit.
  public nonisolated func lengthUnit(_ unit: LengthUnit) -> some View {
    environment(\.lengthUnit, unit)
  }
}
