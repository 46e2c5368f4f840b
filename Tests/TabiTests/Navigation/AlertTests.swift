import Tabi
import TabiTesting
import Testing

/// Alerts and confirmation dialogs.
@MainActor
@Suite("Alerts")
struct AlertTests {
  final class Shown: ObservableObject {
    @Published var isFirst = false
    @Published var isSecond = false
    @Published var isSheet = false
    @Published var isDialog = false
    @Published var name = ""
    let log = Log()
  }

  private struct Page: View {
    @ObservedObject var shown: Shown

    var body: some View {
      Button("page") { shown.log("page") }
        .alert("Delete?", isPresented: $shown.isFirst) {
          Button("Delete") { shown.log("deleted") }
          Button("Again") { shown.isSecond = true }
        } message: {
          Text("It can't be brought back.")
        }
        .alert("Second", isPresented: $shown.isSecond) {}
        .sheet(
          isPresented: $shown.isSheet, onDismiss: { shown.isFirst = true }, content: { Text("the sheet") }
        )
        .confirmationDialog("Which?", isPresented: $shown.isDialog) {
          Button("This") { shown.log("this") }
          Button("That") { shown.log("that") }
        }
    }
  }

  private func start() async -> (TestApp, Shown) {
    let shown = Shown()
    return (await TestApp(columns: 40, rows: 12) { Page(shown: shown) }, shown)
  }

  @Test("An alert shows its title, its message and its buttons in a row; a button closes it and acts")
  func button() async throws {
    let (app, shown) = await start()
    shown.isFirst = true
    await app.settle()
    #expect(app.text.contains("Delete?"))
    #expect(app.text.contains("It can't be brought back."))
    #expect(app.focusedRow.contains("▸ Delete ◂  [ Again ]"))
    try await app.press("Enter")
    #expect(shown.log.entries == ["deleted"])
    #expect(!shown.isFirst)
    #expect(!app.text.contains("Delete?"))
  }

  @Test("Esc closes an alert without an action")
  func escape() async throws {
    let (app, shown) = await start()
    shown.isFirst = true
    await app.settle()
    try await app.press("Esc")
    #expect(!shown.isFirst)
    #expect(shown.log.entries.isEmpty)
  }

  @Test("Of two alerts at once one is shown after the other")
  func two() async throws {
    let (app, shown) = await start()
    shown.isFirst = true
    shown.isSecond = true
    await app.settle()
    let isFirstUp = app.text.contains("Delete?")
    #expect(isFirstUp != app.text.contains("Second"))
    try await app.press("Esc")
    #expect(app.text.contains(isFirstUp ? "Second" : "Delete?"))
    try await app.press("Esc")
    #expect(!shown.isFirst && !shown.isSecond)
  }

  @Test("An alert's button can present another")
  func fromButton() async throws {
    let (app, shown) = await start()
    shown.isFirst = true
    await app.settle()
    try await app.press("Right Enter")
    #expect(app.text.contains("Second"))
    #expect(app.text.contains("OK"))
    try await app.press("Enter")
    #expect(!shown.isSecond)
  }

  @Test("An alert that is asked for while a sheet closes is shown")
  func whileClosing() async throws {
    let (app, shown) = await start()
    shown.isSheet = true
    await app.settle()
    try await app.press("Esc")
    #expect(app.text.contains("Delete?"))
    #expect(!app.text.contains("the sheet"))
  }

  @Test("Esc closes an alert, then the sheet below it, one each")
  func layers() async throws {
    let (app, shown) = await start()
    shown.isSheet = true
    await app.settle()
    shown.isSecond = true
    await app.settle()
    #expect(app.text.contains("Second"))
    try await app.press("Esc")
    #expect(app.text.contains("the sheet"))
    #expect(!shown.isSecond)
    try await app.press("Esc")
    #expect(!shown.isSheet)
  }

  @Test("A dialog shows its choices one below the other, and one to cancel")
  func dialog() async throws {
    let (app, shown) = await start()
    shown.isDialog = true
    await app.settle()
    try await app.press("Down Enter")
    #expect(shown.log.entries == ["that"])
    #expect(!shown.isDialog)
    shown.isDialog = true
    await app.settle()
    try await app.click("Cancel")
    #expect(!shown.isDialog)
    #expect(shown.log.entries == ["that"])
  }

  @Test("A field in an alert takes text")
  func field() async throws {
    struct Rename: View {
      @State private var isShown = true
      @State private var name = ""
      var body: some View {
        Text("name: \(name)").alert("Rename", isPresented: $isShown) {
          TextField("name", text: $name)
          Button("Save") {}
        }
      }
    }
    let app = await TestApp(columns: 40, rows: 12) { Rename() }
    await app.type("레고")
    try await app.press("Down Enter")
    #expect(app.text.contains("name: 레고"))
    #expect(!app.text.contains("Rename"))
  }

  @Test("An alert about data is shown when there is any")
  func presenting() async throws {
    struct Root: View {
      @State private var isShown = true
      @State private var data: Int?
      var body: some View {
        Button("give") { data = 7 }.alert("Data", isPresented: $isShown, presenting: data) { _ in
        } message: {
          Text("it is \($0)")
        }
      }
    }
    let app = await TestApp(columns: 40, rows: 12) { Root() }
    #expect(!app.text.contains("Data"))
    try await app.press("Enter")
    #expect(app.text.contains("it is 7"))
  }
}
