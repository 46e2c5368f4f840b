/// Makes one view of the statements of a closure, as SwiftUI's `ViewBuilder` does.
@resultBuilder
public enum ViewBuilder {
  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A closure of one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A closure of several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .first(first))
  }

  /// Any other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .second(second))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row, in the order of the builder's statements. A container sees them as its own.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.setChildren { children in
      repeat children.add(each content)
    }
  }
}

/// The branch of an `if` or a `switch` that holds. Each branch has state of its own.
public struct ConditionalContent<First: View, Second: View> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension ConditionalContent: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.setChildren { children in
      switch storage {
      case .first(let view): children.add(view, key: 0)
      case .second(let view): children.add(view, key: 1)
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func update(_ node: Node) {
    node.setChildren { children in
      if let view = self { children.add(view) }
    }
  }
}

/// Several views treated as one, with no layout of its own.
public struct Group<Content> {
  let content: Content

  public typealias Body = Never
}

extension Group: View, PrimitiveView where Content: View {
  /// Groups what the builder makes.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func update(_ node: Node) {
    node.setChild(content)
  }
}
