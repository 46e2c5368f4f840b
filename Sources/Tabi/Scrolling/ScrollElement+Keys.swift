import TabiTerminal

// The keys that move what is seen, and the focus with it.

extension ScrollElement {
  /// Does what a key means here. Returns whether that was anything.
  func take(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, canScroll else { return false }
    let axis: Axis = shape.axes.contains(.vertical) ? .vertical : .horizontal
    switch press.key {
    case .upArrow: return arrow(.vertical, by: -1)
    case .downArrow: return arrow(.vertical, by: 1)
    case .leftArrow: return arrow(.horizontal, by: -1)
    case .rightArrow: return arrow(.horizontal, by: 1)
    case .pageUp: return page(axis, by: -max(1, viewport[axis] - 1))
    case .pageDown: return page(axis, by: max(1, viewport[axis] - 1))
    case .home: return page(axis, by: -.max)
    case .end: return page(axis, by: .max)
    default: return false
    }
  }

  /// Columns that an arrow scrolls by; lines it scrolls one by one.
  private func step(_ axis: Axis) -> Int { axis == .vertical ? 1 : 4 }

  /// To the next view that can have the focus, where that is near; else the content moves on.
  private func arrow(_ axis: Axis, by direction: Int) -> Bool {
    guard shape.axes.contains(Axis.Set(axis)) else { return false }
    node.host.layOut()
    let view = Rect(origin: .zero, size: viewport)
    // What is passed over doesn't go unseen: it stands in view together with what has the focus then.
    let reach = max(1, viewport[axis] - 1)
    if let next = next(axis, by: direction, in: view), next.beyond <= reach {
      return node.host.focus.take(next.element.node, in: node.host)
    }
    return scroll(axis, by: direction * step(axis))
  }

  /// The nearest that can have the focus in a direction, and how far it is beyond what is seen.
  private func next(_ axis: Axis, by direction: Int, in view: Rect) -> (element: Element, beyond: Int)? {
    guard let focused = focusedElement, let from = rect(of: focused) else { return nil }
    let isSeen = view.intersects(from)
    func gap(_ rect: Rect) -> Int {
      if !isSeen { return direction > 0 ? rect.origin[axis] : view.end(axis) - rect.end(axis) }
      return direction > 0 ? rect.origin[axis] - from.end(axis) : from.origin[axis] - rect.end(axis)
    }
    func aside(_ rect: Rect) -> Int {
      let other = axis.other
      return max(0, rect.origin[other] - from.end(other) + 1, from.origin[other] - rect.end(other) + 1)
    }
    let ahead = stops.compactMap { stop in
      stop === focused ? nil : rect(of: stop).map { (element: stop, rect: $0) }
    }.filter { gap($0.rect) >= 0 }
    guard
      let found = ahead.min(by: { gap($0.rect) + 4 * aside($0.rect) < gap($1.rect) + 4 * aside($1.rect) })
    else { return nil }
    // One that is large counts from its nearer edge.
    let (start, end) = (found.rect.origin[axis], found.rect.end(axis))
    return (found.element, direction > 0 ? min(end, start + 1) - view.end(axis) : -max(start, end - 1))
  }

  /// Moves what is seen, and takes the focus along.
  private func page(_ axis: Axis, by cells: Int) -> Bool {
    node.host.layOut()
    let hasScrolled = scroll(axis, by: cells)
    if hasScrolled { node.host.layOut() }
    guard let focused = focusedElement else { return hasScrolled }
    let view = Rect(origin: .zero, size: viewport)
    let isWhole = abs(cells) == .max || !hasScrolled
    if !isWhole, rect(of: focused).map(view.contains) == true { return true }
    let seen = stops.filter { rect(of: $0).map(view.contains) == true }
    // At the end it goes to what is last there; on the way, to what comes first in view.
    let goal = (cells > 0) == isWhole ? seen.last : seen.first
    guard let goal, goal !== focused else { return hasScrolled }
    return node.host.focus.take(goal.node, in: node.host)
  }
}

extension Rect {
  /// The first place after it along an axis.
  fileprivate func end(_ axis: Axis) -> Int { origin[axis] + size[axis] }
}
