import FoundationEssentials
import Tabi

// MARK: A router that is an ObservableObject

struct ShopRouterApp: App {
  @StateObject private var router = ShopRouter()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        ShopHome()
          .navigationDestination(for: ShopRoute.self) { route in
            switch route {
            case .category(let name): CategoryView(name: name)
            case .product(let id): ShopProductView(id: id)
            case .cart: CartView()
            }
          }
      }
      .environmentObject(router)
      .onOpenURL { url in
        router.open(url)
      }
      .lengthUnit(.points)
    }
  }
}

enum ShopRoute: Hashable, Codable {
  case category(String)
  case product(id: Int)
  case cart
}

private final class ShopRouter: ObservableObject {
  @Published var path = NavigationPath()
  @Published var changes = 0
  private var saved: NavigationPath.CodableRepresentation?

  func go(to route: ShopRoute) {
    path.append(route)
  }

  func back() {
    guard !path.isEmpty else { return }
    path.removeLast()
  }

  func home() {
    path.removeLast(path.count)
  }

  func save() {
    saved = path.codable
    path = NavigationPath()
  }

  func restore() {
    guard let saved else { return }
    path = NavigationPath(saved)
  }

  func open(_ url: URL) {
    guard url.host() == "cart" else { return }
    path = NavigationPath([ShopRoute.category("Toys"), .cart])
  }
}

private struct ShopHome: View {
  @EnvironmentObject var router: ShopRouter
  @State private var seen = 0

  var body: some View {
    VStack(spacing: 16) {
      Button("Toys") { router.go(to: .category("Toys")) }
      Button("Cart") { router.go(to: .cart) }
      Button("Restore") { router.restore() }
      Text("Changes seen: \(seen > 0 ? "some" : "none")")
    }
    .navigationTitle("Shop")
    .onReceive(router.objectWillChange) { _ in
      seen += 1
    }
  }
}

private struct CategoryView: View {
  let name: String
  @EnvironmentObject var router: ShopRouter

  var body: some View {
    List(1..<4) { id in
      NavigationLink("Product \(id)", value: ShopRoute.product(id: id))
    }
    .navigationTitle(name)
  }
}

private struct ShopProductView: View {
  let id: Int
  @EnvironmentObject var router: ShopRouter

  var body: some View {
    VStack {
      Button("To cart") { router.go(to: .cart) }
      Button("Back") { router.back() }
      Button("Keep for later") { router.save() }
    }
    .navigationTitle("Product \(id)")
  }
}

private struct CartView: View {
  @EnvironmentObject var router: ShopRouter

  var body: some View {
    Button("Home") { router.home() }
      .navigationTitle("Cart")
      .navigationBarBackButtonHidden(true)
  }
}

// MARK: A router that is @Observable

struct TaskRouterApp: App {
  @State private var router = TaskRouter()

  var body: some Scene {
    WindowGroup {
      TaskRoot()
        .environment(router)
        .lengthUnit(.points)
    }
  }
}

@MainActor @Observable
private final class TaskRouter {
  var path: [TaskRoute] = []
  var tab = "open"

  func popToRoot() {
    path.removeAll()
  }
}

private enum TaskRoute: Hashable {
  case task(String)
  case note

  @MainActor @ViewBuilder var destination: some View {
    switch self {
    case .task(let name): TaskPage(name: name)
    case .note: NotePage()
    }
  }
}

private struct TaskRoot: View {
  @Environment(TaskRouter.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        ForEach(["Wash", "Cook"], id: \.self) { name in
          Button {
            router.path.append(.task(name))
          } label: {
            Text(name)
          }
        }
      }
      .navigationTitle("Tasks")
      .navigationDestination(for: TaskRoute.self) { $0.destination }
    }
  }
}

private struct TaskPage: View {
  let name: String
  @Environment(TaskRouter.self) private var router

  var body: some View {
    Button("Note") { router.path += [.note] }
      .navigationTitle(name)
  }
}

private struct NotePage: View {
  @Environment(TaskRouter.self) private var router

  var body: some View {
    Button("All tasks", action: router.popToRoot)
      .navigationTitle("Note, \(router.path.count) deep")
  }
}
