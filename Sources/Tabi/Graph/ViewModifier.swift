/// Makes one view of another, as SwiftUI's `ViewModifier`. It may have state of its own.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>

  /// The view that stands for `content`.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Never called: such a modifier works on the graph.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

/// A modifier that works on the node of its view instead of having a body.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  func update(_ node: Node, content: some View)
}

/// What a ``ViewModifier`` is applied to.
public struct ModifierContent<Modifier> {
  let add: @MainActor (inout ChildList) -> Void
}

extension ModifierContent: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.setChildren(add)
  }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  package let content: Content
  package let modifier: Modifier

  /// Applies `modifier` to `content`.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func update(_ node: Node) {
    if let primitive = modifier as? any PrimitiveModifier {
      primitive.update(node, content: content)
    } else {
      node.setChild(ModifierBody(content: content, modifier: modifier))
    }
  }
}

extension ModifiedContent: PropertyHolder {
  nonisolated static var heldType: any Any.Type { Modifier.self }
}

/// Evaluates the body of an author's modifier, with its state.
private struct ModifierBody<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  var body: some View {
    modifier.body(content: ModifierContent { $0.add(content) })
  }
}

extension ModifierBody: AuthorNamed, PropertyHolder {
  static var authorType: any Any.Type { Modifier.self }
  nonisolated static var heldType: any Any.Type { Modifier.self }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
