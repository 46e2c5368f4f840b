/// A piece of the screen, described by a value.
///
/// As SwiftUI's `View`: `body` is evaluated when the state it read has changed, and at no other time.
@MainActor @preconcurrency
public protocol View {
  /// What the body is made of; `Never` for the views of this library that draw themselves.
  associatedtype Body: View

  /// What this view shows.
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  /// Never read: such a view has no body and draws itself.
  public var body: Never {
    preconditionFailure("\(Self.self) draws itself and has no body")
  }
}

extension Never: View {
  public typealias Body = Never
}

/// A view that makes its children and its element itself instead of having a body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// Brings the node's children and element in line with this value.
  func update(_ node: Node)
}

/// A view that shows nothing and takes no room.
public struct EmptyView: View {
  public typealias Body = Never
  /// Nothing.
  public nonisolated init() {}
}

extension EmptyView: PrimitiveView {
  package func update(_ node: Node) {}
}

/// A view whose type is known only at run time.
public struct AnyView {
  let add: @MainActor (inout ChildList) -> Void

  /// Wraps `view`. Its state lives as long as views of the same type stand here.
  public init(_ view: some View) {
    // Unchecked: views are values that are only ever looked at on the main actor.
    nonisolated(unsafe) let view = view
    add = { $0.add(view) }
  }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.setChildren(add)
  }
}
