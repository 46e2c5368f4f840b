/// A value that lives elsewhere: reading gives what is there now, writing changes it there.
///
/// As SwiftUI's `Binding`. It isn't bound to an actor.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  // The one stored property: two bindings to one location are the same bits, so that views which hold
  // them can be compared as such.
  package let location: any Location<Value>

  package init(_ location: any Location<Value>) {
    self.location = location
  }

  /// Creates a binding that reads and writes by calling functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(FunctionLocation(get: get, set: set))
  }

  /// Creates a binding from another, as a parameter marked `@Binding` does.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to a value that never changes: what is written is lost.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// The value, read and written where it lives.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
    nonmutating _modify {
      let location = location
      yield &location.value
    }
  }

  /// The binding itself, spelled `$name`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(PartLocation(whole: location, keyPath: keyPath))
  }
}

// As in SwiftUI; the locations that the package makes are guarded by locks.
extension Binding: @unchecked Sendable where Value: Sendable {}

// MARK: - Optionals

extension Binding {
  /// Creates a binding to an optional from one to a value. Writing nil changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional, or nil when there is none.
  ///
  /// When the optional becomes nil later, the binding reads as its last value, and what is written to it
  /// is lost.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(UnwrappedLocation(base: base.location, last: value))
  }
}

// MARK: - Identity

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
