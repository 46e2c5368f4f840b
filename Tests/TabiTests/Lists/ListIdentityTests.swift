import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("What follows a row's id")
struct ListIdentityTests {
  struct Item: Identifiable, Hashable {
    let id: Int
  }

  final class Model: ObservableObject {
    @Published var items: [Item] = (0..<12).map(Item.init)
    @Published var chosen: Int?
  }

  struct Row: View {
    let id: Int
    @State private var presses = 0
    var body: some View { Button("row \(id): \(presses)") { presses += 1 } }
  }

  struct Page: View {
    @ObservedObject var model: Model
    var body: some View {
      List(model.items, selection: $model.chosen) { Row(id: $0.id) }
    }
  }

  @Test(
    "State, focus and selection follow ids through whatever happens to the rows",
    arguments: 0..<30 as Range<UInt64>)
  func follow(seed: UInt64) async throws {
    var random = Randomness(seed: seed)
    let model = Model()
    let app = await TestApp(columns: 20, rows: 6) { Page(model: model) }
    // Until a person has moved, the first row is the current one.
    try await app.press("Down Up")
    var presses: [Int: Int] = [:]
    var current = 0
    var nextID = 100
    for step in 0..<60 {
      let index = model.items.firstIndex { $0.id == current } ?? 0
      switch random.below(7) {
      case 0:
        model.items.insert(Item(id: nextID), at: random.below(model.items.count + 1))
        nextID += 1
      case 1 where model.items.count > 4:
        let gone = random.below(model.items.count)
        let id = model.items.remove(at: gone).id
        presses[id] = nil
        if id == current { current = model.items[min(gone, model.items.count - 1)].id }
      case 2: model.items.shuffle(using: &random)
      case 3:
        try await app.press("Enter")
        presses[current, default: 0] += 1
      case 4 where index < model.items.count - 1:
        try await app.press("Down")
        current = model.items[index + 1].id
      case 5 where index > 0:
        try await app.press("Up")
        current = model.items[index - 1].id
      default:
        current = random.pick(model.items).id
        model.chosen = current
      }
      await app.settle()
      let shown = "row \(current): \(presses[current, default: 0])"
      #expect(app.focusedRow.contains(shown), "seed \(seed), step \(step)")
      #expect(model.chosen == current, "seed \(seed), step \(step)")
      guard app.focusedRow.contains(shown) else { return }
    }
  }

  struct Doubles: View {
    var body: some View { List([1, 2, 2, 3, 2], id: \.self) { Text("row \($0)") } }
  }

  @Test("Elements with one id are all shown, and reported once with the view's name")
  func duplicates() async throws {
    let app = await TestApp(columns: 12, rows: 3) { Doubles() }
    #expect(app.rows.map { $0.prefix(7) } == ["▸ row 1", "  row 2", "  row 2"])
    try await app.press("End")
    #expect(app.rows.map { $0.prefix(7) } == ["  row 2", "  row 3", "▸ row 2"])
    #expect(app.problems.count == 1)
    #expect(app.problems.first?.contains("Doubles") == true)
  }

  @Test("Outside a list, too, elements with one id are all shown and reported once")
  func duplicatesInStack() async {
    let app = await TestApp(columns: 12, rows: 4) {
      VStack { ForEach([1, 2, 2, 2], id: \.self) { Text("row \($0)") } }
    }
    #expect(app.rows.map(\.trimmed) == ["row 1", "row 2", "row 2", "row 2"])
    #expect(app.problems.count == 1)
  }

  struct Route: Hashable {}

  @Test("A page declared in a row that is made on demand is shown")
  func destinationInRow() async throws {
    let app = await TestApp(columns: 20, rows: 6) {
      NavigationStack {
        List(0..<50, id: \.self) { number in
          NavigationLink("row \(number)", value: number)
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    try await app.press("Down Enter")
    #expect(app.text.contains("page 1"))
  }

  struct Deep: View {
    @State var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        List(0..<50, id: \.self) { number in
          if number == 40 {
            Text("row").navigationDestination(for: Int.self) { Text("page \($0)") }
          } else {
            Text("row \(number)")
          }
        }
      }
    }
  }

  @Test("A page declared in a row that wasn't made yet is reported, and its place says so")
  func destinationInUnmadeRow() async throws {
    let app = await TestApp(columns: 60, rows: 6) { Deep(path: [3]) }
    #expect(app.text.contains("There is no page for a Int"))
    #expect(app.problems.count == 1)
  }
}
