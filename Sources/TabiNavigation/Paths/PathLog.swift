import Synchronization

/// What the last changes of a path left as it was, for those who follow it: they needn't compare that part.
final class PathLog: Sendable {
  /// How much a path has changed: a number that grows with each change.
  typealias Version = Int

  private struct State {
    var version = 0
    /// How many routes, from the bottom up, the latest changes left, the last one at the end.
    var kept: [Int] = []
  }

  /// Who follows more rarely compares everything.
  private static let length = 64

  private let state = Mutex(State())

  /// Records a change.
  ///
  /// - Parameter kept: How many routes from the bottom up it leaves, at least.
  func record(kept: Int) {
    state.withLock {
      $0.version += 1
      if $0.kept.count >= 2 * Self.length { $0.kept.removeFirst(Self.length) }
      $0.kept.append(kept)
    }
  }

  /// How many routes, from the bottom up, all changes since a version left, at least; 0 where the log
  /// doesn't reach back so far.
  func kept(since version: Version?) -> (count: Int, version: Version) {
    state.withLock {
      let changes = $0.version - (version ?? -1)
      guard version != nil, changes <= $0.kept.count else { return (0, $0.version) }
      return ($0.kept.suffix(changes).min() ?? .max, $0.version)
    }
  }
}

/// An object that logs the changes of its path.
protocol LoggedPath: AnyObject {
  /// The log.
  var log: PathLog { get }

  /// Whether a key path is that of the path.
  func isPath(_ keyPath: AnyKeyPath) -> Bool
}
