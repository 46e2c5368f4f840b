import TabiState

/// A route that knows its own page, so that a stack needs no closure for it.
public protocol RouterPathProtocol: Hashable {
  associatedtype Destination: View

  /// The page of this route.
  @MainActor @ViewBuilder var destinationView: Destination { get }
}

extension View {
  /// Shows each route of a type by its own page, for the whole stack that this view is in.
  public nonisolated func navigationDestination<Route: RouterPathProtocol>(for type: Route.Type) -> some View
  {
    navigationDestination(for: type) { $0.destinationView }
  }
}

/// Names one of a router's paths, so that a stack is told which it follows.
///
///     extension RouterPathType where Router == RouterPath, Route == HomeRouterPath {
///       static var home: Self { .init(RouterPath.shared, \.homeRouterPath) }
///     }
public struct RouterPathType<Router: ObservableObject, Route: RouterPathProtocol> {
  let router: Router
  let path: ReferenceWritableKeyPath<Router, [Route]>

  /// The path at a key path of a router.
  public init(_ router: Router, _ path: ReferenceWritableKeyPath<Router, [Route]>) {
    self.router = router
    self.path = path
  }
}

/// A stack that follows one of a router's paths: `CustomNavigationStack(.home) { HomePage() }`.
public struct CustomNavigationStack<Router: ObservableObject, Route: RouterPathProtocol, Root: View> {
  @ObservedObject private var router: Router
  private let path: ReferenceWritableKeyPath<Router, [Route]>
  private let root: Root

  /// A stack on the path that `type` names, over `root`.
  public nonisolated init(_ type: RouterPathType<Router, Route>, @ViewBuilder root: () -> Root) {
    _router = ObservedObject(wrappedValue: type.router)
    path = type.path
    self.root = root()
  }
}

extension CustomNavigationStack: View {
  /// The stack, with the routes' own pages as destinations.
  public var body: some View {
    NavigationStack(path: $router[dynamicMember: path]) {
      root.navigationDestination(for: Route.self)
    }
  }
}
