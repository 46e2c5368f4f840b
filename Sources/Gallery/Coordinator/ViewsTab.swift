import Tabi

/// Pages that push one another on a coordinator, and end on one that another tab uses, too.
struct ViewsTab: View {
  @ObservedObject var coordinator: Coordinator<ViewsRoute>

  var body: some View {
    NavigationStack(path: $coordinator.paths) {
      Example(code: code) { NumberedView(name: "Two", next: "Three", route: .three) }
        .navigationTitle("View Two")
        .navigationDestination(for: ViewsRoute.self) { route in
          switch route {
          case .three: NumberedView(name: "Three", next: "Four", route: .four)
          case .four: NumberedView(name: "Four", next: "Five", route: .five)
          case .five:
            NumberedView(name: "Five", next: "the reusable view", route: .reuseable(type: .views))
          case .reuseable(let type): ReuseableView<ViewsRoute>(type: type)
          }
        }
    }
    .environmentObject(coordinator)
  }

  private let code = """
    @EnvironmentObject private var coordinator: Coordinator<ViewsRoute>

    Button("Go to Three") { coordinator.push(.three) }

    NavigationStack(path: $coordinator.paths) {
      ViewTwo()
        .navigationDestination(for: ViewsRoute.self) { route in
          switch route {
          case .three: ViewThree()
          case .four: ViewFour()
          case .five: ViewFive()
          case .reuseable(let type): ReuseableView<ViewsRoute>(type: type)
          }
        }
    }
    .environmentObject(coordinator)
    """
}

private struct NumberedView: View {
  let name: String
  let next: String
  let route: ViewsRoute
  @EnvironmentObject private var coordinator: Coordinator<ViewsRoute>

  var body: some View {
    VStack(alignment: .leading) {
      Text("This is View \(name).")
      Button("Go to \(next)") { coordinator.push(route) }
    }
    .navigationTitle("View \(name)")
  }
}
