/// Which window of a modal layer has the focus, and where it stands.
///
/// A layer is the app's own windows, or what is presented above them: all that one modal window is around. Keys belong
/// to the topmost.
@MainActor
struct ActiveWindow {
  private struct Place {
    weak var node: Node?
  }

  /// The window's. An element may be kept for longer than its node is.
  private weak var node: Node?
  /// The nodes around the window, nearest first: when it is gone, what stands in the nearest takes over.
  private var places: [Place] = []

  init() {}

  init(_ window: WindowElement) {
    node = window.node
    places = sequence(first: window.node, next: { $0.parent }).dropFirst().map { Place(node: $0) }
  }

  /// The window, while it is there.
  var window: WindowElement? { node.flatMap { $0.isAttached ? $0.element as? WindowElement : nil } }

  /// The window, while it is shown.
  var shown: WindowElement? { window.flatMap { $0.isConcealed ? nil : $0 } }

  /// The nodes that were around it and still are there, nearest first.
  var around: some Sequence<Node> {
    places.lazy.compactMap(\.node).filter(\.isAttached)
  }
}

extension Focus {
  /// The window with the focus: each keeps which of its views has it, and one is active.
  package func window(_ host: Host) -> WindowElement? {
    host.topLayer.flatMap { $0.active.shown ?? successor(in: $0) }
  }

  /// The windows of the topmost layer that are shown and that the focus can be in, bottom first.
  func layerWindows(_ host: Host) -> [WindowElement] {
    host.topLayer.map(windows) ?? []
  }

  /// All that can have the focus in the topmost layer, window by window where they stand.
  func stops(_ host: Host) -> [Element] {
    var stops = FocusStops(entersWindows: true)
    host.topLayer?.collectFocusable(into: &stops)
    return stops.elements
  }

  private func windows(of layer: WindowElement) -> [WindowElement] {
    layer.node.host.windows().filter { !$0.isConcealed && $0.takesFocus && $0.layer === layer }
  }

  /// The window that takes over from one that is covered or gone: the one in its place, else the topmost.
  private func successor(in layer: WindowElement) -> WindowElement? {
    let all = windows(of: layer)
    for place in layer.active.around {
      let near = all.filter { $0.node.isWithin(place) }
      if !near.isEmpty { return latest(of: near) }
    }
    return latest(of: all)
  }

  /// The one that had the focus last; of those that never had it, the topmost in which anything can.
  private func latest(of windows: [WindowElement]) -> WindowElement? {
    if windows.count < 2 { return windows.first }
    let last = windows.map(\.lastActive).max() ?? 0
    if last > 0 { return windows.first { $0.lastActive == last } }
    return windows.last { !$0.focusableElements().isEmpty } ?? windows.last
  }

  /// Has the focus be in a window, or in one of those in it where the window itself has nothing to focus.
  func settleWindow(_ host: Host) -> WindowElement? {
    guard let layer = host.topLayer, var window = layer.active.shown ?? successor(in: layer) else {
      return nil
    }
    repairFocused(in: window)
    while window.focused == nil, !window.isFocusReleased {
      let inner = windows(of: layer).filter { $0 !== window && $0.node.isWithin(window.node) }
      guard let next = latest(of: inner) else { break }
      window = next
      repairFocused(in: window)
    }
    activate(window)
    return window
  }

  /// Makes a window the one with the focus in its layer.
  func activate(_ window: WindowElement) {
    guard let layer = window.layer, layer.active.window !== window else { return }
    layer.active = ActiveWindow(window)
    activations += 1
    window.lastActive = activations
  }

  /// Moves the focus into a part of the topmost layer, if anything there can have it.
  func enter(_ node: Node, in host: Host) {
    let inner = layerWindows(host).filter { $0.node.isWithin(node) && !$0.focusableElements().isEmpty }
    guard let window = latest(of: inner) else { return }
    activate(window)
    repair(host)
    host.requestFrame()
  }
}

extension WindowElement {
  /// The bottom of the layer that it is in: the modal window around it, or the root's.
  fileprivate var layer: WindowElement? {
    var window = self
    while !window.isModal, let outer = window.node.parent?.containingWindow { window = outer }
    return window
  }
}

extension Node {
  /// Whether it is another node or below it.
  func isWithin(_ node: Node) -> Bool {
    node.depth <= depth && sequence(first: self, next: { $0.parent }).contains { $0 === node }
  }
}
