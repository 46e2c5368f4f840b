import TabiTerminal

/// A view with a small window of its own that opens below it, or above where there is no room.
struct Popup<Anchor: View, Content: View> {
  let name: String
  @Binding var isOpen: Bool
  @ViewBuilder let anchor: Anchor
  @ViewBuilder let content: Content
}

extension Popup: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    node.setChildren { children in
      children.add(anchor, key: "anchor")
      if node.track({ isOpen }) {
        let close: @MainActor () -> Void = { isOpen = false }
        let window = PopupWindow(
          name: name, anchor: node, close: close, content: content.border(Color.accentColor))
        children.add(window.environment(\.closesPopup, ClosingAction(close)), key: "window")
      }
    }
  }
}

/// What closes the window that a view stands in.
final class ClosingAction {
  private let close: @MainActor () -> Void

  init(_ close: @escaping @MainActor () -> Void) {
    self.close = close
  }

  @MainActor func callAsFunction() { close() }
}

extension EnvironmentValues {
  private struct ClosesPopupKey: EnvironmentKey {
    static var defaultValue: ClosingAction? { nil }
  }

  /// What a button in a popup does besides what it is there for.
  var closesPopup: ClosingAction? {
    get { self[ClosesPopupKey.self] }
    set { self[ClosesPopupKey.self] = newValue }
  }
}

private struct PopupWindow<Content: View> {
  let name: String
  /// The node whose first child it opens at.
  let anchor: Node
  let close: @MainActor () -> Void
  let content: Content
}

extension PopupWindow: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(PopupWindowElement.self) { PopupWindowElement($0, name: name) }
    element.close = close
    element.anchor = anchor
    node.setChild(content)
  }
}

/// The window of a popup: keys and the mouse go to it alone while it is open, and Esc closes it.
final class PopupWindowElement: FloatingElement {
  var close: (@MainActor () -> Void)?
  weak var anchor: Node?

  override var isModal: Bool { true }
  override var isConcealedByOthers: Bool { true }

  override func stand(on screen: Rect) {
    var elements: [Element] = []
    anchor?.children.first?.appendElements(to: &elements)
    let target = elements.first?.screenFrame ?? screen
    let offer = Proposal(width: screen.width, height: screen.height)
    let wanted = measure(offer)
    let size = Size(width: min(wanted.width, screen.width), height: min(wanted.height, screen.height))
    let above = target.minY - size.height
    let y = target.maxY + size.height <= screen.maxY || above < screen.minY ? target.maxY : above
    let place = Position(
      x: max(screen.minX, min(target.minX, screen.maxX - size.width)),
      y: max(screen.minY, min(y, screen.maxY - size.height)))
    setFrame(Rect(origin: place, size: size), proposal: offer)
  }

  override func handle(_ press: KeyPress) -> Bool {
    if press == KeyPress(.escape) {
      close?()
    } else if node.host.focus.handle(press, in: node.host) {
      return true
    }
    // The page below hears nothing but what works anywhere.
    return !press.modifiers.contains(.control)
  }

  override var keyHints: [KeyHint] { [KeyHint("Esc", "close", press: KeyPress(.escape))] }
}
