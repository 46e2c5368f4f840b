import Synchronization

/// What happened, in order.
final class Log: Sendable {
  private let kept = Mutex<[String]>([])

  var entries: [String] { kept.withLock { $0 } }

  func callAsFunction(_ entry: String) {
    kept.withLock { $0.append(entry) }
  }

  /// What happened since the last call.
  func take() -> [String] {
    kept.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
