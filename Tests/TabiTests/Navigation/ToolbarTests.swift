import Tabi
import TabiTesting
import Testing

/// Toolbars and what else a page says about its bars.
@MainActor
@Suite("Toolbars")
struct ToolbarTests {
  private struct Counted: View {
    let log: Log
    @State private var count = 0
    @State private var isEditing = false

    var body: some View {
      NavigationStack {
        Button("content") {}
          .navigationTitle("Counter")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Less") { count -= 1 } }
            ToolbarItem(placement: .navigationBarTrailing) { Button("\(count)") { count += 1 } }
            if isEditing { ToolbarItem(placement: .bottomBar) { Button("Delete") { log("deleted") } } }
            Group { ToolbarItem { Button("Edit") { isEditing.toggle() } } }
          }
      }
    }
  }

  @Test("Items stand at the start and at the end of the first row, the title between them")
  func places() async {
    let app = await TestApp(columns: 50, rows: 6) { Counted(log: Log()) }
    #expect(app.row(0) == " [ Less ]            Counter       [ 0 ] [ Edit ]")
  }

  @Test("A page begins on its content, and Shift-Tab goes to the toolbar")
  func focus() async throws {
    let app = await TestApp(columns: 50, rows: 6) { Counted(log: Log()) }
    #expect(app.focusedRow.contains("▸ content ◂"))
    try await app.press("Shift-Tab")
    #expect(app.row(0).contains("▸ Edit ◂"))
    try await app.press("Shift-Tab Enter Enter")
    #expect(app.row(0).contains("▸ 2 ◂"))
  }

  @Test("An item that comes with a change stands in the row below the content, and is pressed there")
  func bottom() async throws {
    let log = Log()
    let app = await TestApp(columns: 50, rows: 6) { Counted(log: log) }
    try await app.click("Edit")
    #expect(app.row(5).contains("[ Delete ]"))
    try await app.click("Delete")
    #expect(log.entries == ["deleted"])
    try await app.click("Edit")
    #expect(!app.text.contains("Delete"))
  }

  @Test(
    "On a narrow row the way back's title goes first, then the page's is cut, then the last items go",
    arguments: [
      (40, " ‹ Root           Page      ▸ A ◂ [ B ]"), (24, " ‹     Page ▸ A ◂ [ B ]"),
      (18, " ‹ P… ▸ A ◂ [ B ]"), (12, " ‹ P… ▸ A ◂"), (5, " ‹ …"),
    ])
  func narrow(columns: Int, row: String) async {
    let app = await TestApp(columns: columns, rows: 4) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
          Text("page").navigationTitle("Page").toolbar {
            ToolbarItemGroup { Button("A") {} }
            ToolbarItem { Button("B") {} }
          }
        }
      }
    }
    #expect(app.row(0) == row)
  }

  private struct Share: ToolbarContent {
    @Environment(\.isEnabled) private var isEnabled
    let log: Log

    var body: some ToolbarContent {
      ToolbarItem(placement: .primaryAction) { Button(isEnabled ? "Share" : "?") { log("shared") } }
    }
  }

  @Test("An author's own toolbar content reads its environment")
  func ownContent() async throws {
    let log = Log()
    let app = await TestApp(columns: 40, rows: 4) {
      NavigationStack { Text("x").toolbar { Share(log: log) } }
    }
    try await app.click("Share")
    #expect(log.entries == ["shared"])
  }

  @Test("Bare views in a toolbar stand at the end of the first row")
  func bareViews() async {
    let app = await TestApp(columns: 30, rows: 3) {
      NavigationStack { Text("x").toolbar { Button("One") {} } }
    }
    #expect(app.row(0) == "                      ▸ One ◂")
  }

  @Test("A page without its way back isn't left by Esc, and code still leaves it")
  func hiddenBack() async throws {
    let coordinator = Coordinator<Int>(paths: [1])
    let app = await TestApp(columns: 30, rows: 3) {
      CoordinatorStack(coordinator) {
        Text("root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
          Text("page").navigationTitle("Page").navigationBarBackButtonHidden()
        }
      }
    }
    #expect(!app.row(0).contains("‹"))
    try await app.press("Esc")
    #expect(app.text.contains("page"))
    coordinator.pop()
    await app.settle()
    #expect(app.text.contains("root"))
  }

  @Test("The tab bar that a pushed page hides is back after every way back", arguments: ["Esc", "code"])
  func hiddenTabBar(way: String) async throws {
    let coordinator = Coordinator<Int>()
    let app = await TestApp(columns: 30, rows: 6) {
      TabView {
        CoordinatorStack(coordinator) {
          Text("root").navigationDestination(for: Int.self) { _ in
            Text("page").toolbar(.hidden, for: .tabBar)
          }
        }
        .tabItem { Text("One") }
      }
    }
    #expect(app.row(5).contains("[1 One]"))
    coordinator.push(1)
    await app.settle()
    #expect(!app.text.contains("One"))
    if way == "Esc" { try await app.press("Esc") } else { coordinator.popToRoot() }
    await app.settle()
    #expect(app.row(5).contains("[1 One]"))
  }

  @Test("A page without its title row has all the rows")
  func hiddenTitle() async {
    let app = await TestApp(columns: 20, rows: 2) {
      NavigationStack {
        VStack {
          Text("one")
          Text("two")
        }
        .navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(app.text == "        one\n        two")
  }
}
