import TabiTerminal

/// Which view has the focus: at most one, in the topmost layer of windows.
@MainActor
package final class Focus {
  /// The one that had the focus when the last frame was made.
  private weak var current: Node?
  /// State that moves the focus and follows it.
  var watch = FocusWatch()
  /// How often it came to another window.
  var activations = 0

  /// The innermost node that has the focus.
  package func leaf(_ host: Host) -> Node? {
    guard var node = window(host)?.focused else { return nil }
    while let inner = node.element?.focusDelegate { node = inner }
    return node
  }

  /// Where keys go first.
  func target(_ host: Host) -> Node? {
    leaf(host) ?? window(host)?.node
  }

  /// Whether a node or one that it hands the focus on to has the focus.
  func contains(_ node: Node) -> Bool {
    guard var inner = window(node.host)?.focused else { return false }
    while inner !== node {
      guard let next = inner.element?.focusDelegate else { return false }
      inner = next
    }
    return true
  }

  /// Where the terminal's cursor stands: on what has the focus, so that screen readers find it.
  func cursor(_ host: Host) -> Position? {
    guard let element = leaf(host)?.element else { return nil }
    return element.onScreen(element.cursor)
  }

  // MARK: Moving

  /// Gives the focus to a node, if it can have it. In a window that isn't shown it has it when that is.
  @discardableResult
  func take(_ node: Node, in host: Host) -> Bool {
    guard let element = node.element, element.isFocusable, let window = node.containingWindow,
      window.takesFocus
    else { return false }
    // A list keeps the focus and hands it on.
    var holder = element
    var outer = node.containingElement
    while let container = outer, !(container is WindowElement) {
      if container.delegateFocus(to: holder) { holder = container }
      outer = container.node.containingElement
    }
    window.focused = holder.node
    window.isFocusReleased = false
    window.focusIndex = window.focusableElements().firstIndex { $0 === holder } ?? 0
    if !window.isConcealed { activate(window) }
    repair(host)
    holder.reveal(Rect(origin: .zero, size: holder.frame.size))
    host.requestFrame()
    return true
  }

  /// Takes the focus away from the view that has it, until a key or code gives it to one.
  func release(_ host: Host) {
    guard let window = window(host) else { return }
    window.focused = nil
    window.isFocusReleased = true
    repair(host)
    host.requestFrame()
  }

  /// Brings the focus to where it is wanted and can be, redraws what gained or lost it, and tells state of it.
  /// Returns whether state was told.
  @discardableResult
  func repair(_ host: Host) -> Bool {
    answerRequests(host)
    let focused = settleWindow(host)?.focused
    if focused !== current {
      current?.element?.focusChanged()
      focused?.element?.focusChanged()
      current = focused
    }
    return tell(host)
  }

  /// Sees to it that what has a window's focus is there and can have it.
  func repairFocused(in window: WindowElement) {
    guard !window.isFocusReleased else { return }
    window.focused?.element?.repairDelegate()
    let isValid = window.focused.map { $0.isAttached && $0.element?.isFocusable == true } ?? false
    // The place is known when what has the focus is gone; it may change with anything that comes or goes.
    guard !isValid || window.node.host.lifecycle.isDue else { return }
    let all = window.focusableElements()
    if !isValid || !all.contains(where: { $0.node === window.focused }) {
      window.focused = all.isEmpty ? nil : all[min(window.focusIndex, all.count - 1)].node
    }
    window.focusIndex = all.firstIndex { $0.node === window.focused } ?? 0
  }

  /// Tab and arrows, when no view on the way took them: through all windows of the layer.
  func handle(_ press: KeyPress, in host: Host) -> Bool {
    guard press.modifiers.isSubset(of: .shift),
      [.tab, .upArrow, .downArrow, .leftArrow, .rightArrow].contains(press.key),
      let window = window(host)
    else { return false }
    host.layOut()
    let all = stops(host)
    guard !all.isEmpty else { return false }
    let index = index(of: window, in: all)
    let next: Element?
    let step: Int
    switch press.key {
    case .tab:
      step = press.modifiers.contains(.shift) ? -1 : 1
      next = all[((index ?? -step) + step + all.count) % all.count]
    case .upArrow, .downArrow:
      step = press.key == .upArrow ? -1 : 1
      next = nearest(of: all, from: index, dx: 0, dy: step) ?? index.map { all[$0] }
    default:
      step = 0
      next = nearest(of: all, from: index, dx: press.key == .leftArrow ? -1 : 1, dy: 0)
    }
    guard let next else { return false }
    let isAnother = next.node !== window.focused
    if isAnother { take(next.node, in: host) }
    return next.enter(by: step) || isAnother
  }

  /// Where the focus is among all stops: on a window's own, or where it was when code took it away.
  private func index(of window: WindowElement, in all: [Element]) -> Int? {
    var node = window.focused
    if node == nil, window.isFocusReleased {
      let own = window.focusableElements()
      node = own.isEmpty ? nil : own[min(window.focusIndex, own.count - 1)].node
    }
    return all.firstIndex { $0.node === node }
  }

  /// The nearest in a direction by where things are on the screen; past the last one, the farthest on the
  /// other side.
  private func nearest(of all: [Element], from index: Int?, dx: Int, dy: Int) -> Element? {
    guard let index else { return all.first }
    let from = all[index].screenFrame
    func gap(_ rect: Rect) -> Int {
      if dy != 0 { return dy > 0 ? rect.minY - from.maxY : from.minY - rect.maxY }
      return dx > 0 ? rect.minX - from.maxX : from.minX - rect.maxX
    }
    func aside(_ rect: Rect) -> Int {
      dy != 0
        ? max(0, max(rect.minX - from.maxX + 1, from.minX - rect.maxX + 1))
        : max(0, max(rect.minY - from.maxY + 1, from.minY - rect.maxY + 1))
    }
    let others = all.filter { $0 !== all[index] }.map { (element: $0, rect: $0.screenFrame) }
    let ahead = others.filter { gap($0.rect) >= 0 }
    if let found = ahead.min(by: { gap($0.rect) + 4 * aside($0.rect) < gap($1.rect) + 4 * aside($1.rect) }) {
      return found.element
    }
    // Around the edge, within the same row or column.
    let aligned = others.filter { aside($0.rect) == 0 }
    return aligned.min { gap($0.rect) < gap($1.rect) }?.element
  }
}
