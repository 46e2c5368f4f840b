import TabiTerminal

/// A view with a small window of its own that opens below it, or above where there is no room.
struct Popup<Anchor: View, Content: View> {
  let name: String
  let isOpen: Bool
  let close: @MainActor () -> Void
  @ViewBuilder let anchor: Anchor
  @ViewBuilder let content: Content
}

extension Popup: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    _ = node.element(PopupElement.self, make: PopupElement.init)
    node.setChildren { children in
      children.add(anchor, key: "anchor")
      if isOpen {
        let window = PopupWindow(name: name, close: close, content: content.border(Color.accentColor))
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
  let close: @MainActor () -> Void
  let content: Content
}

extension PopupWindow: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(PopupWindowElement.self) { PopupWindowElement($0, name: name) }
    element.close = close
    node.setChild(content)
  }
}

/// Lays out the anchor as if it stood alone, and the window next to it.
final class PopupElement: WrapperElement {
  private var anchor: Element? { children.first { !($0 is WindowElement) } }

  override func sizeThatFits(_ proposal: Proposal) -> Size { anchor?.measure(proposal) ?? .zero }

  override func place(in bounds: Rect, proposal: Proposal) {
    anchor?.setFrame(bounds, proposal: proposal)
    let screen = node.host.screen.size
    let origin = screenFrame.origin
    for window in children where window is WindowElement {
      let offer = Proposal(width: screen.width, height: screen.height)
      let wanted = window.measure(offer)
      let size = Size(width: min(wanted.width, screen.width), height: min(wanted.height, screen.height))
      let below = origin.y + bounds.height
      let above = origin.y - size.height
      let y = below + size.height <= screen.height || above < 0 ? below : above
      let place = Position(
        x: max(0, min(origin.x, screen.width - size.width)), y: max(0, min(y, screen.height - size.height)))
      window.setFrame(
        Rect(
          x: place.x - origin.x, y: place.y - origin.y, width: size.width, height: size.height),
        proposal: offer)
    }
  }
}

/// The window of a popup: keys and the mouse go to it alone while it is open, and Esc closes it.
final class PopupWindowElement: WindowElement {
  var close: (@MainActor () -> Void)?

  override var isModal: Bool { true }
  override var isLayoutRoot: Bool { false }

  override func handle(_ press: KeyPress) -> Bool {
    if press == KeyPress(.escape) {
      close?()
    } else if node.host.focus.handle(press, in: node.host) {
      return true
    }
    // The page below hears nothing but what works anywhere.
    return !press.modifiers.contains(.control)
  }

  override var keyHints: [KeyHint] { [KeyHint("Esc", "close")] }
}
