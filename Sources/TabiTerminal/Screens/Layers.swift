/// Which window is seen at each place of a screen.
///
/// Both screens ask here, so that they cut a wide character that is half covered in the same way.
@MainActor
struct Layers {
  /// What the arrangement depends on; equal keys give equal layers.
  struct Key: Equatable {
    private let size: Size
    private let windows: [Entry]

    private struct Entry: Equatable {
      let id: ObjectIdentifier
      let frame: Rect
    }

    @MainActor
    init(size: Size, windows: [Window]) {
      self.size = size
      self.windows = windows.lazy.filter { !$0.isHidden }
        .map { Entry(id: ObjectIdentifier($0), frame: $0.frame) }
    }
  }

  /// What these layers were made from.
  let key: Key
  private let size: Size
  /// The shown windows, bottom first.
  let windows: [Window]
  /// For each place, row by row, the index in `windows` of the topmost one there, or -1.
  private var owners: [Int32]
  /// The indices in `windows` of those that are not wholly covered, bottom first.
  private(set) var seen: [Int] = []

  init(size: Size, windows: [Window]) {
    key = Key(size: size, windows: windows)
    self.size = size
    self.windows = windows.filter { !$0.isHidden }
    owners = Array(repeating: -1, count: size.width * size.height)
    // From the top, so that a place is written once.
    var isSeen = Array(repeating: false, count: self.windows.count)
    for index in self.windows.indices.reversed() {
      let area = visibleFrame(of: self.windows[index])
      for y in area.minY..<area.maxY {
        for place in y * size.width + area.minX..<y * size.width + area.maxX where owners[place] < 0 {
          owners[place] = Int32(index)
          isSeen[index] = true
        }
      }
    }
    seen = isSeen.indices.filter { isSeen[$0] }
  }

  /// The spans of a window, by its index, that changed since the last present, where they are on the screen.
  func changedSpans(ofWindow index: Int) -> [Span] {
    let frame = windows[index].frame
    return windows[index].grid.changedSpans.compactMap { span in
      let y = span.y.adding(frame.minY)
      let start = max(span.columns.lowerBound.adding(frame.minX), 0)
      let end = min(span.columns.upperBound.adding(frame.minX), size.width)
      return y >= 0 && y < size.height && start < end ? Span(y: y, columns: start..<end) : nil
    }
  }

  /// The spans of the screen where a window, by its index, is.
  func spans(ofWindow index: Int) -> [Span] {
    let area = visibleFrame(of: windows[index])
    return (area.minY..<area.maxY).map { Span(y: $0, columns: area.minX..<area.maxX) }
  }

  /// The part of a window that is within the screen.
  func visibleFrame(of window: Window) -> Rect {
    window.frame.intersection(Rect(origin: .zero, size: size))
  }

  /// The window on top at a place on the screen, as an index in ``windows``.
  func owner(x: Int, y: Int) -> Int? {
    guard x >= 0, x < size.width, y >= 0, y < size.height else { return nil }
    let owner = owners[y * size.width + x]
    return owner < 0 ? nil : Int(owner)
  }

  /// Calls `body` with the column and the cell, for each place in a span where the window at `index` is on top.
  ///
  /// A wide character of which only one half is seen is a blank.
  func forEachSeenCell(ofWindow index: Int, in span: Span, _ body: (Int, Cell) -> Void) {
    let origin = windows[index].frame.origin
    let grid = windows[index].grid
    for x in span.columns where owners[span.y * size.width + x] == index {
      let cell = grid[x - origin.x, span.y - origin.y]
      let isCut = cell.width != 1 && owner(x: cell.width == 2 ? x + 1 : x - 1, y: span.y) != index
      body(x, isCut ? cell.blanked : cell)
    }
  }
}
