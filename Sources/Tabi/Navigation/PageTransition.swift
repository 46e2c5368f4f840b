import TabiTerminal

/// A page that comes to the top of its stack, and the cells of the one that was there.
@MainActor
struct PageMove {
  let page: PageElement
  let old: Window
  /// Whether the page covers the old one; else it was under it.
  let isPush: Bool
}

/// The few frames in which a page slides over another, or off it.
///
/// Copies of the pages' windows are moved: nothing is evaluated, laid out or drawn for them, and the frame that ends
/// it is the one that would have been shown without.
@MainActor
final class PageTransition {
  /// How far the page on top is from its place in each frame, in parts of its width.
  private static let distances = [2.0 / 3, 1.0 / 3]
  /// Seconds between two frames: all take less than a tenth of a second.
  static let interval = 0.035
  /// Seconds that a frame may take; where one takes longer, the rest is left out.
  static let patience = 0.02
  /// Columns; a narrower page comes and goes at once.
  private static let leastWidth = 20

  private let move: PageMove
  private let frame: Rect
  private let windows: [WindowElement]
  private var step = 0

  /// - Parameter windows: All windows that are shown, bottom first.
  init?(_ move: PageMove, windows: [WindowElement]) {
    frame = move.page.window.frame
    guard windows.contains(where: { $0 === move.page }), frame.width >= Self.leastWidth,
      move.old.frame == frame
    else { return nil }
    self.move = move
    self.windows = windows
  }

  /// The windows of the next frame; nil when the pages have arrived.
  func next() -> [Window]? {
    guard step < Self.distances.count else { return nil }
    let part = move.isPush ? Self.distances[step] : 1 - Self.distances[step]
    step += 1
    let distance = Int((Double(frame.width) * part).rounded())
    let inside = windows.filter { $0.node.isWithin(move.page.node) }
    var shown: [Window] = []
    for element in windows {
      let isInside = inside.contains { $0 === element }
      if move.isPush {
        if element === inside.first { shown.append(move.old.copy(to: frame)) }
        shown.append(isInside ? slid(element.window, by: distance) : element.window)
      } else {
        shown.append(element.window)
        if element === inside.last { shown.append(slid(move.old, by: distance)) }
      }
    }
    return shown
  }

  /// A window moved to the right, without what is beyond the page's edge.
  private func slid(_ window: Window, by columns: Int) -> Window {
    let place = window.frame.offset(x: columns, y: 0)
    return window.copy(to: place.intersection(frame))
  }
}
