import TabiTerminal

/// A way to arrange views, as SwiftUI's `Layout`: it measures and places the views that it is called with.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///     Diagonal { Text("a"); Text("b") }
///
/// Lengths count cells, or points below a `lengthUnit(.points)`. Sizes are whole cells in the end: one that a layout
/// works out is rounded up, a place to the nearest cell.
public protocol Layout {
  /// What the layout keeps between two calls.
  associatedtype Cache = Void
  /// The views to be arranged.
  typealias Subviews = LayoutSubviews

  /// What containers around and views inside have to know of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept, before the first measure.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date when the layout or its views have changed. Makes it anew unless it is said.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The spacing that the container prefers around itself.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size for a proposal. Asked once for each proposal until something changes.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` of each subview. One that isn't placed stands in the middle.
  ///
  /// - Parameters:
  ///   - bounds: The room, whose origin need not be zero.
  ///   - proposal: What the size of the bounds was the answer to.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a line is in the container; nil for its default. As the subviews say, unless the layout says it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a line is in the container; nil for its default. As the subviews say, unless the layout says it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// What containers around and views inside have to know of a layout.
public struct LayoutProperties: Sendable {
  /// The direction in which it is a stack: spacers in it grow along it, dividers lie across.
  public var stackOrientation: Axis?

  /// Of no stack.
  public init() {}
}

// MARK: - Unless the layout says otherwise

extension Layout {
  /// Of no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The default spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Where the subviews say that the line is, together.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    let recorded = subviews.recording()
    placeSubviews(in: bounds, proposal: proposal, subviews: recorded, cache: &cache)
    return recorded.merged(guide.line)
  }

  /// Where the subviews say that the line is, together.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    let recorded = subviews.recording()
    placeSubviews(in: bounds, proposal: proposal, subviews: recorded, cache: &cache)
    return recorded.merged(guide.line)
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The views that the builder makes, arranged by this layout.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// Views in a layout.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(LayoutElement<L>.self) { LayoutElement($0, layout) }
    element.set(layout, unit: node.environment.lengthUnit)
    node.setChild(content)
  }
}
