import Tabi
import TabiTesting
import Testing

/// Sheets, covers and popovers.
@MainActor
@Suite("Sheets")
struct SheetTests {
  final class Shown: ObservableObject {
    @Published var isSheet = false
    @Published var isInner = false
    @Published var isCover = false
    @Published var item: Item?
    let log = Log()
  }

  struct Item: Identifiable, Hashable { let id: Int }

  private struct Page: View {
    @ObservedObject var shown: Shown
    @State private var taps = 0

    var body: some View {
      NavigationStack {
        VStack {
          Button("first") {}
          Button("taps \(taps)") { taps += 1 }
        }
        .navigationTitle("Page")
        .onAppear { shown.log("page appears") }
        .onDisappear { shown.log("page disappears") }
      }
      .sheet(
        isPresented: $shown.isSheet, onDismiss: { shown.log("dismissed") }, content: { Form(shown: shown) }
      )
      .sheet(item: $shown.item) { Counter(name: "item \($0.id)") }
      .fullScreenCover(isPresented: $shown.isCover) { Cover() }
    }
  }

  private struct Form: View {
    @ObservedObject var shown: Shown
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Further", value: 1)
          Button("Done") { dismiss() }
          Button("Inner") { shown.isInner = true }
          Text(isPresented ? "presented" : "alone")
        }
        .navigationTitle("Sheet")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("further \(number)")
            NavigationLink("on", value: number + 1)
          }
        }
      }
      .sheet(
        isPresented: $shown.isInner, onDismiss: { shown.log("inner dismissed") },
        content: { Text("inner sheet") })
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) count \(count)") { count += 1 } }
  }

  private struct Cover: View {
    var body: some View {
      NavigationStack {
        NavigationLink("deep", value: 1).navigationDestination(for: Int.self) { CoverPage(number: $0) }
      }
    }
  }

  private struct CoverPage: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("Leave \(number)") { dismiss() }
        NavigationLink("deeper", value: number + 1)
      }
    }
  }

  private func start(columns: Int = 50, rows: Int = 14) async -> (TestApp, Shown) {
    let shown = Shown()
    return (await TestApp(columns: columns, rows: rows) { Page(shown: shown) }, shown)
  }

  @Test("A sheet stands above the page, takes the keys, and Esc closes it and no more")
  func escape() async throws {
    let (app, shown) = await start()
    try await app.press("Down Enter")
    shown.isSheet = true
    await app.settle()
    #expect(app.text.contains("presented"))
    #expect(app.focusedRow.contains("▸ Further ◂"))
    try await app.press("Esc")
    #expect(!shown.isSheet)
    #expect(app.focusedRow.contains("▸ taps 1 ◂"))
    #expect(!app.hasQuit)
  }

  @Test("Esc pops the pages of the sheet's own stack first, one each")
  func ownStack() async throws {
    let (app, shown) = await start()
    shown.isSheet = true
    await app.settle()
    try await app.press("Enter Enter")
    #expect(app.text.contains("further 2"))
    try await app.press("Esc")
    #expect(app.text.contains("further 1"))
    try await app.press("Esc")
    #expect(app.text.contains("Done"))
    #expect(shown.isSheet)
  }

  @Test("onDismiss is called once, whoever closes the sheet", arguments: ["Esc", "dismiss", "binding"])
  func onDismiss(way: String) async throws {
    let (app, shown) = await start()
    shown.isSheet = true
    await app.settle()
    switch way {
    case "Esc": try await app.press("Esc")
    case "dismiss": try await app.press("Down Enter")
    default: shown.isSheet = false
    }
    await app.settle()
    #expect(!shown.isSheet)
    #expect(shown.log.entries.filter { $0 == "dismissed" }.count == 1)
    #expect(!app.text.contains("Done"))
  }

  @Test(
    "A page behind a sheet neither appears nor disappears, and no body of it is evaluated when the sheet goes"
  )
  func pageStays() async throws {
    let (app, shown) = await start()
    shown.isSheet = true
    await app.settle()
    let evaluations = app.evaluations
    try await app.press("Esc")
    #expect(shown.log.entries == ["page appears", "dismissed"])
    // The view that presents is told; what is on the page isn't.
    #expect(app.evaluations - evaluations <= 2)
  }

  @Test("A sheet over a sheet closes first, and gives the focus back to the view that had it")
  func inner() async throws {
    let (app, shown) = await start()
    shown.isSheet = true
    await app.settle()
    try await app.press("Down Down Enter")
    #expect(app.text.contains("inner sheet"))
    try await app.press("Esc")
    #expect(shown.isSheet)
    #expect(app.focusedRow.contains("▸ Inner ◂"))
    #expect(shown.log.entries.filter { $0.contains("dismissed") } == ["inner dismissed"])
  }

  @Test("Closing a sheet closes those above it, too, and each says so once")
  func outer() async throws {
    let (app, shown) = await start()
    shown.isSheet = true
    shown.isInner = true
    await app.settle()
    #expect(app.text.contains("inner sheet"))
    shown.isSheet = false
    await app.settle()
    #expect(!app.text.contains("inner sheet"))
    #expect(!shown.isInner)
    #expect(
      shown.log.entries.filter { $0.contains("dismissed") }.sorted() == ["dismissed", "inner dismissed"])
  }

  @Test("Another item has a sheet with state of its own")
  func item() async throws {
    let (app, shown) = await start()
    shown.item = Item(id: 1)
    await app.settle()
    try await app.press("Enter")
    #expect(app.text.contains("item 1 count 1"))
    shown.item = Item(id: 2)
    await app.settle()
    #expect(app.text.contains("item 2 count 0"))
    try await app.press("Esc")
    #expect(shown.item == nil)
  }

  @Test("dismiss() inside a cover's own stack leaves the page, and at its root the cover")
  func cover() async throws {
    let (app, shown) = await start()
    shown.isCover = true
    await app.settle()
    #expect(!app.text.contains("taps"))
    try await app.press("Enter Down Enter")
    #expect(app.text.contains("Leave 2"))
    try await app.press("Enter")
    #expect(app.text.contains("Leave 1"))
    try await app.press("Esc Esc")
    #expect(!shown.isCover)
    #expect(app.text.contains("taps"))
  }

  @Test("A click beside a sheet reaches nothing below it")
  func clickBeside() async throws {
    let (app, shown) = await start()
    shown.item = Item(id: 1)
    await app.settle()
    await app.click(column: 1, row: 0)
    #expect(app.text.contains("item 1"))
    #expect(shown.item != nil)
  }

  private struct Detents: View {
    @State private var isShown = true
    let isFixed: Bool

    var body: some View {
      Text("below").sheet(isPresented: $isShown) {
        Text("content").presentationDetents([.height(5), .medium, .large]).interactiveDismissDisabled(isFixed)
      }
    }
  }

  @Test("A sheet begins at its lowest detent, and Alt-Up and Alt-Down change it")
  func detents() async throws {
    func height(_ app: TestApp) -> Int {
      20
        - (app.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("╭") }
          ?? 20)
    }
    let app = await TestApp(columns: 40, rows: 20) { Detents(isFixed: false) }
    #expect(height(app) == 5)
    try await app.press("Alt-Up")
    #expect(height(app) == 10)
    try await app.press("Alt-Up Alt-Up")
    #expect(height(app) == 19)
    try await app.press("Alt-Down Alt-Down Alt-Down")
    #expect(height(app) == 5)
  }

  @Test("A sheet that isn't to be dismissed stays at Esc, and its keys don't promise it")
  func dismissDisabled() async throws {
    let app = await TestApp(columns: 40, rows: 20) { Detents(isFixed: true) }
    try await app.press("Esc")
    #expect(app.text.contains("content"))
    #expect(!app.text.contains("Esc"))
  }

  @Test(
    "A sheet keeps its place in a screen of every size",
    arguments: [(1, 1), (2, 3), (8, 4), (20, 6), (43, 9), (200, 50)])
  func sizes(columns: Int, rows: Int) async throws {
    let (app, shown) = await start()
    shown.isSheet = true
    await app.settle()
    let before = app.text
    await app.resize(columns: columns, rows: rows)
    #expect(shown.isSheet)
    await app.resize(columns: 50, rows: 14)
    #expect(app.text == before)
  }

  @Test("Text pasted right after a sheet has come is kept by its field")
  func paste() async {
    struct Entry: View {
      @State private var text = ""
      var body: some View { TextField("name", text: $text) }
    }
    struct Root: View {
      @State private var isShown = true
      var body: some View { Text("x").sheet(isPresented: $isShown) { Entry() } }
    }
    let app = await TestApp(columns: 40, rows: 10) { Root() }
    await app.paste("레고")
    #expect(app.text.contains("레고"))
  }

  @Test("A popover stands below what it is presented from, and Esc closes it")
  func popover() async throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        VStack(alignment: .leading) {
          Button("more") { isShown = true }.popover(isPresented: $isShown) { Text("details") }
          Spacer()
        }
      }
    }
    let app = await TestApp(columns: 30, rows: 8) { Root() }
    try await app.press("Enter")
    let row = app.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains("details")
    }
    #expect(row == 2)
    try await app.press("Esc")
    #expect(!app.text.contains("details"))
  }

  private struct Refreshed: View {
    @ObservedObject var shown: Shown

    var body: some View {
      let note = shown.isInner ? "new" : "old"
      NavigationStack {
        NavigationLink("open", value: 1).navigationDestination(for: Int.self) { _ in
          Opening(note: note)
        }
      }
    }
  }

  private struct Opening: View {
    let note: String
    @State private var isOpen = false

    var body: some View {
      Button("sheet") { isOpen = true }.sheet(isPresented: $isOpen) { Counter(name: note) }
    }
  }

  @Test("A page whose closure is evaluated again keeps its open sheet, with the sheet's state")
  func evaluatedAgain() async throws {
    let shown = Shown()
    let app = await TestApp(columns: 40, rows: 8) { Refreshed(shown: shown) }
    try await app.press("Enter Enter Enter Enter")
    #expect(app.text.contains("old count 2"))
    shown.isInner = true
    await app.settle()
    #expect(app.text.contains("new count 2"))
  }

  @Test("Environment objects reach sheets and the pages in them")
  func environmentObjects() async throws {
    final class Model: ObservableObject { let name = "the model" }
    struct Reader: View {
      @EnvironmentObject var model: Model
      var body: some View { Text(model.name) }
    }
    struct Root: View {
      @State private var isShown = true
      var body: some View {
        Text("x").sheet(isPresented: $isShown) {
          NavigationStack(path: .constant([1])) {
            Text("root").navigationDestination(for: Int.self) { _ in Reader() }
          }
        }
        .environmentObject(Model())
      }
    }
    let app = await TestApp(columns: 40, rows: 10) { Root() }
    #expect(app.text.contains("the model"))
  }
}
