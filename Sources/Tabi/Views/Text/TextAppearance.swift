import TabiTerminal

/// What a text, or a view around it, says of how text looks: what it says nothing of, the next one out decides.
struct TextAppearance: Hashable, Sendable {
  /// What text is drawn in.
  enum Paint: Hashable, Sendable {
    case color(Color)
    /// The colour from further out, dimmed or not.
    case level(isDim: Bool)
    case tint
  }

  var paint: Paint?
  var font: Font?
  /// Attributes that text has, and that it doesn't have whatever is said further out.
  private(set) var added: Attributes = []
  private(set) var removed: Attributes = []

  init() {}

  init(paint: Paint?) {
    self.paint = paint
  }

  init(font: Font?) {
    self.font = font
  }

  init(_ attributes: Attributes, isActive: Bool) {
    if isActive { added = attributes } else { removed = attributes }
  }

  init(weight: Font.Weight?) {
    guard let weight else { return }
    added = weight.attributes
    removed = Attributes([.bold, .dim]).subtracting(weight.attributes)
  }

  /// What holds where this stands within `outer`.
  func over(_ outer: TextAppearance) -> TextAppearance {
    if self == TextAppearance() { return outer }
    if outer == TextAppearance() { return self }
    var result = self
    switch (paint, outer.paint) {
    case (nil, let outer): result.paint = outer
    case (.level(let isDim), .color(let color)): result.paint = .color(color.dimmed(isDim))
    case (.level, .tint): result.paint = .tint
    default: break
    }
    result.font = font ?? outer.font
    result.added.formUnion(outer.added.subtracting(removed))
    result.removed.formUnion(outer.removed.subtracting(added))
    return result
  }

  /// The style of cells.
  ///
  /// - Parameter tint: Asked for only where text is drawn in it.
  func style(tint: @autoclosure () -> Color) -> Style {
    var style = Style(attributes: (font?.attributes ?? []).union(added).subtracting(removed))
    switch paint {
    case .color(let color): style = color.style(style)
    case .tint: style = tint().style(style)
    case .level(true): style.attributes.insert(.dim)
    case .level(false), nil: break
    }
    return style
  }
}
