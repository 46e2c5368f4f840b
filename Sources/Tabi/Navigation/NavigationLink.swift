import TabiState

/// A row or a button that pushes a page: for a value, the one that `navigationDestination(for:)` declares, or one that
/// the link brings along.
public struct NavigationLink<Label: View, Destination: View> {
  private let target: Target
  private let label: Label

  private enum Target {
    case value(AnyHashable?)
    case page(@MainActor () -> Destination)
    case made(Destination, isActive: Binding<Bool>?)
  }

  private nonisolated init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// A link to a page that it makes itself. The page isn't in the stack's path.
  public nonisolated init(
    @ViewBuilder destination: @escaping @MainActor () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .page(destination), label: label())
  }

  /// A link to a page that it brings along.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .made(destination, isActive: nil), label: label())
  }

  /// A link to a page that is shown while `isActive` is true, by SwiftUI's older spelling.
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .made(destination, isActive: isActive), label: label())
  }
}

extension NavigationLink where Destination == Never {
  /// A link that pushes `value`; with nil it can't be pressed.
  public nonisolated init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
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

extension NavigationLink where Label == Text {
  /// A link with a title to a page that it makes itself.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title to a page that it makes itself.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title to a page that it brings along.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title to a page that it brings along.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title to a page that is shown while `isActive` is true, by SwiftUI's older spelling.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// A link with a title to a page that is shown while `isActive` is true, by SwiftUI's older spelling.
  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

extension NavigationLink: View {
  /// A button that pushes the page.
  public var body: some View {
    switch target {
    case .value(let value): ValueLink(value: value, label: label)
    case .page(let destination): OwnPageLink(destination: destination, label: label)
    case .made(let destination, nil): OwnPageLink(destination: { destination }, label: label)
    case .made(let destination, let isActive?):
      PageLink(destination: { destination }, label: label, isActive: isActive)
    }
  }
}

private struct ValueLink<Label: View>: View {
  let value: AnyHashable?
  let label: Label
  @Environment(\.page) private var page
  @Environment(\.splitColumn) private var column
  @Environment(\.tag) private var tag
  @Environment(\.host) private var host

  var body: some View {
    Button {
      guard let value else { return }
      if column?.select(value) == true {
        host?.didPush()
      } else if let stack = page?.stack {
        stack.push(value)
      } else {
        host?.report("A NavigationLink was pressed outside a NavigationStack: nothing was pushed")
      }
    } label: {
      label
    }
    .disabled(value == nil)
    // What a list with a selection knows its row by.
    .environment(\.tag, tag ?? value)
  }
}

/// A link that remembers itself whether its page is shown.
private struct OwnPageLink<Label: View, Destination: View>: View {
  let destination: @MainActor () -> Destination
  let label: Label
  @State private var isActive = false

  var body: some View {
    PageLink(destination: destination, label: label, isActive: $isActive)
  }
}

private struct PageLink<Label: View, Destination: View>: View {
  let destination: @MainActor () -> Destination
  let label: Label
  @Binding var isActive: Bool
  @Environment(\.host) private var host

  var body: some View {
    Button {
      host?.didPush()
      isActive = true
    } label: {
      label
    }
    .navigationDestination(isPresented: $isActive, destination: destination)
  }
}

extension NavigationLink: Labelled {
  func has(_ label: RowLabel) -> Bool {
    guard case .tag(let wanted) = label, case .value(let value?) = target else { return false }
    return value.unwrapped == wanted
  }

  func hasLabel(like label: RowLabel) -> Bool {
    guard case .tag = label, case .value = target else { return false }
    return true
  }
}
