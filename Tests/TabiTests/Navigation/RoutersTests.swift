import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Coordinators and routers")
struct RoutersTests {
  final class Router: ObservableObject {
    @Published var homePath: [HomePath] = []
    @Published var otherPath: [OtherPath] = []
  }

  enum HomePath: RouterPathProtocol {
    case edit(String)
    case create

    var destinationView: some View {
      switch self {
      case .edit(let name): Text("編集 \(name)")
      case .create: Text("作成")
      }
    }
  }

  enum OtherPath: RouterPathProtocol {
    case detail(Int)

    var destinationView: some View {
      switch self {
      case .detail(let number): NavigationLink("detail \(number)", value: OtherPath.detail(number + 1))
      }
    }
  }

  struct Tabs: View {
    let router: Router

    var body: some View {
      TabView {
        CustomNavigationStack(RouterPathType(router, \.homePath)) {
          NavigationLink("home", value: HomePath.edit("a"))
        }
        .tabItem { Text("Home") }
        CustomNavigationStack(RouterPathType(router, \.otherPath)) {
          NavigationLink("other", value: OtherPath.detail(1))
        }
        .tabItem { Text("Other") }
      }
    }
  }

  @Test("A stack follows its path of a router, changed by links or from outside the views")
  func router() async throws {
    let router = Router()
    let app = await TestApp(columns: 30, rows: 4) { Tabs(router: router) }
    try await app.press("Enter")
    #expect(app.text.contains("編集 a"))
    #expect(router.homePath == [.edit("a")])
    router.homePath.append(.create)
    await app.settle()
    #expect(app.text.contains("作成"))
    try await app.press("Esc Esc")
    #expect(router.homePath == [])
  }

  @Test("Two paths of one router never touch each other")
  func twoPaths() async throws {
    let router = Router()
    let app = await TestApp(columns: 30, rows: 4) { Tabs(router: router) }
    try await app.press("Enter 2 Enter Enter")
    #expect(app.text.contains("detail 2"))
    #expect(router.homePath == [.edit("a")])
    #expect(router.otherPath == [.detail(1), .detail(2)])
    try await app.press("2")
    #expect(router.otherPath == [])
    #expect(router.homePath == [.edit("a")])
    try await app.press("1")
    #expect(app.text.contains("編集 a"))
  }

  @Test("Two stacks bound to one path stay in step")
  func inStep() async throws {
    let router = Router()
    let app = await TestApp(columns: 30, rows: 4) {
      TabView {
        CustomNavigationStack(RouterPathType(router, \.otherPath)) { Text("one") }.tabItem { Text("1") }
        CustomNavigationStack(RouterPathType(router, \.otherPath)) { Text("two") }.tabItem { Text("2") }
      }
    }
    router.otherPath = [.detail(7)]
    await app.settle()
    #expect(app.text.contains("detail 7"))
    try await app.press("2")
    #expect(app.text.contains("detail 7"))
    try await app.press("Esc")
    #expect(app.text.contains("two"))
    try await app.press("1")
    #expect(app.text.contains("one"))
  }

  enum Route: Hashable {
    case detail, reusable
  }

  struct Flow: View {
    @ObservedObject private var coordinator = Coordinator<Route>()
    let name: String

    var body: some View {
      NavigationStack(path: $coordinator.paths) {
        Root(name: name)
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .detail: Detail()
            case .reusable: Reusable()
            }
          }
      }
      .environmentObject(coordinator)
    }
  }

  struct Root: View {
    let name: String
    @EnvironmentObject private var coordinator: Coordinator<Route>
    var body: some View { Button("root \(name)") { coordinator.push(.detail) } }
  }

  struct Detail: View {
    @EnvironmentObject private var coordinator: Coordinator<Route>
    var body: some View { Button("detail") { coordinator.push(.reusable) } }
  }

  struct Reusable: View {
    @EnvironmentObject private var coordinator: Coordinator<Route>
    var body: some View { Button("to the root, over \(coordinator.paths.count)") { coordinator.popToRoot() } }
  }

  struct Flows: View {
    @State private var turns = 0

    var body: some View {
      VStack {
        Text("turn \(turns)").task {
          for _ in 0..<3 {
            await Task.yield()
            turns += 1
          }
        }
        TabView {
          Flow(name: "a").tabItem { Text("A") }
          Flow(name: "b").tabItem { Text("B") }
        }
      }
    }
  }

  @Test(
    "A coordinator set outside the stack reaches pushed pages, and a page of two tabs pops its own tab's stack"
  )
  func coordinators() async throws {
    let app = await TestApp(columns: 40, rows: 5) { Flows() }
    try await app.press("Enter Enter 2 Enter Enter")
    #expect(app.text.contains("to the root, over 2"))
    try await app.press("Enter")
    #expect(app.text.contains("root b"))
    try await app.press("1")
    #expect(app.text.contains("to the root, over 2"))
    try await app.press("Enter")
    #expect(app.text.contains("root a"))
    #expect(app.problems.isEmpty)
  }

  @Test("A coordinator made in a view survives its parent's evaluation")
  func survives() async throws {
    let model = Turns()
    let app = await TestApp(columns: 40, rows: 5) { Turning(model: model) }
    try await app.press("Enter")
    #expect(app.text.contains("detail"))
    model.count = 1
    await app.settle()
    #expect(app.text.contains("detail"))
    try await app.press("Esc")
    #expect(app.text.contains("root 1"))
  }

  final class Turns: ObservableObject {
    @Published var count = 0
  }

  struct Turning: View {
    @ObservedObject var model: Turns
    var body: some View { Flow(name: "\(model.count)") }
  }
}
