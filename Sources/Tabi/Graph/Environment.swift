import TabiState

/// A key of an ``EnvironmentValues``, as SwiftUI's.
public protocol EnvironmentKey {
  associatedtype Value
  /// What is read where no view above has set a value.
  static var defaultValue: Value { get }
}

/// The values that views hand down to all below them.
///
/// Reading and setting are O(1) but for the copy of the table at a change.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Renewed at each change, so that two environments with one origin are told apart without comparing values.
  private var identity = Identity()

  /// Whose body reads, while a property is connected to its node.
  private(set) unowned(unsafe) var reader: Node?
  /// What the numbers of the layout count. It is read at every length, so it stands beside the table.
  public var lengthUnit = LengthUnit.cells {
    didSet { identity = Identity() }
  }

  private final class Identity {}

  /// Keeps a value's type: an `Any` that holds nil is taken for other things.
  private struct Stored<Value> {
    let value: Value
  }

  /// Values that are all at their defaults.
  public init() {}

  /// The value for a key: the one set nearest above, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? Stored<Key.Value>)?.value ?? Key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = Stored(value: newValue)
      identity = Identity()
    }
  }

  /// The object of a type that a view above has put in.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set {
      values[ObjectIdentifier(type)] = newValue
      identity = Identity()
    }
  }

  func isIdentical(to other: EnvironmentValues) -> Bool {
    identity === other.identity
  }

  /// What `read` makes of these values for the body of a node, which hears of changes of what is behind them.
  @MainActor
  func read<Value>(for node: Node, _ read: (EnvironmentValues) -> Value) -> Value {
    var values = self
    values.reader = node
    return Reading.with(node) { read(values) }
  }
}

/// Reads a value, or an `@Observable` object, that a view above has handed down.
@propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value?
  private let name: String
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    name = "\(Value.self)"
  }

  /// Reads the object that `.environment(_:)` put in.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: type] }
    name = "\(type)"
  }

  /// Reads the object that `.environment(_:)` put in, or nil.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
    name = "\(type)"
  }

  /// The value as it was when the body was evaluated.
  @MainActor @preconcurrency
  public var wrappedValue: Value {
    guard let value = value ?? read(EnvironmentValues()) else {
      preconditionFailure("The environment has no \(name): put one in with .environment(_:) above this view")
    }
    return value
  }
}

extension Environment: NodeProperty {
  package mutating func attach(to node: Node, slot: Int) {
    value = node.environment.read(for: node, read)
    if value == nil { node.reportMissing(name, modifier: ".environment(_:)") }
  }
}

extension Node {
  /// Shows a message in the place of a view that needs an object nobody has handed down.
  func reportMissing(_ object: String, modifier: String) {
    problem = "\(authorName) needs a \(object): put one in with \(modifier) on a view above it"
  }
}

// MARK: - Setting

extension View {
  /// Sets a value for this view and all below it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier(value: value) { $0[keyPath: keyPath] = $1 })
  }

  /// Hands an `@Observable` object down to this view and all below it.
  public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier(value: object, isSame: { $0 === $1 }) { $0[object: Object.self] = $1 })
  }

  /// Changes a value for this view and all below it.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(value: ()) { environment, _ in transform(&environment[keyPath: keyPath]) })
  }
}

/// Hands a changed environment to its content, the same one as long as nothing differs.
struct EnvironmentModifier<Value> {
  let value: Value
  var isSame: (Value, Value) -> Bool = areEqual
  let set: (inout EnvironmentValues, Value) -> Void

  private final class Made {
    let value: Value
    let source: EnvironmentValues
    let result: EnvironmentValues

    init(value: Value, source: EnvironmentValues, result: EnvironmentValues) {
      self.value = value
      self.source = source
      self.result = result
    }
  }
}

extension EnvironmentModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let environment: EnvironmentValues
    if let made = node.storage as? Made, made.source.isIdentical(to: node.environment),
      isSame(made.value, value)
    {
      environment = made.result
    } else {
      var changed = node.environment
      set(&changed, value)
      node.storage = Made(value: value, source: node.environment, result: changed)
      environment = changed
    }
    node.setChild(content, environment: environment)
  }
}

/// Whether two values are equal; false where that can't be told. The same bits are the same value.
func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  let isSame = withUnsafeBytes(of: old) { old in withUnsafeBytes(of: new) { new in old.elementsEqual(new) } }
  return isSame || (old as? any Equatable)?.isEqual(to: new) ?? false
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
