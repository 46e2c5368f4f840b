import TabiState

/// An object that the view makes once and keeps as long as it lives, as SwiftUI's `StateObject`.
@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  private let make: () -> Object
  private var object: Object?

  /// - Parameter wrappedValue: Evaluated once, when the view first appears.
  public init(wrappedValue: @autoclosure @escaping () -> Object) {
    make = wrappedValue
  }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: Object { object ?? make() }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: NodeProperty {
  package mutating func attach(to node: Node, slot: Int) {
    let object = node.slot(slot, make: make)
    node.observe(object.objectWillChange.observers)
    self.object = object
  }
}

/// An object that somebody else keeps; any change to it evaluates the view anew.
///
/// One that was made where the property is declared, and that nobody else holds, stays as long as the view
/// does. (SwiftUI would make a new one at each evaluation of the parent.)
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  /// Shared by the copies of the view, so that the object's owners can be counted.
  private final class Holder {
    var object: Object

    init(_ object: Object) {
      self.object = object
    }
  }

  private var holder: Holder

  /// Observes an object.
  public init(wrappedValue: Object) {
    holder = Holder(wrappedValue)
  }

  /// Observes an object.
  public init(initialValue: Object) {
    self.init(wrappedValue: initialValue)
  }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: Object {
    get { holder.object }
    set { holder = Holder(newValue) }
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Gives a `Binding` for each property of an object.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    /// A binding to a property of the object.
    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
    ) -> Binding<Value> {
      binding(to: object, keyPath: keyPath)
    }
  }
}

extension ObservedObject: ComparedProperty {
  package mutating func attach(to node: Node, slot: Int) {
    let kept = node.slot(slot) { holder }
    if kept !== holder {
      if isKnownUniquelyReferenced(&holder.object) {
        holder = kept
      } else {
        node.slots[slot] = holder
      }
    }
    node.observe(holder.object.objectWillChange.observers)
  }

  package nonisolated func isSame(as other: ObservedObject<Object>) -> Bool {
    holder.object === other.holder.object
  }
}

/// An object that a view above has handed down with `.environmentObject(_:)`.
///
/// Where nobody has, the view shows a message that names the type, in its own place.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  private var object: Object?

  /// The nearest object of the type above the view.
  public init() {}

  /// The object.
  ///
  /// A view whose object is missing shows the message in place of its body, so that no key leads here: only code that
  /// reads the property of a view that was never shown finds none, and stops the program.
  @MainActor @preconcurrency
  public var wrappedValue: Object {
    guard let object else {
      preconditionFailure("No \(Object.self) here: put one in with .environmentObject(_:) above this view")
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: NodeProperty {
  package mutating func attach(to node: Node, slot: Int) {
    object = node.environment[object: Object.self]
    if let object {
      node.observe(object.objectWillChange.observers)
    } else {
      node.reportMissing("\(Object.self)", modifier: ".environmentObject(_:)")
    }
  }
}

extension View {
  /// Hands an object down to this view and all below it, pushed pages included.
  public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier(value: object, isSame: ===) { $0[object: Object.self] = $1 })
  }
}

/// Bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Object

  /// Binds to an object.
  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  /// Binds to an object.
  public init(_ object: Object) {
    wrappedValue = object
  }

  /// Itself, so that `$object.property` is a binding.
  public var projectedValue: Bindable<Object> { self }

  /// A binding to a property of the object.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
