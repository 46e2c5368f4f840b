import TabiTerminal

/// Views one below the other, made when they come into view.
///
/// As ``VStack``, and as wide as it can be. In a ``ScrollView``, the elements of a ``ForEach`` directly in it cost
/// nothing while they are out of view; one that goes out of view is let go, unless its state was changed. Its
/// height is estimated by the rows that were measured last.
public struct LazyVStack<Content: View> {
  private let layout: VStackLayout
  private let content: Content

  /// - Parameters:
  ///   - spacing: The length between two views; none where nothing is said.
  ///   - pinnedViews: Accepted so that code compiles: headers scroll along with their rows.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension LazyVStack: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let stack = layout.arrangement(node.environment.lengthUnit)
    node.element(LazyStackElement.self, make: LazyStackElement.init).stack = stack
    node.setChild(content)
  }
}

/// Views side by side, made when they come into view.
///
/// As ``HStack``, and as high as it can be; see ``LazyVStack``.
public struct LazyHStack<Content: View> {
  private let layout: HStackLayout
  private let content: Content

  /// - Parameters:
  ///   - spacing: The length between two views; one column where nothing is said.
  ///   - pinnedViews: Accepted so that code compiles: headers scroll along with their rows.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension LazyHStack: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let stack = layout.arrangement(node.environment.lengthUnit)
    node.element(LazyStackElement.self, make: LazyStackElement.init).stack = stack
    node.setChild(content)
  }
}

/// What of a lazy stack's sections would stay in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt32
  /// Kinds from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
