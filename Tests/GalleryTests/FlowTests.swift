import TabiTesting
import Testing

@testable import Gallery

extension GalleryTests {
  @MainActor
  @Suite("Flows")
  struct Flows {
    @Test("View Two leads through Three, Four and Five to the reusable view, and Esc back through all")
    func views() async throws {
      let gallery = await RunningGallery()
      var screens = [try await gallery.press("2")]
      for title in ["View Three", "View Four", "View Five", "Reusable view"] {
        screens.append(try await gallery.press("Enter"))
        #expect(gallery.app.row(0).hasSuffix(title))
      }
      for screen in screens.reversed().dropFirst() {
        #expect(try await gallery.press("Esc").withoutHints == screen.withoutHints)
      }
    }

    @Test("The reusable view goes back to the root of its own tab, and leaves the other where it is")
    func reusable() async throws {
      let gallery = await RunningGallery()
      let two = try await gallery.press("2")
      let reusable = try await gallery.press("Enter Enter Enter Enter")
      let products = try await gallery.press("3")
      #expect(try await gallery.press("Enter Enter").contains("here in Products"))
      #expect(try await gallery.press("Enter") == products)
      #expect(try await gallery.press("2") == reusable)
      #expect(try await gallery.press("Enter") == two)
      #expect(gallery.app.problems.isEmpty)
    }

    @Test("Every product has a row with its price, and a page with its price in ₩")
    func products() async throws {
      let gallery = await RunningGallery(rows: 60)
      let list = try await gallery.press("3")
      #expect(Product.all.count == 15)
      for product in Product.all {
        #expect(list.contains(product.name))
        #expect(list.contains("가격: \(product.formattedPrice) 원"))
      }
      #expect(try await gallery.press("Down Down Enter").contains("₩1,512,000"))
    }

    @Test("A router moves Home from outside the views, and Profile stays where it is")
    func router() async throws {
      let gallery = await RunningGallery()
      let home = try await gallery.press("4")
      HomeRouter().navigateToEdit()
      await gallery.app.settle()
      #expect(gallery.app.row(0).hasSuffix("編集"))
      HomeRouter().navigateToCreate()
      await gallery.app.settle()
      #expect(gallery.app.row(0).hasSuffix("作成"))
      #expect(try await gallery.press("Enter") == home)
      let settings = try await gallery.press("5 Enter")
      #expect(try await gallery.press("Enter") == settings)
      #expect(try await gallery.press("4").contains("編集する頁。"))
      #expect(try await gallery.press("5") == settings)
    }

    @Test("What page B saves reaches page A, and what it doesn't save doesn't")
    func links() async throws {
      let gallery = await RunningGallery()
      let list = try await gallery.press("6 Down")
      #expect(try await gallery.press("Enter ' 2' Esc").withoutHints == list.withoutHints)
      let saved = try await gallery.press("Enter ' 2' Enter")
      #expect(saved.contains("Saved 카메라 2"))
      #expect(saved.contains("▸ 카메라 2"))
      #expect(try await gallery.press("Enter").contains("카메라 2"))
      #expect(gallery.app.problems.isEmpty)
    }

    @Test("What page B sends in a sheet stays there, and what it sends to the root arrives")
    func linksInSheet() async throws {
      let gallery = await RunningGallery()
      let list = try await gallery.press("6 End Up Enter Down")
      #expect(gallery.app.row(0).contains("A below a sheet"))
      try await gallery.press("Enter ' 2'")
      try await gallery.app.click("Save and send")
      #expect(gallery.app.text.contains("send reached 0 pages"))
      #expect(try await gallery.press("Esc") == list)
      try await gallery.press("Enter ' 3'")
      try await gallery.app.click("Save and rootSend")
      #expect(gallery.app.text.contains("Saved 카메라 2 3"))
      #expect(gallery.app.text.contains("▸ 카메라 2 3"))
      #expect(gallery.app.problems.isEmpty)
    }

    @Test("Pages in two tabs tell each other what to edit and what was saved")
    func linksInTabs() async throws {
      let gallery = await RunningGallery()
      try await gallery.press("6 End Enter Down Enter")
      #expect(gallery.app.row(0).contains("B in a tab"))
      let saved = try await gallery.press("' 2' Enter")
      #expect(saved.contains("A in a tab"))
      #expect(saved.contains("Saved 카메라 2"))
      #expect(saved.contains("▸ 카메라 2"))
      #expect(try await gallery.press("Esc").contains("[6 Links]"))
      #expect(gallery.app.problems.isEmpty)
    }

    @Test("A screen of any size shows the gallery, and growing again the same as before")
    func sizes() async throws {
      let gallery = await RunningGallery()
      for keys in ["", "Enter", "2", "3", "Enter", "4", "5", "6", "Enter"] {
        let screen = try await gallery.press(keys)
        for (columns, rows) in [(1, 1), (2, 1), (1, 30), (20, 6), (200, 50), (80, 24)] {
          await gallery.app.resize(columns: columns, rows: rows)
        }
        #expect(gallery.app.text == screen)
      }
      #expect(gallery.app.problems.isEmpty)
    }
  }
}
