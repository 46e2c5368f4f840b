import Glibc
import Synchronization
import TabiState
import Testing

@Suite("Published")
struct PublishedTests {
  @Test("Appending in place copies nothing")
  func inPlace() {
    let shelf = Shelf()
    shelf.items.reserveCapacity(100)
    let storage = shelf.items.withUnsafeBufferPointer { $0.baseAddress }
    for number in 0..<100 { shelf.items.append(number) }
    #expect(shelf.items.withUnsafeBufferPointer { $0.baseAddress } == storage)
    #expect(shelf.items == Array(0..<100))
  }

  @Test("A change is announced once, before it can be seen")
  func willChange() {
    let shelf = Shelf()
    let seen = Recorder { shelf.title }
    shelf.objectWillChange.observers.add(seen)
    shelf.title = "books"
    #expect(seen.values == [""])
    shelf.title += "!"
    #expect(seen.values == ["", "books"])
    #expect(shelf.title == "books!")
  }

  @Test("Super- and subclass announce through one publisher")
  func subclass() {
    let shelf = DeepShelf()
    let seen = Recorder { shelf.depth }
    shelf.objectWillChange.observers.add(seen)
    shelf.title = "books"
    shelf.depth = 2
    shelf.items.append(1)
    #expect(seen.values == [0, 0, 2])
  }

  @Test("A published property of a class that isn't observable is a plain property")
  func plain() {
    final class Plain { @Published var count = 1 }
    let plain = Plain()
    plain.count += 1
    #expect(plain.count == 2)
  }

  @Test("A class with a publisher of its own announces through it")
  func ownPublisher() {
    final class Own: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      @Published var count = 0
    }
    let own = Own()
    let seen = Recorder { own.count }
    own.objectWillChange.observers.add(seen)
    own.count = 3
    #expect(seen.values == [0])
  }

  @Test("A class bound to the main actor is observable")
  @MainActor
  func mainActor() {
    let model = MainModel()
    let changes = Counter()
    model.objectWillChange.observers.add(changes)
    model.names.append("a")
    #expect(changes.count == 1)
  }

  @Test("The old value's deinit may read the property")
  func oldValueReads() {
    final class Part {
      let onLeave: () -> Void
      init(onLeave: @escaping () -> Void) { self.onLeave = onLeave }
      deinit { onLeave() }
    }
    final class Whole: ObservableObject { @Published var part: Part? }
    let whole = Whole()
    var wasThere: Bool?
    whole.part = Part { [unowned whole] in wasThere = whole.part != nil }
    whole.part = nil
    #expect(wasThere == false)
  }

  @Test("didSet runs after each change, in place too")
  func observed() {
    final class Observed: ObservableObject {
      var sums: [Int] = []
      @Published var numbers: [Int] = [] { didSet { sums.append(numbers.reduce(0, +)) } }
    }
    let observed = Observed()
    observed.numbers = [1]
    observed.numbers.append(2)
    #expect(observed.sums == [1, 3])
  }

  @Test("A property may be changed in the object's deinit")
  func changeInDeinit() {
    final class Closing: ObservableObject {
      @Published var isOpen = true
      deinit { isOpen = false }
    }
    _ = Closing()
  }

  @Test("Eight threads' changes are all made, whole, and announced")
  func threads() {
    let shelf = Shelf()
    let announced = Counter()
    shelf.objectWillChange.observers.add(announced)
    let torn = Atomic<Int>(0)
    // The object isn't Sendable; that it may be shared is what this test shows.
    nonisolated(unsafe) let shared = shelf
    onThreads(8) { thread in
      for turn in 0..<1_000 {
        shared.items.append(turn)
        shared.pair = Pair(thread * 1_000 + turn)
        if !shared.pair.isWhole { torn.add(1, ordering: .relaxed) }
      }
    }
    #expect(shelf.items.count == 8_000)
    #expect(announced.count == 16_000)
    #expect(torn.load(ordering: .relaxed) == 0)
  }

  @Test("Async access in place leaves no lock behind")
  func asyncAccess() async {
    let shelf = Shelf()
    await shelf.items.appendSlowly(1)
    shelf.items.append(2)
    #expect(shelf.items == [1, 2])
  }
}

private class Shelf: ObservableObject {
  @Published var title = ""
  @Published var items: [Int] = []
  @Published var pair = Pair(0)
}

private final class DeepShelf: Shelf {
  @Published var depth = 0
}

@MainActor
private final class MainModel: ObservableObject {
  @Published var names: [String] = []
}

/// Two words and an array that belong together.
private struct Pair {
  let first: Int
  let array: [Int]
  let second: Int

  init(_ number: Int) {
    first = number
    array = [number]
    second = number
  }

  var isWhole: Bool { first == second && array == [first] }
}

extension [Int] {
  fileprivate mutating func appendSlowly(_ element: Int) async {
    await Task.yield()
    append(element)
  }
}
