public import TabiState

/// What has a path of routes that screens change without knowing each other.
///
/// A class that conforms gets every move of ``Coordinator``:
/// ```swift
/// final class ImportFlow: CoordinatorProtocol {
///   @Published var paths: [ImportRoute] = []
/// }
/// ```
public protocol CoordinatorProtocol<Route>: AnyObject, ObservableObject {
  /// What stands for a page.
  associatedtype Route: Hashable

  /// The routes above the root, bottom first.
  var paths: [Route] { get set }
}

/// A path of routes that screens change without knowing each other.
///
/// The last element is the page on top; an empty path shows the root. Nothing here draws:
/// a `NavigationStack` bound to ``paths`` shows whatever it holds. Any thread may move it, where routes
/// may be sent between threads.
public final class Coordinator<Route: Hashable>: CoordinatorProtocol {
  @Published private var stored: [Route]
  let log = PathLog()

  /// Creates a coordinator whose stack starts at its root, or at the end of `paths`.
  public init(paths: [Route] = []) {
    stored = paths
  }

  /// The routes above the root, bottom first.
  public var paths: [Route] {
    get { stored }
    // Logged before and after: another thread may follow the path in between.
    set {
      log.record(kept: 0)
      stored = newValue
      log.record(kept: 0)
    }
    _modify {
      log.record(kept: 0)
      defer { log.record(kept: 0) }
      yield &stored
    }
  }
}

extension Coordinator: LoggedPath {
  func isPath(_ keyPath: AnyKeyPath) -> Bool { keyPath == \Coordinator.paths }

  fileprivate func change<Result>(replacing replaced: Int, _ body: (inout [Route]) -> Result) -> Result {
    func run(_ routes: inout [Route]) -> Result {
      let before = routes.count
      let result = body(&routes)
      log.record(kept: min(before - replaced, routes.count))
      return result
    }
    return run(&stored)
  }
}

// Its properties are guarded by locks.
extension Coordinator: @unchecked Sendable where Route: Sendable {}

// MARK: - Moving

// Each move looks first, so that one which changes nothing tells no one, and then looks again inside one
// access in place, so that threads which move at once never remove more than is there. Routes taken off
// outlive that access, as their deinit may look at the path.
extension CoordinatorProtocol {
  /// Changes the top of the path in place.
  ///
  /// - Parameter replaced: How many routes are others afterwards, of those that are there before and after.
  private func change<Result>(replacing replaced: Int = 0, _ body: (inout [Route]) -> Result) -> Result {
    if let coordinator = self as? Coordinator<Route> { return coordinator.change(replacing: replaced, body) }
    return body(&paths)
  }

  /// Pushes a page.
  ///
  /// - Returns: true: there is always room.
  @discardableResult
  public func push(_ route: Route) -> Bool {
    change { $0.append(route) }
    return true
  }

  /// Pushes pages, the last of which ends on top, as one change.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  public func push(contentsOf routes: some Sequence<Route>) -> Bool {
    let routes = Array(routes)
    guard !routes.isEmpty else { return NavigationTrace.refuse("push: there is no page to push") }
    change { $0.append(contentsOf: routes) }
    return true
  }

  /// Pops the page on top.
  ///
  /// - Returns: Whether there was one above the root.
  @discardableResult
  public func pop() -> Bool {
    pop(1)
  }

  /// Pops `n` pages.
  ///
  /// - Returns: Whether there were so many; when there weren't, or `n` isn't positive, nothing changes.
  /// - Complexity: O(*n*)
  @discardableResult
  public func pop(_ n: Int) -> Bool {
    guard n > 0, n <= paths.count, change({ $0.removeTop(n) }) != nil else {
      return NavigationTrace.refuse("pop: asked for \(n) of \(paths.count) pages")
    }
    return true
  }

  /// Pops pages down to the topmost one that equals `route`.
  ///
  /// - Returns: Whether such a page is on the path; when it isn't, nothing changes.
  /// - Complexity: O(*n*), where *n* is the number of pages above the one found.
  @discardableResult
  public func popToView(_ route: Route) -> Bool {
    guard let index = paths.lastIndex(of: route) else {
      return NavigationTrace.refuse("popToView: \(route) isn't on the path")
    }
    return index == paths.count - 1 || change { $0.removeAbove(route) } != nil
  }

  /// Pops every page above the root.
  ///
  /// - Returns: Whether there were any.
  /// - Complexity: O(*n*), where *n* is the number of pages.
  @discardableResult
  public func popToRoot() -> Bool {
    guard !paths.isEmpty else { return NavigationTrace.refuse("popToRoot: the path is at its root") }
    paths = []
    return true
  }

  /// Replaces the whole path, as one change that ends on its last page.
  ///
  /// - Returns: true: any path can be shown.
  /// - Complexity: O(*n*), where *n* is the number of pages replaced.
  @discardableResult
  public func replace(_ paths: [Route]) -> Bool {
    self.paths = paths
    return true
  }

  /// Replaces the page on top.
  ///
  /// - Returns: Whether there was one above the root; when there wasn't, nothing changes.
  @discardableResult
  public func replaceTop(_ route: Route) -> Bool {
    guard !paths.isEmpty, change(replacing: 1, { $0.replaceTop(with: route) }) != nil else {
      return NavigationTrace.refuse("replaceTop: there is no page above the root")
    }
    return true
  }
}

// MARK: - Moves of a path

extension Array {
  fileprivate mutating func removeTop(_ n: Int) -> [Element]? {
    guard n <= count else { return nil }
    let removed = Array(suffix(n))
    removeLast(n)
    return removed
  }

  fileprivate mutating func replaceTop(with element: Element) -> Element? {
    guard let old = last else { return nil }
    self[count - 1] = element
    return old
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func removeAbove(_ element: Element) -> [Element]? {
    lastIndex(of: element).flatMap { removeTop(count - 1 - $0) }
  }
}
