/// SwiftUI's older name for a stack whose pages are shown by their links: a ``NavigationStack``.
///
/// Columns side by side are for a ``NavigationSplitView``.
public struct NavigationView<Content: View> {
  private let content: Content

  /// A stack with a root.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  /// The stack.
  public var body: some View { NavigationStack { content } }
}

/// How a ``NavigationView`` is shown; here in one way.
public struct NavigationViewStyle: Sendable {
  public static let automatic = NavigationViewStyle()
  public static let stack = NavigationViewStyle()
  public static let columns = NavigationViewStyle()
}

extension View {
  /// Accepted, as there is one way.
  public nonisolated func navigationViewStyle(_ style: NavigationViewStyle) -> some View { self }
}
