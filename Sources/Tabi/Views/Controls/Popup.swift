/// A view with a popover whose buttons close it, besides what they are there for: a menu, a picker's options.
struct Popup<Anchor: View, Content: View>: View {
  @Binding var isOpen: Bool
  @ViewBuilder let anchor: Anchor
  @ViewBuilder let content: Content

  var body: some View {
    anchor.popover(isPresented: $isOpen) { ClosedByButtons(content: content) }
  }
}

/// Closes what it is presented in when a button in it is pressed.
struct ClosedByButtons<Content: View>: View {
  let content: Content
  @Environment(\.presentation) private var presentation

  var body: some View {
    content.environment(\.closesPopup, presentation?.closing)
  }
}

/// What closes the window that a view stands in.
final class ClosingAction {
  private let close: @MainActor () -> Void

  init(_ close: @escaping @MainActor () -> Void) {
    self.close = close
  }

  @MainActor func callAsFunction() { close() }
}

extension EnvironmentValues {
  private struct ClosesPopupKey: EnvironmentKey {
    static var defaultValue: ClosingAction? { nil }
  }

  /// What a button in an alert or a menu does besides what it is there for.
  var closesPopup: ClosingAction? {
    get { self[ClosesPopupKey.self] }
    set { self[ClosesPopupKey.self] = newValue }
  }
}
