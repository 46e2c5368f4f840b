import TabiTerminal

/// A window above the pages that finds its own place on the screen: a sheet, an alert, a toast.
///
/// It takes no part in the layout of the views that it is opened from.
package class FloatingElement: WindowElement {
  override func append(to elements: inout [Element]) {}

  /// Sets its frame on a screen.
  func stand(on screen: Rect) {}

  /// What it is opened from may be hidden; it stays.
  override var isConcealedByOthers: Bool { false }
}
