import Synchronization

/// Where navigation records what it refused and why.
///
/// A full-screen app has no place to print to: the floor above shows these sentences where there is one.
package final class NavigationTrace: Sendable {
  /// The trace that is written to: one for the whole app, unless a task sets its own.
  @TaskLocal package static var current = NavigationTrace()

  /// The sentences kept; when there are more, the older half is dropped.
  package static let capacity = 1_000

  private let sentences = Mutex<[String]>([])

  package init() {}

  private static let sink = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Where each entry is written, too, as a line of JSON.
  package static var write: (@Sendable (String) -> Void)? {
    get { sink.withLock { $0 } }
    set { sink.withLock { $0 = newValue } }
  }

  /// The latest sentences, oldest first.
  package var entries: [String] { sentences.withLock { $0 } }

  /// Records a sentence.
  package static func report(_ sentence: String) {
    current.sentences.withLock {
      if $0.count >= capacity { $0.removeFirst(capacity / 2) }
      $0.append(sentence)
    }
    if let write, let text = try? JSONText.encode(sentence) { write("{\"report\":\(text)}") }
  }

  /// Records why a call changes nothing.
  ///
  /// - Returns: false, which the call then returns.
  package static func refuse(_ sentence: String) -> Bool {
    report(sentence)
    return false
  }
}
