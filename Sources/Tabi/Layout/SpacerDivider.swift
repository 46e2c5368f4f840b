import TabiTerminal

/// Room that grows as far as there is any, along the stack it stands in.
public struct Spacer {
  private let minLength: CGFloat?

  /// - Parameter minLength: The least length it takes; none where nothing is said.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let element = node.element(SpacerElement.self, make: SpacerElement.init)
    element.minLength = SpacerElement.Least(length: minLength ?? 0, unit: node.environment.lengthUnit)
  }
}

final class SpacerElement: Element {
  struct Least: Equatable {
    var length = 0.0
    var unit = LengthUnit.cells
  }

  var minLength = Least() {
    didSet { if minLength != oldValue { setNeedsLayout() } }
  }

  override var layoutPriority: Double { -.infinity }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let axis = parent?.stackAxis
    func length(_ along: Axis) -> Int {
      if axis == along.other { return 0 }
      let least = minLength.unit.gap(minLength.length, along)
      return max(least, proposal[along] ?? least)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  override func explicitGuide(_ line: AlignmentLine, size: Size, proposal: Proposal) -> Double? { nil }
}

/// A line across the stack it stands in.
public struct Divider: View {
  public typealias Body = Never
  /// A line of one cell's breadth.
  public nonisolated init() {}
}

extension Divider: PrimitiveView {
  package func update(_ node: Node) {
    _ = node.element(DividerElement.self, make: DividerElement.init)
  }
}

final class DividerElement: Element {
  private var isUpright: Bool { parent?.stackAxis == .horizontal }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    isUpright ? Size(width: 1, height: proposal.height ?? 1) : Size(width: proposal.width ?? 1, height: 1)
  }

  override func explicitGuide(_ line: AlignmentLine, size: Size, proposal: Proposal) -> Double? { nil }

  override func draw(in canvas: Canvas) {
    let style = Style(attributes: .dim)
    if isUpright {
      for y in 0..<max(0, canvas.size.height) { canvas.draw("│", y: y, style: style) }
    } else {
      canvas.draw(String(repeating: "─", count: max(0, canvas.size.width)), style: style)
    }
  }
}
