import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Search")
struct SearchTests {
  struct Fruit: View {
    @State private var text = ""
    @State private var submitted = 0

    private var found: [String] {
      ["Apple", "Pear", "Plum"].filter { text.isEmpty || $0.lowercased().contains(text) }
    }

    var body: some View {
      NavigationStack {
        List(found, id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("Fruit \(submitted)")
          .searchable(text: $text, prompt: "Find")
          .onSubmit(of: .search) { submitted += 1 }
          .onSubmit { submitted += 100 }
      }
    }
  }

  @Test("The field stands above the list, which has the focus first")
  func first() async {
    let app = await TestApp(columns: 20, rows: 6) { Fruit() }
    #expect(app.row(1).contains("[Find"))
    #expect(app.row(2) == "▸ Apple")
  }

  @Test("The key / goes to the field, and what is typed there is searched for")
  func typing() async throws {
    let app = await TestApp(columns: 20, rows: 6) { Fruit() }
    try await app.press("/ 'pl'")
    #expect(app.row(1).contains("▸pl"))
    #expect(app.text.contains("Apple"))
    #expect(!app.text.contains("Pear"))
    try await app.press("Down")
    #expect(app.row(2) == "▸ Apple")
  }

  @Test("A slash that is typed into the field is text")
  func slash() async throws {
    let app = await TestApp(columns: 20, rows: 6) { Fruit() }
    try await app.press("/ '/'")
    #expect(app.row(1).contains("▸/"))
  }

  @Test("Enter in the field submits a search, and no text")
  func submit() async throws {
    let app = await TestApp(columns: 20, rows: 6) { Fruit() }
    try await app.press("/ 'p' Enter")
    #expect(app.row(0).contains("Fruit 1"))
  }
}
