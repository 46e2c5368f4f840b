import TabiTerminal

/// Text. It wraps at words and inside Korean and Japanese text; what does not fit ends in `…`.
///
/// Control characters, escape sequences and bidirectional overrides in it are shown as visible stand-ins.
public struct Text: Hashable, Sendable {
  /// Text that looks the same all through.
  struct Run: Hashable, Sendable {
    var string: String
    var appearance = TextAppearance()
  }

  /// Most texts are one run, which needs no array.
  private var first: Run
  private var others: [Run] = []

  /// A line break in `content` begins a new line. Nothing in it is interpreted; a literal is taken as a
  /// ``LocalizedStringKey`` instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    first = Run(string: String(content))
  }

  /// Text as it is, a literal too: nothing is looked up or interpreted.
  public init(verbatim content: String) {
    first = Run(string: content)
  }

  /// Text of a literal: numbers in it are grouped, and Markdown's inline styles count.
  ///
  /// Nothing is looked up in a table of translations: there are none.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    self = key.text
  }

  /// A number in a format.
  public init<Number: FormattedNumber>(_ input: Number, format: NumberFormat) {
    first = Run(string: format.format(input))
  }

  /// An image in a text: its symbol.
  public init(_ image: Image) {
    first = Run(string: image.symbol)
  }

  init(_ run: Run) {
    first = run
  }

  /// Two texts as one, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.append(rhs.first)
    for run in rhs.others { text.append(run) }
    return text
  }

  /// Neighbours that look the same are one run.
  private mutating func append(_ run: Run) {
    if first.string.isEmpty {
      first = run
    } else if others.isEmpty, first.appearance == run.appearance {
      first.string += run.string
    } else if let last = others.indices.last, others[last].appearance == run.appearance {
      others[last].string += run.string
    } else if !run.string.isEmpty {
      others.append(run)
    }
  }
}

extension Text {
  /// All of the text, without its styles.
  var string: String { others.reduce(into: first.string) { $0 += $1.string } }

  /// This text in a look; what its runs say themselves holds.
  func styled(_ appearance: TextAppearance) -> Text {
    var text = self
    text.first.appearance = first.appearance.over(appearance)
    for index in others.indices {
      text.others[index].appearance = others[index].appearance.over(appearance)
    }
    return text
  }
}

extension Text: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let environment = node.environment
    let outer = environment.textAppearance
    let layout = environment.textLayout
    func show(_ run: Run) -> TextElement.Run {
      TextElement.Run(
        string: layout.textCase?.applied(to: run.string) ?? run.string,
        style: run.appearance.over(outer).style(tint: environment.tintColor))
    }
    node.element(TextElement.self, make: TextElement.init).content = TextElement.Content(
      first: show(first), others: others.isEmpty ? [] : others.map(show), layout: layout)
  }
}
