/// A view that is evaluated anew only when it differs by its own `==`.
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content

  /// Compares `content` by its own `==`.
  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.setChild(content)
  }
}

extension View where Self: Equatable {
  /// Evaluates the view anew only when it differs by its own `==`; its state evaluates it as ever.
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
