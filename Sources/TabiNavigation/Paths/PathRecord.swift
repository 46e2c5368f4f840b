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
  private var log: PathLog?
  private var version = 0

  var count: Int { routes.count }

  func route(at place: Int) -> AnyHashable { AnyHashable(routes[place]) }

  /// Takes over the path.
  ///
  /// - Parameters:
  ///   - path: Gives the path.
  ///   - log: The log of its changes, where there is one: what they left isn't compared.
  func follow<Routes: Collection<Route>>(_ path: () -> Routes, log: PathLog?) -> PathChange {
    let before = log?.kept(since: log === self.log ? version : nil)
    let path = path()
    // Asked once more for what another thread changed before the path was read.
    let kept = min(before?.count ?? 0, log?.kept(since: before?.version).count ?? 0)
    (self.log, version) = (log, before?.version ?? 0)
    return path.withContiguousStorageIfAvailable { follow($0, keeping: kept) }
      ?? Array(path).withUnsafeBufferPointer { follow($0, keeping: kept) }
  }

  private func follow(_ path: UnsafeBufferPointer<Route>, keeping kept: Int) -> PathChange {
    let kept = min(kept, routes.count, path.count)
    let change = routes.withUnsafeBufferPointer {
      PathChange(from: .init(rebasing: $0[kept...]), to: .init(rebasing: path[kept...]))
    }.shifted(by: kept)
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
