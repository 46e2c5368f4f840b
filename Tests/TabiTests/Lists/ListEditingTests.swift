import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Editing lists")
struct ListEditingTests {
  final class Model: ObservableObject {
    @Published var names = ["ann", "bob", "cat", "dan"]

    func delete(at offsets: IndexSet) {
      names.remove(atOffsets: offsets)
    }
  }

  struct Names: View {
    @ObservedObject var model: Model
    var body: some View {
      List {
        Text("title")
        ForEach(model.names, id: \.self) { name in
          Text(name).deleteDisabled(name == "cat").moveDisabled(name == "dan")
        }
        .onDelete(perform: model.delete)
        .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test("Delete removes the current row, and its neighbour is the current one")
  func delete() async throws {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 6) { Names(model: model) }
    try await app.press("Delete")
    #expect(model.names.count == 4)
    try await app.press("Down Down Delete")
    #expect(model.names == ["ann", "cat", "dan"])
    #expect(app.focusedRow == "▸ cat")
    try await app.press("Delete")
    #expect(model.names == ["ann", "cat", "dan"])
    try await app.press("Down Delete")
    #expect(app.focusedRow == "▸ cat")
  }

  @Test("Alt-Up and Alt-Down move the current row, which stays the current one")
  func move() async throws {
    let model = Model()
    let app = await TestApp(columns: 20, rows: 6) { Names(model: model) }
    try await app.press("Down Alt-Down")
    #expect(model.names == ["bob", "ann", "cat", "dan"])
    #expect(app.focusedRow == "▸ ann")
    try await app.press("Alt-Down Alt-Down Alt-Down")
    #expect(model.names == ["bob", "cat", "dan", "ann"])
    try await app.press("Alt-Up")
    #expect(model.names == ["bob", "cat", "ann", "dan"])
    try await app.press("Down Alt-Up")
    #expect(model.names == ["bob", "cat", "ann", "dan"])
  }

  @Test("What can be done to the current row is among the keys that are listed")
  func hints() async throws {
    let app = await TestApp(columns: 50, rows: 20) { Names(model: Model()) }
    try await app.press("Down ?")
    #expect(app.text.contains("remove the row"))
    #expect(app.text.contains("move the row"))
  }

  @Test("A function that takes another set of numbers is called with it")
  func otherSets() async throws {
    var removed: [Set<Int>] = []
    let app = await TestApp(columns: 20, rows: 6) {
      List { ForEach(0..<3) { Text("\($0)") }.onDelete { (offsets: Set<Int>) in removed.append(offsets) } }
    }
    try await app.press("Down Delete")
    #expect(removed == [[1]])
  }

  @Test("Offsets are a set and a collection, in order", arguments: 0..<20 as Range<UInt64>)
  func indexSets(seed: UInt64) {
    var random = Randomness(seed: seed)
    var set = RowOffsets()
    var model: Set<Int> = []
    for _ in 0..<60 {
      let number = random.below(20)
      if random.below(3) == 0 {
        #expect((set.remove(number) != nil) == (model.remove(number) != nil), "seed \(seed)")
      } else {
        #expect(set.insert(number).inserted == model.insert(number).inserted, "seed \(seed)")
      }
      #expect(Array(set) == model.sorted(), "seed \(seed)")
      #expect(set.contains(number) == model.contains(number), "seed \(seed)")
    }
  }

  @Test("Elements are removed and moved by their places, as in SwiftUI", arguments: 0..<20 as Range<UInt64>)
  func arrays(seed: UInt64) {
    var random = Randomness(seed: seed)
    let elements = Array(0..<8)
    let places = RowOffsets((0..<3).map { _ in random.below(8) })
    let target = random.below(9)
    var moved = elements
    moved.move(fromOffsets: places, toOffset: target)
    let before = elements[..<target].filter { !places.contains($0) }
    let after = elements[target...].filter { !places.contains($0) }
    #expect(moved == before + Array(places) + after, "seed \(seed)")
    var left = elements
    left.remove(atOffsets: places)
    #expect(left == elements.filter { !places.contains($0) }, "seed \(seed)")
  }
}
