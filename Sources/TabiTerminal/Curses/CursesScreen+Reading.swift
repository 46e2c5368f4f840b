internal import CNcurses

extension CursesScreen {
  /// The cell that the terminal shows at a place, as ncurses knows it; blank outside.
  package func cell(x: Int, y: Int) -> Cell {
    guard x >= 0, x < size.width, y >= 0, y < size.height else { return .blank() }
    var shown = cchar_t()
    mvwin_wch(tabi_curscr(), Int32(y), Int32(x), &shown)
    var style = style(shown)
    var scalars = [shown.chars.0, shown.chars.1, shown.chars.2, shown.chars.3, shown.chars.4]
      .prefix { $0 != 0 }.compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
    if scalars.last == CursesPen.strike {
      scalars.removeLast()
      style.attributes.insert(.strikethrough)
    }
    guard shown.attr & 0xFF < 2 else { return .continuation(style) }  // ncurses counts the columns there
    guard let first = scalars.first else { return .blank(style) }
    var cell = Cell(first, width: shown.attr & 0xFF == 1 ? 2 : 1, style: style)
    for mark in scalars.dropFirst() { cell.append(mark) }
    return cell
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
