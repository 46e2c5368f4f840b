/// The pages that are declared for the types of routes in one stack.
@MainActor
final class Destinations {
  /// How the pages for a type are made. An object, so that the views that hold one are the same as long as it is.
  final class Destination {
    private(set) weak var owner: Node?
    let depth: Int
    let make: @MainActor (AnyHashable) -> AnyView

    init(owner: Node, make: @escaping @MainActor (AnyHashable) -> AnyView) {
      self.owner = owner
      depth = owner.depth
      self.make = make
    }
  }

  private var declared: [ObjectIdentifier: [Destination]] = [:]
  private unowned let node: Node
  /// Whether the pages are being made: what is declared meanwhile is known to those above.
  var isUpdating = false

  init(node: Node) {
    self.node = node
  }

  /// How the page for a route is made: of several, by the one nearest the root.
  subscript(route: AnyHashable) -> Destination? {
    declared[ObjectIdentifier(type(of: route.base))]?.first { $0.owner != nil }
  }

  func declare(_ type: Any.Type, by owner: Node, make: @escaping @MainActor (AnyHashable) -> AnyView) {
    let key = ObjectIdentifier(type)
    var rivals = declared[key, default: []].filter { $0.owner != nil && $0.owner !== owner }
    if !rivals.isEmpty {
      // Looked at once the views are evaluated: a branch that goes makes room for the one that comes.
      node.host.afterUpdate { [weak self] in self?.reportRivals(for: type) }
    }
    rivals.append(Destination(owner: owner, make: make))
    declared[key] = rivals.sorted { $0.depth < $1.depth }
    // Pages that stand already are shown by the new closure.
    if !isUpdating { node.valueWillChange() }
    node.environment.splitColumn?.destinationsChanged()
  }

  private func reportRivals(for type: Any.Type) {
    guard declared[ObjectIdentifier(type), default: []].count > 1 else { return }
    node.host.report(
      "navigationDestination(for: \(type).self) is declared twice in one stack: the one nearest the root holds"
    )
  }

  func undeclare(by owner: Node) {
    for key in declared.keys { declared[key]?.removeAll { $0.owner == nil || $0.owner === owner } }
  }
}
