/// Builds the page that has a name.
@MainActor
public protocol RouteBuilder {
  /// The name that the builder answers to.
  var matchPath: String { get }

  /// Builds the page, or gives nil where there is none for these items.
  ///
  /// An error that it throws is reported with the page's name, and nothing is pushed.
  ///
  /// - Parameters:
  ///   - navigator: What the page moves by.
  ///   - item: The page's name and its items.
  ///   - dependency: What the app's pages need from outside.
  func build(
    navigator: any LinkNavigatorType, item: LinkItem, dependency: any DependencyType
  ) throws -> (any MatchPathUsable)?
}

/// A route builder made of a name and a function.
public struct RouteBuilderOf {
  /// Builds a page from a navigator, the page's items and a dependency.
  public typealias Build =
    @MainActor (
      _ navigator: any LinkNavigatorType, _ items: LinkItem, _ dependency: any DependencyType
    ) throws -> (any MatchPathUsable)?

  /// The name that the builder answers to.
  public let matchPath: String
  private let routeBuild: Build

  /// Creates a builder for the page named `matchPath`.
  public init(matchPath: String, routeBuild: @escaping Build) {
    self.matchPath = matchPath
    self.routeBuild = routeBuild
  }
}

// In an extension, so that a builder can be created on any actor.
extension RouteBuilderOf: RouteBuilder {
  /// Calls the function.
  public func build(
    navigator: any LinkNavigatorType, item: LinkItem, dependency: any DependencyType
  ) throws -> (any MatchPathUsable)? {
    try routeBuild(navigator, item, dependency)
  }
}
