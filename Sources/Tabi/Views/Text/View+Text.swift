import TabiTerminal

// The modifiers of any view that say how the text in it looks.

extension View {
  /// The colour of the text in this view.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    text(TextAppearance(paint: style.paint))
  }

  /// The colour of the text in this view; the second style is that of `.secondary` in SwiftUI, and dim here.
  public nonisolated func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle)
    -> some View
  {
    foregroundStyle(primary)
  }

  /// The colour of the text in this view; nil leaves it.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    text(TextAppearance(paint: color.map { .color($0) }))
  }

  /// Titles are bold, captions dim; nil leaves the text as it is.
  public nonisolated func font(_ font: Font?) -> some View { text(TextAppearance(font: font)) }

  /// How heavy the text is; nil leaves it.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    text(TextAppearance(weight: weight))
  }

  /// Makes the text bold, or no longer.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    text(TextAppearance(.bold, isActive: isActive))
  }

  /// Makes the text italic, or no longer.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    text(TextAppearance(.italic, isActive: isActive))
  }

  /// Underlines the text, or no longer. The line has the text's own colour.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text(TextAppearance(.underline, isActive: isActive))
  }

  /// Strikes the text through, or no longer. The line has the text's own colour.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text(TextAppearance(.strikethrough, isActive: isActive))
  }

  private nonisolated func text(_ appearance: TextAppearance) -> some View {
    modifier(AppearanceModifier(appearance: appearance))
  }
}

/// Hands down how text looks; the same environment as long as that is the same.
private struct AppearanceModifier {
  let appearance: TextAppearance
}

extension AppearanceModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    EnvironmentModifier(value: appearance.over(node.environment.textAppearance)) { $0.textAppearance = $1 }
      .update(node, content: content)
  }
}

extension EnvironmentValues {
  private struct AppearanceKey: EnvironmentKey { static let defaultValue = TextAppearance() }
  private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

  /// How text looks here.
  var textAppearance: TextAppearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }

  /// The style of text here.
  var style: Style { textAppearance.style(tint: tintColor) }

  /// The colour of what stands out here: the one given by `tint`, or the accent colour.
  var tintColor: Color {
    get { self[TintKey.self] ?? .accentColor }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// The colour of what stands out in this view: prominent buttons, links, `.foregroundStyle(.tint)`.
  public nonisolated func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.tintColor) { if let tint { $0 = tint } }
  }

  /// The colour of what stands out in this view.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tintColor, tint.color)
  }

  /// The colour of what stands out in this view; the name that SwiftUI had for `tint`.
  public nonisolated func accentColor(_ color: Color?) -> some View { tint(color) }
}
