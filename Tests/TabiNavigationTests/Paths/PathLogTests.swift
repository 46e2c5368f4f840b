import Dispatch
import TabiNavigation
import TabiState
import Testing

@Suite("Following a coordinator")
struct PathLogTests {
  @Test("A stack follows a coordinator's moves and assignments as it follows plain arrays")
  func random() {
    for seed in seeds.prefix(5_000) {
      var random = Randomness(seed: seed)
      let coordinator = Coordinator<String>()
      let path = binding(to: coordinator, keyPath: \.paths)
      let (stack, model) = (PageStack(isTraced: false), PageStack(isTraced: false))
      for _ in 0..<8 {
        for _ in 0..<Int.random(in: 0...3, using: &random) { change(coordinator, &random) }
        let removed = [stack.update(to: path), model.update(to: coordinator.paths)]
        for place in coordinator.paths.indices where Bool.random(using: &random) {
          _ = (stack.page(at: place), model.page(at: place))
        }
        let routes = coordinator.paths.indices.map { stack.route(at: $0) }
        guard routes == coordinator.paths.map(AnyHashable.init),
          removed[0].map(\.route) == removed[1].map(\.route),
          stack.known.map(\.route) == model.known.map(\.route)
        else {
          Issue.record("Seed \(seed): followed \(routes), not \(coordinator.paths)")
          return
        }
      }
    }
  }

  private func change(_ coordinator: Coordinator<String>, _ random: inout Randomness) {
    let letter = random.letter()
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: coordinator.push(letter)
    case 2: coordinator.push(contentsOf: random.letters(upTo: 3))
    case 3: coordinator.pop()
    case 4: coordinator.popToView(letter)
    case 5: coordinator.replaceTop(letter)
    case 6: coordinator.replace(random.letters(upTo: 5))
    case 7: if let place = coordinator.paths.indices.first { coordinator.paths[place] = letter }
    default: if !coordinator.paths.isEmpty { coordinator.paths.removeFirst() }
    }
  }

  @Test("Two stacks follow one coordinator, each from where it was, also after many moves")
  func two() {
    let coordinator = Coordinator<Int>()
    let path = binding(to: coordinator, keyPath: \.paths)
    let (often, rarely) = (PageStack(), PageStack())
    rarely.update(to: path)
    for number in 0..<500 {
      coordinator.push(number)
      often.update(to: path)
      if number % 100 == 50 {
        coordinator.paths[0] = -number
        coordinator.push(-1)
        rarely.update(to: path)
      }
    }
    rarely.update(to: path)
    for stack in [often, rarely] {
      #expect(
        coordinator.paths.indices.map { stack.route(at: $0) } == coordinator.paths.map(AnyHashable.init))
    }
  }

  @Test("Another property of the coordinator is followed as it is")
  func otherProperty() {
    let coordinator = Coordinator(paths: [1, 2, 3])
    let path = binding(to: coordinator, keyPath: \.reversedPaths)
    let stack = PageStack()
    stack.update(to: path)
    coordinator.push(4)
    stack.update(to: path)
    #expect((0..<4).map { stack.route(at: $0) } == [4, 3, 2, 1].map { AnyHashable($0) })
  }

  @Test("What threads change while a stack follows is there when they are done")
  func threads() {
    let coordinator = Coordinator<Int>()
    let path = binding(to: coordinator, keyPath: \.paths)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in 0..<500 {
        switch thread {
        case 0: coordinator.push(step)
        case 1: coordinator.pop()
        case 2: coordinator.paths = [step, step, step]
        default: PageStack(isTraced: false).update(to: path)
        }
      }
    }
    let stack = PageStack()
    stack.update(to: path)
    coordinator.push(7)
    stack.update(to: path)
    #expect(coordinator.paths.indices.map { stack.route(at: $0) } == coordinator.paths.map(AnyHashable.init))
  }
}

extension Coordinator where Route == Int {
  fileprivate var reversedPaths: [Int] {
    get { paths.reversed() }
    set { paths = newValue.reversed() }
  }
}
