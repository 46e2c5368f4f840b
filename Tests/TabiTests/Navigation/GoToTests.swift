import FoundationEssentials
import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Go to")
struct GoToTests {
  private let model = ShopApp.Model()

  private func start(isHeld: Bool = false) async -> TestApp {
    let model = model
    return await TestApp(columns: 60, rows: 20) { ShopApp(model: model, isHeld: isHeld) }
  }

  /// The rows of the list.
  private func rows(_ app: TestApp) -> [String] {
    app.text.split(separator: "\n").map(String.init).filter { $0.contains("│") }
  }

  private func isListed(_ title: String, _ app: TestApp) -> Bool { rows(app).contains { $0.contains(title) } }

  @Test("Ctrl-P lists the tabs, each once where its root page has the same title, and Enter shows the first")
  func tabs() async throws {
    let app = await start()
    try await app.press("Ctrl-P")
    #expect(rows(app).count { $0.contains("Products") } == 1)
    #expect(isListed("Settings", app))
    await app.type("sett")
    #expect(!isListed("Products", app))
    try await app.press("Enter")
    #expect(model.tab == "settings")
    #expect(!app.text.contains("Go to"))
  }

  @Test("A page that was visited and left is reached again, over the pages that led to it")
  func visited() async throws {
    let app = await start()
    try await app.press("Enter Enter")
    #expect(app.row(0).contains("The Maker of 레고"))
    try await app.press("Esc Esc 2 Ctrl-P")
    await app.type("MAKER")
    #expect(isListed("The Maker of 레고", app))
    try await app.press("Enter")
    #expect(app.row(0).contains("The Maker of 레고"))
    #expect(model.tab == "products")
    try await app.press("Esc")
    #expect(app.row(0).contains("The 레고"))
  }

  @Test("Titles are filtered by any part of them, Korean ones too")
  func korean() async throws {
    let app = await start()
    try await app.press("Enter Esc Down Enter Esc Down Enter Esc Ctrl-P")
    #expect(isListed("The 레고", app))
    #expect(isListed("The 카메라", app))
    await app.type("카메")
    #expect(!isListed("The 레고", app))
    #expect(isListed("The 카메라", app))
    try await app.press("Down Enter")
    #expect(model.products == ["카메라"])
  }

  @Test("A page that is on a stack still is listed once, and going there pops to it")
  func stillThere() async throws {
    let app = await start()
    try await app.press("Enter Enter Ctrl-P")
    #expect(rows(app).count { $0.contains("The 레고") } == 1)
    await app.type("the 레고")
    try await app.press("Enter")
    #expect(model.products == ["레고"])
  }

  @Test("From a sheet, going to a tab closes the sheet")
  func fromSheet() async throws {
    let app = await start()
    try await app.press("2 Enter Ctrl-P")
    #expect(isListed("About", app))
    await app.type("prod")
    try await app.press("Enter")
    #expect(!model.isSheetShown)
    #expect(model.tab == "products")
  }

  @Test("Esc closes it, and nothing has changed")
  func closes() async throws {
    let app = await start()
    try await app.press("Enter")
    let before = app.text
    try await app.press("Ctrl-P")
    await app.type("sett")
    try await app.press("Esc")
    #expect(app.text == before)
    #expect(model.products == ["레고"])
  }

  @Test("What is typed can be a link where the app takes links")
  func link() async throws {
    let log = Log()
    let model = model
    let app = await TestApp(columns: 60, rows: 20) {
      ShopApp(model: model).onOpenURL { log($0.absoluteString) }
    }
    try await app.press("Ctrl-P")
    await app.type("shop://products/7")
    try await app.press("Enter")
    #expect(log.entries == ["shop://products/7"])
    #expect(!app.text.contains("Go to"))
  }

  @Test("Where nothing fits, it says so, and Enter does nothing")
  func nothing() async throws {
    let app = await start()
    try await app.press("Ctrl-P")
    await app.type("xyz")
    #expect(isListed("No page", app))
    try await app.press("Enter")
    #expect(app.text.contains("Go to"))
  }
}
