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
  /// For each row, whether it changed since the last present.
  private var rowChanged: [Bool]

  /// Creates a window of blank cells.
  public init(frame: Rect, name: String = "") {
    self.name = name
    self.size = frame.size.clamped
    self.frame = Rect(origin: frame.origin, size: size)
    cells = Array(repeating: .blank(), count: size.width * size.height)
    rowChanged = Array(repeating: true, count: size.height)
  }

  /// The cell at a place in the window; blank outside it.
  public subscript(x: Int, y: Int) -> Cell {
    bounds.contains(Position(x: x, y: y)) ? cells[y * size.width + x] : .blank()
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
    rowChanged = Array(repeating: true, count: new.height)
  }
}

// MARK: - Changes

extension Window {
  /// The rows that changed since the last present.
  var changedRows: [Int] { rowChanged.indices.filter { rowChanged[$0] } }

  /// Forgets the changed rows, which the screen has taken over.
  func settle() {
    for y in rowChanged.indices { rowChanged[y] = false }
  }
}

// MARK: - Writing cells

extension Window {
  /// Puts a cell, and its continuation if it is wide, and blanks the other half of what they cut.
  ///
  /// The caller has clipped: all of the cell's columns are inside.
  func put(_ cell: Cell, x: Int, y: Int) {
    let row = y * size.width
    let end = x + max(cell.width, 1)
    guard cells[row + x] != cell else { return }
    if cells[row + x].width == 0, x > 0 {
      cells[row + x - 1] = cells[row + x - 1].blanked
    }
    if end < size.width, cells[row + end].width == 0 {
      cells[row + end] = cells[row + end].blanked
    }
    cells[row + x] = cell
    if cell.width == 2 {
      cells[row + x + 1] = .continuation(cell.style)
    }
    rowChanged[y] = true
  }

  /// Gives the cell at a place another style.
  func setStyle(_ style: Style, x: Int, y: Int) {
    let index = y * size.width + x
    guard cells[index].style != style else { return }
    cells[index].style = style
    rowChanged[y] = true
  }
}
