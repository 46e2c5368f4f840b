import TabiTerminal

/// Text. It wraps at words and inside Korean and Japanese text; what does not fit ends in `…`.
///
/// Control characters, escape sequences and bidirectional overrides in it are shown as visible stand-ins.
public struct Text: Hashable, Sendable {
  let string: String

  /// A line break in `content` begins a new line.
  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// The same as `init(_:)`: nothing is looked up or interpreted in either.
  public init(verbatim content: String) {
    string = content
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(lhs.string + rhs.string)
  }
}

extension Text: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let environment = node.environment
    node.element(TextElement.self, make: TextElement.init).content = TextElement.Content(
      string: string, style: environment.style, lineLimit: environment.lineLimit,
      alignment: environment.multilineTextAlignment, mode: environment.truncationMode)
  }
}

final class TextElement: Element {
  struct Content: Equatable {
    var string = ""
    var style = Style.plain
    var lineLimit: Int?
    var alignment = TextAlignment.leading
    var mode = TruncationMode.tail
  }

  var content = Content() {
    didSet {
      if content == oldValue { return }
      wrapped = nil
      setNeedsLayout()
    }
  }

  private struct Wrapped {
    let width: Int
    let lines: [String]
    let columns: Int
  }

  private var wrapped: Wrapped?

  private func wrap(to width: Int) -> Wrapped {
    if let wrapped, wrapped.width == width { return wrapped }
    let lines = content.lineLimit == 1 ? [content.string] : content.string.wrapped(to: width)
    var columns = 0
    for line in lines { columns = max(columns, line.columns) }
    let made = Wrapped(width: width, lines: lines, columns: columns)
    wrapped = made
    return made
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let width = proposal.width ?? .max
    let wrapped = wrap(to: width)
    let rows = min(wrapped.lines.count, max(1, content.lineLimit ?? .max), max(1, proposal.height ?? .max))
    return Size(width: min(width, wrapped.columns), height: rows)
  }

  override func draw(in canvas: Canvas) {
    let width = canvas.size.width
    let lines = wrap(to: width).lines
    for (row, text) in lines.prefix(max(0, canvas.size.height)).enumerated() {
      // Where lines below are left out, the reader is told.
      let isCut = row == canvas.size.height - 1 && row < lines.count - 1
      let line = isCut ? (text + "…").truncated(to: width) : text.truncated(to: width, mode: content.mode)
      let x = content.alignment.horizontal.offset(of: line.columns, in: width)
      canvas.draw(line, x: x, y: row, style: content.style)
    }
  }
}
