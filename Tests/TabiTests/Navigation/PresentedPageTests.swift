import Tabi
import TabiTesting
import Testing

/// Pages that state or a link shows, apart from the stack's path.
@MainActor
@Suite("Pages shown by state")
struct PresentedPageTests {
  final class Shown: ObservableObject {
    @Published var isPresented = false
    @Published var item: Int?
    @Published var path: [Int] = []
  }

  private struct Stack: View {
    @ObservedObject var shown: Shown
    @State private var taps = 0

    var body: some View {
      NavigationStack(path: $shown.path) {
        VStack {
          Button("taps \(taps)") { taps += 1 }
          NavigationLink("to 1", value: 1)
        }
        .navigationTitle("Root")
        .navigationDestination(isPresented: $shown.isPresented) {
          VStack {
            Text("shown, taps \(taps)")
            NavigationLink("on", value: 7)
            Leave()
          }
          .navigationTitle("Shown")
        }
        .navigationDestination(item: $shown.item) { Counter(name: "item \($0)") }
        .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("Page \($0)") }
      }
    }
  }

  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) count \(count)") { count += 1 } }
  }

  private func start() async -> (TestApp, Shown) {
    let shown = Shown()
    return (await TestApp(columns: 30, rows: 6) { Stack(shown: shown) }, shown)
  }

  @Test("A true binding shows its page with a way back, and isn't in the path")
  func isPresented() async {
    let (app, shown) = await start()
    shown.isPresented = true
    await app.settle()
    #expect(app.text.contains("shown, taps 0"))
    #expect(app.row(0).contains("‹ Root"))
    #expect(shown.path == [])
  }

  @Test("Back sets the binding to false", arguments: ["Esc", "Tab Enter"])
  func back(keys: String) async throws {
    let (app, shown) = await start()
    shown.isPresented = true
    await app.settle()
    try await app.press(keys)
    #expect(!shown.isPresented)
    #expect(app.text.contains("taps 0"))
  }

  @Test("A page that state shows is given the state of the page that shows it")
  func freshState() async throws {
    let (app, shown) = await start()
    try await app.press("Enter Enter")
    shown.isPresented = true
    await app.settle()
    #expect(app.text.contains("shown, taps 2"))
  }

  @Test("A link on a page that state shows pushes over it, and Back leads there again")
  func pushOver() async throws {
    let (app, shown) = await start()
    shown.isPresented = true
    await app.settle()
    try await app.press("Enter")
    #expect(app.row(0).contains("‹ Shown"))
    #expect(shown.path == [7])
    try await app.press("Esc")
    #expect(app.text.contains("shown"))
    #expect(shown.isPresented)
    try await app.press("Esc")
    #expect(app.text.contains("taps"))
  }

  @Test("A page that state no longer shows is taken out from between the others")
  func between() async throws {
    let (app, shown) = await start()
    shown.isPresented = true
    await app.settle()
    shown.path = [7]
    await app.settle()
    shown.path = [7, 8]
    await app.settle()
    #expect(app.text.contains("page 8"))
    shown.isPresented = false
    await app.settle()
    #expect(app.text.contains("page 8"))
    #expect(app.row(0).contains("‹ Page 7"))
  }

  @Test("dismiss() on a page that state shows takes the pages above it away, too")
  func dismissBelow() async throws {
    let (app, shown) = await start()
    shown.isPresented = true
    await app.settle()
    try await app.press("Tab")
    shown.path = [7]
    await app.settle()
    try await app.press("Esc Enter")
    #expect(app.text.contains("taps"))
    #expect(shown.path == [])
    #expect(!shown.isPresented)
  }

  @Test("A path set to its root takes the pages that state showed above it, and clears their state")
  func pathGone() async throws {
    let (app, shown) = await start()
    shown.path = [1]
    await app.settle()
    shown.isPresented = true
    await app.settle()
    #expect(app.text.contains("shown"))
    shown.path = []
    await app.settle()
    #expect(app.text.contains("taps"))
    #expect(!shown.isPresented)
  }

  @Test("Another item is another page with state of its own")
  func item() async throws {
    let (app, shown) = await start()
    shown.item = 1
    await app.settle()
    try await app.press("Enter")
    #expect(app.text.contains("item 1 count 1"))
    shown.item = 2
    await app.settle()
    #expect(app.text.contains("item 2 count 0"))
    try await app.press("Esc")
    #expect(shown.item == nil)
    #expect(app.text.contains("taps"))
  }

  @Test("Two bindings that are true show one page over the other, and each is cleared by its own Back")
  func two() async throws {
    let (app, shown) = await start()
    shown.isPresented = true
    await app.settle()
    shown.item = 3
    await app.settle()
    #expect(app.text.contains("item 3"))
    try await app.press("Esc")
    #expect(shown.item == nil)
    #expect(shown.isPresented)
    #expect(app.text.contains("shown"))
  }

  private struct Links: View {
    @State private var isActive = false

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("A") { Counter(name: "a") }
          NavigationLink("B", destination: Counter(name: "b"))
          NavigationLink {
            Counter(name: "c")
          } label: {
            Text("C")
          }
          NavigationLink(destination: Counter(name: "d")) { Text("D") }
          NavigationLink("E", destination: Counter(name: "e"), isActive: $isActive)
          Text(isActive ? "active" : "idle")
        }
      }
    }
  }

  @Test(
    "A link shows the page that it brings, in each spelling",
    arguments: zip(["A", "B", "C", "D", "E"], "abcde"))
  func links(link: String, page: Character) async throws {
    let app = await TestApp(columns: 30, rows: 9) { Links() }
    try await app.click(link)
    #expect(app.text.contains("\(page) count 0"))
    try await app.press("Enter")
    #expect(app.text.contains("\(page) count 1"))
    try await app.press("Esc")
    #expect(app.text.contains("idle"))
  }
}
