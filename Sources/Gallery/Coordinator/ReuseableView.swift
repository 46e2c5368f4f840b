import Tabi

/// A page that any stack can use: it goes back to the root of its own.
struct ReuseableView<Route: Hashable>: View {
  let type: ReuseableType
  @EnvironmentObject private var coordinator: Coordinator<Route>

  var body: some View {
    VStack(alignment: .leading) {
      Text("The same view in both tabs, here in \(type.rawValue).")
      Button("Back to the root of \(type.rawValue)") { coordinator.popToRoot() }
    }
    .navigationTitle("Reusable view")
  }
}
