import TabiNavigation

/// A place that a person can go to: a tab, a page, something that is presented.
struct NavigationPlace: Identifiable {
  /// What it is, as the inspector calls it.
  enum Kind: String {
    case tab, page, sheet, cover, popover, alert, dialog
  }

  /// Its own for as long as the place is there.
  let id: String
  let kind: Kind
  /// The title of a page, the name of a tab; empty where it has none.
  let name: String
  /// The route that a page was made for, in one line.
  var route = ""
  /// How many places it is in.
  var depth = 0
  /// Whether it is where the person is.
  var isCurrent = false
  /// Goes there, as a person asks for it.
  let go: @MainActor () -> Void
}

extension NavigationPlace: Equatable {
  static func == (lhs: NavigationPlace, rhs: NavigationPlace) -> Bool {
    lhs.id == rhs.id && lhs.kind == rhs.kind && lhs.name == rhs.name && lhs.route == rhs.route
      && lhs.depth == rhs.depth && lhs.isCurrent == rhs.isCurrent
  }
}

/// An element that is a place, or has some in it.
///
/// A place is reached by asking all containers around it, the outermost first, to show what leads there.
@MainActor
protocol PlaceContainer: Element {
  /// The place that it is; nil for one that only has places in it.
  var place: NavigationPlace? { get }
  /// The places in it, each followed by those in that place.
  func places(depth: Int) -> [NavigationPlace]
  /// Makes it what the container around it shows.
  func reveal()
}

extension PlaceContainer {
  func places(depth: Int) -> [NavigationPlace] { node.children.flatMap { $0.places(depth: depth) } }
  func reveal() {}

  /// What tells its place from all others, as long as it is there.
  var placeID: String { "\(ObjectIdentifier(self).hashValue)" }
}

extension Node {
  /// The places at and below this node, each followed by those in it.
  fileprivate func places(depth: Int) -> [NavigationPlace] {
    guard let container = element as? any PlaceContainer else {
      return children.flatMap { $0.places(depth: depth) }
    }
    guard var place = container.place else { return container.places(depth: depth) }
    place.depth = depth
    return [place] + container.places(depth: depth + 1)
  }

  /// The containers around this node and at it, the innermost first.
  fileprivate var containers: [any PlaceContainer] {
    sequence(first: self, next: { $0.parent }).compactMap { $0.element as? any PlaceContainer }
  }

  /// The names of the places that this node is in, the outermost first.
  var wayNames: [String] {
    containers.dropFirst().compactMap { $0.place?.name }.filter { !$0.isEmpty }.reversed()
  }
}

extension Host {
  /// All places, each followed by those in it, the one where the person is marked.
  func places() -> [NavigationPlace] {
    let current = currentPlace
    return (root?.places(depth: 0) ?? []).map { place in
      var place = place
      place.isCurrent = place.id == current
      return place
    }
  }

  /// The place with the focus, what floats above all left out.
  private var currentPlace: String? {
    let layers = windows().filter { $0.isModal && !$0.isConcealed && !($0 is OverlayElement) }
    let layer = layers.last ?? windows().first
    let window = layer?.active.shown ?? windows().last { !$0.isConcealed && $0 is any PlaceContainer }
    return window?.node.containers.lazy.compactMap { $0.place?.id }.first
  }

  /// Goes to where a node is, as a person asks for it: the sheets over it are closed, its tab is shown, the pages
  /// over it are popped. An alert stays until it is answered.
  ///
  /// - Parameter move: What is done there then.
  func go(to node: Node, then move: @escaping @MainActor () -> Void = {}) {
    let containers = node.containers
    let layer = containers.lazy.compactMap { ($0 as? ModalElement)?.context?.id }.first
    let sheets = sheets(over: layer)
    let closed = windows().filter { window in
      (window as? ModalElement)?.context?.id.map(sheets.contains) ?? false
    }
    let stack = (node.element as? NavigationStackElement)?.controller
    let popped =
      containers.flatMap { ($0 as? PageElement)?.pagesAbove ?? [] }
      + (stack.map { $0.windows(above: $0.bottomID) } ?? [])
    leave(popped + closed.map { $0.node }) { [weak self] in self?.arrive(at: node, over: layer, then: move) }
  }

  private func arrive(at node: Node, over layer: Int?, then move: @MainActor () -> Void) {
    guard node.isAttached, closeSheets(over: layer) else { return }
    let containers = node.containers
    NavigationTrace.attributeTurn(to: .person)
    for container in containers.reversed() { container.reveal() }
    move()
    requestFrame()
  }

  /// The sheets over a layer, or all.
  private func sheets(over layer: Int?) -> [Int] {
    let layers = presentations.layers
    let first = layers.firstIndex { $0.id == layer }.map { $0 + 1 } ?? 0
    return layers[first...].filter { !$0.kind.isQueued }.map(\.id)
  }

  /// Closes the sheets over a layer, or all. Returns false, with none closed, where a person may not close one.
  private func closeSheets(over layer: Int?) -> Bool {
    let sheets = sheets(over: layer)
    let isHeld = windows().contains { window in
      guard let context = (window as? ModalElement)?.context, let id = context.id else { return false }
      return sheets.contains(id) && context.options.isDismissDisabled
    }
    if isHeld {
      NavigationTrace.record(
        .refuse, by: .person, "interactiveDismissDisabled keeps a sheet open that is in the way")
      return false
    }
    presentations.dismissSheets(above: layer, by: .person)
    return true
  }
}

// MARK: - The containers

extension TabElement: PlaceContainer {
  private var tabs: TabController? { node.environment.tabs }

  var place: NavigationPlace? {
    NavigationPlace(
      id: placeID, kind: .tab, name: tabs?.name(of: self) ?? "", go: node.way)
  }

  func reveal() { tabs?.show(self) }
}

extension PageElement: PlaceContainer {
  var place: NavigationPlace? {
    guard let context, let stack = context.stack else { return nil }
    return NavigationPlace(
      id: placeID, kind: .page, name: context.title, route: stack.routeName(of: context.id),
      go: node.way)
  }

  func reveal() {
    guard let context else { return }
    context.stack?.pop(to: context.id)
  }
}

extension ModalElement: PlaceContainer {
  var place: NavigationPlace? {
    let kind: NavigationPlace.Kind =
      switch self.kind {
      case .sheet: .sheet
      case .fullScreen: .cover
      case .popover: .popover
      case .alert: .alert
      case .dialog: .dialog
      }
    return NavigationPlace(id: placeID, kind: kind, name: "", go: node.way)
  }
}

extension NavigationStackElement: PlaceContainer {
  var place: NavigationPlace? { nil }

  /// The pages from the root up, those that were never shown included.
  func places(depth: Int) -> [NavigationPlace] {
    guard let controller else { return [] }
    var made: [Int: [NavigationPlace]] = [:]
    for child in node.children {
      guard let id = (child.element as? PageElement)?.context?.id else { continue }
      made[id] = child.places(depth: depth)
    }
    return controller.order.flatMap { page in
      switch page {
      case .made(let id): return made[id] ?? []
      case .route(let place):
        return [
          NavigationPlace(
            id: "\(placeID) \(place)", kind: .page, name: "", route: controller.routeName(at: place),
            depth: depth,
            go: { [weak node, weak controller] in
              guard let node else { return }
              node.host.go(to: node) { controller?.pop(toPlace: place) }
            })
        ]
      }
    }
  }
}

extension Node {
  /// Goes to where the node is, as long as it is there.
  fileprivate var way: @MainActor () -> Void {
    { [weak self] in
      if let self { host.go(to: self) }
    }
  }
}
