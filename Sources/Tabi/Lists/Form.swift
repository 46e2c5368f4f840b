/// Fields and buttons one below the other; it scrolls where they don't fit.
///
/// Up, Down and Tab move between what can be edited or pressed.
public struct Form<Content: View> {
  private let content: Content

  /// A form of what the builder makes, a row for each view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  /// A list that moves between controls.
  public var body: some View {
    List<Never, Content>(content: content, look: .form).environment(\.isInForm, true)
  }
}

extension EnvironmentValues {
  private struct FormKey: EnvironmentKey { static let defaultValue = false }

  /// Whether a field shows its title above itself.
  var isInForm: Bool {
    get { self[FormKey.self] }
    set { self[FormKey.self] = newValue }
  }
}
