import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Split views")
struct NavigationSplitViewTests {
  /// A sidebar whose selection the detail shows.
  struct Selecting: View {
    @State var selection: String?
    @State private var presses = 0

    var body: some View {
      NavigationSplitView {
        List(["one", "two", "three"], id: \.self, selection: $selection) { Text($0) }
          .navigationTitle("Numbers")
      } detail: {
        VStack {
          Text("shows \(selection ?? "nothing")")
          Button("pressed \(presses)") { presses += 1 }
        }
        .navigationTitle(selection ?? "None")
      }
    }
  }

  private func start(_ columns: Int, selection: String? = nil) async -> TestApp {
    await TestApp(columns: columns, rows: 6) { Selecting(selection: selection) }
  }

  @Test("In 80 columns both are shown, each under its title, with a line between")
  func wide() async throws {
    let app = await start(80)
    #expect(app.row(0).hasPrefix("        Numbers         │"))
    #expect(app.row(0).hasSuffix("None"))
    #expect(app.row(1).hasPrefix("▸ one"))
    #expect(app.rows.allSatisfy { Array($0)[24] == "│" })
    #expect(app.text.contains("shows nothing"))
  }

  @Test("Moving through the sidebar's list selects, and the detail follows")
  func follows() async throws {
    let app = await start(80)
    try await app.press("Down")
    #expect(app.text.contains("shows two"))
    #expect(app.row(0).hasSuffix("two"))
    #expect(app.focusedRow.hasPrefix("▸ two"))
  }

  @Test("Right, Tab and Enter lead into the detail, Left and Tab back to the row")
  func between() async throws {
    let app = await start(80)
    for (there, back) in [("Right", "Left"), ("Tab", "Tab"), ("Enter", "Left")] {
      try await app.press(there)
      #expect(app.focusedRow.contains("▸ pressed"))
      try await app.press(back)
      #expect(app.focusedRow.hasPrefix("▸ "))
    }
  }

  @Test("60 columns have room for both, 59 for one", arguments: [60, 59, 40])
  func narrow(_ columns: Int) async throws {
    let app = await start(columns)
    #expect(app.text.contains("│") == (columns == 60))
    #expect(app.text.contains("Numbers"))
    #expect(app.text.contains("shows nothing") == (columns == 60))
  }

  @Test("With room for one column, Enter selects and shows the detail, and Back clears the selection")
  func collapsed() async throws {
    let app = await start(40)
    try await app.press("Down")
    #expect(app.focusedRow.hasPrefix("▸ two"))
    #expect(!app.text.contains("shows"))
    try await app.press("Enter")
    #expect(app.row(0).hasPrefix(" ‹ Numbers"))
    #expect(app.text.contains("shows two"))
    #expect(app.focusedRow.contains("▸ pressed"))
    try await app.press("Esc")
    #expect(app.focusedRow.hasPrefix("▸ two"))
    await app.resize(columns: 80, rows: 6)
    #expect(app.text.contains("shows nothing"))
  }

  @Test("A click on a row shows the detail, and one on the mark goes back")
  func clicks() async throws {
    let app = await start(40)
    try await app.click("three")
    #expect(app.text.contains("shows three"))
    await app.click(column: 2, row: 0)
    #expect(app.focusedRow.hasPrefix("▸ three"))
  }

  @Test("A selection at the start shows the detail where there is room for one column")
  func selectedAtStart() async throws {
    let app = await start(40, selection: "two")
    #expect(app.text.contains("shows two"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("two"))
  }

  @Test("Through a resize and back the selection, the state and the focus stay")
  func resizing() async throws {
    let app = await start(80)
    try await app.press("Down Right Enter Enter")
    let wide = app.styledText
    #expect(wide.contains("pressed 2"))
    await app.resize(columns: 40, rows: 6)
    #expect(app.row(0).hasPrefix(" ‹ Numbers"))
    #expect(app.focusedRow.contains("▸ pressed 2"))
    await app.resize(columns: 1, rows: 1)
    await app.resize(columns: 80, rows: 6)
    #expect(app.styledText == wide)
  }

  // MARK: Links

  struct Linking: View {
    var path: Binding<[Int]>?

    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("seven", value: 7)
          NavigationLink("eight", value: 8)
          NavigationLink("own") { Text("own page").navigationTitle("Own") }
        }
        .navigationTitle("Links")
        .navigationDestination(for: Int.self) { number in
          NumberPage(number: number)
        }
      } detail: {
        if let path {
          NavigationStack(path: path) {
            Text("root page").navigationDestination(for: Int.self) { NumberPage(number: $0) }
          }
        } else {
          Text("root page")
        }
      }
    }
  }

  struct NumberPage: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      VStack {
        Text("page \(number)")
        Button("count \(count)") { count += 1 }
        NavigationLink("deeper", value: number + 100)
      }
      .navigationTitle("Page \(number)")
    }
  }

  @Test("A link in the sidebar shows its page in the detail, in place of what stood there")
  func link() async throws {
    let app = await TestApp(columns: 80, rows: 7) { Linking() }
    #expect(app.text.contains("root page"))
    try await app.press("Enter")
    #expect(app.text.contains("page 7") && !app.text.contains("root page") && !app.text.contains("‹ "))
    #expect(app.focusedRow.contains("seven"))
    try await app.press("Down Down Enter")
    #expect(app.text.contains("own page") && !app.text.contains("page 7"))
    try await app.press("Up Enter Right Tab Enter")
    #expect(app.text.contains("page 108"))
    try await app.press("Esc")
    #expect(app.text.contains("page 8"))
    try await app.press("Esc")
    #expect(app.text.contains("page 8"))
    #expect(app.problems == [])
  }

  @Test("A link leads to a stack in the detail, whose path is its value")
  func linkToStack() async throws {
    let model = NavigationStackTests.Model()
    let app = await TestApp(columns: 80, rows: 7) { Bound(model: model) }
    try await app.press("Enter")
    #expect(model.path == [7])
    try await app.press("Right Tab Enter")
    #expect(model.path == [7, 107])
    #expect(app.text.contains("page 107"))
    try await app.press("Left Down Enter")
    #expect(model.path == [8])
    #expect(app.text.contains("page 8"))
  }

  struct Bound: View {
    @ObservedObject var model: NavigationStackTests.Model
    var body: some View { Linking(path: $model.path) }
  }

  @Test(
    "With room for one column Back returns from the page of a link to the links", arguments: [false, true])
  func collapsedLink(_ hasStack: Bool) async throws {
    let model = NavigationStackTests.Model()
    let app = await TestApp(columns: 40, rows: 7) {
      if hasStack { Bound(model: model) } else { Linking() }
    }
    try await app.press("Down Enter")
    #expect(app.row(0).hasPrefix(" ‹ Links"))
    try await app.press("Enter Tab Enter")
    #expect(app.text.contains("page 108"))
    try await app.press("Esc")
    #expect(app.text.contains("count 1"))
    try await app.press("Esc")
    #expect(app.focusedRow.contains("eight"))
    #expect(model.path == [])
    try await app.press("Down Enter")
    #expect(app.text.contains("own page"))
    await app.resize(columns: 80, rows: 7)
    #expect(app.text.contains("own page") && app.text.contains("seven"))
    await app.resize(columns: 40, rows: 7)
    try await app.press("Esc")
    #expect(app.focusedRow.contains("own"))
  }

  @Test("Links in a list with a selection select their value")
  func selectingLinks() async throws {
    struct Page: View {
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $selection) {
            ForEach(1..<4) { NavigationLink("link \($0)", value: $0 * 10) }
          }
        } detail: {
          Text("shows \(selection ?? 0)")
        }
      }
    }
    let app = await TestApp(columns: 80, rows: 6) { Page() }
    try await app.press("Down")
    #expect(app.text.contains("shows 20"))
    await app.resize(columns: 40, rows: 6)
    #expect(app.text.contains("shows 20"))
    try await app.press("Esc Down Enter")
    #expect(app.text.contains("shows 30"))
  }

  // MARK: Three columns and what the author says

  struct Three: View {
    @State private var first: Int?
    @State private var second: Int?
    @State var preferred = NavigationSplitViewColumn.sidebar
    @State var visibility = NavigationSplitViewVisibility.all

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $preferred) {
        List(0..<3, selection: $first) { Text("group \($0)") }.navigationTitle("Groups")
      } content: {
        List(0..<3, selection: $second) { Text("item \(first ?? 9)-\($0)") }.navigationTitle("Items")
      } detail: {
        VStack {
          Text("detail \(first ?? 9)-\(second ?? 9)")
          Button("only") { visibility = .detailOnly }
          Button("items") { preferred = .content }
        }
      }
    }
  }

  @Test("Three columns stand side by side, and each selection shows in the next")
  func three() async throws {
    let app = await TestApp(columns: 80, rows: 6) { Three() }
    #expect(app.row(1).filter { $0 == "│" }.count == 2)
    try await app.press("Down Right Down")
    #expect(app.text.contains("item 1-0") && app.text.contains("detail 1-1"))
    await app.resize(columns: 40, rows: 6)
    #expect(app.text.contains("detail 1-1") && !app.text.contains("item 1"))
    try await app.press("Esc")
    #expect(app.text.contains("item 1-1") && app.row(0).contains("‹ Groups"))
    try await app.press("Esc")
    #expect(app.text.contains("group 1") && !app.text.contains("item"))
  }

  @Test("The author says which column is shown where there is room for one, and hears of it")
  func preferred() async throws {
    let app = await TestApp(columns: 40, rows: 6) { Three(preferred: .detail) }
    #expect(app.text.contains("detail 9-9"))
    try await app.press("Tab Enter")
    #expect(app.text.contains("item 9-0") && !app.text.contains("detail"))
    try await app.press("Esc Enter Enter")
    #expect(app.text.contains("detail 0-0"))
    try await app.press("Enter")
    #expect(app.text.contains("item 0-0"))
  }

  @Test("The detail alone is shown when the author says so, and Back shows the others again")
  func visibility() async throws {
    let app = await TestApp(columns: 80, rows: 6) { Three() }
    try await app.press("Tab Tab Enter")
    #expect(app.text.contains("detail") && !app.text.contains("group") && !app.text.contains("item 9"))
    try await app.press("Esc")
    #expect(app.text.contains("group 0") && app.text.contains("item 9-0"))
  }

  @Test("A column is as wide as a view in it says")
  func width() async throws {
    let app = await TestApp(columns: 80, rows: 4) {
      NavigationSplitView {
        Text("side").navigationSplitViewColumnWidth(30)
      } detail: {
        Text("detail")
      }
      .navigationSplitViewStyle(.balanced)
    }
    #expect(app.rows.allSatisfy { Array($0)[30] == "│" })
  }
}
