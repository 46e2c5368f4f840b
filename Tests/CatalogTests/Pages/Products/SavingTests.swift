import Tabi
import TabiTesting
import Testing

@testable import Catalog

extension Pages {
  @MainActor
  @Suite("Saving a product")
  struct Saving {
    @Test("What is saved is in the file, in the list, in a toast for three seconds, and has the focus")
    func save() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.press("2 Down Enter Enter Space 2 Space Tab End 0 Enter")
      let saved = Product(id: 2, name: "카메라 2 ", price: 1_120_000)
      #expect(try await catalog.store.product(id: 2) == saved)
      #expect(catalog.app.row(0).hasSuffix(" Products"))
      #expect(catalog.app.focusedRow.hasPrefix("▸ 카메라 2"))
      #expect(catalog.app.row(4).hasPrefix("  1,120,000 원"))
      #expect(catalog.app.text.contains("Saved 카메라 2 , 1,120,000 원"))
      await catalog.app.advance(by: 2.9)
      #expect(catalog.app.text.contains("Saved"))
      await catalog.app.advance(by: 0.2)
      #expect(!catalog.app.text.contains("Saved"))
      #expect(catalog.app.problems.isEmpty)
    }

    @Test("A page by the name of the list hears of a save, whatever page that is")
    func edit() async throws {
      let folder = try TemporaryFolder()
      let services = Services(store: ProductStore(path: folder.file("products.sqlite")))
      let heard = Listener()
      let other = RouteBuilderOf(matchPath: ProductsPage.matchPath) { navigator, _, _ in
        WrappingController(matchPath: ProductsPage.matchPath, title: "Another page", eventSubscriber: heard) {
          Button("Edit 3") {
            navigator.next(linkItem: LinkItem(path: EditPage.matchPath, items: ProductItem(id: 3)))
          }
        }
      }
      let navigator = SingleLinkNavigator(
        routeBuilderItemList: [other] + ProductRoutes.all, dependency: services)
      let app = await TestApp {
        LinkNavigationView(linkNavigator: navigator, item: LinkItem(path: ProductsPage.matchPath))
      }
      try await app.press("Enter End 2 Enter")
      #expect(heard.events == [#"{"event":"didCompleteSave","id":3}"#])
      #expect(app.row(0).hasSuffix(" Another page"))
      #expect(try await services.store.product(id: 3)?.name == "핸드폰2")
    }

    @Test("A new product is the last of the list")
    func new() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.press("2 Tab Enter '모니터' Tab '320,000' Enter")
      #expect(try await catalog.store.products().last == Product(id: 16, name: "모니터", price: 320_000))
      #expect(catalog.app.text.contains("Saved 모니터, 320,000 원"))
      #expect(try await catalog.press("Up End").contains("▸ 모니터"))
    }

    @Test("Enter pressed twice before the first is done saves once")
    func twice() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.press("2 Tab Enter 'a' Tab '1'")
      try await catalog.whileLocked("Saving…") { try await catalog.press("Enter") }
      #expect(try await catalog.store.products().count == 16)
      #expect(catalog.app.row(0).hasSuffix(" Products"))
    }

    @Test("Esc while it is being saved goes back one page, and the list shows what was saved")
    func leaving() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.press("2 Enter Enter 'x'")
      try await catalog.whileLocked("Saving…") { try await catalog.press("Esc") }
      #expect(catalog.app.row(0).hasSuffix(" Product"))
      #expect(try await catalog.press("Esc").contains("▸ 레고x"))
      #expect(try await catalog.store.product(id: 1)?.name == "레고x")
    }

    @Test("Saving without a change is a save like any other, and Esc saves nothing")
    func unchanged() async throws {
      let catalog = try await RunningCatalog()
      let products = try await catalog.store.products()
      #expect(try await catalog.press("2 Enter Enter Enter").contains("Saved 레고, 12,000 원"))
      try await catalog.press("Enter Enter 'x' Esc Esc")
      #expect(catalog.app.focusedRow.hasPrefix("▸ 레고 "))
      #expect(try await catalog.store.products() == products)
    }

    @Test(
      "What can't be saved is said above the fields, and what was typed stays",
      arguments: [
        ("Backspace Backspace Enter", "⚠ The name is empty.", ""),
        ("Tab 'x' Enter", "⚠ “12000x” is no price; write whole won, such as 12,000.", "12000x"),
        ("Tab '99999999999' Enter", "⚠ The price “1200099999999999” is higher than", "1200099999999999"),
      ])
    func refused(keys: String, sentence: String, typed: String) async throws {
      let catalog = try await RunningCatalog()
      #expect(try await catalog.press("2 Enter Enter " + keys).contains(sentence))
      #expect(catalog.app.focusedRow.hasPrefix(" ▸" + typed + " "))
      #expect(try await catalog.store.product(id: 1) == Product(id: 1, name: "레고", price: 12_000))
    }

    @Test("A product that can't be read can't be edited until it can, and is then read once")
    func unread() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.press("2 Enter")
      let other = try Database(path: catalog.store.path)
      try other.run("BEGIN EXCLUSIVE")
      let screen = try await catalog.press("Enter")
      #expect(screen.unwrapped.contains("is locked by another program"))
      #expect(!screen.contains("Save"))
      #expect(screen.contains("▸ Try again ◂"))
      try other.run("ROLLBACK")
      #expect(try await catalog.press("Enter").contains(" ▸레고 "))
      #expect(try await catalog.press("'x' Alt-1 Alt-2").contains(" ▸레고x "))
      #expect(try await catalog.press("Esc Esc").contains("▸ 레고 "))
    }

    @Test("Of two who change one product the second is told, keeps what was typed, and may still save it")
    func changedElsewhere() async throws {
      let first = try await RunningCatalog()
      let second = await TestApp(CatalogApp(database: first.store.path))
      for app in [first.app, second] { try await app.press("Alt-2 Enter Enter") }
      try await first.press("'A' Enter")
      try await second.press("'B' Enter")
      let sentence = "⚠ It was changed elsewhere; save again to replace “레고A”, 12,000 원, or go back."
      #expect(second.text.unwrapped.contains(sentence))
      #expect(second.focusedRow.hasPrefix(" ▸레고B "))
      #expect(try await first.store.product(id: 1)?.name == "레고A")
      try await second.press("Enter")
      #expect(second.text.contains("Saved 레고B, 12,000 원"))
      #expect(try await first.store.product(id: 1)?.name == "레고B")
      // A change of one's own is no change of another's.
      #expect(try await first.press("Enter Enter 'C' Enter").contains("▸ 레고BC "))
      #expect(try await first.press("Enter Enter 'D' Enter").contains("▸ 레고BCD "))
    }

    @Test("A product that changes elsewhere while its page waits under another tab isn't replaced unseen")
    func changedBehindATab() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.press("2 Enter Enter 'A' Alt-1")
      try await catalog.store.save(Product(id: 1, name: "theirs", price: 1))
      let screen = try await catalog.press("Alt-2 Enter")
      #expect(screen.unwrapped.contains("save again to replace “theirs”, 1 원, or go back."))
      #expect(screen.contains(" ▸레고A "))
      #expect(try await catalog.press("Esc").contains(" theirs"))
    }

    @Test("A save that failed isn't tried again by coming back to the page")
    func failed() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.press("2 Enter Enter 'x'")
      let other = try Database(path: catalog.store.path)
      try other.run("BEGIN IMMEDIATE")
      let sentence = "is locked by another program; close that, then try again."
      #expect(try await catalog.press("Enter").unwrapped.contains(sentence))
      try other.run("ROLLBACK")
      try await catalog.press("Alt-1 2")
      #expect(try await catalog.store.product(id: 1)?.name == "레고")
      #expect(catalog.app.focusedRow.hasPrefix(" ▸레고x"))
      #expect(try await catalog.press("Enter").contains("Saved 레고x, 12,000 원"))
    }
  }
}

@MainActor
private final class Listener: LinkNavigatorItemSubscriberProtocol {
  private(set) var events: [String] = []

  func receive(encodedItemString: String) { events.append(encodedItemString) }
}
