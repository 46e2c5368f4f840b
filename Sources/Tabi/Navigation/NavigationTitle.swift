/// How a page's title is shown, as SwiftUI's. A terminal has one row for it: all are the same here.
public enum NavigationBarTitleDisplayMode: Sendable, Hashable {
  case automatic, inline, large
}

extension NavigationBarItem {
  /// The name that SwiftUI gives it.
  public typealias TitleDisplayMode = NavigationBarTitleDisplayMode
}

/// The first row of a page, as SwiftUI names it.
public enum NavigationBarItem {}

extension View {
  /// The title of the page this view is on.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page this view is on.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let title = String(title)
    return page { $0.title = title }
  }

  /// The title of the page this view is on: the characters of a text, without its style.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    page { $0.title = title.string }
  }

  /// The title of the page this view is on. It is shown, and not edited, in a terminal.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// The title of the page this view is on, by SwiftUI's older name.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the page this view is on, by SwiftUI's older name.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// The title of the page this view is on, by SwiftUI's older name; each mode shows it in the same way.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the page this view is on, by SwiftUI's older name; each mode shows it in the same way.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarTitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Accepted, as a terminal shows every title in one row.
  public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View {
    self
  }

  /// Takes the way back off the page this view is on: the mark, and the keys that go back.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    page { $0.isBackHidden = hidesBackButton }
  }

  /// Hides the row with the title, by SwiftUI's older name.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    page { $0.isTitleHidden = hidden }
  }
}

private struct BoundTitle {
  @Binding var title: String

  init(title: Binding<String>) {
    _title = title
  }
}

extension BoundTitle: ViewModifier {
  func body(content: Content) -> some View {
    content.navigationTitle(title)
  }
}
