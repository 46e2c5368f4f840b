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
