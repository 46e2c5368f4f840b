import TabiState
import Testing

@Suite("Binding")
struct BindingTests {
  private struct Person: Identifiable, Equatable {
    var id: Int
    var name = ""
  }

  @Test("A binding reads and writes where the value lives")
  func readsAndWrites() {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.wrappedValue += 1
    #expect(value == 2)
    value = 5
    #expect(binding.wrappedValue == 5)
    binding.projectedValue.wrappedValue = 6
    #expect(value == 6)
  }

  @Test("Setting an equal value through a binding tells no one")
  func equal() {
    let place = StoredLocation("a")
    let changes = Counter()
    place.observers.add(changes)
    Binding(place).wrappedValue = "a"
    #expect(changes.count == 0)
  }

  @Test("Two bindings to one location are the same bits")
  func bits() {
    let place = StoredLocation(0)
    func bits(_ binding: Binding<Int>) -> [UInt8] { withUnsafeBytes(of: binding) { Array($0) } }
    #expect(bits(Binding(place)) == bits(Binding(place)))
    #expect(bits(Binding(place)) != bits(Binding(StoredLocation(0))))
  }

  @Test("A constant stays what it is")
  func constant() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test("A parameter marked @Binding takes a binding, and $name gives it back")
  func wrapper() {
    struct Row {
      @Binding var name: String
      func rename() { name = "new" }
      var inner: Binding<String> { $name }
    }
    let place = StoredLocation("old")
    let row = Row(name: Binding(place))
    row.rename()
    #expect(place.value == "new")
    row.inner.wrappedValue = "newer"
    #expect(row.name == "newer")
  }

  @Test("A part is written into the whole")
  func part() {
    let place = StoredLocation(Person(id: 1, name: "a"))
    let name = Binding(place).name
    name.wrappedValue = "b"
    #expect(place.value == Person(id: 1, name: "b"))
    #expect(Binding(place).id.wrappedValue == 1)
  }

  @Test("Reads through parts, elements and optionals are noted for the reader")
  func noted() {
    let place = StoredLocation<[Person]?>([Person(id: 1)])
    let reader = Counter()
    Reading.with(reader) { _ = Binding(Binding(place))?[0].name.wrappedValue }
    place.value = nil
    #expect(reader.count == 1)
  }

  @Test("An optional's binding keeps its last value when the optional becomes nil")
  func unwrapping() throws {
    let place = StoredLocation<Int?>(1)
    let binding = try #require(Binding(Binding(place)))
    binding.wrappedValue = 2
    #expect(place.value == 2)
    #expect(binding.wrappedValue == 2)
    place.value = nil
    binding.wrappedValue = 3
    #expect(binding.wrappedValue == 2)
    #expect(place.value == nil)
    #expect(Binding<Int>(Binding(place)) == nil)
  }

  @Test("A value's binding serves as an optional's; nil changes nothing")
  func wrapping() {
    let place = StoredLocation(1)
    let binding = Binding<Int?>(Binding(place))
    binding.wrappedValue = 2
    binding.wrappedValue = nil
    #expect(binding.wrappedValue == 2)
    #expect(place.value == 2)
  }

  @Test("A collection's binding is a collection of bindings with the elements' identities")
  func collection() {
    let place = StoredLocation([Person(id: 7), Person(id: 9)])
    let people = Binding(place)
    #expect(people.map(\.id) == [7, 9])
    for person in people { person.wrappedValue.name = "n\(person.id)" }
    people.last?.name.wrappedValue += "!"
    #expect(place.value == [Person(id: 7, name: "n7"), Person(id: 9, name: "n9!")])
  }

  @Test("An element's binding outlives its element without a trap")
  func staleElement() {
    let place = StoredLocation(["a", "b"])
    let last = Binding(place)[1]
    place.value[1] = "c"
    #expect(last.wrappedValue == "c")
    place.value.removeLast()
    last.wrappedValue = "d"
    #expect(last.wrappedValue == "c")
    #expect(place.value == ["a"])
    place.value = []
    #expect(last.wrappedValue == "c")
  }

  @Test("A binding to an object's property announces writes and notes readers")
  func object() {
    final class Model: ObservableObject { @Published var name = "a" }
    let model = Model()
    let reader = Counter()
    let name = binding(to: model, keyPath: \.name)
    #expect(Reading.with(reader) { name.wrappedValue } == "a")
    name.wrappedValue = "b"
    #expect(model.name == "b")
    #expect(reader.count == 1)
  }
}
