import TabiTerminal

/// The bottom of the windows: the app's own content, and what floats above all of it.
struct SceneRoot<Content: View>: View {
  let content: Content
  @Environment(\.toasts) private var toasts
  @Environment(\.host) private var host

  var body: some View {
    RootWindow {
      content
      ToastLayer(toasts: toasts)
      if let host {
        InspectorLayer(inspector: host.inspector)
        GoToLayer(goTo: host.goTo)
        KeyHelpLayer(help: host.keyHelp)
      }
    }
  }
}

private struct RootWindow<Content: View> {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension RootWindow: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    _ = node.element(RootElement.self) { RootElement($0, name: "Root") }
    node.setChild(content)
  }
}

/// The window of the scene, which its content fills.
final class RootElement: WindowElement {
  override func place(in bounds: Rect, proposal: Proposal) {
    place(children, in: bounds)
  }
}

/// A window at its content's size above everything else.
struct OverlayWindow<Content: View> {
  let name: String
  let alignment: Alignment
  let isModal: Bool
  let maxWidth: Int
  let content: Content

  init(
    name: String, alignment: Alignment, isModal: Bool, maxWidth: Int = 64,
    @ViewBuilder content: () -> Content
  ) {
    self.name = name
    self.alignment = alignment
    self.isModal = isModal
    self.maxWidth = maxWidth
    self.content = content()
  }
}

extension OverlayWindow: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(OverlayElement.self) { OverlayElement($0, name: name) }
    element.alignment = alignment
    element.takesOver = isModal
    element.maxWidth = maxWidth
    node.setChild(content)
  }
}

final class OverlayElement: FloatingElement {
  var alignment = Alignment.center
  var takesOver = false
  /// The most columns that it takes.
  var maxWidth = 64

  override var isModal: Bool { takesOver }
  override var takesFocus: Bool { takesOver }
  override var takesMouse: Bool { takesOver }
  /// Esc closes it.
  override var canGoBack: Bool { takesOver }
  override var rank: Int? { takesOver ? .max : .max - 1 }

  override func stand(on screen: Rect) {
    let offer = Proposal(width: min(screen.width, maxWidth), height: screen.height)
    let size = measure(offer)
    let fitting = Size(width: min(size.width, screen.width), height: min(size.height, screen.height))
    // The first row is left to the title.
    let room = screen.inset(top: alignment.vertical == .top ? 1 : 0)
    setFrame(alignment.rect(of: fitting, in: room), proposal: offer)
  }
}
