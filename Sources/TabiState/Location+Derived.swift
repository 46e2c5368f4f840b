/// A value that functions read and write.
final class FunctionLocation<Value>: Location {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  var value: Value {
    get { get() }
    set { set(newValue) }
  }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location {
  private let constant: Value

  init(_ value: Value) {
    constant = value
  }

  var value: Value {
    get { constant }
    set {}
  }
}

/// A part of a value.
final class PartLocation<Whole, Value>: Location {
  private let whole: any Location<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(whole: any Location<Whole>, keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  var owner: AnyObject? { Whole.self is AnyClass ? whole.value as AnyObject : nil }
  var ownerKeyPath: AnyKeyPath? { Whole.self is AnyClass ? keyPath : nil }

  var value: Value {
    get { whole.value[keyPath: keyPath] }
    _modify { yield &whole.value[keyPath: keyPath] }
  }
}

/// What an optional holds, or held last.
final class UnwrappedLocation<Value>: Location {
  private let base: any Location<Value?>
  private let last: LastValue<Value>

  init(base: any Location<Value?>, last: Value) {
    self.base = base
    self.last = LastValue(last)
  }

  var value: Value {
    get { last.updated(by: base.value) }
    set {
      guard base.value != nil else { return }
      base.value = newValue
    }
  }
}

/// An element of a collection, or what was there before the collection became too short.
final class ElementLocation<Elements: MutableCollection>: Location {
  private let collection: any Location<Elements>
  private let index: Elements.Index
  private let last: LastValue<Elements.Element>

  init(collection: any Location<Elements>, index: Elements.Index) {
    self.collection = collection
    self.index = index
    last = LastValue(collection.value[index])
  }

  var value: Elements.Element {
    get {
      let elements = collection.value
      return last.updated(by: holdsElement(elements) ? elements[index] : nil)
    }
    set {
      guard holdsElement(collection.value) else { return }
      collection.value[index] = newValue
    }
  }

  private func holdsElement(_ elements: Elements) -> Bool {
    index >= elements.startIndex && index < elements.endIndex
  }
}

/// The last value that was there.
private final class LastValue<Value> {
  private let access = AccessLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// The given value, which is kept, or the one kept before when there is none.
  func updated(by new: Value?) -> Value {
    access.lock()
    defer { access.unlock() }
    if let new { value = new }
    return value
  }
}
