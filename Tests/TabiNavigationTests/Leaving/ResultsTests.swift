import TabiNavigation
import TabiState
import Testing

@Suite("Results of pages", .serialized)
@MainActor
struct ResultsTests {
  private enum Route: Hashable { case list, picker, edit }

  private let coordinator = Coordinator<Route>(paths: [.list])

  private func pick() -> Task<Int?, Never> {
    let coordinator = coordinator
    return Task.immediate { await coordinator.push(.picker, for: Int.self) }
  }

  @Test("The page finishes with a value, and is popped")
  func finish() async {
    let picked = pick()
    #expect(coordinator.paths == [.list, .picker])
    #expect(coordinator.finish(7))
    #expect(coordinator.paths == [.list])
    #expect(await picked.value == 7)
    #expect(!coordinator.finish(8))
  }

  @Test("The pages above it are popped with it")
  func above() async {
    let picked = pick()
    coordinator.push(contentsOf: [.edit, .list])
    #expect(coordinator.finish(7))
    #expect(coordinator.paths == [.list])
    #expect(await picked.value == 7)
  }

  @Test("A page that is left gives nil, in whatever way it is left", arguments: 0..<6)
  func left(way: Int) async {
    let picked = pick()
    switch way {
    case 0: coordinator.pop()
    case 1: coordinator.popToRoot()
    case 2: coordinator.popToView(.list)
    case 3: coordinator.replace([.list, .edit])
    case 4: coordinator.replaceTop(.edit)
    default: coordinator.paths = []
    }
    #expect(await picked.value == nil)
  }

  @Test("A page that stays through a change is waited for still")
  func stays() async {
    let picked = pick()
    coordinator.paths = [.edit, .picker]
    coordinator.push(.list)
    coordinator.pop()
    await Task.yield()
    #expect(PendingResults.shared.count(of: coordinator) == 1)
    #expect(coordinator.finish(1))
    #expect(coordinator.paths == [.edit])
    #expect(await picked.value == 1)
  }

  @Test("Equal routes are two pages with a result each")
  func equalRoutes() async {
    let first = pick()
    let second = pick()
    #expect(coordinator.finish(2))
    #expect(await second.value == 2)
    #expect(coordinator.finish(1))
    #expect(await first.value == 1)
    let third = pick()
    let fourth = pick()
    coordinator.pop()
    #expect(await fourth.value == nil)
    #expect(coordinator.finish(3))
    #expect(await third.value == 3)
  }

  @Test("A value of another type is refused, and the page stays")
  func otherType() async {
    let picked = pick()
    let sentences = traced { #expect(!coordinator.finish("seven")) }
    #expect(sentences == ["finish: a String isn't what the page picker is waited for with"])
    #expect(coordinator.paths == [.list, .picker])
    #expect(coordinator.finish(7))
    #expect(await picked.value == 7)
  }

  @Test("A cancelled task leaves no page, and none above it")
  func cancelled() async {
    let picked = pick()
    coordinator.push(.edit)
    picked.cancel()
    #expect(await picked.value == nil)
    #expect(coordinator.paths == [.list])
    #expect(PendingResults.shared.count(of: coordinator) == 0)
  }

  @Test("A task that was cancelled before pushes no page")
  func cancelledBefore() async {
    let coordinator = coordinator
    let picked = Task { await coordinator.push(.picker, for: Int.self) }
    picked.cancel()
    #expect(await picked.value == nil)
    #expect(coordinator.paths == [.list])
  }

  @Test("Cancelling after the page finished changes nothing")
  func cancelledAfter() async {
    let picked = pick()
    #expect(coordinator.finish(7))
    coordinator.push(.edit)
    picked.cancel()
    #expect(await picked.value == 7)
    await Task.yield()
    #expect(coordinator.paths == [.list, .edit])
  }

  @Test("A page is finished by its route and place, in the coordinator that its path belongs to")
  func byPlace() async {
    let other = Coordinator<Route>(paths: [.list])
    let picked = pick()
    let otherPicked = Task.immediate { await other.push(.picker, for: Int.self) }
    let results = PendingResults.shared
    #expect(!results.finish(0, page: Route.picker, at: 1))
    #expect(!results.finish(0, page: Route.list, at: 0, of: coordinator))
    #expect(results.finish(1, page: Route.picker, at: 1, of: coordinator))
    #expect(results.finish(2, page: Route.picker, at: 1))
    #expect(await [picked.value, otherPicked.value] == [1, 2])
  }

  @Test("A binding knows the object whose property it is")
  func owner() {
    final class Model: ObservableObject { @Published var coordinator = Coordinator<Int>() }
    let model = Model()
    let path = binding(to: model, keyPath: \.coordinator).paths
    #expect(path.location.owner === model.coordinator)
    #expect(binding(to: model, keyPath: \.coordinator).location.owner === model)
    #expect(Binding.constant(1).location.owner == nil)
  }

  @Test("Random calls give each page's result once, as a plain list of pages says")
  func random() async {
    for seed in seeds.prefix(1_000) {
      var random = Randomness(seed: seed)
      let coordinator = Coordinator<Int>()
      var pages: [(route: Int, task: Task<Int?, Never>?)] = []
      var expected: [(task: Task<Int?, Never>, value: Int?)] = []
      func leave(from place: Int, with value: Int? = nil) {
        for (index, page) in pages[place...].enumerated() {
          if let task = page.task { expected.append((task, index == 0 ? value : nil)) }
        }
        pages.removeSubrange(place...)
      }
      for step in 0..<10 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          coordinator.push(step % 2)
          pages.append((step % 2, nil))
        case 1, 2: pages.append((2, Task.immediate { await coordinator.push(2, for: Int.self) }))
        case 3:
          coordinator.pop()
          if !pages.isEmpty { leave(from: pages.count - 1) }
        case 4:
          let place = pages.lastIndex { $0.task != nil }
          #expect(coordinator.finish(step) == (place != nil))
          if let place { leave(from: place, with: step) }
        default:
          let count = Int.random(in: 0...pages.count, using: &random)
          coordinator.paths = Array(coordinator.paths.prefix(count))
          leave(from: count)
        }
        // A turn ends: what is popped and pushed within one is one change.
        await Task.yield()
        guard coordinator.paths == pages.map(\.route) else {
          Issue.record("Seed \(seed): \(coordinator.paths), expected \(pages.map(\.route))")
          return
        }
      }
      coordinator.popToRoot()
      leave(from: 0)
      for (task, value) in expected {
        let got = await task.value
        #expect(got == value, "Seed \(seed)")
      }
    }
  }
}
