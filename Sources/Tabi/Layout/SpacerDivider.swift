import TabiTerminal

/// Room that grows as far as there is any, along the stack it stands in.
public struct Spacer {
  private let minLength: Int

  /// - Parameter minLength: The least cells it takes.
  public nonisolated init(minLength: Double? = nil) {
    self.minLength = minLength.map { Int(cells: $0) } ?? 0
  }
}

extension Spacer: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.element(SpacerElement.self, make: SpacerElement.init).minLength = minLength
  }
}

final class SpacerElement: Element {
  var minLength = 0 {
    didSet { if minLength != oldValue { setNeedsLayout() } }
  }

  override var layoutPriority: Double { -.infinity }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let axis = parent?.stackAxis
    func length(_ along: Axis) -> Int {
      axis == along.other ? 0 : max(minLength, proposal[along] ?? minLength)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }
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

  override func draw(in canvas: Canvas) {
    let style = Style(attributes: .dim)
    if isUpright {
      for y in 0..<max(0, canvas.size.height) { canvas.draw("│", y: y, style: style) }
    } else {
      canvas.draw(String(repeating: "─", count: max(0, canvas.size.width)), style: style)
    }
  }
}
