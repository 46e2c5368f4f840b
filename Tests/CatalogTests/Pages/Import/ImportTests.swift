import Glibc
import TabiTesting
import Testing

@testable import Catalog

extension Pages {
  @MainActor
  @Suite("Import")
  struct Import {
    @Test("A file is previewed, imported and reported, and its products are in the list and the file")
    func flow() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.press("2")
      try await catalog.preview("name,price\n모니터,320000\nlamp,x\n램프,45000\n")
      #expect(catalog.app.text.contains("▸ Import 2 products"))
      #expect(catalog.app.text.contains("Line 3: “x” is no price"))
      #expect(try await catalog.store.products().count == 15)
      #expect(try await catalog.press("Enter").contains(" Imported 2 products"))
      #expect(try await catalog.store.products().suffix(2).map(\.name) == ["모니터", "램프"])
      #expect(try await catalog.press("2 End").contains("▸ 램프"))
      #expect(catalog.app.problems.isEmpty)
    }

    @Test("The result page pops the stack of the tab that it is in, and no other")
    func result() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.press("2 Tab Right Enter")
      try await catalog.preview("name,price\na,1\n")
      #expect(try await catalog.press("Enter").contains("▸ Back to the first page ◂"))
      try await catalog.press("Enter")
      #expect(catalog.app.row(2) == " CSV file")
      #expect(try await catalog.press("Alt-2").contains("▸ Back to the first page ◂"))
      #expect(catalog.app.row(2) == " The catalogue")
      try await catalog.press("Alt-3 Enter Enter 2 Enter")
      #expect(catalog.app.row(0).hasSuffix(" Products"))
      #expect(try await catalog.press("3").contains(" Preview"))
    }

    @Test("Rows are imported once, also when the preview is shown again")
    func once() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.preview("name,price\na,1\n")
      #expect(try await catalog.press("Enter Esc").contains("▸ Imported 1 product"))
      try await catalog.press("Enter 1 3 Enter")
      #expect(try await catalog.store.products().count == 16)
    }

    @Test("A file that takes a while is shown to be read")
    func reading() async throws {
      let catalog = try await RunningCatalog()
      let pipe = catalog.folder.file("new.csv")
      mkfifo(pipe, 0o600)
      try await catalog.press("3")
      await catalog.app.paste(pipe)
      let pressing = Task { try await catalog.press("Enter") }
      await catalog.wait(for: "[ Reading… ]")
      // It can't be opened before the app has opened the other end.
      var end: Int32 = -1
      for _ in 0..<10_000 where end < 0 {
        end = open(pipe, O_WRONLY | O_NONBLOCK)
        await Task.yield()
      }
      let csv = Array("name,price\na,1\n".utf8)
      #expect(write(end, csv, csv.count) == csv.count)
      close(end)
      #expect(try await pressing.value.contains("▸ Import 1 product"))
      #expect(try await catalog.press("Esc").contains("[ Preview ]"))
    }

    @Test("An import that takes a while is shown to go on, and goes on when its page is left")
    func importing() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.preview("name,price\na,1\n")
      try await catalog.whileLocked("▸ Importing…") { try await catalog.press("Esc") }
      #expect(catalog.app.row(2) == " CSV file")
      #expect(try await catalog.press("Alt-1").contains(" 16 products"))
      #expect(try await catalog.press("2 End").contains("▸ a "))
    }

    @Test("Many products are counted with a comma every three digits")
    func many() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.preview("name,price\n" + String(repeating: "a,1\n", count: 12_345))
      #expect(catalog.app.text.contains("▸ Import 12,345 products"))
      #expect(try await catalog.press("Enter").contains("Imported 12,345 products"))
      #expect(try await catalog.press("1").contains(" 12,360 products"))
    }

    @Test("Blanks around a path are no part of it", arguments: ["  ", "\t", "\u{3000}"])
    func blanks(blanks: String) async throws {
      let catalog = try await RunningCatalog()
      #expect(try await catalog.press("3 ' ' Enter").contains("⚠ Type the path of a CSV file."))
      await catalog.app.paste(blanks)
      try await catalog.preview("name,price\na,1\n")
      #expect(catalog.app.text.contains("new.csv\n▸ Import 1 product"))
      try await catalog.press("Esc")
      await catalog.app.paste(blanks)
      #expect(try await catalog.press("Enter").contains("new.csv\n▸ Import 1 product"))
    }

    @Test("A file without a good row has nothing to import")
    func nothing() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.preview("name,price\na,b\n")
      #expect(catalog.app.text.contains("There is nothing to import in this file."))
      #expect(catalog.app.text.contains("Line 2: “b” is no price"))
      #expect(try await catalog.press("Enter").contains(" Preview"))
    }

    @Test(
      "A file that can't be used is said to be so, and another can be tried",
      arguments: [
        ("", "The file is empty."), ("\0\u{1}\u{2}", "The file is binary (byte 0 is 0), not CSV in UTF-8."),
        ("id,title\n1,a\n", "It needs the columns name and price; line 1 has “id”, “title”."),
      ])
    func unusable(csv: String, sentence: String) async throws {
      let catalog = try await RunningCatalog()
      try await catalog.preview(csv)
      #expect(catalog.app.text.unwrapped.contains("⚠ " + sentence))
      #expect(catalog.app.focusedRow.contains("new.csv"))
      try await catalog.press(Array(repeating: "Backspace", count: 200).joined(separator: " "))
      try await catalog.preview("name,price\na,1\n")
      #expect(catalog.app.text.contains("▸ Import 1 product"))
    }

    @Test("A folder, a missing file and no name at all are said to be so")
    func noFile() async throws {
      let catalog = try await RunningCatalog()
      #expect(try await catalog.press("3 Enter").contains("⚠ Type the path of a CSV file."))
      #expect(try await catalog.press("'/' Enter").contains("⚠ It is a folder; choose a CSV file."))
      #expect(try await catalog.press("'nowhere' Enter").contains("⚠ There is no such file."))
    }

    @Test("A file that comes later is read by asking again, and then nothing is wrong anymore")
    func late() async throws {
      let catalog = try await RunningCatalog()
      let path = catalog.folder.file("new.csv")
      try await catalog.press("3")
      await catalog.app.paste(path)
      #expect(try await catalog.press("Enter").contains("⚠ There is no such file."))
      _ = try catalog.folder.write("name,price\na,1\n".utf8, to: "new.csv")
      #expect(try await catalog.press("Enter").contains("▸ Import 1 product"))
      #expect(try await !catalog.press("Esc").contains("⚠ "))
    }

    @Test("An import that the file refuses is said to be so, and can be tried again")
    func refused() async throws {
      let catalog = try await RunningCatalog()
      try await catalog.preview("name,price\na,1\n")
      let other = try Database(path: catalog.store.path)
      try other.run("BEGIN IMMEDIATE")
      #expect(try await catalog.press("Enter").unwrapped.contains("is locked by another program"))
      try other.run("ROLLBACK")
      #expect(try await catalog.store.products().count == 15)
      #expect(try await catalog.press("Enter").contains(" Imported 1 product"))
    }
  }
}
