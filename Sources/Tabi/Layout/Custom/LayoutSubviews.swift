import TabiTerminal

/// The views that a ``Layout`` arranges, in their order.
public struct LayoutSubviews: RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  private let views: ArraySlice<LayoutSubview>

  init(_ elements: [Tabi.Element], unit: LengthUnit) {
    self.init(elements[...], unit: unit, placements: Placements(count: elements.count))
  }

  private init(_ elements: ArraySlice<Tabi.Element>, unit: LengthUnit, placements: Placements) {
    var views: [LayoutSubview] = []
    views.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      views.append(LayoutSubview(element: element, unit: unit, index: index, placements: placements))
    }
    self.views = views[...]
  }

  private init(_ views: ArraySlice<LayoutSubview>) {
    self.views = views
  }

  /// The place of the first view.
  public var startIndex: Int { views.startIndex }
  /// The place after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { views[index] }
  /// The views at some places.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(views[bounds]) }
}

extension LayoutSubviews {
  var elements: [Tabi.Element] { views.map(\.element) }
  var unit: LengthUnit { first?.unit ?? .cells }

  /// The same views, whose places are kept apart.
  func recording() -> LayoutSubviews { LayoutSubviews(elements, unit: unit) }

  /// Where each was placed; in the middle of a size where it wasn't.
  @MainActor
  func placements(in size: Size, proposal: Proposal) -> [Placement] {
    views.map { view in
      if let placement = view.placements.placed[view.index] { return placement }
      let inner = view.element.measure(proposal)
      return Placement(
        frame: Alignment.center.rect(of: inner, in: Rect(origin: .zero, size: size)), offer: proposal)
    }
  }

  /// Where the views that were placed say together that a line is.
  func merged(_ line: AlignmentLine) -> CGFloat? {
    let placed = views.compactMap { view in
      view.placements.placed[view.index].map { (view.element, $0) }
    }
    let place = MainActor.assumeIsolated { line.merged(placed.map(\.0), placed.map(\.1)) }
    return place.map { $0 * unit.length(1, line.axis) }
  }
}

/// Where the views of a layout were placed.
final class Placements {
  var placed: [Placement?]

  init(count: Int) {
    placed = Array(repeating: nil, count: count)
  }
}

/// A view that a ``Layout`` arranges.
public struct LayoutSubview: Equatable {
  let element: Element
  let unit: LengthUnit
  let index: Int
  let placements: Placements

  /// The size for a proposal. Asking again costs nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    unit.size(measure(unit.cells(proposal)))
  }

  /// The size for a proposal, and the lines in the view that it can be aligned by.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let offer = unit.cells(proposal)
    return ViewDimensions(element: element, size: measure(offer), offer: offer, unit: unit)
  }

  /// Puts the view at a place, which the anchor in it comes to, in the size that it answers to a proposal.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let offer = unit.cells(proposal)
    let size = measure(offer)
    let origin = Position(
      x: Int(nearest: unit.exact(position.x, .horizontal) - anchor.x * Double(size.width)),
      y: Int(nearest: unit.exact(position.y, .vertical) - anchor.y * Double(size.height)))
    placements.placed[index] = Placement(frame: Rect(origin: origin, size: size), offer: offer)
  }

  /// How early the view is to be served.
  public var priority: Double {
    let element = element
    return MainActor.assumeIsolated { element.layoutPriority }
  }

  /// The spacing that the view prefers around it.
  public var spacing: ViewSpacing { ViewSpacing(unit: unit) }

  /// The value that the view has for the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // Unchecked: the value stays on the main actor, on which layouts are asked.
    nonisolated(unsafe) var value = K.defaultValue
    let element = element
    MainActor.assumeIsolated { value = element.layoutValue(K.self) }
    return value
  }

  private func measure(_ proposal: Proposal) -> Size {
    let element = element
    return MainActor.assumeIsolated { element.measure(proposal) }
  }

  /// Whether both are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// The spacing that a view prefers: a column beside it, none above and below.
public struct ViewSpacing: Sendable {
  private var unit = LengthUnit.cells
  private var isZero = false

  /// The default spacing.
  public init() {}

  init(unit: LengthUnit) {
    self.unit = unit
  }

  private init(isZero: Bool) {
    self.isZero = isZero
  }

  /// No spacing.
  public static let zero = ViewSpacing(isZero: true)

  /// The length between two views, one after the other along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isZero && next.isZero || axis == .vertical ? 0 : unit.length(1, axis)
  }

  /// Takes in what another one prefers.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isZero = isZero && other.isZero
  }

  /// What both prefer.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
