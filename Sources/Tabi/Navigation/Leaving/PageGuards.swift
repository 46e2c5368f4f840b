import TabiNavigation

/// The guards of an app, and where they stand.
@MainActor
final class PageGuards {
  private let guards = NavigationGuards()
  /// By the number of the guard, which to the model is a page of its own: what is left is known by the nodes.
  private var nodes: [Int: Node] = [:]

  /// Adds a guard to what a node is on. Returns what removes it.
  func add(
    on node: Node, when isActive: @escaping @MainActor () -> Bool,
    ask: @escaping @MainActor () async -> Bool
  ) -> @MainActor () -> Void {
    let number = UniqueID.next()
    nodes[number] = node
    // A page that Back left was asked about then.
    let token = guards.add(to: number, when: { [unowned node] in !node.isLeft && isActive() }, ask: ask)
    return { [weak self] in
      self?.nodes[number] = nil
      self?.guards.remove(token)
    }
  }

  /// Does what takes some nodes off the screen, once the guards in them agree.
  fileprivate func leave(_ gone: [Node]?, in host: Host, then go: @escaping @MainActor () -> Void) {
    if nodes.isEmpty { return go() }
    let windows = host.windows()
    let order = Dictionary(
      windows.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }, uniquingKeysWith: max)
    func place(_ number: Int) -> (window: Int, depth: Int) {
      let window = nodes[number]?.containingWindow.flatMap { order[ObjectIdentifier($0)] }
      return (window ?? 0, nodes[number]?.depth ?? 0)
    }
    let leaving = nodes.filter { _, node in
      guard let gone else { return true }
      return sequence(first: node, next: { $0.parent }).contains { node in gone.contains { $0 === node } }
    }
    guards.leave(leaving.keys.sorted { place($0) < place($1) }, then: go)
  }
}

extension Host {
  /// Does what takes some nodes off the screen, as a person asks for it, once the guards in them agree, the topmost
  /// first. Where nothing is to be asked it is done before this returns.
  ///
  /// - Parameter nodes: What is left; nil for all there is, as when the app ends.
  func leave(_ nodes: [Node?]?, then go: @escaping @MainActor () -> Void) {
    guards.leave(nodes?.compactMap { $0 }, in: self, then: go)
  }

  /// Leaves the app, as a person asks for it.
  func leaveApp() {
    leave(nil) { [weak self] in self?.quit() }
  }
}
