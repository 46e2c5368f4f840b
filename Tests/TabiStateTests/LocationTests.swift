import TabiState
import Testing

@Suite("StoredLocation")
struct LocationTests {
  @Test("Setting an equal value tells no one")
  func equal() {
    let place = StoredLocation(["a"])
    let changes = Counter()
    place.observers.add(changes)
    place.value = ["a"]
    #expect(changes.count == 0)
    place.value = ["b"]
    #expect(changes.count == 1)
  }

  @Test("Setting a value that can't be compared always tells")
  func incomparable() {
    let place = StoredLocation<() -> Int>({ 1 })
    let changes = Counter()
    place.observers.add(changes)
    place.value = { 2 }
    #expect(changes.count == 1)
    #expect(place.value() == 2)
  }

  @Test("A change in place copies nothing, through bindings and parts of bindings too")
  func inPlace() {
    struct Page { var lines: [Int] }
    let place = StoredLocation(Page(lines: []))
    place.value.lines.reserveCapacity(100)
    func storage() -> UnsafePointer<Int>? { place.value.lines.withUnsafeBufferPointer { $0.baseAddress } }
    let before = storage()
    let binding = Binding(place)
    for number in 0..<10 {
      place.value.lines.append(number)
      binding.wrappedValue.lines.append(number)
      binding.lines.wrappedValue.append(number)
      binding.lines[0].wrappedValue += 1
    }
    #expect(storage() == before)
    #expect(place.value.lines.count == 30)
    #expect(place.value.lines[0] == 10)
  }

  @Test("The old value's deinit may read the place it was in")
  func oldValueReads() {
    final class Leaving {
      weak var place: StoredLocation<Leaving?>?
      var seen = false
      let onLeave: (Bool) -> Void
      init(_ place: StoredLocation<Leaving?>, onLeave: @escaping (Bool) -> Void) {
        self.place = place
        self.onLeave = onLeave
      }
      deinit { onLeave(place?.value == nil) }
    }
    var wasEmpty: Bool?
    let place = StoredLocation<Leaving?>(nil)
    place.value = Leaving(place) { wasEmpty = $0 }
    place.value = nil
    #expect(wasEmpty == true)
  }

  @Test("Eight threads' additions are all counted")
  func threads() {
    nonisolated(unsafe) let place = StoredLocation(0)
    let changes = Counter()
    place.observers.add(changes)
    onThreads(8) { _ in
      for _ in 0..<1_000 { place.value += 1 }
    }
    #expect(place.value == 8_000)
    #expect(changes.count == 8_000)
  }
}
