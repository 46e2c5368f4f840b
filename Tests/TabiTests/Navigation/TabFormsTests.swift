import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Forms of tabs and dialogs")
struct TabFormsTests {
  enum Place: Hashable { case home, search }

  struct Tabs: View {
    @State private var place = Place.home

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
        TabSection("More") {
          Tab("Find \(1_000)", systemImage: "magnifyingglass", value: .search, role: .search) {
            Button("home") { place = .home }
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test("Tabs by name, symbol and value, in a section too, are in the bar and chosen by the selection")
  func tabs() async throws {
    let app = await TestApp(columns: 60, rows: 6) { Tabs() }
    #expect(app.text.contains("Home") && app.text.contains("Find 1,000"))
    #expect(app.text.contains("at home"))
    try await app.press("2")
    #expect(app.text.contains("[ home ]") || app.text.contains("▸ home ◂"))
    try await app.press("Enter")
    #expect(app.text.contains("at home"))
  }

  @Test("Tabs without a value follow no selection")
  func withoutValue() async throws {
    let app = await TestApp(columns: 60, rows: 6) {
      TabView {
        Tab("First", systemImage: "1.circle") { Text("one") }
        Tab(String("Second"), systemImage: "2.circle") { Text("two") }
      }
      .tabViewStyle(PageTabViewStyle())
    }
    try await app.press("2")
    #expect(app.text.contains("two") && app.text.contains("Second"))
  }

  struct Dialogs: View {
    @State private var shown = 0
    let name: String

    private func isShown(_ number: Int) -> Binding<Bool> {
      Binding {
        shown == number
      } set: {
        if !$0 { shown = 0 }
      }
    }

    var body: some View {
      VStack {
        ForEach(1..<5) { number in Button("show \(number)") { shown = number } }
      }
      .alert("Delete \(2_000) of **them**?", isPresented: isShown(1)) {}
      .alert(Text("a text"), isPresented: isShown(2)) {
        Button("Yes") {}
      } message: {
        Text("its message")
      }
      .alert(name, isPresented: isShown(3), presenting: 7) { Button("take \($0)") {} }
      .confirmationDialog(Text("which"), isPresented: isShown(4), titleVisibility: .visible) {
        Button("this") {}
      }
    }
  }

  @Test("Alerts and dialogs have titles of literals, texts and strings")
  func dialogs() async throws {
    let app = await TestApp(columns: 50, rows: 12) { Dialogs(name: "**as it is**") }
    for title in ["Delete 2,000 of them?", "a text", "**as it is**", "which"] {
      try await app.press("Enter")
      #expect(app.text.contains(title))
      try await app.press("Esc Down")
    }
  }
}
