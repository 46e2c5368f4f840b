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
      if frame.size != grid.size { grid = grid.resized(to: frame.size) }
    }
  }

  /// Whether the window is kept from the screen.
  public var isHidden = false

  /// The cells, and which of them changed since the last present.
  var grid: CellGrid

  /// Creates a window of blank cells.
  public init(frame: Rect, name: String = "") {
    self.name = name
    grid = CellGrid(size: frame.size.clamped)
    self.frame = Rect(origin: frame.origin, size: grid.size)
  }

  /// The cell at a place in the window; blank outside it.
  public subscript(x: Int, y: Int) -> Cell { grid[x, y] }

  /// The window's cells in its own coordinates.
  public var bounds: Rect { Rect(origin: .zero, size: grid.size) }
}

extension Window {
  /// A window that shows the same cells from its upper left corner on, as far as they fit into a frame.
  package func copy(to frame: Rect) -> Window {
    let copy = Window(frame: frame, name: name)
    copy.grid = grid.resized(to: copy.frame.size)
    return copy
  }
}
