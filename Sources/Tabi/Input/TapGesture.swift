import TabiTerminal

extension View {
  /// Runs `action` when the view is clicked `count` times in a row, and for Enter or Space when it has the
  /// focus.
  ///
  /// Such a view can have the focus, and stands two columns further in for the mark that shows it; one that
  /// holds controls is left to the mouse. Enter and Space need to be pressed once, whatever the count.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    modifier(TapModifier(count: count, action: action))
  }
}

private struct TapModifier {
  let count: Int
  let action: @MainActor () -> Void
}

extension TapModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let element = node.element(TapElement.self, make: TapElement.init)
    element.count = max(1, count)
    element.action = action
    element.traits = FocusableElement.Traits(node.environment)
    node.setChild(content)
  }
}

final class TapElement: FocusableElement {
  var count = 1
  var action: (@MainActor () -> Void)?
  private var clicks = 0
  private var run = 0

  /// How long the next click of several may take, in seconds.
  private static let patience = 0.5

  override var isStop: Bool { !holdsControls }

  override func click(at position: Position) -> Bool {
    guard traits.isEnabled else { return false }
    clicks += 1
    run += 1
    if clicks == count {
      clicks = 0
      action?()
    } else {
      let own = run
      node.host.clock.after(Self.patience) { [weak self] in
        if self?.run == own { self?.clicks = 0 }
      }
    }
    return true
  }

  override func handle(_ press: KeyPress) -> Bool {
    guard isFocusable, press == KeyPress(.return) || press == KeyPress(.space) else { return false }
    if press == KeyPress(.space), selectsRow { return false }
    action?()
    return true
  }

  override var keyHints: [KeyHint] {
    isFocusable ? [KeyHint("Enter", "press", press: KeyPress(.return))] : []
  }
}
