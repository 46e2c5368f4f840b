/// A rectangle of cells on a screen.
///
/// A window keeps its cells whether it is shown, covered or hidden, so that what it shows comes back without
/// being drawn again. Its place in the z-order is its place in ``Screen/windows``.
@MainActor
public final class Window {
  /// What the window is called in traces.
  public let name: String

  /// Where the window is on the screen; it may reach beyond it.
  ///
  /// A new size keeps the cells that still fit, and adds blank ones. Sizes stop at 2000×1000 cells.
  public var frame: Rect {
    didSet {
      frame.size = frame.size.clamped
      if frame.size != size { resize(to: frame.size) }
    }
  }

  /// Whether the window is kept from the screen.
  public var isHidden = false

  /// The cells, row by row.
  private var cells: [Cell]
  /// The size of `cells`.
  private(set) var size: Size
  /// For each row, the columns between which cells changed since the last present.
  private var changed: [Range<Int>]
  /// Whether there are any.
  private var isChanged = true

  /// Creates a window of blank cells.
  public init(frame: Rect, name: String = "") {
    self.name = name
    self.size = frame.size.clamped
    self.frame = Rect(origin: frame.origin, size: size)
    cells = Array(repeating: .blank(), count: size.width * size.height)
    changed = Array(repeating: 0..<size.width, count: size.height)
  }

  /// The cell at a place in the window; blank outside it.
  public subscript(x: Int, y: Int) -> Cell {
    x >= 0 && x < size.width && y >= 0 && y < size.height ? cells[y * size.width + x] : .blank()
  }

  /// The window's cells in its own coordinates.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  private func resize(to new: Size) {
    var resized = Array(repeating: Cell.blank(), count: new.width * new.height)
    let kept = min(size.width, new.width)
    for y in 0..<min(size.height, new.height) where kept > 0 {
      let row = y * size.width
      resized.replaceSubrange(y * new.width..<y * new.width + kept, with: cells[row..<row + kept])
      let last = y * new.width + kept - 1
      if resized[last].width == 2 { resized[last] = resized[last].blanked }
    }
    cells = resized
    size = new
    changed = Array(repeating: 0..<new.width, count: new.height)
    isChanged = true
  }
}

// MARK: - Changes

extension Window {
  /// The spans of cells that changed since the last present, at most one a row.
  var changedSpans: [Span] {
    guard isChanged else { return [] }
    return changed.indices.compactMap { y in changed[y].isEmpty ? nil : Span(y: y, columns: changed[y]) }
  }

  /// Forgets the changed spans, which the screen has taken over.
  func settle() {
    guard isChanged else { return }
    isChanged = false
    for y in changed.indices { changed[y] = 0..<0 }
  }

  private func noteChange(from start: Int, to end: Int, y: Int) {
    let before = changed[y]
    changed[y] = before.isEmpty ? start..<end : min(start, before.lowerBound)..<max(end, before.upperBound)
    isChanged = true
  }
}

/// Neighbouring cells in one row.
struct Span: Hashable {
  /// The row.
  let y: Int
  /// The columns; a whole row has all.
  let columns: Range<Int>
}

// MARK: - Writing cells

extension Window {
  /// Puts a cell, and its continuation if it is wide, and blanks the other half of what they cut.
  ///
  /// The caller has clipped: all of the cell's columns are inside.
  func put(_ cell: Cell, x: Int, y: Int) {
    let row = y * size.width
    guard cells[row + x] != cell else { return }
    var start = x
    var end = x + max(cell.width, 1)
    if cells[row + x].width == 0, x > 0 {
      start -= 1
      cells[row + start] = cells[row + start].blanked
    }
    if end < size.width, cells[row + end].width == 0 {
      cells[row + end] = cells[row + end].blanked
      end += 1
    }
    cells[row + x] = cell
    if cell.width == 2 {
      cells[row + x + 1] = .continuation(cell.style)
    }
    noteChange(from: start, to: end, y: y)
  }

  /// Gives the cell at a place another style.
  func setStyle(_ style: Style, x: Int, y: Int) {
    let index = y * size.width + x
    guard cells[index].style != style else { return }
    cells[index].style = style
    noteChange(from: x, to: x + 1, y: y)
  }
}
