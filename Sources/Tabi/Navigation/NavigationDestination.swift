import TabiState

extension View {
  /// Declares the page that a value of a type is shown by, for the whole stack that this view is in.
  public nonisolated func navigationDestination<Route: Hashable, Destination: View>(
    for type: Route.Type, @ViewBuilder destination: @escaping @MainActor (Route) -> Destination
  ) -> some View {
    modifier(DestinationModifier(type: type, destination: destination))
  }

  /// Shows a page over this view's stack while `isPresented` is true. It isn't in the stack's path; Back sets the
  /// value to false.
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, destination: destination))
  }

  /// Shows a page over this view's stack for an item while there is one. Another item is another page; Back sets
  /// the value to nil.
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping @MainActor (Item) -> Destination
  ) -> some View {
    modifier(ItemDestination(item: item, destination: destination))
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
      stack.destinations.declare(type, by: node) { route in
        (route.base as? Route).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      }
      node.onDetach = { [weak stack, unowned node] in stack?.destinations.undeclare(by: node) }
    } else {
      node.host.report(
        "navigationDestination(for: \(type).self) stands outside a NavigationStack: put it on a view inside")
    }
    node.setChild(content)
  }
}

private struct PresentedDestination<Destination: View> {
  let isPresented: Binding<Bool>
  let destination: @MainActor () -> Destination
}

extension PresentedDestination: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    // The page's closure reads what the view reads: it is called here, where a change brings it back.
    let page = node.track { isPresented.wrappedValue ? AnyView(destination()) : nil }
    node.show(page) { isPresented.wrappedValue = false }
    node.setChild(content)
  }
}

private struct ItemDestination<Item: Hashable, Destination: View> {
  let item: Binding<Item?>
  let destination: @MainActor (Item) -> Destination
}

extension ItemDestination: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let page = node.track { item.wrappedValue.map { AnyView(destination($0).id($0)) } }
    node.show(page) { item.wrappedValue = nil }
    node.setChild(content)
  }
}

extension Node {
  /// Shows a page over the stack that the node is in, or none.
  fileprivate func show(_ page: AnyView?, onLeave: @escaping @MainActor () -> Void) {
    guard let stack = environment.page?.stack else {
      host.report("A navigationDestination stands outside a NavigationStack: put it on a view inside")
      return
    }
    onDetach = { [weak stack, unowned self] in stack?.withdraw(by: self) }
    if let page {
      stack.present(by: self, content: page, onLeave: onLeave)
    } else {
      stack.withdraw(by: self)
    }
  }
}
