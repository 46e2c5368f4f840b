/// A path as it was when a stack followed it last.
protocol PathRecord: AnyObject {
  /// The number of routes.
  var count: Int { get }

  /// The route at a place, 0 being the one above the root.
  func route(at place: Int) -> AnyHashable
}

/// Nothing: the record of a stack that has followed no path.
final class EmptyPathRecord: PathRecord {
  var count: Int { 0 }

  func route(at place: Int) -> AnyHashable { AnyHashable(place) }
}

/// The record of a path that is a collection.
///
/// A copy of its own, as holding the author's would make the author's next change in place copy it.
final class RoutesRecord<Route: Hashable>: PathRecord {
  private var routes: [Route] = []

  var count: Int { routes.count }

  func route(at place: Int) -> AnyHashable { AnyHashable(routes[place]) }

  /// Takes over the path.
  func follow(_ path: some Collection<Route>) -> PathChange {
    path.withContiguousStorageIfAvailable(follow)
      ?? Array(path).withUnsafeBufferPointer(follow)
  }

  private func follow(_ path: UnsafeBufferPointer<Route>) -> PathChange {
    let change = routes.withUnsafeBufferPointer { PathChange(from: $0, to: path) }
    // Routes taken out outlive the change, as their deinit may look at the path.
    let gone = Array(routes[change.old])
    routes.replaceSubrange(change.old, with: UnsafeBufferPointer(rebasing: path[change.new]))
    return withExtendedLifetime(gone) { change }
  }
}

/// The record of a ``NavigationPath``: the path itself, which shares its pages with the author's.
final class NavigationPathRecord: PathRecord {
  private var path = NavigationPath()

  var count: Int { path.count }

  func route(at place: Int) -> AnyHashable { path.route(at: place) }

  /// Takes over the path.
  ///
  /// - Complexity: O(*k*), where *k* is the number of routes pushed and popped in between.
  func follow(_ path: NavigationPath) -> PathChange {
    let old = self.path
    self.path = path
    return old.change(to: path)
  }
}
