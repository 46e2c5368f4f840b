import Synchronization

/// Something that reads values and wants to hear when one of them changes.
package protocol ChangeObserver: AnyObject, Sendable {
  /// Says that a value this observer read is about to change.
  ///
  /// It is called on the thread that makes the change, while that value is held: an implementation only
  /// marks what is out of date, and reads again later.
  func valueWillChange()

  /// Says that this observer was put on `list` by a read, so that it can leave it again.
  func didRead(_ list: ObserverList)

  /// Says that state was set while this observer read values, on the same thread.
  func didSetWhileReading()
}

extension ChangeObserver {
  package func didRead(_ list: ObserverList) {}
  package func didSetWhileReading() {}
}

/// The observers of one value, held weakly. Any thread may use it.
package final class ObserverList: Sendable {
  private struct Weak {
    weak var observer: (any ChangeObserver)?
  }

  private struct Entries {
    var observers: [ObjectIdentifier: Weak] = [:]
    /// The count at which the dead are dropped next: doubling it keeps `add` at O(1) in the long run.
    var purgeCount = 16
  }

  private let entries = Mutex(Entries())

  package init() {}

  /// The observers that are alive.
  package var count: Int {
    entries.withLock { $0.observers.values.count { $0.observer != nil } }
  }

  /// Adds an observer; one that is on the list already counts once.
  package func add(_ observer: any ChangeObserver) {
    entries.withLock {
      $0.observers[ObjectIdentifier(observer)] = Weak(observer: observer)
      guard $0.observers.count >= $0.purgeCount else { return }
      $0.observers = $0.observers.filter { $0.value.observer != nil }
      $0.purgeCount = max(16, 2 * $0.observers.count)
    }
  }

  /// Takes an observer off the list, if it is on it.
  package func remove(_ observer: any ChangeObserver) {
    _ = entries.withLock { $0.observers.removeValue(forKey: ObjectIdentifier(observer)) }
  }

  /// Tells every observer that the value is about to change.
  ///
  /// - Complexity: O(*n*), where *n* is the number of observers.
  package func notify() {
    // Called outside the lock, so that an observer may change the list.
    for entry in entries.withLock({ Array($0.observers.values) }) {
      entry.observer?.valueWillChange()
    }
  }
}
