package import TabiTerminal

// What tests hold against the frames that draw only what changed.

extension Host {
  /// Draws all that is shown onto another screen, from nothing.
  ///
  /// However many frames led here, both screens show the same.
  package func paint(on other: any Screen) {
    other.windows = windows().filter { !$0.isConcealed }.map { element in
      let window = Window(frame: element.window.frame, name: element.window.name)
      element.paint(in: Canvas(window: window, clip: window.bounds))
      return window
    }
    other.cursor = focus.cursor(self)
    other.present()
  }

  /// Evaluates, measures, places and draws everything anew in the next frame, which then shows what the last one did.
  package func invalidateAll() {
    func walk(_ node: Node) {
      node.valueWillChange()
      node.element?.setNeedsLayout()
      for child in node.children { walk(child) }
    }
    if let root { walk(root) }
    for window in windows() { window.setNeedsDisplay() }
  }
}
