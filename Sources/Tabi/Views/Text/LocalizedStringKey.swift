/// A literal as a text shows it: numbers in it are grouped, and Markdown's inline styles count.
///
/// As SwiftUI's, but nothing is looked up in a table of translations: there are none.
public struct LocalizedStringKey: Equatable, Sendable {
  private let pieces: StringInterpolation

  /// A key of a string that is known only at run time.
  public init(_ value: String) {
    var pieces = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    pieces.appendLiteral(value)
    self.pieces = pieces
  }

  /// The text that it stands for.
  var text: Text { pieces.text }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation
  }

  /// The parts of a literal: what is written, which may have Markdown in it, and values, which are shown as
  /// they are.
  public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
    /// All of it as long as nothing that is written could be a mark, as in most literals.
    private var plain: Text?
    /// All of it from then on.
    private var units: [Markdown.Unit] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if units.isEmpty, !Markdown.mayBeIn(literal) { return append(Text(verbatim: literal)) }
      if units.isEmpty, let plain { units.append(.text(plain)) }
      for character in literal { units.append(.character(character)) }
    }

    /// A string, as it is.
    public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }

    /// Any value, as Swift describes it.
    public mutating func appendInterpolation<Value>(_ value: Value) { append(Text(verbatim: "\(value)")) }

    /// A number, with its digits grouped, and six of a fraction.
    public mutating func appendInterpolation<Number: FormattedNumber>(_ number: Number) {
      append(Text(verbatim: NumberFormat.interpolated(number)))
    }

    /// A value in the format of C's `printf`. A specifier that doesn't fit the value is left out of account.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      let number = (value as? any FormattedNumber).flatMap { FormatSpecifier(specifier)?.format($0) }
      append(Text(verbatim: number ?? "\(value)"))
    }

    /// A number in a format.
    public mutating func appendInterpolation<Number: FormattedNumber>(_ number: Number, format: NumberFormat)
    {
      append(Text(number, format: format))
    }

    /// A text, in its own style.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// An image: its symbol.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

    private mutating func append(_ text: Text) {
      if units.isEmpty { plain = plain.map { $0 + text } ?? text } else { units.append(.text(text)) }
    }

    fileprivate var text: Text {
      units.isEmpty ? plain ?? Text(verbatim: "") : Markdown.text(of: units)
    }
  }
}
