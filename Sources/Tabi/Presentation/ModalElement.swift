import TabiNavigation
import TabiTerminal

/// The window of what is presented: a sheet, a cover, a popover, an alert.
struct ModalWindow<Content: View> {
  let kind: Presentations.Kind
  let context: PresentationContext
  /// What a popover points at.
  let anchor: Node
  let content: Content
}

extension ModalWindow: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(ModalElement.self) { ModalElement($0, name: kind.rawValue) }
    element.kind = kind
    element.context = context
    element.anchor = anchor
    context.element = element
    node.setChildren { children in
      children.add(content.modifier(PresentedEnvironment(context: context)), key: "content")
      if kind.hasHints { children.add(HintLine(), key: "hints") }
    }
  }
}

extension Presentations.Kind {
  /// Whether its last row shows the keys.
  fileprivate var hasHints: Bool { self == .sheet || self == .fullScreen }
}

/// What views in a sheet find in their environment: the sheet, and nothing of the page that it is opened from.
private struct PresentedEnvironment {
  let context: PresentationContext
}

extension PresentedEnvironment: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    EnvironmentModifier(value: context, isSame: ===) { environment, context in
      environment.presentation = context
      environment.restoration = context.restoration
      environment.page = nil
      environment.tabs = nil
      environment.tabBar = nil
      environment.tag = nil
      environment.splitColumn = nil
      environment.search = nil
      environment.closesPopup = nil
      environment.isEnabled = true
    }.update(node, content: content)
  }
}

final class ModalElement: FloatingElement {
  var kind = Presentations.Kind.sheet
  var context: PresentationContext?
  weak var anchor: Node?

  override var isModal: Bool { true }
  override var dimsBelow: Bool { kind != .popover && kind != .fullScreen }
  /// In the order in which things are presented.
  override var rank: Int? {
    node.host.presentations.layers.firstIndex { $0.id == context?.id }.map { $0 + 1 } ?? 0
  }

  private var hints: HintLineElement? { children.lazy.compactMap { $0 as? HintLineElement }.first }
  private var content: [Element] { children.filter { !($0 is HintLineElement) } }

  // MARK: Place

  /// Columns left free on each side of a sheet where there are enough, and the most that it takes.
  private static let margin = 2
  private static let widest = 100
  /// On fewer rows, none shows the keys.
  private static let leastHeightWithHints = 10

  /// The rows, with its border, that a popover needs to stand beside what it points at.
  private static let leastHeightBeside = 3

  private var hasBorder: Bool { kind != .fullScreen }

  override func stand(on screen: Rect) {
    switch kind {
    case .fullScreen: setFrame(screen)
    case .sheet: standAsSheet(on: screen)
    case .popover: standAsPopover(on: screen)
    case .alert, .dialog:
      let offer = Size(width: min(screen.width, 50), height: screen.height)
      stand(at: .center, in: screen, offer: offer, width: nil, height: nil)
    }
  }

  private func standAsSheet(on screen: Rect) {
    let room = screen.inset(top: screen.height >= Self.leastHeightWithHints ? 1 : 0)
    let margin = screen.width >= 44 ? Self.margin : 0
    let width = min(screen.width - 2 * margin, Self.widest)
    let heights = detents.map { $0.rows(of: room.height) }
    guard let height = heights.first else {
      let fit = room.inset(bottom: margin / 2)
      return stand(
        at: .center, in: fit, offer: Size(width: width, height: fit.height), width: width, height: nil)
    }
    stand(at: .bottom, in: room, offer: Size(width: width, height: height), width: width, height: height)
  }

  /// As large as what is in it, within an offer, unless a length is given.
  private func stand(at alignment: Alignment, in room: Rect, offer: Size, width: Int?, height: Int?) {
    let border = hasBorder ? 2 : 0
    let inner = Proposal(width: max(0, offer.width - border), height: max(0, offer.height - border))
    let fitting = size(of: content, inner)
    let size = Size(
      width: width ?? min(offer.width, fitting.width + border),
      height: height ?? min(offer.height, fitting.height + border))
    setFrame(alignment.rect(of: size, in: room))
  }

  private func size(of content: [Element], _ offer: Proposal) -> Size {
    content.count == 1 ? content[0].measure(offer) : Stack.vertical.size(of: content, offer)
  }

  private func standAsPopover(on screen: Rect) {
    var elements: [Element] = []
    anchor?.appendElements(to: &elements)
    let target = elements.first?.screenFrame ?? screen
    let (above, below) = (target.minY - screen.minY, screen.maxY - target.maxY)
    let isBelow = below >= above
    let width = min(58, screen.width - 2)
    // Beside what fills the screen there is no room.
    guard max(above, below) >= Self.leastHeightBeside else {
      return stand(
        at: .center, in: screen, offer: Size(width: width + 2, height: screen.height), width: nil, height: nil
      )
    }
    let offer = Proposal(width: width, height: max(above, below) - 2)
    let inner = size(of: content, offer)
    let size = Size(width: min(inner.width + 2, screen.width), height: min(inner.height + 2, screen.height))
    let y = isBelow ? target.maxY : target.minY - size.height
    setFrame(
      Rect(
        x: max(screen.minX, min(target.minX, screen.maxX - size.width)),
        y: max(screen.minY, min(y, screen.maxY - size.height)), width: size.width, height: size.height))
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    let border = hasBorder ? 1 : 0
    let hasHints = kind.hasHints && bounds.height >= (hasBorder ? 5 : Self.leastHeightWithHints)
    let inner = bounds.inset(
      top: border, leading: border, bottom: hasBorder ? 1 : hasHints ? 1 : 0, trailing: border)
    place(content, in: inner)
    // In the border's last row, between its corners.
    hints?.setFrame(
      Rect(x: border, y: bounds.maxY - 1, width: bounds.width - 2 * border, height: hasHints ? 1 : 0))
  }

  override func drawContents(in canvas: Canvas) {
    if hasBorder {
      canvas.drawBorder(canvas.bounds, line: .rounded, style: Color.accentColor.style(.plain))
    }
    drawChildren(in: canvas)
  }

  // MARK: Heights

  /// The heights it can have, the one it has first.
  private var detents: [PresentationDetent] {
    guard let options = context?.options, !options.detents.isEmpty else { return [] }
    let all = sortedDetents(options)
    let current = options.detent ?? chosen.flatMap { all.contains($0) ? $0 : nil } ?? all[0]
    return [current] + all.filter { $0 != current }
  }

  private func sortedDetents(_ options: PresentationOptions) -> [PresentationDetent] {
    options.detents.sorted { $0.rows(of: 1_000) < $1.rows(of: 1_000) }
  }

  /// The height that a person chose.
  private var chosen: PresentationDetent?

  private func changeHeight(by step: Int) -> Bool {
    guard let options = context?.options, let current = detents.first else { return false }
    let all = sortedDetents(options)
    guard let index = all.firstIndex(of: current), all.indices.contains(index + step) else { return false }
    chosen = all[index + step]
    context?.select?(all[index + step])
    setNeedsLayout()
    return true
  }

  // MARK: Keys

  override var canGoBack: Bool { true }

  override func handle(_ press: KeyPress) -> Bool {
    switch press {
    case KeyPress(.escape), KeyPress(.delete), KeyPress(.leftArrow, modifiers: .option):
      close()
      return true
    case KeyPress(.upArrow, modifiers: .option): return changeHeight(by: 1)
    case KeyPress(.downArrow, modifiers: .option): return changeHeight(by: -1)
    default: return false
    }
  }

  /// Closes it, as a person asks for it.
  private func close() {
    if let cancel = first(PressableElement.self, where: { $0.role == .cancel }),
      kind == .alert || kind == .dialog
    {
      cancel.press()
    } else if context?.options.isDismissDisabled == true {
      NavigationTrace.record(
        .refuse, by: .person, "interactiveDismissDisabled keeps the \(kind.rawValue) open")
    } else {
      node.host.leave([node]) { [weak context] in context?.dismiss(by: .person) }
    }
  }

  override var keyHints: [KeyHint] {
    let closing = context?.options.isDismissDisabled == true
    return (closing ? [] : [KeyHint("Esc", "close", press: KeyPress(.escape))])
      + (detents.count > 1 ? [KeyHint("Alt-Up Alt-Down", "higher, lower")] : [])
  }
}

extension Element {
  /// The first element of a type in it that meets a condition.
  fileprivate func first<E: Element>(_ type: E.Type, where isWanted: (E) -> Bool) -> E? {
    for child in children {
      if let found = child as? E, isWanted(found) { return found }
      if let found = child.first(type, where: isWanted) { return found }
    }
    return nil
  }
}
