@testable import TabiTerminal

/// A screen of either kind, with a way to read it back.
@MainActor
struct ReadableScreen {
  let screen: any Screen
  let cells: (Int) -> [Cell]
  let resize: (Size) -> Void

  /// Does the same on a screen in memory and on ncurses.
  static func both(width: Int, height: Int, _ body: (ReadableScreen) throws -> Void) throws {
    let size = Size(width: width, height: height)
    let memory = VirtualScreen(size: size)
    try body(
      ReadableScreen(
        screen: memory, cells: { y in (0..<memory.size.width).map { memory.cell(x: $0, y: y) } },
        resize: memory.resize))
    let curses = try CursesScreen(headless: size)
    defer { curses.leave() }
    try body(ReadableScreen(screen: curses, cells: curses.row, resize: curses.resize))
  }

  /// A window with lines of text, put on top.
  @discardableResult
  func open(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ lines: String..., style: Style = .plain)
    -> Window
  {
    let window = Window(frame: Rect(x: x, y: y, width: width, height: height))
    window.fill(window.bounds, with: style)
    for (y, line) in lines.enumerated() { window.draw(line, at: Position(x: 0, y: y), style: style) }
    screen.raise(window)
    return window
  }

  /// The rows as they are after a present, blanks at their ends cut.
  func rows() -> [String] {
    screen.present()
    return (0..<screen.size.height).map { y in
      var cells = cells(y)
      while cells.last?.text == " " { cells.removeLast() }
      return cells.map(\.text).joined()
    }
  }
}
