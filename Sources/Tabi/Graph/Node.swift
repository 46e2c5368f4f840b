import Dispatch
import Observation
import TabiState

/// A view's place on the screen: it lives as long as the view does, and owns its state.
///
/// A node is found again by its position among its siblings, its key (the branch of an `if`, the id in a
/// ``ForEach``) and its type. Most nodes are transparent; a node with an ``Element`` takes part in layout.
@MainActor
package class Node: ChangeObserver {
  let host: Host
  private(set) weak var parent: Node?
  let key: AnyHashable?
  private(set) var children: [Node] = []
  var environment: EnvironmentValues
  let depth: Int

  /// What layout and drawing see of this node, if it is more than a go-between.
  var element: Element?
  /// What the dynamic properties of the view keep, in the order of the fields.
  var slots: [AnyObject?] = []
  /// Something of the node's own that a primitive view keeps between updates.
  var storage: AnyObject?
  /// Called for a key that neither the focused view nor one between it and this one took.
  var onKey: ((KeyPress) -> Bool)?
  /// What happens when the node leaves the screen for good.
  var onDetach: (() -> Void)?
  /// A mistake in the program, shown in this view's place.
  var problem: String?

  private(set) var isAttached = true
  var isDirty = false
  private var observed: [ObjectIdentifier: ObserverList] = [:]
  private var pulse: Pulse?

  init(parent: Node?, host: Host, key: AnyHashable?, environment: EnvironmentValues) {
    self.parent = parent
    self.host = host
    self.key = key
    self.environment = environment
    depth = (parent?.depth ?? -1) + 1
  }

  /// The type of the view, for messages.
  var viewType: any Any.Type { Never.self }

  /// Evaluates the view anew, with the value and the environment that it has.
  func evaluate() {}

  // MARK: Being told of changes

  /// Marks the view for the next frame. May be called on any thread.
  nonisolated package func valueWillChange() {
    if let evaluated = Reading.observer as? Node {
      evaluated.didSetWhileReading()
      // It would be evaluated without end.
      if evaluated === self { return }
    }
    host.inbox.add(self)
  }

  /// A body may only read: what it sets would be shown in the next frame, and set once more.
  nonisolated package func didSetWhileReading() {
    MainActor.assumeIsolated { reportChange() }
  }

  nonisolated package func didRead(_ list: ObserverList) {
    MainActor.assumeIsolated { observed[ObjectIdentifier(list)] = list }
  }

  func observe(_ list: ObserverList) {
    list.add(self)
    didRead(list)
  }

  /// Runs what an author wrote: a change of any value that it reads brings this node back for the next frame.
  package final func track<Value>(_ read: () -> Value) -> Value {
    if pulse == nil, Self.observingTypes.contains(ObjectIdentifier(viewType)) { pulse = Pulse() }
    return Reading.with(self) {
      withObservationTracking(
        {
          pulse?.read()
          return read()
        }, onChange: observation())
    }
  }

  /// The types of the views that have read a property of an `@Observable` object. The others, most of them, need no
  /// pulse: what the first of a type observes without one stays registered, and is heard no longer.
  private static var observingTypes: Set<ObjectIdentifier> = []

  /// What is done at a change; asked for only when there is something to observe.
  private func observation() -> @Sendable () -> Void {
    Self.observingTypes.insert(ObjectIdentifier(viewType))
    let pulse = self.pulse ?? Pulse()
    self.pulse = pulse
    return { [weak self] in
      guard pulse.isCurrent else { return }
      self?.valueWillChange()
      // Told before the value is set: on another thread, a frame could still read the old one.
      if !MainQueue.isCurrent { DispatchQueue.main.async { self?.valueWillChange() } }
    }
  }

  final func stopObserving() {
    // Most nodes read nothing.
    if !observed.isEmpty {
      for list in observed.values { list.remove(self) }
      observed.removeAll(keepingCapacity: true)
    }
    pulse?.beat()
    pulse = nil
  }

  /// Whether something here or below would be lost if the node were made anew.
  var holdsState: Bool {
    slots.contains { ($0 as? any ChangeKeeping)?.hasChanged ?? ($0 is any ObservableObject) }
      || children.contains { $0.holdsState }
  }

  // MARK: Leaving

  /// Takes the node and all below it off the screen: state is released, tasks are cancelled.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    for child in children { child.detach() }
    stopObserving()
    onDetach?()
    onDetach = nil
    element?.detach()
    children = []
    slots = []
    storage = nil
  }
}

// MARK: - Children

extension Node {
  /// Makes `view` the only child.
  package func setChild(_ view: some View, environment: EnvironmentValues? = nil) {
    setChildren { $0.add(view, environment: environment) }
  }

  /// Replaces the children by those that `build` adds, keeping each node that is found again.
  package func setChildren(_ build: (inout ChildList) -> Void) {
    var list = ChildList(node: self, old: children)
    build(&list)
    let (nodes, changed) = list.finish()
    children = nodes
    if changed { structureChanged() }
  }

  /// Adds a child outside an update: a row that came into view, a page that is shown.
  func appendChild(_ child: Node) {
    children.append(child)
  }

  /// Removes children outside an update: rows that went out of view. O(*n*) for all of them together.
  func removeChildren(_ gone: Set<ObjectIdentifier>) {
    guard !gone.isEmpty else { return }
    var (kept, leaving): ([Node], [Node]) = ([], [])
    for child in children {
      if gone.contains(ObjectIdentifier(child)) { leaving.append(child) } else { kept.append(child) }
    }
    children = kept
    for child in leaving { child.detach() }
  }

  /// The nearest element above this node.
  var containingElement: Element? {
    var node = parent
    while let current = node {
      if let element = current.element { return element }
      node = current.parent
    }
    return nil
  }

  /// The window that this node is in, or is.
  var containingWindow: WindowElement? {
    var node: Node? = self
    while let current = node {
      if let window = current.element as? WindowElement { return window }
      node = current.parent
    }
    return nil
  }

  /// The element that this node's children are laid out in.
  func structureChanged() {
    (element ?? containingElement)?.childrenChanged()
  }

  /// The elements of this node: its own, or those of its children in a row; not what floats above them.
  package func appendElements(to elements: inout [Element]) {
    if let element {
      element.append(to: &elements)
    } else {
      for child in children { child.appendElements(to: &elements) }
    }
  }
}

/// The children of a node while it is being updated.
@MainActor
package struct ChildList {
  private let node: Node
  private let old: [Node]
  private var new: [Node] = []
  private var changed = false
  /// The old children that have a key, made at the first one that moved.
  private var keyed: [AnyHashable: Node]?

  fileprivate init(node: Node, old: [Node]) {
    self.node = node
    self.old = old
    new.reserveCapacity(old.count)
  }

  /// The child that was added last.
  var lastNode: Node? { new.last }

  /// Adds a child: the node that stood here, updated, or a new one.
  package mutating func add<V: View>(
    _ view: V, key: AnyHashable? = nil, environment: EnvironmentValues? = nil
  ) {
    let environment = environment ?? node.environment
    if let found = find(key: key)?.asNode(of: V.self) {
      new.append(found)
      found.update(view, environment: environment)
    } else {
      changed = true
      let made = ViewNode(view, parent: node, host: node.host, key: key, environment: environment)
      new.append(made)
      made.evaluate()
    }
  }

  /// Keeps the child with a key as it is, if there is one.
  mutating func keep(key: AnyHashable) {
    if let found = find(key: key) { new.append(found) }
  }

  private mutating func find(key: AnyHashable?) -> Node? {
    let index = new.count
    if keyed == nil, index < old.count, old[index].key == key { return old[index] }
    guard let key else { return nil }
    changed = true
    if keyed == nil {
      keyed = [:]
      for node in old.dropFirst(index) { if let key = node.key { keyed?[key] = node } }
    }
    return keyed?.removeValue(forKey: key)
  }

  fileprivate mutating func finish() -> ([Node], changed: Bool) {
    if changed || new.count != old.count {
      let kept = Set(new.map(ObjectIdentifier.init))
      for node in old where !kept.contains(ObjectIdentifier(node)) { node.detach() }
      return (new, true)
    }
    return (new, false)
  }
}
