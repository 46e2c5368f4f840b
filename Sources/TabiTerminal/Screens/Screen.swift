/// What windows are shown on: a terminal or a grid in memory.
@MainActor
public protocol Screen: AnyObject {
  /// Columns and rows.
  var size: Size { get }
  /// The windows, bottom first.
  ///
  /// This is the one place that says which windows exist and in which order. A window that left the array is
  /// gone from the screen, and what it covered shows again.
  var windows: [Window] { get set }
  /// Where the cursor stands, in screen coordinates; nil hides it.
  var cursor: Position? { get set }
  /// Shows the windows as they are now. When nothing changed, nothing is sent.
  func present()
}

extension Screen {
  /// Puts a window above all others, and on the screen if it wasn't.
  public func raise(_ window: Window) {
    remove(window)
    windows.append(window)
  }

  /// Takes a window from the screen; nothing happens if it isn't there.
  public func remove(_ window: Window) {
    windows.removeAll { $0 === window }
  }
}
