import TabiState
import Testing

@Suite("Reading")
struct ReadingTests {
  @Test("A read inside a body is noted for its observer, and a read outside for no one")
  func noted() {
    let place = StoredLocation(1)
    let reader = Counter()
    _ = place.value
    #expect(place.observers.count == 0)
    Reading.with(reader) { _ = place.value + place.value }
    #expect(place.observers.count == 1)
    #expect(reader.readCount == 2)
    #expect(Reading.observer == nil)
  }

  @Test("Bodies nest, and the outer one reads on after the inner one")
  func nesting() {
    let (first, second, third) = (StoredLocation(1), StoredLocation(2), StoredLocation(3))
    let (outer, inner) = (Counter(), Counter())
    Reading.with(outer) {
      Reading.with(inner) { _ = first.value }
      Reading.with(nil) { _ = second.value }
      _ = third.value
    }
    for place in [first, second, third] { place.value = 0 }
    #expect(outer.count == 1)
    #expect(inner.count == 1)
    #expect(second.observers.count == 0)
  }

  @Test("A body that throws ends its reading")
  func throwing() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try Reading.with(Counter()) { throw Failure() } }
    #expect(Reading.observer == nil)
  }

  @Test("An observer that left, or died, hears nothing")
  func leaving() {
    let list = ObserverList()
    let staying = Counter()
    let leaving = Counter()
    list.add(staying)
    list.add(staying)
    list.add(leaving)
    for _ in 0..<1_000 { list.add(Counter()) }
    list.remove(leaving)
    list.notify()
    #expect(staying.count == 1)
    #expect(leaving.count == 0)
    #expect(list.count == 1)
  }

  @Test("An observer may leave while it is told")
  func leavingWhileTold() {
    final class Once: ChangeObserver {
      let list: ObserverList
      init(list: ObserverList) { self.list = list }
      func valueWillChange() { list.remove(self) }
    }
    let list = ObserverList()
    let observers = (0..<10).map { _ in Once(list: list) }
    observers.forEach(list.add)
    list.notify()
    #expect(list.count == 0)
  }
}
