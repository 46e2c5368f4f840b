import Tabi

/// A stack that follows a coordinator made outside the views.
struct CoordinatorStack<Root: View>: View {
  @ObservedObject var coordinator: Coordinator<Int>
  let root: Root

  init(_ coordinator: Coordinator<Int>, @ViewBuilder root: () -> Root) {
    self.coordinator = coordinator
    self.root = root()
  }

  var body: some View {
    NavigationStack(path: $coordinator.paths) { root }
  }
}
