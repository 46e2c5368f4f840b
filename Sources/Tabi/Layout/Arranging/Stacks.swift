import TabiTerminal

/// Views side by side.
public struct HStack<Content: View> {
  private let layout: HStackLayout
  private let content: Content

  /// - Parameter spacing: The length between two views; one column where nothing is said.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.arrange(content, by: layout.arrangement(node.environment.lengthUnit))
  }
}

/// Views one below the other.
public struct VStack<Content: View> {
  private let layout: VStackLayout
  private let content: Content

  /// - Parameter spacing: The length between two views; none where nothing is said.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.arrange(content, by: layout.arrangement(node.environment.lengthUnit))
  }
}

/// Views one over the other, the last on top.
public struct ZStack<Content: View> {
  private let layout: ZStackLayout
  private let content: Content

  /// Views over each other, aligned with each other.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.arrange(content, by: layout.arrangement(node.environment.lengthUnit))
  }
}
