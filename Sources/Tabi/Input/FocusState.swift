import TabiState

/// Which of some views has the focus, as state: reading tells, setting moves it.
///
/// As SwiftUI's `FocusState`. A value that stands for no view here, or for a disabled one, falls back to
/// false or nil in the frame after it was set, and so does any value while the focus is in another window.
/// False or nil takes the focus away from the views that the state stands for; the next Tab goes on from
/// there.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let unfocused: Value
  private var location: FocusLocation<Value>?

  /// Whether one view has the focus.
  public init() where Value == Bool {
    unfocused = false
  }

  /// Which view has the focus; nil for none of them.
  public init<T: Hashable>() where Value == T? {
    unfocused = nil
  }

  /// The value of the view that has the focus.
  @MainActor @preconcurrency
  public var wrappedValue: Value {
    get { location?.value ?? unfocused }
    nonmutating set { location?.request(newValue) }
  }

  /// What `.focused(_:)` takes, and a view further in.
  @MainActor @preconcurrency
  public var projectedValue: Binding { Binding(location: location, unfocused: unfocused) }

  /// The focus state of a view further out.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    fileprivate let unfocused: Value

    /// The value of the view that has the focus.
    @MainActor @preconcurrency
    public var wrappedValue: Value {
      get { location?.value ?? unfocused }
      nonmutating set { location?.request(newValue) }
    }

    /// Itself, so that it can be handed on.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: NodeProperty {
  package mutating func attach(to node: Node, slot: Int) {
    let focus = node.host.focus
    location = node.slot(slot) {
      let made = FocusLocation(unfocused: unfocused, host: node.host)
      focus.watch(made)
      return made
    }
  }
}

/// What a ``FocusState`` keeps.
@MainActor
final class FocusLocation<Value: Hashable>: FocusValue {
  private let stored: StoredLocation<Value>
  private let unfocused: Value
  private weak var host: Host?

  init(unfocused: Value, host: Host) {
    stored = StoredLocation(unfocused)
    self.unfocused = unfocused
    self.host = host
  }

  var value: Value { stored.value }

  /// Asks for the focus to be where the value says; the frame sees to it.
  func request(_ value: Value) {
    guard value != stored.value else { return }
    stored.value = value
    host?.focus.request(self)
    host?.requestFrame()
  }

  /// The focus is on the view that the value stands for.
  func settle(on value: Value) {
    stored.value = value
  }

  func settleUnfocused() {
    stored.value = unfocused
  }
}

// MARK: - Modifiers

extension View {
  /// Ties the focus of this view, or of the first in it that can have it, to a state.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Ties the focus of this view, or of the first in it that can have it, to a value of a state.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Gives the focus to the view of a value when this view first comes in, in place of the first one that can
  /// have it.
  public nonisolated func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}

/// When a default focus is looked at; here it is once, when the view comes in.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the view comes in.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The same here: a person moves the focus with keys, and comes back to where it was.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

private struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    if let location = binding.location {
      let value = value
      let focus = node.host.focus
      focus.tie(
        FocusTie(
          node, to: location, isWanted: { location.value == value }, settle: { location.settle(on: value) }))
      node.onDetach = { [weak focus, unowned node] in focus?.untie(node) }
    }
    node.setChild(content)
  }
}

private struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value

  private final class Asked {}
}

extension DefaultFocusModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    if node.storage == nil {
      node.storage = Asked()
      binding.location?.request(value)
    }
    node.setChild(content)
  }
}
