import Synchronization

/// A flag that goes up once and stays up. Safe from any thread.
final class AtomicFlag: Sendable {
  private let value = Atomic<Bool>(false)

  var isSet: Bool { value.load(ordering: .acquiring) }

  /// Raises the flag.
  /// - Returns: Whether it was down before.
  @discardableResult
  func set() -> Bool {
    !value.exchange(true, ordering: .acquiringAndReleasing)
  }
}
