import TabiTerminal

/// How large and heavy text is. A terminal has one size: titles are bold, captions dim.
public struct Font: Hashable, Sendable {
  let attributes: Attributes

  /// Text that stands out: bold.
  public static let largeTitle = Font(attributes: .bold)
  public static let title = Font(attributes: .bold)
  public static let title2 = Font(attributes: .bold)
  public static let title3 = Font(attributes: .bold)
  public static let headline = Font(attributes: .bold)
  /// Text as it is.
  public static let body = Font(attributes: [])
  /// Text that stands back: dim.
  public static let subheadline = Font(attributes: .dim)
  public static let footnote = Font(attributes: .dim)
  public static let caption = Font(attributes: .dim)
}

/// How the lines of a text stand to each other.
public enum TextAlignment: Sendable, Hashable {
  case leading, center, trailing

  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension EnvironmentValues {
  private struct StyleKey: EnvironmentKey { static let defaultValue = Style.plain }
  private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private struct AlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  private struct TruncationKey: EnvironmentKey { static let defaultValue = TruncationMode.tail }

  /// The style of text here.
  var style: Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The most lines a text takes; nil for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// Where text that doesn't fit is cut.
  public var truncationMode: TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
}

extension View {
  /// The most lines a text takes. With one, a line break in the text is shown as `␊`.
  public nonisolated func lineLimit(_ limit: Int?) -> some View { environment(\.lineLimit, limit) }

  /// How the lines of a text stand to each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where text that doesn't fit is cut.
  public nonisolated func truncationMode(_ mode: TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// The colour of the text in this view.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some View {
    let color = style.color
    return styled { color.style($0) }
  }

  /// The colour of the text in this view; nil leaves it.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    styled { color?.style($0) ?? $0 }
  }

  /// Titles are bold, captions dim; nil leaves the text as it is.
  public nonisolated func font(_ font: Font?) -> some View {
    attributes(font?.attributes ?? [], true)
  }

  /// Makes the text bold, or no longer.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { attributes(.bold, isActive) }
  /// Makes the text italic, or no longer.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { attributes(.italic, isActive) }
  /// Underlines the text, or no longer.
  public nonisolated func underline(_ isActive: Bool = true) -> some View { attributes(.underline, isActive) }

  private nonisolated func attributes(_ attributes: Attributes, _ isActive: Bool) -> some View {
    styled { style in
      var style = style
      if isActive {
        style.attributes.formUnion(attributes)
      } else {
        style.attributes.subtract(attributes)
      }
      return style
    }
  }

  private nonisolated func styled(_ change: @escaping (Style) -> Style) -> some View {
    modifier(StyleModifier(change: change))
  }
}

/// Hands down a changed style; the same environment as long as the style is the same.
private struct StyleModifier {
  let change: (Style) -> Style
}

extension StyleModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    EnvironmentModifier(value: change(node.environment.style)) { $0.style = $1 }.update(
      node, content: content)
  }
}
