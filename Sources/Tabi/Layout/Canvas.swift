import TabiTerminal

/// The part of a window that an element draws into, in the element's own coordinates.
@MainActor
package struct Canvas {
  private let window: Window
  private let origin: Position
  /// What may be drawn here, and what may be of what is let out of its frame.
  private let clip, limit: Rect
  /// Added to all that is drawn.
  private let attributes: Attributes
  let size: Size

  init(window: Window, clip: Rect) {
    self.init(window: window, origin: .zero, size: window.frame.size, clip: clip, limit: clip, attributes: [])
  }

  private init(
    window: Window, origin: Position, size: Size, clip: Rect, limit: Rect, attributes: Attributes
  ) {
    self.window = window
    self.origin = origin
    self.size = size
    self.clip = clip
    self.limit = limit
    self.attributes = attributes
  }

  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The canvas of an element in this one; nil when nothing of it would be seen.
  ///
  /// - Parameter ink: What is drawn when something in it is let out of its frame, in its coordinates.
  func inner(_ frame: Rect, ink: Rect? = nil) -> Canvas? {
    let place = onWindow(frame)
    let visible = clip.intersection(place)
    if visible.isEmpty {
      guard let ink, limit.intersects(ink.offset(x: place.minX, y: place.minY)) else { return nil }
    }
    return Canvas(
      window: window, origin: place.origin, size: frame.size, clip: visible, limit: limit,
      attributes: attributes)
  }

  /// The same canvas for what is seen beyond its edges, too.
  var letOut: Canvas {
    Canvas(window: window, origin: origin, size: size, clip: limit, limit: limit, attributes: attributes)
  }

  /// The same canvas, whose edges nothing is let out of.
  var clipped: Canvas {
    Canvas(window: window, origin: origin, size: size, clip: clip, limit: clip, attributes: attributes)
  }

  /// The same canvas, with attributes added to all that is drawn.
  func adding(_ added: Attributes) -> Canvas {
    Canvas(
      window: window, origin: origin, size: size, clip: clip, limit: limit,
      attributes: attributes.union(added))
  }

  private func styled(_ style: Style) -> Style {
    if attributes.isEmpty { return style }
    var style = style
    style.attributes.formUnion(attributes)
    return style
  }

  private func onWindow(_ rect: Rect) -> Rect { rect.offset(x: origin.x, y: origin.y) }

  /// Draws a line of text over what is there; what reaches over the edge is cut.
  @discardableResult
  func draw(_ text: some StringProtocol, x: Int = 0, y: Int = 0, style: Style) -> Int {
    let position = Position(x: origin.x + x, y: origin.y + y)
    guard position.y >= clip.minY, position.y < clip.maxY else { return 0 }
    return window.draw(text, at: position, style: styled(style), clip: clip, keepsBackground: true)
  }

  func fill(_ rect: Rect, with style: Style) {
    window.fill(onWindow(rect), with: styled(style), clip: clip)
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
    window.drawBorder(onWindow(rect), line: line, style: styled(style), clip: clip, keepsBackground: true)
  }
}
