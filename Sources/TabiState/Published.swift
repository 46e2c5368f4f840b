/// A property of a class whose changes the object announces before they happen.
///
/// Any thread may read and write it. A change in place, such as `object.items.append(1)`, copies nothing,
/// and one thread's change in place is never lost to another's.
@propertyWrapper
public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// Creates a published property with its first value.
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// Creates a published property with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// What says when the property changes: `model.$name`, for `onReceive`.
  public struct Publisher: Sendable {
    private let box: PublishedBox<Value>
    package let observers: ObserverList

    fileprivate init(_ box: PublishedBox<Value>) {
      self.box = box
      observers = box.valueObservers
    }

    /// The property's value.
    package var value: Value { box.value }
  }

  /// Says when the property changes.
  public var projectedValue: Publisher { Publisher(box) }

  /// Not to be used: the object's property is read and written through the object.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// The property of `owner`, announced by its `objectWillChange` before each change.
  ///
  /// An owner that isn't an ``ObservableObject`` announces nothing.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].box.value }
    set {
      let box = owner[keyPath: storage].box
      // Swapped out, so that the old value's deinit runs after the change and may read the property.
      var old = newValue
      box.beginChange(of: owner)
      swap(&box.value, &old)
      box.endChange()
    }
    _modify {
      let box = owner[keyPath: storage].box
      box.beginChange(of: owner)
      defer { box.endChange() }
      yield &box.value
    }
  }
}

/// Where a published value is kept, and whom its changes are announced to.
///
/// Unchecked: the lock guards what is in it.
private final class PublishedBox<Value>: @unchecked Sendable {
  private let access = AccessLock()
  private var stored: Value
  // Kept after the first change, as finding it costs more than the change.
  private var publisher: ObservableObjectPublisher??
  private var ownObservers: ObserverList?

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      access.lock()
      defer { access.unlock() }
      return stored
    }
    _modify {
      yield &stored
    }
  }

  /// Who hears of this property alone; made for the first of them.
  var valueObservers: ObserverList {
    access.lock()
    defer { access.unlock() }
    let made = ownObservers ?? ObserverList()
    ownObservers = made
    return made
  }

  /// Announces a change, and keeps other threads from reading until it is made: a frame that the
  /// announcement sets off waits for the new value instead of drawing the old one.
  func beginChange(of owner: AnyObject) {
    access.lock()
    let publisher = self.publisher ?? (owner as? any ObservableObject)?.objectWillChange
    self.publisher = .some(publisher)
    publisher?.send()
    ownObservers?.notify()
  }

  func endChange() {
    access.unlock()
  }
}
