public import TabiState

/// A link navigator with one stack, and sheets above it.
@MainActor
public final class SingleLinkNavigator: LinkNavigatorType, ObservableObject {
  /// The pages, the bottom one first. It is empty until ``launch(item:)``.
  public nonisolated let root = Coordinator<LinkPage>()
  /// The stacks, the sheets' included.
  package let stacks: LinkStacks

  /// Creates a navigator.
  ///
  /// - Parameters:
  ///   - routeBuilderItemList: The builders of its pages. Of two for one name, the first holds.
  ///   - dependency: What the builders are given.
  public init(routeBuilderItemList: [any RouteBuilder], dependency: any DependencyType) {
    stacks = LinkStacks(builders: routeBuilderItemList, dependency: dependency)
    stacks.roots = [("", root)]
  }

  /// Sends before the root stack changes.
  public nonisolated var objectWillChange: ObservableObjectPublisher { root.objectWillChange }

  /// Receives what is sent by ``LinkNavigatorProtocol/mainSend(item:)``.
  public var owner: (any LinkNavigatorItemSubscriberProtocol)? {
    get { stacks.owner }
    set { stacks.owner = newValue }
  }

  /// Builds the first stack. A navigator that has one keeps it.
  ///
  /// - Returns: Whether there is a stack; names that no builder knows are left out, and reported.
  @discardableResult
  public func launch(item: LinkItem) -> Bool {
    guard root.paths.isEmpty else { return true }
    let pages = stacks.buildSome(item, for: self, call: "launch")
    return pages.isEmpty ? false : root.replace(pages)
  }
}

extension SingleLinkNavigator {
  /// Makes a move. Tabs there are none.
  @discardableResult
  public func perform(_ move: LinkMove) -> Bool { stacks.perform(move, root: root, for: self) }

  /// Delivers items to pages.
  @discardableResult
  public func deliver(_ send: LinkSend) -> Int { stacks.deliver(send, root: root) }

  /// The names on the active stack up to and with the first page of that name.
  public func range(path: String) -> [String] { stacks.range(path, on: stacks.active(over: root)) }

  /// The names on the active stack.
  public func getCurrentPaths() -> [String] { stacks.active(over: root).paths.map(\.matchPath) }

  /// The names on the root stack.
  public func getCurrentRootPaths() -> [String] { root.paths.map(\.matchPath) }
}
