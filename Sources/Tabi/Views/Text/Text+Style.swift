import TabiTerminal

// The modifiers of a text that give a text, so that texts can be put together by `+`.

extension Text {
  /// Makes the text bold, or no longer.
  public func bold(_ isActive: Bool = true) -> Text { styled(TextAppearance(.bold, isActive: isActive)) }

  /// Makes the text italic, or no longer.
  public func italic(_ isActive: Bool = true) -> Text { styled(TextAppearance(.italic, isActive: isActive)) }

  /// Underlines the text, or no longer. The line has the text's own colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled(TextAppearance(.underline, isActive: isActive))
  }

  /// Strikes the text through, or no longer. The line has the text's own colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled(TextAppearance(.strikethrough, isActive: isActive))
  }

  /// The colour of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled(TextAppearance(paint: style.paint))
  }

  /// The colour of the text; nil leaves it.
  public func foregroundColor(_ color: Color?) -> Text {
    styled(TextAppearance(paint: color.map { .color($0) }))
  }

  /// Titles are bold, captions dim; nil leaves the text as it is.
  public func font(_ font: Font?) -> Text { styled(TextAppearance(font: font)) }

  /// How heavy the text is; nil leaves it.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled(TextAppearance(weight: weight)) }

  /// The same text: a terminal's letters are all of one width and one design.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func kerning(_ kerning: Double) -> Text { self }
  public func tracking(_ tracking: Double) -> Text { self }
  public func baselineOffset(_ baselineOffset: Double) -> Text { self }
}
