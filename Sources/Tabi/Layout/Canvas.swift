import TabiTerminal

/// The part of a window that an element draws into, in the element's own coordinates.
@MainActor
package struct Canvas {
  private let window: Window
  private let origin: Position
  private let clip: Rect
  let size: Size

  init(window: Window, clip: Rect) {
    self.window = window
    self.clip = clip
    origin = .zero
    size = window.frame.size
  }

  private init(window: Window, origin: Position, size: Size, clip: Rect) {
    self.window = window
    self.origin = origin
    self.size = size
    self.clip = clip
  }

  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The canvas of an element in this one; nil when nothing of it would be seen.
  func inner(_ frame: Rect) -> Canvas? {
    let place = onWindow(frame)
    let visible = clip.intersection(place)
    if visible.isEmpty { return nil }
    return Canvas(window: window, origin: place.origin, size: frame.size, clip: visible)
  }

  private func onWindow(_ rect: Rect) -> Rect { rect.offset(x: origin.x, y: origin.y) }

  /// Draws a line of text; what reaches over the edge is cut.
  @discardableResult
  func draw(_ text: some StringProtocol, x: Int = 0, y: Int = 0, style: Style) -> Int {
    let position = Position(x: origin.x + x, y: origin.y + y)
    guard position.y >= clip.minY, position.y < clip.maxY else { return 0 }
    return window.draw(text, at: position, style: style, clip: clip)
  }

  func fill(_ rect: Rect, with style: Style) {
    window.fill(onWindow(rect), with: style, clip: clip)
  }

  /// Changes the style of what has been drawn.
  func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    window.restyle(onWindow(rect).intersection(clip), change)
  }

  /// Adds attributes to what has been drawn: on all of the canvas, or in a rectangle.
  func add(_ attributes: Attributes, in rect: Rect? = nil) {
    restyle(rect ?? bounds) { style in
      var style = style
      style.attributes.formUnion(attributes)
      return style
    }
  }

  func drawBorder(_ rect: Rect, line: BorderLine, style: Style) {
    window.drawBorder(onWindow(rect), line: line, style: style, clip: clip)
  }
}
