import TabiTesting
import Testing

@testable import Catalog

extension Pages {
  @MainActor
  @Suite("Home and Profile")
  struct HomeAndProfile {
    @Test("Home greets by the name that Profile's page edits, and still does after a new start")
    func name() async throws {
      let catalog = try await RunningCatalog()
      #expect(catalog.app.row(2) == " Welcome!")
      #expect(try await catalog.press("4").contains(" Not given yet"))
      #expect(try await catalog.press("Enter 'Ann' Enter").contains("Saved"))
      #expect(catalog.app.row(3).hasPrefix(" Ann "))
      #expect(try await catalog.press("1").contains(" Welcome, Ann!"))
      #expect(try await catalog.store.ownerName() == "Ann")
      let other = await TestApp(CatalogApp(database: catalog.store.path))
      #expect(other.row(2) == " Welcome, Ann!")
    }

    @Test("How many products there are and what they are worth follows an edit, a new one and an import")
    func summary() async throws {
      let catalog = try await RunningCatalog(products: [NewProduct(name: "a", price: 1_000)])
      #expect(catalog.app.row(4) == " 1 product")
      #expect(catalog.app.row(5) == " worth 1,000 원")
      try await catalog.press("2 Enter Enter Tab '0' Enter Alt-1")
      #expect(catalog.app.row(5) == " worth 10,000 원")
      try await catalog.press("2 Tab Enter 'b' Tab '5' Enter Alt-1")
      #expect(catalog.app.row(4) == " 2 products")
      #expect(catalog.app.row(5) == " worth 10,005 원")
      try await catalog.preview("name,price\nc,20\nd,300\n")
      try await catalog.press("Enter Alt-1")
      #expect(catalog.app.row(4) == " 4 products")
      #expect(catalog.app.row(5) == " worth 10,325 원")
    }

    @Test("A name that can't be kept is said to be so, and what was typed stays")
    func failed() async throws {
      let catalog = try await RunningCatalog()
      let other = try Database(path: catalog.store.path)
      try await catalog.press("4 Enter 'Ann'")
      try other.run("BEGIN IMMEDIATE")
      #expect(try await catalog.press("Enter").unwrapped.contains("is locked by another program"))
      #expect(catalog.app.focusedRow.hasPrefix(" ▸Ann "))
      try other.run("ROLLBACK")
      #expect(try await catalog.press("Enter 1").contains(" Welcome, Ann!"))
    }

    @Test("A locked file is read when asked again")
    func tryAgain() async throws {
      let folder = try TemporaryFolder()
      let path = folder.file("products.sqlite")
      _ = try await ProductStore(path: path).products()
      let other = try Database(path: path)
      try other.run("BEGIN EXCLUSIVE")
      let catalog = try await RunningCatalog(database: path)
      #expect(
        catalog.app.text.unwrapped.contains("is locked by another program; close that, then try again."))
      try other.run("ROLLBACK")
      #expect(try await catalog.press("Enter").contains(" 15 products"))
    }

    @Test("A router's path can be changed from outside any view, and the other path isn't touched")
    func outside() async throws {
      let catalog = try await RunningCatalog()
      RouterPath.shared.addToHome(path: .mostExpensive)
      RouterPath.shared.addToProfile(path: .editName)
      await catalog.app.settle()
      #expect(catalog.app.row(0).hasSuffix(" Most expensive products"))
      #expect(try await catalog.press("4").contains(" ‹ Profile"))
      RouterPath.shared.popHome()
      await catalog.app.settle()
      #expect(catalog.app.row(0).hasSuffix(" Your name"))
      #expect(try await catalog.press("Alt-1").contains(" Welcome!"))
      RouterPath.shared.homeRouterPath = [.mostExpensive, .mostExpensive]
      await catalog.app.settle()
      #expect(try await catalog.press("Esc").contains("▸ 냉장고"))
      #expect(RouterPath.shared.homeRouterPath == [.mostExpensive])
      #expect(RouterPath.shared.profileRouterPath == [.editName])
      RouterPath.shared.popHomeToRoot()
      RouterPath.shared.popProfileToRoot()
      await catalog.app.settle()
      #expect(catalog.app.row(2) == " Welcome!")
      #expect(try await catalog.press("4").contains(" Not given yet"))
    }
  }
}
