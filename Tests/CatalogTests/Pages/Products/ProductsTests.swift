import Foundation
import Tabi
import TabiTesting
import Testing

@testable import Catalog

extension Pages {
  @MainActor
  @Suite("Products")
  struct Products {
    /// A name that a terminal, or a layout, may trip over.
    struct Name: CustomTestStringConvertible {
      let testDescription: String
      let text: String
    }

    nonisolated static let hostile = [
      Name(testDescription: "sequences", text: "\u{1B}[2J\u{1B}]0;owned\u{7}red\u{1B}[31m"),
      Name(testDescription: "controls", text: "\u{9B}31m\u{85}\u{7F}\0C1"),
      Name(testDescription: "line breaks", text: "line\nbreak\r\nand\ttab"),
      Name(testDescription: "directions", text: "\u{202E}desrever\u{2066}\u{200F}"),
      Name(testDescription: "long", text: String(repeating: "x", count: 10_000)),
      Name(testDescription: "long and wide", text: String(repeating: "냉장고", count: 3_000)),
      Name(testDescription: "zero width", text: "zero\u{200B}width\u{FEFF}"),
      Name(testDescription: "only zero width", text: "\u{200B}\u{200D}"),
      Name(testDescription: "marks", text: "e" + String(repeating: "\u{301}", count: 500)),
      Name(testDescription: "emoji", text: "👨‍👩‍👧‍👦☁️✅"),
    ]

    @Test("Any name is inert in the list, on its page, while edited and in a toast", arguments: hostile)
    func hostile(name: Name) async throws {
      let plain = NewProduct(name: "plain", price: 1)
      let catalog = try await RunningCatalog(products: [NewProduct(name: name.text, price: 1), plain])
      for keys in ["2", "Enter", "Enter", "Tab '2' Enter"] {
        let screen = try await catalog.press(keys)
        #expect(screen.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 24 && lines.allSatisfy { $0.columns <= 80 })
        #expect(lines.last?.hasPrefix(" 1 Home[2 Products]3 Import 4 Profile") == true)
      }
      #expect(catalog.app.text.contains("Saved "))
      #expect(catalog.app.row(3).hasPrefix("  plain"))
      let kept = try await catalog.store.products()
      #expect(kept.map(\.price) == [12, 1])
      #expect(kept.first.map { Array($0.name.utf8) } == Array(name.text.utf8))
    }

    @Test("What is in a name stands there as signs")
    func signs() async throws {
      let names = ["\u{1B}[2Ja", "line\nbreak", "\u{202E}b"]
      let catalog = try await RunningCatalog(products: names.map { NewProduct(name: $0, price: 1) })
      let list = try await catalog.press("2")
      for text in ["▸ ␛[2Ja\n", "  line␊break\n", "  �b\n"] { #expect(list.contains(text)) }
      #expect(try await catalog.press("Enter Enter").contains("▸␛[2Ja "))
    }

    @Test("10,000 products scroll to both ends, and a row's page is its own")
    func many() async throws {
      let catalog = try await RunningCatalog(
        products: (1...10_000).map { NewProduct(name: "n\($0)", price: $0) })
      #expect(try await catalog.press("2").contains("▸ n1 "))
      let evaluations = catalog.app.evaluations
      #expect(try await catalog.press("End").contains("▸ n10000 "))
      #expect(try await catalog.press("PageUp PageUp Up").contains("▸ n99"))
      let row = catalog.app.focusedRow.split(separator: " ")[1]
      try await catalog.press("Enter")
      #expect(catalog.app.row(2) == " \(row)")
      #expect(try await catalog.press("Esc").contains("▸ \(row) "))
      #expect(try await catalog.press("Home").contains("▸ n1 "))
      await catalog.app.turnWheel(100, column: 10, row: 10)
      #expect(catalog.app.row(5).contains("n"))
      #expect(!catalog.app.text.contains(" n1 "))
      #expect(catalog.app.evaluations - evaluations < 1_000)
    }

    @Test("A product or a file that is gone is said to be so on each page")
    func gone() async throws {
      let catalog = try await RunningCatalog(products: [NewProduct(name: "a", price: 1)])
      try await catalog.press("2")
      let other = try Database(path: catalog.store.path)
      try other.run("DELETE FROM products")
      let sentence = "holds no product 1 anymore; go back to the list."
      #expect(try await catalog.press("Enter").unwrapped.contains(sentence))
      try other.run("INSERT INTO products VALUES (1, 'b', 2)")
      #expect(try await catalog.press("Enter").contains("▸ Edit ◂"))
      try await catalog.press("Enter 'c'")
      try other.run("DELETE FROM products")
      #expect(try await catalog.press("Enter").unwrapped.contains(sentence))
      #expect(catalog.app.focusedRow.hasPrefix(" ▸bc "))
      try FileManager.default.removeItem(atPath: catalog.store.path)
      let moved = "was moved or deleted; put it back, or start anew."
      #expect(try await catalog.press("Enter").unwrapped.contains(moved))
      #expect(try await catalog.press("Esc").unwrapped.contains(moved))
      #expect(try await catalog.press("1").unwrapped.contains(moved))
      #expect(catalog.folder.names.isEmpty)
    }
  }
}
