import TabiTesting
import Testing

@testable import Catalog

extension Pages {
  @MainActor
  @Suite("Tabs")
  struct Tabs {
    @Test("Each tab keeps its stack, its row and what was typed while another is shown")
    func kept() async throws {
      let catalog = try await RunningCatalog(rows: 12)
      let keys = [
        "Enter Down Down", "2 End Up Enter Enter Tab '5'", "Alt-3 '/tmp/x.csv'", "Alt-4 Enter 'Ann'",
      ]
      var screens: [String] = []
      for keys in keys { screens.append(try await catalog.press(keys)) }
      for digit in [2, 4, 1, 3, 1, 2, 3, 4] {
        #expect(try await catalog.press("Alt-\(digit)") == screens[digit - 1])
      }
      #expect(try await catalog.press("Alt-2 Left 7 Esc Esc").contains("▸ 키보드"))
      #expect(catalog.app.problems.isEmpty)
    }

    @Test("A click on the bar shows a tab, and on the current one goes back to its first page")
    func clicks() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.app.click("2 Products")
      try await catalog.app.click("핸드폰")
      #expect(catalog.app.row(2) == " 핸드폰")
      try await catalog.app.click("1 Home")
      #expect(catalog.app.row(2) == " Welcome!")
      try await catalog.app.click("2 Products")
      #expect(catalog.app.row(2) == " 핸드폰")
      try await catalog.app.click("2 Products")
      #expect(catalog.app.focusedRow.hasPrefix("▸ 핸드폰"))
    }

    @Test("The current tab's digit goes to its first page, then to the first row")
    func digit() async throws {
      let catalog = try await RunningCatalog()
      #expect(try await catalog.press("2 End Enter 2").contains("▸ 마우스"))
      #expect(try await catalog.press("2").contains("▸ 레고"))
    }

    @Test("q quits from a tab's first page, and Ctrl-C from any")
    func quitting() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.press("2 Enter q")
      #expect(!catalog.app.hasQuit)
      try await catalog.press("Esc q")
      #expect(catalog.app.hasQuit)
      let other = try await RunningCatalog()
      try await other.press("2 Enter Enter Ctrl-C")
      #expect(other.app.hasQuit)
    }

    @Test("? lists the keys, and the next key closes the list and does nothing else")
    func keys() async throws {
      let catalog = try await RunningCatalog()
      let products = try await catalog.press("2")
      let help = try await catalog.press("?")
      for word in ["Enter", "PageUp PageDown", "1 to 4", "q, Ctrl-C"] { #expect(help.contains(word)) }
      #expect(try await catalog.press("Enter") == products)
    }

    @Test("A screen of any size shows the app, and growing again the same as before")
    func sizes() async throws {
      let catalog = try await RunningCatalog()
      for keys in ["", "Enter", "2", "Enter", "Enter", "Alt-3", "Alt-4", "Enter"] {
        let screen = try await catalog.press(keys)
        for (columns, rows) in [(1, 1), (2, 1), (1, 30), (3, 3), (20, 6), (200, 50), (80, 24)] {
          await catalog.app.resize(columns: columns, rows: rows)
        }
        #expect(catalog.app.text == screen)
      }
      #expect(catalog.app.problems.isEmpty)
    }
  }
}
