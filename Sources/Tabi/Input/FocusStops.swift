/// What can have the focus, in reading order, while it is collected.
struct FocusStops {
  var elements: [Element] = []
  /// Whether the windows that are shown in an element are gone through where they stand.
  let entersWindows: Bool

  @MainActor
  func enters(_ child: Element) -> Bool {
    guard let window = child as? WindowElement else { return true }
    return entersWindows && !window.isConcealed && window.takesFocus
  }
}
