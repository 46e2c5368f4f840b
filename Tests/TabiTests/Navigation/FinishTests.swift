import Tabi
import TabiTesting
import Testing

/// Pages that somebody waits for.
@MainActor
@Suite("Results of pages")
struct FinishTests {
  enum Route: Hashable { case picker, further }

  final class Flow: ObservableObject {
    let coordinator = Coordinator<Route>()
    @Published var results: [String] = []
    var task: Task<Void, Never>?

    @MainActor
    func pick() {
      task = Task {
        let picked = await coordinator.push(.picker, for: String.self)
        results.append(picked ?? "nothing")
      }
    }
  }

  struct Picker: View {
    @Environment(\.finish) private var finish

    var body: some View {
      VStack {
        Button("apple") { finish("apple") }
        Button("number") { finish(5) }
        NavigationLink("further", value: Route.further)
      }
    }
  }

  struct Shop: View {
    let flow: Flow
    @ObservedObject var coordinator: Coordinator<Route>

    init(_ flow: Flow) {
      self.flow = flow
      coordinator = flow.coordinator
    }

    var body: some View {
      NavigationStack(path: $coordinator.paths) {
        Button("pick") { flow.pick() }.navigationDestination(for: Route.self) { route in
          switch route {
          case .picker: Picker()
          case .further: Text("far away")
          }
        }
      }
    }
  }

  private func start() async throws -> (app: TestApp, flow: Flow) {
    let flow = Flow()
    let app = await TestApp(columns: 40, rows: 6) { Shop(flow) }
    try await app.press("Enter")
    await app.wait { $0.text.contains("apple") }
    return (app, flow)
  }

  @Test("A page that finishes with a value is popped, and who waits is given the value, once")
  func value() async throws {
    let (app, flow) = try await start()
    try await app.press("Enter")
    await app.wait { _ in !flow.results.isEmpty }
    #expect(flow.results == ["apple"])
    await app.wait { _ in flow.coordinator.paths.isEmpty }
    #expect(flow.coordinator.paths == [])
    #expect(app.text.contains("pick"))
  }

  @Test("A page that is left gives nil", arguments: ["Esc", "code"])
  func left(way: String) async throws {
    let (app, flow) = try await start()
    if way == "Esc" { try await app.press("Esc") } else { flow.coordinator.popToRoot() }
    await app.wait { _ in !flow.results.isEmpty }
    #expect(flow.results == ["nothing"])
  }

  @Test("A value of another type is reported, and nothing happens")
  func wrongType() async throws {
    let (app, flow) = try await start()
    try await app.press("Tab Enter")
    #expect(flow.coordinator.paths == [.picker])
    #expect(flow.results == [])
    #expect(app.problems.count == 1)
    #expect(app.problems.first?.contains("Int") == true)
  }

  @Test("A page that is back by Forward has nobody who waits for it")
  func forward() async throws {
    let (app, flow) = try await start()
    try await app.press("Esc Alt-Right Enter")
    await app.wait { _ in !flow.results.isEmpty }
    #expect(flow.results == ["nothing"])
    #expect(flow.coordinator.paths == [.picker])
    #expect(app.problems.count == 1)
  }

  @Test("When the task that waits is cancelled, the page and those above it go")
  func cancelled() async throws {
    let (app, flow) = try await start()
    try await app.press("Down Down Enter")
    #expect(app.text.contains("far away"))
    flow.task?.cancel()
    await app.wait { $0.text.contains("pick") }
    #expect(flow.coordinator.paths == [])
    #expect(flow.results == ["nothing"])
  }

  @Test("In a root page or outside a stack it is reported")
  func nobody() async throws {
    let app = await TestApp(columns: 30, rows: 6) { NavigationStack { Picker() } }
    try await app.press("Enter")
    #expect(app.problems.count == 1)
    let alone = await TestApp(columns: 30, rows: 6) { Picker() }
    try await alone.press("Enter")
    #expect(alone.problems.count >= 1)
  }
}
