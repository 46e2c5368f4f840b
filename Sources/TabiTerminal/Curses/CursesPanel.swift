internal import CNcurses

/// The WINDOW and the PANEL of a ``Window``: the part of it that is within the screen.
@MainActor
final class CursesPanel {
  /// Where it is on the screen.
  private(set) var area: Rect
  /// The window's frame when this was made or moved.
  private var frame: Rect
  private let window: UnsafeMutablePointer<WINDOW>
  private let panel: UnsafeMutablePointer<PANEL>
  /// What was written, row by row, before it was fitted to what the terminal shows.
  private var written: [Cell]

  /// Makes a panel on top of all others; nil if ncurses can't.
  init?(frame: Rect, area: Rect) {
    guard
      let window = newwin(Int32(area.height), Int32(area.width), Int32(area.minY), Int32(area.minX)),
      let panel = new_panel(window)
    else { return nil }
    self.window = window
    self.panel = panel
    self.frame = frame
    self.area = area
    written = Array(repeating: .blank(), count: area.width * area.height)
  }

  /// Takes it from the screen; it may not be used after that.
  func remove() {
    del_panel(panel)
    delwin(window)
  }

  /// Moves it to where the window is now; false if it shows another part of the window there.
  func move(to frame: Rect, area: Rect) -> Bool {
    guard
      area.size == self.area.size,
      area.minX - frame.minX == self.area.minX - self.frame.minX,
      area.minY - frame.minY == self.area.minY - self.frame.minY
    else { return false }
    if area.origin != self.area.origin {
      move_panel(panel, Int32(area.minY), Int32(area.minX))
    }
    self.area = area
    self.frame = frame
    return true
  }

  func hide() {
    if panel_hidden(panel) == 0 { hide_panel(panel) }
  }

  /// Puts it above all others.
  func raise() { top_panel(panel) }

  /// Writes the cells that differ and are seen in some spans of the screen, which are inside ``area``.
  func write(_ spans: [Span], of layers: Layers, index: Int, with pen: CursesPen) {
    var run: [cchar_t] = []
    // Held here meanwhile, as each is asked for every cell, and an access to an object costs more than a cell.
    let area = area
    var presentation = pen.presentation
    var written: [Cell] = []
    swap(&written, &self.written)
    defer { swap(&written, &self.written) }
    for span in spans {
      let y = span.y
      var start = 0
      var end = -1
      layers.forEachSeenCell(ofWindow: index, in: span) { x, cell in
        let place = (y - area.minY) * area.width + x - area.minX
        guard written[place] != cell else { return }
        written[place] = cell
        let cell = presentation.cell(cell)
        if x != end {
          send(&run, x: start, y: y)
          start = x
          // What is left of a wide character that was cut lost its first half in ncurses' window, too.
          if cell.width == 0, x > area.minX, let base = pen.draw(presentation.cell(written[place - 1])) {
            start = x - 1
            run.append(base)
          }
        }
        end = x + 1
        if let cell = pen.draw(cell) { run.append(cell) }
      }
      send(&run, x: start, y: y)
    }
  }

  /// Counts the colours of what was written as used, if it is shown.
  func useColors(of pen: CursesPen) {
    guard panel_hidden(panel) == 0 else { return }
    var presentation = pen.presentation
    for cell in written { pen.use(presentation.cell(cell).style) }
  }

  private func send(_ run: inout [cchar_t], x: Int, y: Int) {
    guard !run.isEmpty else { return }
    wmove(window, Int32(y - area.minY), Int32(x - area.minX))
    wadd_wchnstr(window, run, Int32(run.count))
    run.removeAll(keepingCapacity: true)
  }
}
