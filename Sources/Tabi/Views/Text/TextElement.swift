import TabiTerminal

/// Measures, wraps and draws a text.
final class TextElement: Element {
  struct Run: Equatable {
    var string = ""
    var style = Style.plain
  }

  struct Content: Equatable {
    var first = Run()
    /// The runs after the first; most texts have none.
    var others: [Run] = []
    var layout = TextLayout()
  }

  var content = Content() {
    didSet {
      if content == oldValue { return }
      wrapped = nil
      setNeedsMeasuring()
    }
  }

  private struct Wrapped {
    let width: Int
    let lines: Lines
    let columns: Int
  }

  private enum Lines {
    /// All in the style of the one run.
    case plain([String])
    case styled([StyledLine])

    var count: Int {
      switch self {
      case .plain(let lines): lines.count
      case .styled(let lines): lines.count
      }
    }
  }

  private var wrapped: Wrapped?

  private func wrap(to width: Int) -> Wrapped {
    if let wrapped, wrapped.width == width { return wrapped }
    let isOneLine = content.layout.lineLimit == 1
    let lines: Lines
    var columns = 0
    if content.others.isEmpty {
      let string = content.first.string
      let plain = isOneLine ? [string] : string.wrapped(to: width)
      for line in plain { columns = max(columns, line.columns) }
      lines = .plain(plain)
    } else {
      let styled = StyledLine.lines(of: [content.first] + content.others, width: isOneLine ? nil : width)
      for line in styled { columns = max(columns, line.columns) }
      lines = .styled(styled)
    }
    let made = Wrapped(width: width, lines: lines, columns: columns)
    wrapped = made
    return made
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let width = proposal.width ?? .max
    let wrapped = wrap(to: width)
    let layout = content.layout
    let wanted = max(min(wrapped.lines.count, max(1, layout.lineLimit ?? .max)), layout.leastLines)
    let rows = min(wanted, max(1, proposal.height ?? .max))
    // Where lines are left out, `…` needs a column of its own.
    let columns = wrapped.columns + (rows < wrapped.lines.count ? 1 : 0)
    return Size(width: min(width, columns), height: rows)
  }

  override func draw(in canvas: Canvas) {
    switch wrap(to: canvas.size.width).lines {
    case .plain(let lines): draw(lines, in: canvas)
    case .styled(let lines): draw(lines, in: canvas)
    }
  }

  /// Whether lines below a row are left out, which the reader is told.
  private func isCut(_ row: Int, of count: Int, in canvas: Canvas) -> Bool {
    row == canvas.size.height - 1 && row < count - 1
  }

  private func draw(_ lines: [String], in canvas: Canvas) {
    let width = canvas.size.width
    for (row, text) in lines.prefix(max(0, canvas.size.height)).enumerated() {
      let line =
        isCut(row, of: lines.count, in: canvas)
        ? (text + "…").truncated(to: width) : text.truncated(to: width, mode: content.layout.mode)
      let x = content.layout.alignment.horizontal.offset(of: line.columns, in: width)
      canvas.draw(line, x: x, y: row, style: content.first.style)
    }
  }

  private func draw(_ lines: [StyledLine], in canvas: Canvas) {
    let width = canvas.size.width
    for (row, text) in lines.prefix(max(0, canvas.size.height)).enumerated() {
      let line =
        isCut(row, of: lines.count, in: canvas)
        ? text.appendingEllipsis().truncated(to: width)
        : text.truncated(to: width, mode: content.layout.mode)
      line.draw(
        in: canvas, x: content.layout.alignment.horizontal.offset(of: line.columns, in: width), y: row)
    }
  }
}
