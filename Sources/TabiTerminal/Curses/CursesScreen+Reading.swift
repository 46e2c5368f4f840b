internal import CNcurses

extension CursesScreen {
  /// The cell that the terminal shows at a place, as ncurses knows it; blank outside.
  package func cell(x: Int, y: Int) -> Cell {
    let row = row(y)
    return row.indices.contains(x) ? row[x] : .blank()
  }

  /// The cells that the terminal shows in a row, as ncurses knows them; none outside.
  package func row(_ y: Int) -> [Cell] {
    guard y >= 0, y < size.height else { return [] }
    var last = (attributes: attr_t.max, pair: Int32(0), style: Style.plain)
    return (0..<size.width).map { x in
      var shown = cchar_t()
      mvwin_wch(tabi_curscr(), Int32(y), Int32(x), &shown)
      let attributes = shown.attr & ~0xFF  // below, ncurses counts the columns of a wide character
      if attributes != last.attributes || shown.ext_color != last.pair {
        last = (attributes, shown.ext_color, style(shown))
      }
      return cell(shown, last.style)
    }
  }

  private func cell(_ shown: cchar_t, _ style: Style) -> Cell {
    var style = style
    let (base, first, second, third, fourth) = shown.chars
    let marks = first == 0 ? [] : [first, second, third, fourth].compactMap(scalar)
    if marks.contains(CursesPen.strike) { style.attributes.insert(.strikethrough) }
    guard shown.attr & 0xFF < 2 else { return .continuation(style) }
    guard let base = scalar(base) else { return .blank(style) }
    var cell = Cell(base, width: shown.attr & 0xFF == 1 ? 2 : 1, style: style)
    for mark in marks where mark != CursesPen.strike { cell.append(mark) }
    return cell
  }

  private func scalar(_ character: wchar_t) -> Unicode.Scalar? {
    character == 0 ? nil : Unicode.Scalar(UInt32(bitPattern: character))
  }

  private func style(_ shown: cchar_t) -> Style {
    var style = Style()
    for (attribute, bit) in CursesPen.bits where shown.attr & bit != 0 { style.attributes.insert(attribute) }
    var foreground: Int32 = -1
    var background: Int32 = -1
    if shown.ext_color != 0 { extended_pair_content(shown.ext_color, &foreground, &background) }
    style.foreground = color(foreground)
    style.background = color(background)
    return style
  }

  private func color(_ number: Int32) -> TerminalColor {
    switch number {
    case 0...15: .ansi(UInt8(number))
    case 16...255: .palette(UInt8(number))
    default: .default
    }
  }
}
