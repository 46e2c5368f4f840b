import TabiTerminal

/// A symbol by its SF Symbols name, as a character of one column.
///
/// A name that isn't known loses its parts from the end until one is: `star.square.fill` is a star. One that is
/// unknown all the same shows `◌`, and is reported once. Pictures can't be shown.
public struct Image: Hashable, Sendable {
  private let name: String
  private let isSymbol: Bool

  /// The symbol of a name.
  public init(systemName: String) {
    name = systemName
    isSymbol = true
  }

  /// The symbol of a name; a terminal has no part of one.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// A picture, which a terminal can't show: `◌` stands for it.
  public init(_ name: String) {
    self.name = name
    isSymbol = false
  }

  /// A picture that only decorates, which a terminal can't show either.
  public init(decorative name: String) { self.init(name) }

  /// The character that is shown.
  var symbol: String { knownSymbol ?? Symbols.unknown }

  private var knownSymbol: String? { isSymbol ? Symbols.character(named: name) : nil }
}

extension Image: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    if knownSymbol == nil {
      node.host.report(
        isSymbol
          ? "There is no symbol named \(name) here: Image shows \(Symbols.unknown)"
          : "A terminal can't show the picture \(name): Image shows \(Symbols.unknown)")
    }
    Text(verbatim: symbol).update(node)
  }
}

// MARK: - What needs an image

extension Image {
  /// How an image's colours are taken.
  public enum TemplateRenderingMode: Sendable { case template, original }
  /// How large a symbol is against the text.
  public enum Scale: Sendable { case small, medium, large }
  /// How an image fills a larger room.
  public enum ResizingMode: Sendable { case tile, stretch }
  /// How an image is made larger.
  public enum Interpolation: Sendable { case none, low, medium, high }

  /// The same symbol: a character has one size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    self
  }

  /// The same symbol: it has the colour of the text.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// The same symbol: a character is drawn in one way.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
