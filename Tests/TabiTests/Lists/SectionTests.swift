import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Sections")
struct SectionTests {
  @Test("Every way to write one shows its parts in order")
  func forms() async {
    await expect(["  head", "▸ a", "  foot", "  head", "  b", "  foot", "  c", "  head", "  d"], in: 10) {
      List {
        Section(header: Text("head"), footer: Text("foot")) { Text("a") }
        Section(header: Text("head")) { Text("b") }
        Section(footer: Text("foot")) { EmptyView() }
        Section { Text("c") }
        Section("head") { Text("d") }
      }
    }
  }

  @Test("In a stack it is its parts one below the other")
  func inStack() async {
    await expect(["head", "a", "foot"], in: 5) {
      VStack(alignment: .leading) {
        Section {
          Text("a")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
      }
    }
  }

  struct Folding: View {
    @State private var isExpanded = true
    var body: some View {
      List {
        Section("more", isExpanded: $isExpanded) { ForEach(0..<2) { Text("row \($0)") } }
        Text("below")
      }
    }
  }

  @Test("Enter on the header of one that folds hides its rows and shows them again")
  func folds() async throws {
    let app = await TestApp(columns: 12, rows: 5) { Folding() }
    #expect(app.rows == ["▸ ▾ more", "  row 0", "  row 1", "  below", ""])
    try await app.press("Enter")
    #expect(app.rows == ["▸ ▸ more", "  below", "", "", ""])
    try await app.press("Enter Down")
    #expect(app.focusedRow == "▸ row 0")
  }

  @Test("Rows stand apart, and a row's colour fills it, where the program says so")
  func rowModifiers() async {
    let app = await TestApp(columns: 8, rows: 3) {
      List {
        Text("a").listRowInsets(EdgeInsets(leading: 2)).listRowBackground(Color.clear)
        Text("b").listRowBackground(Color.blue)
      }
      .listRowSpacing(1)
      .listStyle(.insetGrouped)
    }
    #expect(app.rows == ["▸   a", "", "  b"])
    #expect(app.styledText.contains("blue"))
  }
}
