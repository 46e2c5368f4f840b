import TabiTerminal

/// A key of a value that a view has for the ``Layout`` it stands in, as SwiftUI's.
public protocol LayoutValueKey: SendableMetatype {
  associatedtype Value
  /// The value of views that none is set for.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives the view a value for the layout it stands in, which reads it from its ``LayoutSubview``.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    wrapped(in: LayoutValueElement<K>.self, KeyedValue(value: value))
  }

  /// How early a stack serves the view: those with more get their room first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    wrapped(in: PriorityElement.self, value.isNaN ? 0 : value)
  }

  /// What the view is drawn over, where it overlaps with its siblings: those with less. The focus moves in the order
  /// that they are written in all the same.
  public nonisolated func zIndex(_ value: Double) -> some View {
    wrapped(in: ZIndexElement.self, value.isNaN ? 0 : value)
  }
}

struct KeyedValue<K: LayoutValueKey>: Equatable {
  let value: K.Value

  static func == (a: KeyedValue, b: KeyedValue) -> Bool { areEqual(a.value, b.value) }
}

final class LayoutValueElement<K: LayoutValueKey>: ValueElement<KeyedValue<K>> {
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(K.self) ? value.value : super.layoutValue(key)
  }
}

extension Element {
  /// The value for the layout that a view in it has set, or the key's default.
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    guard let value = layoutValue(ObjectIdentifier(key)) else { return K.defaultValue }
    return value as? K.Value ?? K.defaultValue
  }
}

final class PriorityElement: ValueElement<Double> {
  override var layoutPriority: Double { value }
}

final class ZIndexElement: ValueElement<Double> {
  override var zIndex: Double { value }

  override func valueChanged() { childrenChanged() }
}
