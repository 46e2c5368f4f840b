import Tabi
import TabiTesting
import Testing

/// Programs as tutorials for SwiftUI have them, with another import and the unit of lengths at their root.
@MainActor
@Suite("Programs written for SwiftUI")
struct FixtureTests {
  private func downs(_ count: Int) -> String { Array(repeating: "Down", count: count).joined(separator: " ") }

  // MARK: A stack

  @Test(
    "Every spelling of a link leads to its page, and Back returns",
    arguments: [
      (0, "Soup"), (2, "김치"), (3, "The word"), (4, "Number 7"), (5, "A closure"), (6, "A label"),
      (7, "A destination"), (8, "A trailing label"), (9, "Both labels"), (10, "An active link"),
      (11, "A tip"), (12, "Bread"), (13, "The deep"),
    ])
  func recipes(row: Int, title: String) async throws {
    let app = await TestApp(RecipesApp(), columns: 60, rows: 30)
    try await app.press(downs(row) + " Enter")
    #expect(app.row(0).contains(title))
    try await app.press("Esc Esc")
    #expect(app.row(0).contains("Recipes"))
    #expect(!app.row(0).contains("‹"))
    #expect(app.problems.isEmpty)
  }

  @Test("A recipe's buttons dismiss it and pop to the root")
  func recipeButtons() async throws {
    let app = await TestApp(RecipesApp(), columns: 60, rows: 30)
    try await app.press("Enter Down Down Enter")
    #expect(app.row(0).contains("Bread"))
    try await app.press("Enter")
    #expect(app.row(0).contains("Soup"))
    try await app.press("Down Enter Down Enter")
    #expect(app.row(0).contains("Recipes"))
  }

  // MARK: Tabs

  @Test("Tabs follow the selection, show a badge, and a pushed page hides the bar")
  func travel() async throws {
    let app = await TestApp(TravelApp(), columns: 60, rows: 16)
    #expect(app.row(15).contains("[1"))
    #expect(app.row(15).contains("Trips (1)"))
    try await app.press("Down Enter")
    #expect(app.row(0).contains("Jeju"))
    #expect(app.text.contains("Fly to Jeju"))
    #expect(!app.row(15).contains("Trips"))
    try await app.press("Enter Esc")
    #expect(app.row(15).contains("Trips (2)"))
    try await app.press("2")
    #expect(app.row(0).contains("Trips"))
    #expect(app.text.contains("Jeju"))
    #expect(app.problems.isEmpty)
  }

  @Test("A button that sets the selection shows the tab, and tabs in a tab have a bar of their own")
  func innerTabs() async throws {
    let app = await TestApp(TravelApp(), columns: 60, rows: 16)
    try await app.click("My trips")
    #expect(app.row(0).contains("Trips"))
    try await app.press("3")
    #expect(app.text.contains("Friends (new)"))
    #expect(app.text.contains("I moved 2 times"))
    try await app.press("2")
    #expect(app.text.contains("No friends yet"))
  }

  // MARK: Sheets

  @Test(
    "What is presented shows, and Esc closes it",
    arguments: [
      (0, "New mail"), (1, "Subject: Hello"), (2, "Whole"), (3, "Covered"), (4, "Really?"),
      (5, "This can't be undone."), (6, "Told"), (7, "Which?"), (8, "Three mails go."), (9, "A small word"),
      (10, "An arrow"), (11, "No arrow"),
    ])
  func mail(row: Int, shows: String) async throws {
    let app = await TestApp(MailApp(), columns: 60, rows: 30)
    let before = app.text
    try await app.press(downs(row) + " Enter")
    #expect(app.text != before)
    #expect(app.text.contains(shows))
    try await app.press("Esc")
    #expect(app.text.contains("Compose"))
    #expect(row == 2 || !app.text.contains(shows))
    #expect(app.problems.isEmpty)
  }

  @Test("The buttons of an alert act, and a sheet tells when it is closed")
  func mailResults() async throws {
    let app = await TestApp(MailApp(), columns: 60, rows: 30)
    try await app.press("\(downs(4)) Enter Enter")
    #expect(app.text.contains("Last: yes"))
    try await app.press("\(downs(3)) Enter Down Enter")
    #expect(app.text.contains("Last: second"))
    try await app.click("Compose")
    #expect(app.text.contains("New mail"))
    try await app.press("Esc")
    #expect(app.text.contains("Last: composed"))
  }

  @Test("The form in a sheet is filled in by keys, and its Send button sends")
  func compose() async throws {
    let app = await TestApp(MailApp(), columns: 60, rows: 30)
    try await app.press("Enter")
    await app.type("Hi")
    try await app.press("Down Down Space Esc")
    // A draft that is sure stays until it is sent.
    #expect(app.text.contains("New mail"))
    try await app.click("Send")
    #expect(app.text.contains("Last: composed"))
  }

  // MARK: Toolbars

  @Test(
    "Every placement has its button in a bar",
    arguments: [
      ("tl", "topBarLeading"), ("tt", "topBarTrailing"), ("pa", "primaryAction"), ("na", "navigation"),
      ("ca", "cancellationAction"), ("co", "confirmationAction"), ("bb", "bottomBar"), ("au", "automatic"),
      ("no", "no placement"),
    ])
  func placements(button: String, name: String) async throws {
    let app = await TestApp(NotesApp(), columns: 100, rows: 16)
    try await app.press("Home Down Enter")
    #expect(app.row(0).contains("Middle"))
    #expect((app.row(0) + app.row(15)).contains(button))
    try await app.click(button)
    #expect(app.text.contains("Last: \(name)"))
  }

  @Test("Groups, an author's own toolbar content, bare views and bound titles work")
  func groups() async throws {
    let app = await TestApp(NotesApp(), columns: 60, rows: 16)
    try await app.click("Edit")
    #expect(app.text.contains("Last: edit"))
    try await app.click("Groups")
    #expect(app.row(0).contains("Groups"))
    #expect(!app.row(0).contains("less"))
    try await app.click("ten")
    try await app.click("more")
    try await app.click("less")
    #expect(app.text.contains("Count: 10"))
    try await app.press("Esc")
    try await app.click("Bare")
    try await app.press("Esc")
    #expect(app.row(0).contains("Bare"))
    try await app.click("turn")
    #expect(app.text.contains("on"))
    try await app.click("leave")
    #expect(app.row(0).contains("Notes"))
    #expect(app.problems.isEmpty)
  }

  // MARK: Routers

  @Test("A router that is an environment object pushes, pops, goes home, and is opened by a link")
  func shop() async throws {
    let app = await TestApp(ShopRouterApp(), columns: 60, rows: 16)
    #expect(app.text.contains("Changes seen: none"))
    try await app.press("Enter")
    #expect(app.row(0).contains("Toys"))
    try await app.press("Down Enter")
    #expect(app.row(0).contains("Product 2"))
    try await app.press("Down Enter")
    #expect(app.row(0).contains("Toys"))
    try await app.press("Enter Enter")
    #expect(app.row(0).contains("Cart"))
    try await app.press("Esc")
    #expect(app.row(0).contains("Cart"))
    try await app.press("Enter")
    #expect(app.row(0).contains("Shop"))
    #expect(app.text.contains("Changes seen: some"))
    await app.open("shop://cart")
    #expect(app.row(0).contains("Cart"))
    #expect(app.problems.isEmpty)
  }

  @Test("A path is kept as Codable and restored with its pages")
  func codable() async throws {
    let app = await TestApp(ShopRouterApp(), columns: 60, rows: 16)
    try await app.press("Enter Down Enter Down Down Enter")
    #expect(app.row(0).contains("Shop"))
    try await app.click("Restore")
    #expect(app.row(0).contains("Product 2"))
    try await app.press("Esc")
    #expect(app.row(0).contains("Toys"))
  }

  @Test("A router that is @Observable does the same through @Bindable")
  func tasks() async throws {
    let app = await TestApp(TaskRouterApp(), columns: 60, rows: 16)
    try await app.press("Down Enter")
    #expect(app.row(0).contains("Cook"))
    try await app.press("Enter")
    #expect(app.row(0).contains("Note, 2 deep"))
    try await app.press("Enter")
    #expect(app.row(0).contains("Tasks"))
    #expect(app.problems.isEmpty)
  }

  // MARK: Forms, lists and looks

  @Test("A form takes text, numbers, switches and choices")
  func form() async throws {
    let app = await TestApp(SettingsApp(), columns: 60, rows: 40)
    await app.type("Kim")
    #expect(app.text.contains("Nobody sees you"))
    try await app.press("Down Down Down Down Space")
    #expect(app.text.contains("Everybody sees Kim"))
    #expect(app.text.contains("Version"))
    #expect(app.text.contains("Years"))
    #expect(app.problems.isEmpty)
  }

  @Test("A list selects as it is moved through, and Delete removes a row")
  func devices() async throws {
    let app = await TestApp(SettingsApp(), columns: 60, rows: 24)
    try await app.press("Alt-2 Down")
    #expect(app.text.contains("Chosen: Tablet"))
    try await app.press("Delete")
    #expect(!app.text.contains("Tablet\n"))
    #expect(app.text.contains("2 devices"))
  }

  @Test("Looks that a terminal has nothing for are accepted, and taps act")
  func looks() async throws {
    let app = await TestApp(SettingsApp(), columns: 60, rows: 30)
    try await app.press("Alt-3")
    #expect(app.text.contains("Card"))
    try await app.click("Tapped")
    #expect(app.text.contains("Tapped 1"))
    #expect(app.text.contains("Seen 2"))
    try await app.press("Alt-1 Alt-3")
    #expect(app.text.contains("Seen 6"))
    #expect(app.text.contains("Last"))
    #expect(app.problems.isEmpty)
  }

  @Test("A navigation view is a stack, and a split view shows what is chosen")
  func older() async throws {
    let app = await TestApp(SettingsApp(), columns: 90, rows: 20)
    try await app.press("Alt-4 Enter")
    #expect(app.row(0).contains("There"))
    try await app.press("Esc")
    #expect(app.row(0).contains("Here"))
    try await app.press("Alt-5 Down")
    #expect(app.text.contains("Reading 2"))
    #expect(app.problems.isEmpty)
  }
}
