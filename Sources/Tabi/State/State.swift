import TabiState

/// A value that belongs to the view and lives as long as the view is on its stack, tab or list.
///
/// As SwiftUI's: setting it evaluates anew those bodies that read it, and no other. It may be set from any
/// thread through a `Binding`.
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private var location: StoredLocation<Value>?

  /// Creates the state with the value that it has when the view first appears.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// Creates the state with the value that it has when the view first appears.
  public init(initialValue: Value) {
    initial = initialValue
  }

  /// The current value; before the view is on screen, the initial one.
  @MainActor @preconcurrency
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
    nonmutating _modify {
      if let location {
        yield &location.value
      } else {
        var unused = initial
        yield &unused
      }
    }
  }

  /// The state as a binding, for the views that change it.
  @MainActor @preconcurrency
  public var projectedValue: Binding<Value> {
    location.map { Binding($0) } ?? .constant(initial)
  }
}

// In an extension, so that a property without a value is left to the view's own init.
extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: NodeProperty {
  package mutating func attach(to node: Node, slot: Int) {
    location = node.slot(slot) { StoredLocation(initial) }
  }
}

extension Node {
  /// What the node keeps for a property, made when the view first appears.
  func slot<Object: AnyObject>(_ index: Int, make: () -> Object) -> Object {
    if let kept = slots[index] as? Object { return kept }
    let made = make()
    slots[index] = made
    return made
  }
}

extension Binding: ComparedProperty {
  package mutating func attach(to node: Node, slot: Int) {}

  package nonisolated func isSame(as other: Binding<Value>) -> Bool {
    location === other.location
  }
}
