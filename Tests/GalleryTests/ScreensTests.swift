import TabiTesting
import Testing

@testable import Gallery

extension GalleryTests {
  @MainActor
  @Suite("Screens")
  struct Screens {
    /// A page of a tab, and the keys that lead to it.
    struct Page: CustomTestStringConvertible {
      let testDescription: String
      let keys: String
    }

    struct Dimensions: CustomTestStringConvertible {
      let columns: Int
      let rows: Int
      var testDescription: String { "\(columns)x\(rows)" }
    }

    nonisolated static let pages = [
      Page(testDescription: "components", keys: ""),
      Page(testDescription: "components, the last one", keys: "End"),
      Page(testDescription: "view two", keys: "2"),
      Page(testDescription: "view five", keys: "2 Enter Enter Enter"),
      Page(testDescription: "reusable view", keys: "2 Enter Enter Enter Enter"),
      Page(testDescription: "products", keys: "3"),
      Page(testDescription: "product", keys: "3 Down Enter"),
      Page(testDescription: "home", keys: "4"),
      Page(testDescription: "home 2", keys: "4 Enter"),
      Page(testDescription: "home 3", keys: "4 Enter Enter"),
      Page(testDescription: "profile", keys: "5"),
      Page(testDescription: "profile 2", keys: "5 Enter"),
      Page(testDescription: "page a", keys: "6"),
      Page(testDescription: "page b", keys: "6 Down Enter"),
      Page(testDescription: "page a, saved", keys: "6 Down Enter 'x' Enter"),
      Page(testDescription: "page a, below a sheet", keys: "6 End Up Enter"),
      Page(testDescription: "page b, in a sheet", keys: "6 End Up Enter Down Enter"),
      Page(testDescription: "page a, in a tab", keys: "6 End Enter"),
      Page(testDescription: "page b, in a tab", keys: "6 End Enter Down Enter"),
    ]

    nonisolated static let sizes = [
      Dimensions(columns: 80, rows: 24), Dimensions(columns: 40, rows: 12),
    ]

    @Test("A page of a tab is as in its file", arguments: pages, sizes)
    func page(_ page: Page, _ size: Dimensions) async throws {
      let gallery = await RunningGallery(columns: size.columns, rows: size.rows)
      try await gallery.press(page.keys)
      try gallery.app.assertScreen("\(page.testDescription) \(size.testDescription)")
      #expect(gallery.app.problems.isEmpty)
    }

    @Test("A component's page is as in its file", arguments: await titles, sizes)
    func component(_ title: String, _ size: Dimensions) async throws {
      let gallery = await RunningGallery(columns: size.columns, rows: size.rows)
      try await gallery.open(title)
      try gallery.app.assertScreen("component, \(title) \(size.testDescription)")
      #expect(gallery.app.problems.isEmpty)
    }

    @Test(
      "What opens on a page is as in its file",
      arguments: [
        "Picker", "Menu and DisclosureGroup", "Sheet", "Sheet for an item", "Detents", "fullScreenCover",
        "Popover", "Alert", "confirmationDialog",
      ], sizes)
    func opened(_ title: String, _ size: Dimensions) async throws {
      let gallery = await RunningGallery(columns: size.columns, rows: size.rows)
      try await gallery.open(title)
      try await gallery.press("Enter")
      try gallery.app.assertScreen("opened, \(title) \(size.testDescription)")
      #expect(gallery.app.problems.isEmpty)
    }

    static var titles: [String] { ComponentGroup.all.flatMap(\.titles) }
  }
}
