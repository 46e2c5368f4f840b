import Foundation
import TabiTesting
import Testing

@testable import Catalog

extension Pages {
  @MainActor
  @Suite("Screens")
  struct Screens {
    /// A page, and the keys that lead to it.
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
      Page(testDescription: "home", keys: ""),
      Page(testDescription: "the most expensive", keys: "Enter"),
      Page(testDescription: "products", keys: "2"),
      Page(testDescription: "products, the last one", keys: "2 End"),
      Page(testDescription: "product", keys: "2 Down Enter"),
      Page(testDescription: "edit", keys: "2 Down Enter Enter"),
      Page(testDescription: "edit, refused", keys: "2 Down Enter Enter Tab 'x' Enter"),
      Page(testDescription: "saved", keys: "2 Down Enter Enter 'x' Enter"),
      Page(testDescription: "new product", keys: "2 Tab Enter"),
      Page(testDescription: "summary", keys: "2 Tab Right Enter"),
      Page(testDescription: "import", keys: "3"),
      Page(testDescription: "import, no such file", keys: "3 '/nowhere/a.csv' Enter"),
      Page(testDescription: "keys", keys: "2 ?"),
      Page(testDescription: "name", keys: "4 Enter 'Ann'"),
    ]

    nonisolated static let sizes = [
      Dimensions(columns: 80, rows: 24), Dimensions(columns: 40, rows: 12),
    ]

    @Test("A page is as in its file", arguments: pages, sizes)
    func page(_ page: Page, _ size: Dimensions) async throws {
      let catalog = try await RunningCatalog(columns: size.columns, rows: size.rows)
      try await catalog.press(page.keys)
      try catalog.app.assertScreen("\(page.testDescription) \(size.testDescription)")
      #expect(catalog.app.problems.isEmpty)
    }

    @Test("The pages of an import are as in their files", arguments: sizes)
    func importing(_ size: Dimensions) async throws {
      let catalog = try await RunningCatalog(columns: size.columns, rows: size.rows)
      try await catalog.preview(
        """
        name,price
        모니터,320000
        a chair with a name that is too long for a row of this screen and the next one and the next,45000
        lamp,12.5

        """)
      try catalog.app.assertScreen("preview \(size.testDescription)")
      try await catalog.press("Enter")
      try catalog.app.assertScreen("result \(size.testDescription)")
      try await catalog.press("Esc")
      try catalog.app.assertScreen("preview, imported \(size.testDescription)")
    }

    @Test("Profile names the file and the person", arguments: sizes)
    func profile(_ size: Dimensions) async throws {
      // The same path on every machine, so that it is the same on the screen.
      let folder = "/tmp/catalog-tests-profile"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let catalog = try await RunningCatalog(
        columns: size.columns, rows: size.rows, database: folder + "/products.sqlite")
      try await catalog.press("4")
      try catalog.app.assertScreen("profile \(size.testDescription)")
    }

    @Test("A product that was changed elsewhere is shown as it is now", arguments: sizes)
    func changedElsewhere(_ size: Dimensions) async throws {
      let catalog = try await RunningCatalog(columns: size.columns, rows: size.rows)
      try await catalog.press("2 Enter Enter '!'")
      try await catalog.store.save(Product(id: 1, name: "레고 시티", price: 15_000))
      try await catalog.press("Enter")
      try catalog.app.assertScreen("edit, changed elsewhere \(size.testDescription)")
    }

    @Test("A catalogue without products says so", arguments: sizes)
    func empty(_ size: Dimensions) async throws {
      let catalog = try await RunningCatalog(columns: size.columns, rows: size.rows, products: [])
      try catalog.app.assertScreen("home, empty \(size.testDescription)")
      try await catalog.press("Enter")
      try catalog.app.assertScreen("the most expensive, empty \(size.testDescription)")
      try await catalog.press("2")
      try catalog.app.assertScreen("products, empty \(size.testDescription)")
    }

    @Test("A file that is no catalogue is named on every page that needs it", arguments: sizes)
    func unusable(_ size: Dimensions) async throws {
      let catalog = try await RunningCatalog(columns: size.columns, rows: size.rows, database: "/dev/null")
      try catalog.app.assertScreen("home, unusable file \(size.testDescription)")
      try await catalog.press("2")
      try catalog.app.assertScreen("products, unusable file \(size.testDescription)")
      try await catalog.press("4")
      try catalog.app.assertScreen("profile, unusable file \(size.testDescription)")
    }
  }
}
