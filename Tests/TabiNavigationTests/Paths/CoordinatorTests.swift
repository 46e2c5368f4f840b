import Dispatch
import Synchronization
import TabiNavigation
import TabiState
import Testing

@Suite("Coordinator")
struct CoordinatorTests {
  @Test("Pushes and pops move one page each")
  func pushAndPop() {
    let coordinator = Coordinator<String>()
    #expect(coordinator.push("a"))
    #expect(coordinator.push("b"))
    #expect(coordinator.pop())
    #expect(coordinator.paths == ["a"])
    #expect(coordinator.push("c"))
    #expect(coordinator.paths == ["a", "c"])
  }

  @Test("Popping twice on a stack of one pops once")
  func popTwice() {
    let coordinator = Coordinator(paths: ["a"])
    #expect(coordinator.pop())
    #expect(!coordinator.pop())
    #expect(coordinator.paths.isEmpty)
  }

  @Test("pop, then push, ends on the pushed page with one page less below it")
  func popThenPush() {
    let coordinator = Coordinator(paths: ["a", "b"])
    coordinator.pop()
    coordinator.push("x")
    #expect(coordinator.paths == ["a", "x"])
  }

  @Test("The same value pushed twice is there twice")
  func pushTwice() {
    let coordinator = Coordinator<String>()
    coordinator.push(contentsOf: ["a", "a"])
    #expect(coordinator.paths == ["a", "a"])
  }

  @Test("popToView goes to the topmost of equal routes")
  func topmost() {
    let coordinator = Coordinator(paths: ["list", "item", "list", "edit"])
    #expect(coordinator.popToView("list"))
    #expect(coordinator.paths == ["list", "item", "list"])
    #expect(coordinator.popToView("list"))
    #expect(coordinator.paths == ["list", "item", "list"])
  }

  @Test("popToView compares with the route's own ==, which may ignore its payload")
  func ownEquality() {
    enum Route: Hashable {
      case list
      case detail(id: Int)

      static func == (lhs: Route, rhs: Route) -> Bool {
        switch (lhs, rhs) {
        case (.list, .list), (.detail, .detail): true
        default: false
        }
      }

      func hash(into hasher: inout Hasher) {}
    }
    let coordinator = Coordinator<Route>(paths: [.detail(id: 1), .list])
    #expect(coordinator.popToView(.detail(id: 2)))
    guard coordinator.paths.count == 1, case .detail(let id) = coordinator.paths[0] else {
      Issue.record("The path is \(coordinator.paths)")
      return
    }
    #expect(id == 1)
  }

  @Test("What can't be done changes nothing, tells no one, says so, and is traced")
  func refusals() {
    let coordinator = Coordinator(paths: ["a", "b"])
    let changes = Counter()
    coordinator.objectWillChange.observers.add(changes)
    #expect(!coordinator.pop(3))
    #expect(!coordinator.pop(0))
    #expect(!coordinator.pop(-1))
    let sentences = traced { #expect(!coordinator.popToView("c")) }
    #expect(sentences == ["popToView: c isn't on the path"])
    #expect(!coordinator.push(contentsOf: []))
    #expect(coordinator.paths == ["a", "b"])
    #expect(changes.count == 0)
    let empty = Coordinator<String>()
    #expect(!empty.pop())
    #expect(!empty.popToRoot())
    #expect(!empty.replaceTop("x"))
    #expect(empty.paths.isEmpty)
  }

  @Test("Each move is one change")
  func oneChange() {
    let coordinator = Coordinator<String>()
    let changes = Counter()
    coordinator.objectWillChange.observers.add(changes)
    coordinator.push(contentsOf: ["a", "b", "c"])
    coordinator.pop(2)
    coordinator.replaceTop("d")
    coordinator.replace(["x", "y"])
    coordinator.popToView("x")
    coordinator.popToRoot()
    #expect(changes.count == 6)
  }

  @Test("An author's own class has every move, also as any CoordinatorProtocol")
  func ownClass() {
    final class Flow: CoordinatorProtocol {
      @Published var paths: [Int] = []
    }
    let flow = Flow()
    let changes = Counter()
    flow.objectWillChange.observers.add(changes)
    flow.push(contentsOf: 1...3)
    flow.replaceTop(9)
    #expect(flow.paths == [1, 2, 9])
    let erased: any CoordinatorProtocol = flow
    #expect(erased.pop())
    #expect(erased.popToRoot())
    #expect(flow.paths.isEmpty)
    #expect(changes.count == 4)
  }

  @Test("A push and a pop copy nothing, whatever the length of the path")
  func inPlace() {
    final class Flow: CoordinatorProtocol {
      @Published var paths = Array(0..<1_000)
    }
    func storage(_ coordinator: some CoordinatorProtocol<Int>) -> UnsafePointer<Int>? {
      coordinator.paths.withUnsafeBufferPointer { $0.baseAddress }
    }
    func check(_ coordinator: some CoordinatorProtocol<Int>) {
      coordinator.paths.reserveCapacity(2_000)
      let before = storage(coordinator)
      coordinator.push(-1)
      coordinator.push(contentsOf: [-2, -3])
      coordinator.pop(2)
      coordinator.replaceTop(-4)
      coordinator.popToView(500)
      #expect(storage(coordinator) == before)
      #expect(coordinator.paths == Array(0...500))
    }
    check(Flow())
    check(Coordinator(paths: Array(0..<1_000)))
  }

  @Test("A route's deinit may look at the path that it was on")
  func deinitLooks() {
    final class Token {
      let onLeave: () -> Void
      init(onLeave: @escaping () -> Void) { self.onLeave = onLeave }
      deinit { onLeave() }
    }
    struct Route: Hashable {
      var name: String
      var token: Token?
      static func == (lhs: Route, rhs: Route) -> Bool { lhs.name == rhs.name }
      func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
    let coordinator = Coordinator<Route>(paths: [Route(name: "root")])
    var seen: [[String]] = []
    func push() {
      let token = Token { [unowned coordinator] in seen.append(coordinator.paths.map(\.name)) }
      coordinator.push(Route(name: "page", token: token))
    }
    push()
    coordinator.pop()
    push()
    coordinator.popToView(Route(name: "root"))
    push()
    coordinator.replaceTop(Route(name: "other"))
    push()
    coordinator.replace([])
    push()
    coordinator.popToRoot()
    #expect(seen == [["root"], ["root"], ["root", "other"], [], []])
  }

  @Test("Eight threads that pop at once pop each page once")
  func threads() {
    let coordinator = Coordinator(paths: Array(0..<4_000))
    let popped = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 where coordinator.pop() { popped.add(1, ordering: .relaxed) }
    }
    #expect(popped.load(ordering: .relaxed) == 4_000)
    #expect(coordinator.paths.isEmpty)
  }

  @Test("Random moves do what a plain array does")
  func random() {
    for seed in seeds {
      var random = Randomness(seed: seed)
      let coordinator = Coordinator<String>()
      var model: [String] = []
      for _ in 0..<20 {
        let (said, expected) = move(coordinator, &model, &random)
        guard said == expected, coordinator.paths == model else {
          Issue.record("Seed \(seed): said \(said), path \(coordinator.paths), expected \(model)")
          return
        }
      }
    }
  }

  /// Makes one random move on both, and gives what the coordinator said and what it should have said.
  private func move(
    _ coordinator: Coordinator<String>, _ model: inout [String], _ random: inout Randomness
  ) -> (Bool, Bool) {
    let before = model
    let letter = random.letter()
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      model += [letter]
      return (coordinator.push(letter), true)
    case 2:
      let letters = random.letters(upTo: 3)
      model += letters
      return (coordinator.push(contentsOf: letters), !letters.isEmpty)
    case 3:
      let count = Int.random(in: -1...4, using: &random)
      guard 1...max(1, model.count) ~= count, count <= model.count else {
        return (coordinator.pop(count), false)
      }
      model = Array(model.dropLast(count))
      return (coordinator.pop(count), true)
    case 4:
      while let last = model.last, last != letter { model.removeLast() }
      if model.isEmpty { model = before }
      return (coordinator.popToView(letter), model.last == letter)
    case 5:
      model = model.isEmpty ? [] : model.dropLast() + [letter]
      return (coordinator.replaceTop(letter), !before.isEmpty)
    case 6:
      model = random.letters(upTo: 4)
      return (coordinator.replace(model), true)
    default:
      model = []
      return (coordinator.popToRoot(), !before.isEmpty)
    }
  }
}

/// An observer that counts the changes it hears of.
final class Counter: ChangeObserver {
  private let changes = Atomic<Int>(0)

  var count: Int { changes.load(ordering: .relaxed) }

  func valueWillChange() { changes.add(1, ordering: .relaxed) }
}
