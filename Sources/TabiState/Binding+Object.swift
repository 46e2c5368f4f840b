/// A binding to a property of an object. Who reads it observes the object.
package func binding<Object: ObservableObject, Value>(
  to object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>
) -> Binding<Value> {
  Binding(ObjectLocation(object: object, keyPath: keyPath))
}

/// A property of an observable object.
private final class ObjectLocation<Object: ObservableObject, Value>: Location {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  var owner: AnyObject? { object }
  var ownerKeyPath: AnyKeyPath? { keyPath }

  var value: Value {
    get {
      Reading.note(object.objectWillChange.observers)
      return object[keyPath: keyPath]
    }
    set { object[keyPath: keyPath] = newValue }
  }
}
