import TabiTerminal

/// The first row of a stack: the way back and the page's title.
struct TitleBar {
  let controller: StackController
  /// The page on top and the one below it, so that the row is drawn anew when one is another.
  let top: PageContext
  let below: PageContext?
}

extension TitleBar: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(TitleBarElement.self) { TitleBarElement($0, name: "Title") }
    element.controller = controller
    controller.titleBar = element
    element.setNeedsDisplay()
  }
}

final class TitleBarElement: WindowElement {
  weak var controller: StackController?

  override var isFocusScope: Bool { false }

  /// The way back, as long as it leaves room for the title.
  private var back: String {
    guard let below = controller?.below else { return "" }
    let title = below.title.isEmpty ? "Back" : below.title
    return "‹ " + title.truncated(to: max(0, window.frame.width / 3 - 2))
  }

  override func drawContents(in canvas: Canvas) {
    guard let controller else { return }
    let back = back
    canvas.draw(back, x: 1, style: Color.accentColor.style(.plain))
    let width = canvas.size.width
    let left = back.isEmpty ? 1 : back.columns + 3
    let title = controller.top.title.truncated(to: max(0, width - left - 1))
    // In the middle of the row, unless the way back reaches there.
    canvas.draw(title, x: max(left, (width - title.columns) / 2), style: Style(attributes: .bold))
    canvas.add(.underline)
  }

  override func click(at position: Position) -> Bool {
    guard position.x - window.frame.minX <= back.columns else { return false }
    return controller?.back() ?? false
  }
}

extension View {
  /// The title of the page this view is on.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page this view is on, without the text's styles.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title.string))
  }

  /// The title of the page this view is on.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(TitleModifier(title: String(title)))
  }
}

private struct TitleModifier {
  let title: String
}

extension TitleModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    node.environment.page?.title = title
    node.setChild(content)
  }
}
