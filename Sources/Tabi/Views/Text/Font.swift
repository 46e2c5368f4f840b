import TabiTerminal

/// How large and heavy text is. A terminal has one size: titles are bold, captions dim.
public struct Font: Hashable, Sendable {
  let attributes: Attributes

  private init(_ attributes: Attributes) {
    self.attributes = attributes
  }

  /// Text that stands out: bold.
  public static let largeTitle = Font(.bold)
  public static let title = Font(.bold)
  public static let title2 = Font(.bold)
  public static let title3 = Font(.bold)
  public static let headline = Font(.bold)
  /// Text as it is.
  public static let body = Font([])
  public static let callout = Font([])
  /// Text that stands back: dim.
  public static let subheadline = Font(.dim)
  public static let footnote = Font(.dim)
  public static let caption = Font(.dim)
  public static let caption2 = Font(.dim)

  /// The font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    switch style {
    case .largeTitle, .title, .title2, .title3, .headline: Font(.bold).weight(weight)
    case .body, .callout: Font([]).weight(weight)
    case .subheadline, .footnote, .caption, .caption2: Font(.dim).weight(weight)
    }
  }

  /// A font by its size in points: bold from 20 on, as titles are, and dim up to 12, as captions are.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size >= 20 ? .bold : size <= 12 ? .dim : []).weight(weight)
  }

  /// As `system(size:)`: a terminal has its own font.
  public static func custom(_ name: String, size: Double) -> Font { system(size: size) }
}

extension Font {
  /// What a font is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// The shapes of letters. All are the terminal's.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How heavy letters are: bold from `semibold` on, dim up to `light`.
  public struct Weight: Hashable, Sendable {
    let attributes: Attributes

    public static let ultraLight = Weight(attributes: .dim)
    public static let thin = Weight(attributes: .dim)
    public static let light = Weight(attributes: .dim)
    public static let regular = Weight(attributes: [])
    public static let medium = Weight(attributes: [])
    public static let semibold = Weight(attributes: .bold)
    public static let bold = Weight(attributes: .bold)
    public static let heavy = Weight(attributes: .bold)
    public static let black = Weight(attributes: .bold)
  }

  /// This font, bold.
  public func bold() -> Font { Font(attributes.subtracting(.dim).union(.bold)) }
  /// This font, italic.
  public func italic() -> Font { Font(attributes.union(.italic)) }
  /// This font in a weight.
  public func weight(_ weight: Weight) -> Font {
    Font(attributes.subtracting([.bold, .dim]).union(weight.attributes))
  }

  private func weight(_ weight: Weight?) -> Font { weight.map { self.weight($0) } ?? self }

  /// This font: a terminal's letters are all of one width.
  public func monospaced() -> Font { self }
  /// This font: a terminal's digits are all of one width.
  public func monospacedDigit() -> Font { self }
  /// This font: a terminal has no small capitals.
  public func smallCaps() -> Font { self }
}
