import TabiTerminal

extension View {
  /// Room around the view on the given sides: `length` cells, or one.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let cells = length ?? 1
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? cells : 0, leading: edges.contains(.leading) ? cells : 0,
        bottom: edges.contains(.bottom) ? cells : 0, trailing: edges.contains(.trailing) ? cells : 0))
  }

  /// Room of `length` cells around the view.
  public nonisolated func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  /// Room around the view, given for each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(
      ElementModifier<PaddingElement>(make: PaddingElement.init) { element in
        element.insets = insets
      })
  }

  /// A size of so many cells; what is in it stands by the alignment and is cut where it is larger.
  public nonisolated func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
      maxHeight: height, alignment: alignment)
  }

  /// A size between bounds, in cells: with a `max` of infinity it takes all the room there is.
  public nonisolated func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    let width = FrameElement.Bounds(minWidth, idealWidth, maxWidth)
    let height = FrameElement.Bounds(minHeight, idealHeight, maxHeight)
    return modifier(
      ElementModifier<FrameElement>(make: FrameElement.init) { element in
        element.shape = FrameElement.Shape(width: width, height: height, alignment: alignment)
      })
  }

  /// A line around the view. It takes one cell on each side, where SwiftUI draws over the content's edge.
  public nonisolated func border(_ color: Color, width: Double = 1) -> some View {
    modifier(
      ElementModifier<BorderElement>(make: BorderElement.init) { element in
        element.look = BorderElement.Look(
          style: color.style(Style.plain), line: width > 1 ? .heavy : .rounded)
      })
  }

  /// A colour behind the view.
  public nonisolated func background(_ color: Color) -> some View {
    modifier(
      ElementModifier<BackgroundElement>(make: BackgroundElement.init) { element in
        element.color = color
      })
  }

  /// How early a stack serves the view: those with more get their room first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(
      ElementModifier<PriorityElement>(make: PriorityElement.init) { element in
        element.priority = value.isNaN ? 0 : value
      })
  }
}

/// Puts an element of its own around its content.
struct ElementModifier<E: Element> {
  let make: @MainActor (Node) -> E
  let set: @MainActor (E) -> Void
}

extension ElementModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    set(node.element(E.self, make: make))
    node.setChild(content)
  }
}

/// An element around another one, for which it stands in a stack.
class WrapperElement: Element {
  override var layoutPriority: Double { children.count == 1 ? children[0].layoutPriority : 0 }
  override var stackAxis: Axis? { parent?.stackAxis }
}

final class PaddingElement: WrapperElement {
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  private var columns: Int { Int(cells: insets.leading) + Int(cells: insets.trailing) }
  private var rows: Int { Int(cells: insets.top) + Int(cells: insets.bottom) }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let inner = super.sizeThatFits(proposal.shrunk(columns: columns, rows: rows))
    return Size(
      width: max(0, inner.width.addingClamped(columns)), height: max(0, inner.height.addingClamped(rows)))
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    let inner = bounds.inset(
      top: Int(cells: insets.top), leading: Int(cells: insets.leading), bottom: Int(cells: insets.bottom),
      trailing: Int(cells: insets.trailing))
    super.place(in: inner, proposal: proposal.shrunk(columns: columns, rows: rows))
  }
}

final class FrameElement: WrapperElement {
  struct Bounds: Equatable {
    let min, ideal, max: Int?

    /// A length that is no number or less than nothing counts as not given, as SwiftUI does.
    init(_ min: Double?, _ ideal: Double?, _ max: Double?) {
      func finite(_ length: Double?) -> Int? {
        length.flatMap { 0..<Double.infinity ~= $0 ? Int(cells: $0) : nil }
      }
      self.min = finite(min)
      self.ideal = finite(ideal)
      self.max = max == .infinity ? .max : finite(max)
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

  struct Shape: Equatable {
    var width = Bounds(nil, nil, nil)
    var height = Bounds(nil, nil, nil)
    var alignment = Alignment.center
  }

  var shape = Shape() {
    didSet { if shape != oldValue { setNeedsLayout() } }
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: shape.width.offer(proposal.width), height: shape.height.offer(proposal.height))
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let content = super.sizeThatFits(offer(proposal))
    return Size(
      width: shape.width.length(proposed: proposal.width, content: content.width),
      height: shape.height.length(proposed: proposal.height, content: content.height))
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    let offer = offer(proposal)
    super.place(in: shape.alignment.rect(of: super.sizeThatFits(offer), in: bounds), proposal: offer)
  }
}

final class BorderElement: WrapperElement {
  struct Look: Equatable {
    var style = Style.plain
    var line = BorderLine.rounded
  }

  var look = Look() {
    didSet { if look != oldValue { setNeedsDisplay() } }
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let inner = super.sizeThatFits(proposal.shrunk(columns: 2, rows: 2))
    return Size(width: inner.width.addingClamped(2), height: inner.height.addingClamped(2))
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    super.place(
      in: bounds.inset(top: 1, leading: 1, bottom: 1, trailing: 1),
      proposal: proposal.shrunk(columns: 2, rows: 2))
  }

  override func draw(in canvas: Canvas) {
    canvas.drawBorder(canvas.bounds, line: look.line, style: look.style)
    drawChildren(in: canvas)
  }
}

class BackgroundElement: WrapperElement {
  var color = Color.clear {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  override func draw(in canvas: Canvas) {
    drawChildren(in: canvas)
    canvas.restyle(canvas.bounds) { style in
      guard style.background == .default else { return style }
      var style = style
      style.background = color.terminal
      return style
    }
  }
}

final class PriorityElement: WrapperElement {
  var priority = 0.0 {
    didSet { if priority != oldValue { setNeedsLayout() } }
  }

  override var layoutPriority: Double { priority }
}
