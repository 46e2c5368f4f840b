/// A row or a button that pushes a value; the page for it is what `navigationDestination(for:)` declares.
public struct NavigationLink<Label: View> {
  private let value: AnyHashable?
  private let label: Label

  /// A link that pushes `value`; with nil it can't be pressed.
  public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.value = if let value { AnyHashable(value) } else { nil }
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title; with a nil value it can't be pressed.
  public nonisolated init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a title; with a nil value it can't be pressed.
  @_disfavoredOverload
  public nonisolated init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: View {
  /// A button that pushes the value.
  public var body: some View {
    LinkButton(value: value, label: label)
  }
}

private struct LinkButton<Label: View>: View {
  let value: AnyHashable?
  let label: Label
  @Environment(\.page) private var page
  @Environment(\.host) private var host

  var body: some View {
    Button {
      guard let value else { return }
      if let stack = page?.stack {
        stack.push(value)
      } else {
        host?.report("A NavigationLink was pressed outside a NavigationStack: nothing was pushed")
      }
    } label: {
      label
    }
    .disabled(value == nil)
  }
}
