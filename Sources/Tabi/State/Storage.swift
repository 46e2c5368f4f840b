import TabiState

/// A setting that outlasts the app: kept by its key, for the whole app.
///
/// As SwiftUI's `AppStorage`, in a file: `state`, in the app's folder of `$XDG_STATE_HOME` or
/// `~/.local/state`. All views that name a key follow it. A value that can't be read as the property's type
/// counts as not there. It is for views: elsewhere it reads as its default. There is no `store:`.
public typealias AppStorage<Value> = StoredValue<Value, AppStorageScope>

/// What a scene was showing, kept by its key for when it is shown again.
///
/// As SwiftUI's `SceneStorage`; a terminal app has one scene, and keeps what is in it beside its settings.
public typealias SceneStorage<Value> = StoredValue<Value, SceneStorageScope>

/// Which of an app's kept values are meant.
public protocol StorageScope {
  /// What the keys of the scope begin with.
  static var prefix: String { get }
}

/// The settings of the app.
public enum AppStorageScope: StorageScope {
  /// `app.`.
  public static let prefix = "app."
}

/// The state of a scene.
public enum SceneStorageScope: StorageScope {
  /// `scene.`.
  public static let prefix = "scene."
}

/// A value that outlasts the app: what ``AppStorage`` and ``SceneStorage`` are.
@propertyWrapper
public struct StoredValue<Value, Scope: StorageScope> {
  private let key: String
  private let initial: Value
  private let form: StorageForm<Value>
  private var location: StorageLocation<Value>?

  private init(_ key: String, initial: Value, form: StorageForm<Value>) {
    self.key = key
    self.initial = initial
    self.form = form
  }

  /// The value that is kept, or the default where there is none.
  @MainActor @preconcurrency
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// The value as a binding.
  @MainActor @preconcurrency
  public var projectedValue: Binding<Value> {
    location.map { Binding($0) } ?? .constant(initial)
  }
}

extension StoredValue: NodeProperty {
  package mutating func attach(to node: Node, slot: Int) {
    let key = Scope.prefix + key
    if let kept = node.slots[slot] as? StorageLocation<Value>, kept.key == key {
      location = kept
    } else {
      let made = StorageLocation(key, in: node.host.storage, initial: initial, form: form)
      node.slots[slot] = made
      location = made
    }
  }
}

// MARK: - Types

extension StoredValue where Value: LosslessStringConvertible {
  /// Keeps a Bool, an Int, a Double, a String or the like.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, form: StorageForm(read: { Value($0) }, write: { $0.description }))
  }
}

extension StoredValue where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
  /// Keeps the raw value.
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      key, initial: wrappedValue,
      form: StorageForm(
        read: { Value.RawValue($0).flatMap(Value.init) }, write: { $0.rawValue.description }))
  }
}

extension StoredValue {
  /// Keeps a value that may not be there, which it isn't at first.
  public init<Wrapped: LosslessStringConvertible>(_ key: String) where Value == Wrapped? {
    self.init(key, initial: nil, form: StorageForm(read: { Wrapped($0) }, write: { $0?.description }))
  }

  /// Keeps the raw value of one that may not be there, which it isn't at first.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: LosslessStringConvertible {
    self.init(
      key, initial: nil,
      form: StorageForm(
        read: { Wrapped.RawValue($0).flatMap(Wrapped.init) }, write: { $0?.rawValue.description }))
  }
}

// MARK: - Texts

/// How a value is a text.
struct StorageForm<Value> {
  /// Nil for a text that is no such value.
  let read: (String) -> Value?
  /// Nil for nothing to keep.
  let write: (Value) -> String?
}

/// A value whose place is a text in a store.
private final class StorageLocation<Value>: Location {
  let key: String
  private let text: StoredText
  private let initial: Value
  private let form: StorageForm<Value>

  init(_ key: String, in store: KeyedStore, initial: Value, form: StorageForm<Value>) {
    self.key = key
    text = store.text(key)
    self.initial = initial
    self.form = form
  }

  var value: Value {
    get { text.value.flatMap(form.read) ?? initial }
    set { text.value = form.write(newValue) }
  }
}
