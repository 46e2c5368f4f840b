/// A value that views hand up to those around them, as SwiftUI's.
public protocol PreferenceKey {
  associatedtype Value

  /// What is read where no view has set a value.
  static var defaultValue: Value { get }

  /// Adds the value of the next view to that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Hands a value up, in place of those of the views in this one.
  public nonisolated func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
    -> some View
  {
    modifier(PreferenceModifier<Key>(value: value, transform: nil))
  }

  /// Changes the value that the views in this one hand up.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping @MainActor (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<Key>(value: nil, transform: callback))
  }

  /// Runs `action` with the value that the views in this one hand up, at first and whenever it is another
  /// one, in the frame that changes it.
  ///
  /// Of a list, the rows that are in view hand up values. A view outside it hears nothing as long as no view
  /// in it sets a value.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceReader<Key>(isSame: { $0 == $1 }, action: action))
  }
}

// MARK: - Writing

private struct PreferenceModifier<Key: PreferenceKey> {
  let value: Key.Value?
  let transform: (@MainActor (inout Key.Value) -> Void)?
}

/// What a node hands up.
@MainActor
private final class Preference<Key: PreferenceKey> {
  var modifier: PreferenceModifier<Key>

  init(_ modifier: PreferenceModifier<Key>) {
    self.modifier = modifier
  }
}

extension PreferenceModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let old = node.storage as? Preference<Key>
    node.storage = Preference(self)
    if transform != nil || !areEqual(old?.modifier.value, value) { node.preferenceChanged(Key.self) }
    node.onDetach = { [unowned node] in node.preferenceChanged(Key.self) }
    node.setChild(content)
  }
}

// MARK: - Reading

struct PreferenceReader<Key: PreferenceKey> {
  let isSame: (Key.Value, Key.Value) -> Bool
  let action: @MainActor (Key.Value) -> Void
}

/// A node that hears of the values of one key.
@MainActor
private protocol PreferenceListener: AnyObject {
  var key: ObjectIdentifier { get }
  func valuesChanged()
}

@MainActor
private final class Listener<Key: PreferenceKey>: PreferenceListener {
  unowned let node: Node
  var reader: PreferenceReader<Key>
  private var last: Key.Value?
  private var isWaiting = false

  init(_ node: Node, _ reader: PreferenceReader<Key>) {
    self.node = node
    self.reader = reader
  }

  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }

  /// Looks at the values once all views have been evaluated.
  func valuesChanged() {
    guard !isWaiting else { return }
    isWaiting = true
    node.host.afterUpdate { [weak self] in self?.look() }
  }

  private func look() {
    isWaiting = false
    guard node.isAttached else { return }
    guard let value = node.preference(Key.self) ?? last.map({ _ in Key.defaultValue }) else { return }
    if let last, reader.isSame(last, value) { return }
    last = value
    reader.action(value)
  }
}

extension PreferenceReader: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    if let listener = node.storage as? Listener<Key> {
      listener.reader = self
    } else {
      node.storage = Listener(node, self)
    }
    node.setChild(content)
  }
}

extension Node {
  /// Tells the readers of a key around this node.
  fileprivate func preferenceChanged<Key: PreferenceKey>(_ key: Key.Type) {
    parent?.firstHandling { node in
      if let listener = node.storage as? any PreferenceListener, listener.key == ObjectIdentifier(key) {
        listener.valuesChanged()
      }
      return false
    }
  }

  /// What the views in this node hand up; nil when none sets a value.
  fileprivate func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let own = (storage as? Preference<Key>)?.modifier
    if let value = own?.value { return value }
    var combined: Key.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if var value = combined {
        Key.reduce(value: &value) { next }
        combined = value
      } else {
        combined = next
      }
    }
    if let transform = own?.transform {
      var value = combined ?? Key.defaultValue
      transform(&value)
      combined = value
    }
    return combined
  }
}
