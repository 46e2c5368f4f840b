/// Tells views that they have appeared or disappeared, after the frame that shows it.
@MainActor
final class Lifecycle {
  /// Whether something may have come into view or gone out of it.
  var isDue = false
  private var members: [ObjectIdentifier: LifecycleMember] = [:]
  /// The views whose tasks went on and on, wherever such a view appears again.
  private var lasting: Set<LifecycleMember.Place> = []

  func add(_ member: LifecycleMember) {
    members[ObjectIdentifier(member)] = member
    isDue = true
  }

  func remove(_ member: LifecycleMember) {
    members[ObjectIdentifier(member)] = nil
  }

  /// The tasks of views that run now and are waited for.
  var awaitedTasks: [LifecycleMember] {
    members.values.filter { $0.isRunning && $0.isAwaited && !lasting.contains($0.place) }
  }

  /// Waits no longer for the tasks that run now, nor for those of the same views when they appear again.
  func stopWaiting() {
    for member in awaitedTasks {
      member.isAwaited = false
      lasting.insert(member.place)
    }
  }

  func settle(_ host: Host) {
    guard isDue else { return }
    isDue = false
    // In the order in which they came, so that a page hears before what is in it.
    for member in members.values.sorted(by: { $0.order < $1.order }) { member.settle() }
  }
}

/// A view that wants to hear when it appears and disappears.
@MainActor
final class LifecycleMember {
  /// Which view of an author's a task is written in, and on what there.
  struct Place: Hashable {
    let author: String
    let view: ObjectIdentifier
  }

  private let node: Node
  let order: Int
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  /// Begun at an appearance, unless it still runs; cancelled when the view is gone for good.
  var action: (@MainActor () async -> Void)?
  var priority = TaskPriority.userInitiated

  private var isVisible = false
  private var task: Task<Void, Never>?
  private var run = 0
  private(set) var isRunning = false
  /// Whether the screen is not settled before the task has ended; one that goes on and on is not waited for.
  var isAwaited = true
  private static var count = 0

  init(_ node: Node) {
    self.node = node
    Self.count += 1
    order = Self.count
  }

  var place: Place { Place(author: node.authorName, view: ObjectIdentifier(node.viewType)) }

  func settle() {
    let element = node.element ?? node.containingElement
    if node.isLeft { cancel() }
    let isShown =
      node.isAttached && element?.containingWindow?.isConcealed == false && element?.shows(node) == true
    guard isShown != isVisible else { return }
    isVisible = isShown
    if isShown {
      onAppear?()
      start()
    } else {
      onDisappear?()
    }
  }

  /// Begins the task, in place of the one that may run.
  func restart() {
    cancel()
    if isVisible { start() }
  }

  private func cancel() {
    task?.cancel()
    task = nil
    isRunning = false
  }

  private func start() {
    guard let action, !isRunning else { return }
    isRunning = true
    isAwaited = true
    run += 1
    let own = run
    task = Task(priority: priority) { @MainActor [weak self] in
      await action()
      guard let self, self.run == own else { return }
      self.isRunning = false
    }
  }

  /// The view is gone.
  func end() {
    task?.cancel()
    if isVisible { onDisappear?() }
    isVisible = false
  }
}

/// Hears of its content's appearances, or runs a task while it is there: a new one for each id.
private struct LifecycleModifier<ID: Equatable> {
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?
  var id: ID
  var priority = TaskPriority.userInitiated
  var action: (@MainActor () async -> Void)?

  private final class Kept {
    let member: LifecycleMember
    var id: ID

    init(_ member: LifecycleMember, id: ID) {
      self.member = member
      self.id = id
    }
  }
}

extension LifecycleModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let kept: Kept
    if let found = node.storage as? Kept {
      kept = found
    } else {
      let member = LifecycleMember(node)
      kept = Kept(member, id: id)
      node.storage = kept
      node.host.lifecycle.add(member)
      let host = node.host
      node.onDetach = {
        host.lifecycle.remove(member)
        member.end()
      }
    }
    kept.member.onAppear = onAppear
    kept.member.onDisappear = onDisappear
    kept.member.action = action
    kept.member.priority = priority
    if kept.id != id {
      kept.id = id
      kept.member.restart()
    }
    node.setChild(content)
  }
}

extension View {
  /// Runs `action` each time the view appears, after the frame that shows it.
  public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onAppear: action, id: 0))
  }

  /// Runs `action` each time the view is covered, its tab is left, or it is removed.
  public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onDisappear: action, id: 0))
  }

  /// Begins a task when the view appears; it goes on while the view is covered, and is cancelled when the
  /// view is removed or its page left by Back. Forward begins it again.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(LifecycleModifier(id: 0, priority: priority, action: action))
  }

  /// As ``task(priority:_:)``, and begins anew whenever `id` changes.
  public nonisolated func task(
    id: some Equatable, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(LifecycleModifier(id: id, priority: priority, action: action))
  }

  /// Runs `action` with the old and the new value when the value differs from the last frame's.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs `action` when the value differs from the last frame's.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` with the new value when the value differs from the last frame's; SwiftUI's older form.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

private struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: @MainActor (Value, Value) -> Void

  private final class Last {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}

extension ChangeModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let new = value
    if let last = node.storage as? Last {
      let old = last.value
      last.value = new
      if old != new { node.host.afterUpdate { action(old, new) } }
    } else {
      node.storage = Last(new)
      if initial { node.host.afterUpdate { action(new, new) } }
    }
    node.setChild(content)
  }
}
