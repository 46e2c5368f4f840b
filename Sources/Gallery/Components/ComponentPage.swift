import Tabi

/// A component's page: its name, the lines of code that matter, and the component itself.
struct ComponentPage {
  let title: String
  let code: String
  let view: @MainActor () -> AnyView

  /// - Parameter live: Made when the page is shown.
  @MainActor
  init(_ title: String, code: String, @ViewBuilder live: @escaping @MainActor () -> some View) {
    self.title = title
    self.code = code
    view = { AnyView(live()) }
  }
}

/// Pages that belong together.
struct ComponentGroup {
  let title: String
  /// By title, which no two pages share.
  let pages: [ComponentPage]
}

extension ComponentGroup {
  /// All there are, in the order of the list.
  @MainActor static let all = [text, layout, controls, lists, state, events]
}
