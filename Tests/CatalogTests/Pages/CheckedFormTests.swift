import TabiTesting
import Testing

@testable import Catalog

extension Pages {
  @MainActor
  @Suite("What is wrong with a form")
  struct CheckedForms {
    @Test(
      "It takes at most three lines, and the field that has the focus is seen below it on any screen",
      arguments: ["", "Tab "], [(80, 24), (40, 12), (30, 8), (20, 7), (20, 6)])
    func room(field: String, size: (columns: Int, rows: Int)) async throws {
      let catalog = try await RunningCatalog(columns: size.columns, rows: size.rows)
      try await catalog.press("2 Enter Enter \(field)'0'")
      let other = try Database(path: catalog.store.path)
      try other.run("BEGIN IMMEDIATE")
      try await catalog.press("Enter")
      let rows = (0..<size.rows).map(catalog.app.row)
      let problem = rows.drop { !$0.hasPrefix(" ⚠ ") }.prefix { line in
        !line.isEmpty && !["Name", "Price", "▸"].contains(where: line.contains)
      }
      #expect(1...3 ~= problem.count)
      #expect(catalog.app.focusedRow.hasPrefix(field.isEmpty ? " ▸레고0" : " ▸120000"))
    }

    @Test(
      "It goes when what was typed changes", arguments: ["3 Enter", "2 Enter Enter Tab 'x' Enter", "4 Enter"])
    func corrected(keys: String) async throws {
      let catalog = try await RunningCatalog()
      try await catalog.press(keys)
      if keys.hasPrefix("4") {
        let other = try Database(path: catalog.store.path)
        try other.run("BEGIN IMMEDIATE")
        try await catalog.press("Enter")
      }
      #expect(try await catalog.press("Left Right").contains("⚠ "))
      #expect(try await !catalog.press("'/'").contains("⚠ "))
    }

    @Test("It moves the form down by its own lines, and an empty line stays between them")
    func gap() async throws {
      let catalog = try await RunningCatalog(columns: 40, rows: 12)
      #expect(try await catalog.press("3").contains("Import\n\n CSV file"))
      #expect(
        try await catalog.press("Enter").contains("Import\n ⚠ Type the path of a CSV file.\n\n CSV file"))
    }
  }
}
