/// A screen in memory: no terminal, no ncurses, no locale.
@MainActor
public final class VirtualScreen: Screen {
  /// Columns and rows.
  public private(set) var size: Size
  /// The windows, bottom first.
  public var windows: [Window] = []
  /// Where the cursor stands; nil hides it.
  public var cursor: Position?

  /// How often ``present()`` changed something.
  public private(set) var frames = 0
  /// The runs of neighbouring cells that presents changed, all together.
  public var spansWritten: Int { shown.spansWritten }
  /// The cells that presents changed, all together.
  public var cellsWritten: Int { shown.cellsWritten }

  private var shown: Shown
  private var shownCursor: Position?
  private var layers: Layers?

  /// Creates a blank screen.
  ///
  /// - Parameters:
  ///   - colors: The colours it has; others come out as the nearest of these.
  ///   - ascii: Whether it shows ASCII alone.
  public init(size: Size, colors: ColorDepth = .truecolor, ascii: Bool = false) {
    self.size = size.clamped
    shown = Shown(presentation: Presentation(colors: colors, ascii: ascii))
    shown.clear(self.size)
  }

  /// Gives the screen another size, blank until the next ``present()``.
  public func resize(to size: Size) {
    self.size = size.clamped
    shown.clear(self.size)
    layers = nil
  }

  /// Shows the windows as they are now.
  ///
  /// - Complexity: O(*cells*) after a change of the arrangement, else O(*cells of changed spans*).
  public func present() {
    let before = cellsWritten
    let key = Layers.Key(size: size, windows: windows)
    if let layers, layers.key == key {
      for index in layers.seen { write(layers, layers.changedSpans(ofWindow: index), ofWindow: index) }
    } else {
      let layers = Layers(size: size, windows: windows)
      for y in 0..<size.height {
        let bare = (0..<size.width).lazy.filter { layers.owner(x: $0, y: y) == nil }
        shown.write(y) { put in for x in bare { put(x, .blank()) } }
      }
      for index in layers.seen { write(layers, layers.spans(ofWindow: index), ofWindow: index) }
      self.layers = layers
    }
    for window in windows { window.grid.settle() }
    if cellsWritten != before || cursor != shownCursor { frames += 1 }
    shownCursor = cursor
  }

  private func write(_ layers: Layers, _ spans: [Span], ofWindow index: Int) {
    for span in spans {
      shown.write(span.y) { put in layers.forEachSeenCell(ofWindow: index, in: span, put) }
    }
  }

  /// What is shown: a value, so that writing a row of it is one access to the screen.
  private struct Shown {
    var presentation: Presentation
    /// The cells, row by row.
    private(set) var cells: [Cell] = []
    private var columns = 0
    private(set) var spansWritten = 0
    private(set) var cellsWritten = 0

    init(presentation: Presentation) {
      self.presentation = presentation
    }

    mutating func clear(_ size: Size) {
      columns = size.width
      cells = Array(repeating: .blank(), count: size.width * size.height)
    }

    /// Shows the cells that `content` puts into a row, from left to right.
    mutating func write(_ y: Int, content: ((Int, Cell) -> Void) -> Void) {
      var end = -1
      content { x, cell in
        let cell = presentation.cell(cell)
        guard cells[y * columns + x] != cell else { return }
        cells[y * columns + x] = cell
        cellsWritten += 1
        if x != end { spansWritten += 1 }
        end = x + 1
      }
    }
  }
}

// MARK: - Reading

extension VirtualScreen {
  /// The cell shown at a place; blank outside the screen.
  public func cell(x: Int, y: Int) -> Cell {
    guard x >= 0, x < size.width, y >= 0, y < size.height else { return .blank() }
    return shown.cells[y * size.width + x]
  }

  /// The text of a row, blanks at its end cut; empty outside the screen.
  public func row(_ y: Int) -> String {
    cells(ofRow: y) { $0.text == " " }.map(\.text).joined()
  }

  /// The rows, one a line, blanks at their ends cut.
  public var text: String {
    (0..<size.height).map(row).joined(separator: "\n")
  }

  /// The text in a rectangle, one row a line, blanks at their ends cut; what its edge cuts is a blank.
  public func text(in rect: Rect) -> String {
    let area = rect.intersection(Rect(origin: .zero, size: size))
    return (area.minY..<area.maxY).map { y in
      let texts = (area.minX..<area.maxX).map { x in
        let cell = cell(x: x, y: y)
        let isCut = cell.width == 0 && x == area.minX || cell.width == 2 && x == area.maxX - 1
        return isCut ? " " : cell.text
      }
      let count = (texts.lastIndex { $0 != " " && $0 != "" } ?? -1) + 1
      return texts[..<count].joined()
    }.joined(separator: "\n")
  }

  /// The rows with each run of a style other than the plain one as `⟨style|text⟩`.
  public var styledText: String {
    (0..<size.height).map(styledRow).joined(separator: "\n")
  }

  /// A row with its styles marked; empty outside the screen.
  public func styledRow(_ y: Int) -> String {
    guard 0..<size.height ~= y else { return "" }
    var line = ""
    var style = Style.plain
    for cell in cells(ofRow: y, without: { $0 == .blank() }) + [.continuation(.plain)] {
      if cell.style != style {
        if style != .plain { line += "⟩" }
        if cell.style != .plain { line += "⟨\(cell.style)|" }
        style = cell.style
      }
      line += cell.text
    }
    return line
  }

  /// The cells of a row up to the last that isn't `blank`.
  private func cells(ofRow y: Int, without blank: (Cell) -> Bool) -> [Cell] {
    guard y >= 0, y < size.height else { return [] }
    let row = shown.cells[y * size.width..<(y + 1) * size.width]
    guard let last = row.lastIndex(where: { !blank($0) }) else { return [] }
    return Array(row[...last])
  }
}
