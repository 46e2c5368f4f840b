/// What a page's toolbar is made of, as SwiftUI's: items, groups of them, and types of an author's own.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  /// The content that this one stands for.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content of this library, which makes its own nodes.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func update(_ node: Node)
}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A toolbar content as a view in the page's bars, so that it may have state and read the environment.
struct ToolbarTree<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarTree: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    if let primitive = content as? any PrimitiveToolbarContent {
      primitive.update(node)
    } else {
      node.setChild(ToolbarBody(content: content))
    }
  }
}

private struct ToolbarBody<Content: ToolbarContent>: View {
  let content: Content

  var body: some View { ToolbarTree(content: content.body) }
}

// MARK: - Items

/// One item of a toolbar, and where it stands.
public struct ToolbarItem<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// An item at a place; the end of the first row where nothing is said.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: PrimitiveToolbarContent, ToolbarContent {
  public typealias Body = Never

  func update(_ node: Node) {
    node.element(ToolbarItemElement.self, make: ToolbarItemElement.init).place = placement.place
    node.setChild(content)
  }
}

/// Several items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at a place; the end of the first row where nothing is said.
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent, ToolbarContent {
  public typealias Body = Never

  func update(_ node: Node) {
    node.element(ToolbarItemElement.self, make: ToolbarItemElement.init).place = placement.place
    node.setChild(content)
  }
}

/// Room between items; a bar shares its room by itself, so that it shows nothing.
public struct ToolbarSpacer {
  /// How a spacer takes its room, as SwiftUI's.
  public enum Sizing: Sendable { case flexible, fixed }

  public nonisolated init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: PrimitiveToolbarContent, ToolbarContent {
  public typealias Body = Never

  func update(_ node: Node) {}
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  /// Groups what the builder makes.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }

  func update(_ node: Node) {
    node.setChild(ToolbarTree(content: content))
  }
}

// MARK: - The builder

/// Makes one toolbar content of the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// A statement that is toolbar content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A closure of one content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A closure of several.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarTuple<repeat each Content> {
    ToolbarTuple(content: (repeat each content))
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ToolbarChoice<Content, Content>
  {
    ToolbarChoice(first: content, second: nil)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ToolbarChoice<First, Second> {
    ToolbarChoice(first: first, second: nil)
  }

  /// Any other branch of an `if` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ToolbarChoice<First, Second> {
    ToolbarChoice(first: nil, second: second)
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

/// Several toolbar contents in a row.
public struct ToolbarTuple<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension ToolbarTuple: PrimitiveToolbarContent, ToolbarContent {
  public typealias Body = Never

  func update(_ node: Node) {
    node.setChildren { children in
      repeat children.add(ToolbarTree(content: each content))
    }
  }
}

/// The branch of an `if` or a `switch` that holds, or none.
public struct ToolbarChoice<First: ToolbarContent, Second: ToolbarContent> {
  let first: First?
  let second: Second?
}

extension ToolbarChoice: PrimitiveToolbarContent, ToolbarContent {
  public typealias Body = Never

  func update(_ node: Node) {
    node.setChildren { children in
      if let first { children.add(ToolbarTree(content: first), key: 0) }
      if let second { children.add(ToolbarTree(content: second), key: 1) }
    }
  }
}
