import Synchronization

/// Where navigation records what it refused and why.
///
/// A full-screen app has no place to print to: the floor above shows these sentences where there is one.
package enum NavigationTrace {
  /// The sentences kept; older ones are dropped.
  package static let capacity = 1_000

  private static let sentences = Mutex<[String]>([])

  /// The latest sentences, oldest first.
  package static var entries: [String] { sentences.withLock { $0 } }

  /// Records a sentence.
  package static func report(_ sentence: String) {
    sentences.withLock {
      // Dropped in halves, so that a report costs O(1) in the long run.
      if $0.count >= capacity { $0.removeFirst(capacity / 2) }
      $0.append(sentence)
    }
  }

  /// Records why a call changes nothing.
  ///
  /// - Returns: false, which the call then returns.
  package static func refuse(_ sentence: String) -> Bool {
    report(sentence)
    return false
  }
}
