import TabiTerminal

extension View {
  /// A size; what is in it stands by the alignment and is cut where it is larger.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
      maxHeight: height, alignment: alignment)
  }

  /// A size between bounds: with a `max` of infinity it takes all the room there is.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(
      in: FrameElement.self,
      Frame(
        width: Frame.Bounds(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: Frame.Bounds(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }

  /// The view itself: a frame that says nothing.
  public nonisolated func frame() -> some View { self }

  /// Offers the view no room but lets it have its ideal size, in both directions or in one.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped(in: FixedSizeElement.self, FixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Offers the view no room but lets it have its ideal size: text doesn't wrap and isn't truncated.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}

struct Frame: Equatable {
  struct Bounds: Equatable {
    var min, ideal, max: Double?
  }

  var width, height: Bounds
  var alignment: Alignment
}

final class FrameElement: ValueElement<Frame> {
  /// Bounds in cells.
  private struct Bounds {
    let min, ideal, max: Int?

    /// A length that is no number or less than nothing counts as not given, as SwiftUI does.
    init(_ bounds: Frame.Bounds, _ axis: Axis, _ unit: LengthUnit) {
      func finite(_ length: Double?) -> Int? {
        length.flatMap { 0..<Double.infinity ~= $0 ? unit.extent($0, axis) : nil }
      }
      min = finite(bounds.min)
      ideal = finite(bounds.ideal)
      max = bounds.max == .infinity ? .max : finite(bounds.max)
    }

    /// What the content is offered.
    func offer(_ proposal: Int?) -> Int? {
      (proposal ?? ideal).map(clamp)
    }

    private func clamp(_ length: Int) -> Int {
      Swift.max(min ?? 0, Swift.min(length, max ?? .max))
    }

    /// The frame's own length, given the content's: where a bound is given, it follows the proposal up to there.
    func length(proposed: Int?, content: Int) -> Int {
      guard let offer = offer(proposed) else { return clamp(content) }
      let least = min.map { Swift.max($0, Swift.min(content, offer)) } ?? content
      return max.map { Swift.max(min ?? 0, Swift.min($0, Swift.max(least, offer))) } ?? least
    }
  }

  private lazy var cells = makeCells()

  private func makeCells() -> (width: Bounds, height: Bounds) {
    (Bounds(value.width, .horizontal, unit), Bounds(value.height, .vertical, unit))
  }

  override func valueChanged() {
    cells = makeCells()
    super.valueChanged()
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: cells.width.offer(proposal.width), height: cells.height.offer(proposal.height))
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let content = super.sizeThatFits(offer(proposal))
    return Size(
      width: cells.width.length(proposed: proposal.width, content: content.width),
      height: cells.height.length(proposed: proposal.height, content: content.height))
  }

  override func contentPlacement(in size: Size, proposal: Proposal) -> Placement {
    let offer = offer(proposal)
    let bounds = Rect(origin: .zero, size: size)
    guard let content else { return Placement(frame: bounds, offer: offer) }
    let size = content.measure(offer)
    return Placement(
      frame: standing(content, size: size, in: bounds, value.alignment, proposal: offer), offer: offer)
  }
}

struct FixedSize: Equatable {
  var horizontal, vertical: Bool
}

final class FixedSizeElement: ValueElement<FixedSize> {
  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: value.horizontal ? nil : proposal.width, height: value.vertical ? nil : proposal.height)
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size { super.sizeThatFits(offer(proposal)) }

  override func contentPlacement(in size: Size, proposal: Proposal) -> Placement {
    Placement(frame: Rect(origin: .zero, size: size), offer: offer(proposal))
  }
}
