import TabiTerminal

/// A view's size, and the lines in it that it can be aligned by, in the lengths that the view counts in.
public struct ViewDimensions: Equatable, Sendable {
  let element: Element
  let size: Size
  /// What the size was the answer to.
  let offer: Proposal
  let unit: LengthUnit

  /// The width.
  public var width: CGFloat { unit.length(size.width, .horizontal) }
  /// The height.
  public var height: CGFloat { unit.length(size.height, .vertical) }

  /// Where a line is: as an `alignmentGuide` in the view says, or by its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.line] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.line] }

  /// Where an `alignmentGuide` in the view says that a line is; nil where none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.line] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.line] }

  private subscript(line: AlignmentLine) -> CGFloat {
    MainActor.assumeIsolated { element.guide(line, size: size, proposal: offer) } * unit.length(1, line.axis)
  }

  private subscript(explicit line: AlignmentLine) -> CGFloat? {
    MainActor.assumeIsolated { element.explicitGuide(line, size: size, proposal: offer) }
      .map { $0 * unit.length(1, line.axis) }
  }

  /// Whether both are of one view at one size.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.element === b.element && a.size == b.size && a.offer == b.offer && a.unit == b.unit
  }
}

// MARK: - Where lines are

extension Element {
  /// Where a line is, in cells from the element's edge.
  func guide(_ line: AlignmentLine, size: Size, proposal: Proposal) -> Double {
    explicitGuide(line, size: size, proposal: proposal) ?? defaultGuide(line, size: size, proposal: proposal)
  }

  private func defaultGuide(_ line: AlignmentLine, size: Size, proposal: Proposal) -> Double {
    if let standard = line.standard { return standard.place(in: size[line.axis]) }
    let unit = node.environment.lengthUnit
    let dimensions = ViewDimensions(element: self, size: size, offer: proposal, unit: unit)
    return unit.exact(line.id.defaultValue(in: dimensions), line.axis)
  }

  /// Whether a line is where the sizes alone put it in all views that there are.
  func isPlain(_ line: AlignmentLine) -> Bool {
    switch line.standard {
    case .start, .middle, .end: node.host.guidedLines.isEmpty || !node.host.guidedLines.contains(line)
    case .firstRow, .lastRow, nil: false
    }
  }

  /// Where something in it that answered to `proposal` with `size` stands in `bounds` by an alignment.
  func standing(
    _ element: Element, size: Size, in bounds: Rect, _ alignment: Alignment, proposal: Proposal
  ) -> Rect {
    var rect = alignment.rect(of: size, in: bounds)
    if isPlain(alignment.horizontal.line), isPlain(alignment.vertical.line) { return rect }
    for axis in Axis.allCases where !isPlain(alignment.line(axis)) {
      let line = alignment.line(axis)
      let own = defaultGuide(line, size: bounds.size, proposal: proposal)
      let place = Int(nearest: own - element.guide(line, size: size, proposal: proposal))
      if axis == .horizontal {
        rect.origin.x = bounds.minX + place
      } else {
        rect.origin.y = bounds.minY + place
      }
    }
    return rect
  }
}

/// Where views that share a line stand along it.
struct SharedLine {
  /// The place of each.
  private(set) var places: [Int] = []
  /// The length from the first one's start to the last one's end.
  private(set) var length = 0

  @MainActor
  init(_ line: AlignmentLine, of children: [Element], _ answers: [(offer: Proposal, size: Size)]) {
    let guides = zip(children, answers).map { $0.guide(line, size: $1.size, proposal: $1.offer) }
    let furthest = guides.max() ?? 0
    for (guide, answer) in zip(guides, answers) {
      let place = Int(nearest: furthest - guide)
      places.append(place)
      length = max(length, place.addingClamped(answer.size[line.axis]))
    }
  }
}

/// Where something stands, and what its size is the answer to.
struct Placement {
  var frame: Rect
  var offer: Proposal
}

extension AlignmentLine {
  /// What the things in a container say together about where the line is in it.
  @MainActor
  func merged(_ children: [Element], _ placements: [Placement]) -> Double? {
    merged(
      zip(children, placements).compactMap { child, placement in
        child.explicitGuide(self, size: placement.frame.size, proposal: placement.offer)
          .map { $0 + Double(axis == .horizontal ? placement.frame.minX : placement.frame.minY) }
      })
  }
}

// MARK: - Saying where they are

extension View {
  /// Says where a line across columns is in the view, for the containers around it that align by it.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(in: GuideElement.self, GuideValue(line: guide.line, place: computeValue))
  }

  /// Says where a line across rows is in the view, for the containers around it that align by it.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(in: GuideElement.self, GuideValue(line: guide.line, place: computeValue))
  }
}

struct GuideValue: Equatable {
  let line: AlignmentLine
  let place: (ViewDimensions) -> CGFloat

  /// No: whether two closures are the same can't be told.
  static func == (a: GuideValue, b: GuideValue) -> Bool { false }
}

final class GuideElement: ValueElement<GuideValue> {
  required init(_ node: Node, _ value: GuideValue) {
    super.init(node, value)
    node.host.guidedLines.insert(value.line)
  }

  override func valueChanged() {
    node.host.guidedLines.insert(value.line)
    super.valueChanged()
  }

  override func explicitGuide(_ line: AlignmentLine, size: Size, proposal: Proposal) -> Double? {
    guard line == value.line, let content else {
      return super.explicitGuide(line, size: size, proposal: proposal)
    }
    let dimensions = ViewDimensions(element: content, size: size, offer: proposal, unit: unit)
    return unit.exact(value.place(dimensions), line.axis)
  }
}
