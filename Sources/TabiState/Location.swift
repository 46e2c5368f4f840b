/// A place that a value lives in, behind a ``Binding``.
///
/// A read notes its reader, a write tells the readers. A conformance that implements `_modify` is
/// changed in place.
package protocol Location<Value>: AnyObject {
  associatedtype Value
  var value: Value { get set }
  /// The object that the value is a property of, if it is one.
  var owner: AnyObject? { get }
  /// Which property of its owner the value is.
  var ownerKeyPath: AnyKeyPath? { get }
}

extension Location {
  package var owner: AnyObject? { nil }
  package var ownerKeyPath: AnyKeyPath? { nil }
}
/// State that tells whether it is still what it was at first, and so could be made again.
package protocol ChangeKeeping {
  /// Whether the value was ever set.
  var hasChanged: Bool { get }
}

/// A place of its own for a value: what `@State` keeps.
///
/// Any thread may read and write; no read is torn, and no change of another thread is lost.
package final class StoredLocation<Value>: Location, ChangeKeeping {
  package let observers = ObserverList()
  private let access = AccessLock()
  private var stored: Value
  private var isChanged = false

  package init(_ value: Value) {
    stored = value
  }

  /// The value. Setting one that is equal to the old tells no one, as in SwiftUI.
  package var value: Value {
    get {
      Reading.note(observers)
      return current
    }
    set {
      // The author's `==` runs with the lock released, as it may read anything.
      if areEqual(current, newValue) { return }
      Reading.observer?.didSetWhileReading()
      access.lock()
      // Declared here so that the old value's deinit runs after the lock is free.
      var old = newValue
      observers.notify()
      isChanged = true
      swap(&stored, &old)
      access.unlock()
    }
    _modify {
      Reading.observer?.didSetWhileReading()
      access.lock()
      defer { access.unlock() }
      observers.notify()
      isChanged = true
      yield &stored
    }
  }

  package var hasChanged: Bool {
    access.lock()
    defer { access.unlock() }
    return isChanged
  }

  private var current: Value {
    access.lock()
    defer { access.unlock() }
    return stored
  }
}

/// Whether two values are known to be equal: false for a type that isn't Equatable.
private func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<T: Equatable>(_ type: T.Type) -> Bool {
    guard let lhs = lhs as? T, let rhs = rhs as? T else { return false }
    return lhs == rhs
  }
  guard let type = Value.self as? any Equatable.Type else { return false }
  return compare(type)
}
