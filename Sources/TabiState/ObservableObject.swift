import Synchronization

/// An object that says when it is about to change, so that the views which observe it follow.
///
/// A class that conforms and has ``Published`` properties is done:
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
/// ```
/// It isn't bound to an actor: a change from any thread reaches the views on the main actor.
public protocol ObservableObject: AnyObject {
  /// Sends before the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The object's publisher: the same one for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherTable.shared.publisher(of: self)
  }
}

/// Tells the observers of an object that it is about to change.
public final class ObservableObjectPublisher: Sendable {
  package let observers = ObserverList()

  /// Creates a publisher, for an object that declares its own `objectWillChange`.
  public init() {}

  /// Tells every observer that the object is about to change.
  public func send() {
    observers.notify()
  }
}

/// The publishers of objects that don't declare one.
package final class PublisherTable: Sendable {
  // Unchecked: the object is compared with nil and no more.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private struct Entries {
    var byObject: [ObjectIdentifier: Entry] = [:]
    /// The count at which entries of dead objects are dropped next.
    var purgeCount = 64
  }

  package static let shared = PublisherTable()

  private let entries = Mutex(Entries())

  /// The entries held, those of objects that died since the last purge included.
  package var count: Int { entries.withLock { $0.byObject.count } }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let new = Entry(object: object)
    return entries.withLock {
      // An entry whose object is gone belongs to an earlier object at the same address.
      if let entry = $0.byObject[id], entry.object != nil { return entry.publisher }
      $0.byObject[id] = new
      if $0.byObject.count >= $0.purgeCount {
        $0.byObject = $0.byObject.filter { $0.value.object != nil }
        $0.purgeCount = max(64, 2 * $0.byObject.count)
      }
      return new.publisher
    }
  }
}
