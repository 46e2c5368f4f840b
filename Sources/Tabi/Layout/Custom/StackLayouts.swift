import TabiTerminal

/// An ``HStack`` as a layout, for ``AnyLayout``.
public struct HStackLayout: Layout, ArrangedLayout, Equatable, Sendable {
  /// The line that the views share.
  public var alignment: VerticalAlignment
  /// The length between two views; one column where nothing is said.
  public var spacing: CGFloat?

  /// Side by side.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  func arrangement(_ unit: LengthUnit) -> Stack {
    Stack(axis: .horizontal, spacing: spacing.map { unit.gap($0, .horizontal) } ?? 1, vertical: alignment)
  }
}

/// A ``VStack`` as a layout, for ``AnyLayout``.
public struct VStackLayout: Layout, ArrangedLayout, Equatable, Sendable {
  /// The line that the views share.
  public var alignment: HorizontalAlignment
  /// The length between two views; none where nothing is said.
  public var spacing: CGFloat?

  /// One below the other.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  func arrangement(_ unit: LengthUnit) -> Stack {
    Stack(axis: .vertical, spacing: spacing.map { unit.gap($0, .vertical) } ?? 0, horizontal: alignment)
  }
}

/// A ``ZStack`` as a layout, for ``AnyLayout``.
public struct ZStackLayout: Layout, ArrangedLayout, Equatable, Sendable {
  /// The place that the views share.
  public var alignment: Alignment

  /// One over the other.
  public nonisolated init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  func arrangement(_ unit: LengthUnit) -> Layers { Layers(alignment: alignment) }
}

/// A ``Grid`` as a layout, for ``AnyLayout``.
public struct GridLayout: Layout, ArrangedLayout, Equatable, Sendable {
  /// Where a view stands in its cell, unless its column or its row says otherwise.
  public var alignment: Alignment
  /// The length between two columns; one column of cells where nothing is said.
  public var horizontalSpacing: CGFloat?
  /// The length between two rows; none where nothing is said.
  public var verticalSpacing: CGFloat?

  /// In columns and rows.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  func arrangement(_ unit: LengthUnit) -> GridArrangement {
    GridArrangement(
      alignment: alignment, columnSpacing: horizontalSpacing.map { unit.gap($0, .horizontal) } ?? 1,
      rowSpacing: verticalSpacing.map { unit.gap($0, .vertical) } ?? 0)
  }
}

extension LayoutProperties {
  fileprivate init(stackOrientation: Axis) {
    self.stackOrientation = stackOrientation
  }
}

/// A layout that is one of the arrangements of the library's own containers.
protocol ArrangedLayout: Layout where Cache == Void {
  associatedtype A: Arrangement
  func arrangement(_ unit: LengthUnit) -> A
}

extension ArrangedLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let (arrangement, elements, unit) = (arrangement(subviews.unit), subviews.elements, subviews.unit)
    return MainActor.assumeIsolated {
      unit.size(arrangement.size(of: elements, unit.cells(proposal)))
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (arrangement, elements, unit) = (arrangement(subviews.unit), subviews.elements, subviews.unit)
    let placements = MainActor.assumeIsolated {
      arrangement.placements(of: elements, in: unit.cells(bounds.size), proposal: unit.cells(proposal))
    }
    for (subview, placement) in zip(subviews, placements) {
      let origin = unit.rect(placement.frame).origin
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: unit.proposal(placement.offer))
    }
  }
}
