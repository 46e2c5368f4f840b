import Tabi
import TabiTerminal

/// A page pushed onto a stack whose path is long already, and popped again, on a screen in memory.
@MainActor
enum PathBenchmark {
  /// What holds the path that a stack is bound to.
  @MainActor
  private protocol PathOwner: ObservableObject {
    associatedtype Page: View
    init(count: Int)
    var page: Page { get }
    func push(_ route: Int)
    func pop()
  }

  /// Each path once with 10 routes, too: the difference is what the length costs.
  static func run(count: Int) async {
    let heads = ["push µs", "pop µs", "push, shown µs", "pop, shown µs", "bytes a route"]
    print("path".column(26) + heads.map { $0.column(-16) }.joined())
    for count in [10, count] {
      await measure("Coordinator", Routes.self, count: count)
      await measure("NavigationPath", Path.self, count: count)
    }
  }

  private static func measure<Owner: PathOwner>(_ name: String, _: Owner.Type, count: Int) async {
    // An empty path first, so that what stays for good is there.
    Host(Owner(count: 0).page, on: VirtualScreen(size: Host.measuredSize)).stop()
    await Task.yield()
    let memory = Process.residentMemory
    let owner = Owner(count: count)
    let host = Host(owner.page, on: VirtualScreen(size: Host.measuredSize))
    await Task.yield()
    let bytes = Double((Process.residentMemory - memory) * 1024) / Double(count)
    let cycles = 100
    var (push, pop) = (Timings(capacity: cycles), Timings(capacity: cycles))
    var (pushShown, popShown) = (Timings(capacity: cycles), Timings(capacity: cycles))
    for cycle in 0..<cycles {
      pushShown.measure {
        push.measure { owner.push(cycle) }
        while host.isFrameDue { host.frame() }
      }
      popShown.measure {
        pop.measure { owner.pop() }
        while host.isFrameDue { host.frame() }
      }
      await Task.yield()
    }
    host.stop()
    print(
      "\(name), \(count)".column(26)
        + [push.median, pop.median, pushShown.median, popShown.median, bytes].map { $0.tenths.column(-16) }
        .joined())
  }

  private final class Routes: PathOwner {
    let coordinator: Coordinator<Int>

    init(count: Int) { coordinator = Coordinator(paths: Array(0..<count)) }
    var page: some View { RoutesPage(coordinator: coordinator) }
    func push(_ route: Int) { coordinator.push(route) }
    func pop() { coordinator.pop() }
  }

  private final class Path: PathOwner {
    @Published var path: NavigationPath

    init(count: Int) { path = NavigationPath(0..<count) }
    var page: some View { PathPage(owner: self) }
    func push(_ route: Int) { path.append(route) }
    func pop() { path.removeLast() }
  }

  private struct RoutesPage: View {
    @ObservedObject var coordinator: Coordinator<Int>

    var body: some View { NavigationStack(path: $coordinator.paths) { RootPage() } }
  }

  private struct PathPage: View {
    @ObservedObject var owner: Path

    var body: some View { NavigationStack(path: $owner.path) { RootPage() } }
  }

  private struct RootPage: View {
    var body: some View {
      Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
  }
}
