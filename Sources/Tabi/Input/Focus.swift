import TabiTerminal

/// Which view has the focus: at most one, in the topmost window that keeps the focus to itself.
@MainActor
package final class Focus {
  /// The one that had the focus when the last frame was made.
  private weak var current: Node?
  /// State that moves the focus and follows it.
  var watch = FocusWatch()

  /// The window that keys go to: the topmost page, sheet or overlay.
  package func scope(_ host: Host) -> WindowElement? {
    host.windows().last { !$0.isConcealed && $0.isFocusScope }
  }

  /// The innermost node that has the focus.
  package func leaf(_ host: Host) -> Node? {
    guard var node = scope(host)?.focused else { return nil }
    while let inner = node.element?.focusDelegate { node = inner }
    return node
  }

  /// Where keys go first.
  func target(_ host: Host) -> Node? {
    leaf(host) ?? scope(host)?.node
  }

  /// Whether a node or one that it hands the focus on to has the focus.
  func contains(_ node: Node) -> Bool {
    guard let scope = scope(node.host), var inner = scope.focused else { return false }
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

  /// Gives the focus to a node, if it can have it.
  @discardableResult
  func take(_ node: Node, in host: Host) -> Bool {
    guard let element = node.element, element.isFocusable, let scope = node.containingWindow,
      scope.isFocusScope
    else { return false }
    // A list keeps the focus and hands it on.
    var holder = element
    var outer = node.containingElement
    while let container = outer, !(container is WindowElement) {
      if container.delegateFocus(to: holder) { holder = container }
      outer = container.node.containingElement
    }
    scope.focused = holder.node
    scope.isFocusReleased = false
    scope.focusIndex = scope.focusableElements().firstIndex { $0 === holder } ?? 0
    repair(host)
    holder.reveal(Rect(origin: .zero, size: holder.frame.size))
    host.requestFrame()
    return true
  }

  /// Takes the focus away from the view that has it, until a key or code gives it to one.
  func release(_ host: Host) {
    guard let scope = scope(host) else { return }
    scope.focused = nil
    scope.isFocusReleased = true
    repair(host)
    host.requestFrame()
  }

  /// Brings the focus to where it is wanted and can be, redraws what gained or lost it, and tells state of it.
  /// Returns whether state was told.
  @discardableResult
  func repair(_ host: Host) -> Bool {
    answerRequests(host)
    if let scope = scope(host), !scope.isFocusReleased {
      scope.focused?.element?.repairDelegate()
      let isValid = scope.focused.map { $0.isAttached && $0.element?.isFocusable == true } ?? false
      // The place is known when what has the focus is gone; it may change with anything that comes or goes.
      if !isValid || host.lifecycle.isDue {
        let all = scope.focusableElements()
        if !isValid || !all.contains(where: { $0.node === scope.focused }) {
          scope.focused = all.isEmpty ? nil : all[min(scope.focusIndex, all.count - 1)].node
        }
        scope.focusIndex = all.firstIndex { $0.node === scope.focused } ?? 0
      }
    }
    let leaf = scope(host)?.focused
    if leaf !== current {
      current?.element?.focusChanged()
      leaf?.element?.focusChanged()
      current = leaf
    }
    return tell(host)
  }

  /// Tab and arrows, when no view on the way took them.
  func handle(_ press: KeyPress, in host: Host) -> Bool {
    guard press.modifiers.isSubset(of: .shift), let scope = scope(host) else { return false }
    host.layOut()
    let all = scope.focusableElements()
    guard !all.isEmpty else { return false }
    let released = scope.isFocusReleased ? min(scope.focusIndex, all.count - 1) : nil
    let index = all.firstIndex { $0.node === scope.focused } ?? released
    let next: Element?
    let step: Int
    switch press.key {
    case .tab:
      step = press.modifiers.contains(.shift) ? -1 : 1
      next = all[((index ?? -step) + step + all.count) % all.count]
    case .upArrow, .downArrow:
      step = press.key == .upArrow ? -1 : 1
      next = nearest(of: all, from: index, dx: 0, dy: step) ?? index.map { all[$0] }
    case .leftArrow, .rightArrow:
      step = 0
      next = nearest(of: all, from: index, dx: press.key == .leftArrow ? -1 : 1, dy: 0)
    default: return false
    }
    guard let next else { return false }
    let isAnother = next.node !== scope.focused
    if isAnother { take(next.node, in: host) }
    return next.enter(by: step) || isAnother
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
