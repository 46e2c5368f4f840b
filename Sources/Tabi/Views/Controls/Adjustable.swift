import TabiTerminal

/// A value that the keys make more or less: what steppers and sliders are made of.
struct Adjustable<Content: View> {
  let hint: String
  /// By how many steps, down for a negative number.
  let adjust: @MainActor (Int) -> Void
  /// To the least (-1) or the greatest value; nil where there is none.
  var toEnd: ((Int) -> Void)?
  /// To a part of the width, from 0 to 1, that was clicked; nil where a click on a half is a step.
  var toPart: (@MainActor (Double) -> Void)?
  let content: Content
}

extension Adjustable: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(AdjustableElement.self, make: AdjustableElement.init)
    element.hint = hint
    element.adjust = adjust
    element.toEnd = toEnd
    element.toPart = toPart
    element.isEnabled = node.environment.isEnabled
    node.setChild(content)
  }
}

final class AdjustableElement: Element {
  var hint = ""
  var adjust: (@MainActor (Int) -> Void)?
  var toEnd: ((Int) -> Void)?
  var toPart: (@MainActor (Double) -> Void)?
  var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  override var isFocusable: Bool { isEnabled }
  override var isControl: Bool { true }

  override func draw(in canvas: Canvas) {
    drawChildren(in: canvas)
    if node.host.focus.leaf(node.host) === node { canvas.add(.reverse) }
    if !isEnabled { canvas.add(.dim) }
  }

  override func handle(_ press: KeyPress) -> Bool {
    guard isEnabled, press.modifiers.isSubset(of: .shift) else { return false }
    switch press.key {
    case .leftArrow, "-": adjust?(-1)
    case .rightArrow, "+", "=": adjust?(1)
    case .home where toEnd != nil: toEnd?(-1)
    case .end where toEnd != nil: toEnd?(1)
    default: return false
    }
    return true
  }

  override func click(at position: Position) -> Bool {
    guard isEnabled else { return false }
    let x = position.x - screenFrame.minX
    if let toPart {
      toPart(Double(x) / Double(max(1, frame.width - 1)))
    } else {
      adjust?(x < frame.width / 2 ? -1 : 1)
    }
    return true
  }

  override var keyHints: [KeyHint] {
    [KeyHint("Left Right", hint)] + (toEnd == nil ? [] : [KeyHint("Home End", "least, most")])
  }
}
