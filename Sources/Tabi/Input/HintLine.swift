import TabiTerminal

/// A line of keys, above the tab bar or at the foot of a sheet: those that matter where the focus is, nearest first,
/// as many as there is room for.
struct HintLine {}

extension HintLine: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    node.host.add(node.element(HintLineElement.self, make: HintLineElement.init))
  }
}

/// A click on a hint presses its key.
final class HintLineElement: Element {
  private var hints: [KeyHint] = []

  override func sizeThatFits(_ proposal: Proposal) -> Size { Size(width: proposal.width ?? 80, height: 1) }
  override func place(in bounds: Rect, proposal: Proposal) {}

  /// Shows the keys that work now; asked before each frame is drawn.
  func show(_ hints: [KeyHint]) {
    guard hints != self.hints else { return }
    self.hints = hints
    setNeedsDisplay()
  }

  /// The hints that fit, and where each begins.
  private var places: [(hint: KeyHint, x: Int, end: Int)] {
    var x = 1
    var places: [(hint: KeyHint, x: Int, end: Int)] = []
    for hint in hints {
      let end = x + hint.keys.columns + 1 + hint.title.columns
      if end >= frame.width { break }
      places.append((hint, x, end))
      x = end + 3
    }
    return places
  }

  override func draw(in canvas: Canvas) {
    for place in places {
      canvas.draw(place.hint.keys, x: place.x, style: .plain)
      canvas.draw(
        place.hint.title, x: place.x + place.hint.keys.columns + 1, style: Style(attributes: .dim))
    }
  }

  override func click(at position: Position) -> Bool {
    let x = position.x - screenFrame.minX
    guard let press = places.first(where: { $0.x <= x && x < $0.end })?.hint.press else { return false }
    node.host.handle(.key(press))
    return true
  }
}

/// A line of keys, as long as it is there.
struct HintLineReference {
  weak var element: HintLineElement?
}

extension Element {
  /// The modal window that it is in, if it is in one.
  fileprivate var modal: WindowElement? {
    var window = containingWindow
    while let current = window, !current.isModal { window = current.node.containingElement?.containingWindow }
    return window
  }
}

extension Host {
  func add(_ line: HintLineElement) {
    hintLines.removeAll { $0.element == nil || $0.element === line }
    hintLines.append(HintLineReference(element: line))
  }

  /// Brings the line up to date that belongs to what is on top; the others keep what they said.
  func showHints() {
    guard !hintLines.isEmpty else { return }
    let modal = focus.window(self)?.modal
    guard
      let line = hintLines.last(where: { $0.element?.node.isAttached == true && $0.element?.modal === modal })
    else { return }
    line.element?.show(keyHints())
  }
}

extension EnvironmentValues {
  private struct KeyHintsKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

  var keyHints: Visibility {
    get { self[KeyHintsKey.self] }
    set { self[KeyHintsKey.self] = newValue }
  }
}

extension View {
  /// Hides the line above the tab bar that shows the keys; the list of all keys stays with `?`.
  public nonisolated func keyHints(_ visibility: Visibility) -> some View {
    environment(\.keyHints, visibility)
  }
}
