import Tabi

/// A list of `count` rows and, below it, which one is the current one: Down moves, q quits.
struct ListApp: App {
  private let items: [Item]

  init() {
    self.init(count: 1_000)
  }

  init(count: Int) {
    items = (0..<count).map(Item.init)
  }

  var body: some Scene {
    WindowGroup {
      ListPage(items: items)
    }
  }
}

struct Item: Identifiable {
  let id: Int
}

struct ListPage: View {
  let items: [Item]
  @State private var selected: Int? = 0

  var body: some View {
    VStack(alignment: .leading) {
      List(items, selection: $selected) { item in
        Text("Item \(item.id.padded(to: 6))")
      }
      StatusRow(selected: $selected)
    }
  }
}

/// A view of its own, so that a move evaluates it and not the page.
private struct StatusRow: View {
  @Binding var selected: Int?

  var body: some View {
    Text("sel \((selected ?? 0).padded(to: 6))")
  }
}

extension Int {
  /// The number with zeros before it, up to so many digits.
  func padded(to digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
