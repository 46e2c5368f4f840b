import TabiTerminal

/// The line above the tab bar: the keys that matter where the focus is, nearest first, as many as there is room for.
struct HintLine {}

extension HintLine: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    node.host.hintLine = node.element(HintLineElement.self) { HintLineElement($0, name: "Hints") }
  }
}

/// Above sheets, too: it speaks of whatever is on top. A click on a hint presses its key.
final class HintLineElement: WindowElement {
  private var hints: [KeyHint] = []

  override var isFocusScope: Bool { false }

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
      if end >= window.frame.width { break }
      places.append((hint, x, end))
      x = end + 3
    }
    return places
  }

  override func drawContents(in canvas: Canvas) {
    for place in places {
      canvas.draw(place.hint.keys, x: place.x, style: .plain)
      canvas.draw(
        place.hint.title, x: place.x + place.hint.keys.columns + 1, style: Style(attributes: .dim))
    }
  }

  override func click(at position: Position) -> Bool {
    let x = position.x - window.frame.minX
    guard let press = places.first(where: { $0.x <= x && x < $0.end })?.hint.press else { return false }
    node.host.handle(.key(press))
    return true
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
