import Dispatch
import TabiState

extension View {
  /// Runs `action` after the object changed: `onReceive(model.objectWillChange) { … }`.
  ///
  /// Changes within one turn arrive as one.
  public nonisolated func onReceive(
    _ publisher: ObservableObjectPublisher, perform action: @escaping @MainActor (()) -> Void
  ) -> some View {
    modifier(ReceiveModifier(list: publisher.observers) { action(()) })
  }

  /// Runs `action` with the property's value, at first and after each change: `onReceive(model.$name) { … }`.
  ///
  /// Of several changes within one turn, the last one arrives.
  public nonisolated func onReceive<Value>(
    _ publisher: Published<Value>.Publisher, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    modifier(
      ReceiveModifier(list: publisher.observers, isInitial: true) { action(publisher.value) })
  }

  /// Runs `action` with each element of a sequence, from when the view appears until it is gone.
  ///
  /// SwiftUI takes a Combine publisher here; one of OpenCombine's is given as its `values`.
  public nonisolated func onReceive<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements, perform action: @escaping @MainActor (Elements.Element) -> Void
  ) -> some View {
    task {
      // A sequence that fails has ended.
      do { for try await element in sequence { action(element) } } catch {}
    }
  }
}

private struct ReceiveModifier {
  let list: ObserverList
  var isInitial = false
  let action: @MainActor () -> Void
}

/// Hears of changes on any thread, and passes them on in the next frame.
private final class Receiver: ChangeObserver {
  @MainActor private weak var node: Node?
  let list: ObserverList
  @MainActor var action: () -> Void
  @MainActor private var isWaiting = false

  @MainActor
  init(_ node: Node, _ modifier: ReceiveModifier) {
    self.node = node
    list = modifier.list
    action = modifier.action
    list.add(self)
  }

  func valueWillChange() {
    // Told before the value is set, perhaps on another thread, and it is to be read when it is.
    DispatchQueue.main.async { MainActor.assumeIsolated { self.receive() } }
  }

  @MainActor
  func receive() {
    guard !isWaiting, let node, !node.isLeft else { return }
    isWaiting = true
    node.host.afterUpdate { [weak self] in
      self?.isWaiting = false
      self?.action()
    }
  }
}

extension ReceiveModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    if let receiver = node.storage as? Receiver, receiver.list === list {
      receiver.action = action
    } else {
      let receiver = Receiver(node, self)
      node.storage = receiver
      if isInitial { receiver.receive() }
    }
    node.setChild(content)
  }
}
