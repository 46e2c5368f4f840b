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
  public nonisolated init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: View {
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

extension View {
  /// Declares the page that a value of a type is shown by, for the whole stack that this view is in.
  public nonisolated func navigationDestination<Route: Hashable, Destination: View>(
    for type: Route.Type, @ViewBuilder destination: @escaping @MainActor (Route) -> Destination
  ) -> some View {
    modifier(DestinationModifier(type: type, destination: destination))
  }
}

private struct DestinationModifier<Route: Hashable, Destination: View> {
  let type: Route.Type
  let destination: @MainActor (Route) -> Destination
}

extension DestinationModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    if let stack = node.environment.page?.stack {
      let destination = destination
      stack.declare(type, by: node) { route in
        (route.base as? Route).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      }
      node.onDetach = { [weak stack, unowned node] in stack?.undeclare(by: node) }
    } else {
      node.host.report(
        "navigationDestination(for: \(type).self) stands outside a NavigationStack: put it on a view inside")
    }
    node.setChild(content)
  }
}
