import TabiState
import Testing

@Suite("ObservableObject")
struct ObservableObjectTests {
  private final class Bare: ObservableObject {}

  @Test("An object without published properties has one publisher all its life")
  func onePublisher() {
    let object = Bare()
    let changes = Counter()
    object.objectWillChange.observers.add(changes)
    object.objectWillChange.send()
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(changes.count == 1)
  }

  @Test("Two objects, at one address after another too, never share a publisher")
  func identityReuse() {
    var heard = 0
    for _ in 0..<1_000 {
      let object = Bare()
      heard += object.objectWillChange.observers.count
      object.objectWillChange.observers.add(Lasting.counter)
    }
    #expect(heard == 0)
  }

  @Test("Publishers die with their objects")
  func release() {
    let living = (0..<10).map { _ in Bare() }
    let publishers = living.map { $0.objectWillChange }
    for _ in 0..<10_000 { _ = Bare().objectWillChange }
    #expect(PublisherTable.shared.count < 1_000)
    #expect(zip(living, publishers).allSatisfy { $0.objectWillChange === $1 })
  }
}

private enum Lasting {
  static let counter = Counter()
}
