import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("The inspector")
struct InspectorTests {
  private let model = ShopApp.Model()

  private func start(columns: Int = 80, rows: Int = 24, isHeld: Bool = false) async -> TestApp {
    let model = model
    return await TestApp(columns: columns, rows: rows) { ShopApp(model: model, isHeld: isHeld) }
  }

  /// The row of the list that shows a text.
  private func row(_ text: String, _ app: TestApp) -> String? {
    app.text.split(separator: "\n").first { $0.contains(text) && $0.contains("│") }.map(String.init)
  }

  @Test("F12 lists the tabs and the pages with their titles and routes, and marks where the person is")
  func lists() async throws {
    let app = await start()
    try await app.press("Down Enter F12")
    #expect(row("tab Products", app) != nil)
    #expect(row("page Products root", app) != nil)
    #expect(row("● ", app)?.contains("page The 카메라 카메라") == true)
    #expect(row("tab Settings", app) != nil)
    // A tab that wasn't shown has no pages yet.
    #expect(!app.text.contains("Preferences"))
  }

  @Test("Enter in the inspector goes to the place that is chosen: its tab is shown, its stack popped to it")
  func goes() async throws {
    let app = await start()
    try await app.press("Enter Enter 2 F12")
    #expect(row("● ", app)?.contains("Preferences") == true)
    // Below the tab and its root is the page of the product.
    try await app.press("Home Down Down Enter")
    #expect(app.row(0).contains("The 레고"))
    #expect(model.products == ["레고"])
    #expect(model.tab == "products")
  }

  @Test("A page below that was never shown can be gone to")
  func neverShown() async throws {
    model.products = ["a", "b", "c"]
    let app = await start()
    try await app.press("F12")
    #expect(row("page a", app) != nil)
    try await app.press("Home Down Down Enter")
    #expect(model.products == ["a"])
    #expect(app.row(0).contains("The a"))
  }

  @Test(
    "Sheets are listed with their pages, those shown by state too; going to a page below closes the sheet")
  func sheets() async throws {
    let app = await start()
    try await app.press("2 Enter Enter F12")
    #expect(row("sheet", app) != nil)
    #expect(row("● ", app)?.contains("page Licence shown by state") == true)
    try await app.press("Home Enter")
    #expect(!model.isSheetShown)
    #expect(model.tab == "products")
  }

  @Test("A sheet that a person can't close keeps the inspector from leading below it")
  func held() async throws {
    let app = await start(isHeld: true)
    try await app.press("2 Enter F12 Home Enter")
    #expect(model.isSheetShown)
    #expect(model.tab == "settings")
  }

  @Test("Tab leads to the changes, the latest first, which say who made them")
  func changes() async throws {
    try await NavigationTrace.$current.withValue(NavigationTrace()) {
      let app = await start()
      try await app.press("Enter")
      model.products.append("x")
      await app.settle()
      try await app.press("2 F12")
      let rows = app.text.split(separator: "\n").drop { !$0.contains("Changes") }.dropFirst()
      #expect(
        rows.first?.contains("person") == true && rows.first?.contains("Selected the tab Settings") == true)
      #expect(rows.dropFirst().first?.contains("code") == true)
      #expect(rows.dropFirst(2).first?.contains("person") == true)
      try await app.press("Tab Down Esc")
      #expect(!app.text.contains("Changes"))
    }
  }

  @Test("The pages of a link navigator are listed with their names and what they were given")
  func links() async throws {
    let navigator = numberedNavigator()
    let app = await TestApp(columns: 80, rows: 24) {
      LinkNavigationView(linkNavigator: navigator, item: LinkItem(path: "a"))
    }
    navigator.next(linkItem: LinkItem(path: "b", items: "gift"))
    await app.settle()
    try await app.press("F12")
    #expect(row("page Title a a", app) != nil)
    #expect(row("● ", app)?.contains("page Title b b gift") == true)
  }

  @Test("The inspector follows what changes while it is shown")
  func live() async throws {
    let app = await start()
    try await app.press("F12")
    #expect(row("The 카메라", app) == nil)
    model.products = ["카메라"]
    await app.settle()
    #expect(row("● ", app)?.contains("The 카메라") == true)
  }

  @Test("Esc and F12 close the inspector and do nothing below", arguments: ["Esc", "F12"])
  func closes(key: String) async throws {
    let app = await start()
    try await app.press("Enter")
    let before = app.text
    try await app.press("F12 \(key)")
    #expect(app.text == before)
    #expect(model.products == ["레고"])
  }

  @Test("q does not quit while the inspector is shown")
  func quit() async throws {
    let app = await start()
    try await app.press("F12 q")
    #expect(!app.hasQuit)
  }

  @Test("On 40 columns and 12 rows the places and the changes have their room")
  func small() async throws {
    let app = await start(columns: 40, rows: 12)
    try await app.press("Enter F12")
    #expect(row("Navigation", app) != nil)
    #expect(row("● ", app)?.contains("The 레고") == true)
    #expect(row("Changes", app) != nil)
    #expect(app.row(10).contains("│"))
  }

  @Test("The list of keys names F12 and Ctrl-P")
  func help() async throws {
    let app = await start()
    try await app.press("?")
    #expect(app.text.contains("F12"))
    #expect(app.text.contains("Ctrl-P"))
  }
}
