import Foundation
import Testing

@testable import Catalog

@Suite("The app on a file that can't be used")
struct BadFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Presses keys that read and write on every tab, and expects the sentence on the pages of each.
  private func expect(
    _ sentence: String, of path: String, as user: ([String]) throws -> CatalogBinary.Outcome
  ) throws {
    let before = try contents()
    for keys in ["", "Enter", "2", "2 Enter", "4 Enter 'Ann' Enter"] {
      let outcome = try user(["--database", path, "--headless", "100x24", "--keys", keys])
      #expect((outcome.status, outcome.errors) == (0, ""))
      #expect(outcome.output.unwrapped.contains("⚠ " + sentence), "\(keys): \(outcome.output)")
    }
    #expect(try contents() == before)
  }

  private func expect(_ sentence: String, of path: String) throws {
    try expect(sentence, of: path) { try CatalogBinary.run($0, in: folder) }
  }

  /// Every file in the folder, and what is in it.
  private func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in folder.names {
      contents[name] = FileManager.default.contents(atPath: folder.file(name)) ?? Data()
    }
    return contents
  }

  @Test("A folder, a binary file and text are named as such, and left as they are")
  func noDatabase() throws {
    _ = try folder.write((0...255).map { $0 } + (0...255).map { $0 }, to: "binary")
    _ = try folder.write("name,price\na,1\n".utf8, to: "text")
    try expect(". is a folder; choose a file.", of: ".")
    try expect("binary is no SQLite database; choose another file.", of: "binary")
    try expect("text is no SQLite database; choose another file.", of: "text")
  }

  @Test("The database of another program is left as it is")
  func foreign() throws {
    try Database(path: folder.file("a")).run("CREATE TABLE notes (id)")
    try expect("a is the database of another program; choose another file.", of: "a")
  }

  @Test("A file that another program holds is named as locked")
  func locked() throws {
    _ = try Database(productsAt: folder.file("a"))
    let other = try Database(path: folder.file("a"))
    try other.run("BEGIN EXCLUSIVE")
    defer { try? other.run("ROLLBACK") }
    let sentence = "a is locked by another program; close that, then try again."
    let outcome = try CatalogBinary.run(
      ["--database", "a", "--headless", "100x24", "--keys", "2"], in: folder)
    #expect(outcome.output.contains("⚠ " + sentence))
    let list = try CatalogBinary.run(["--database", "a", "list"], in: folder)
    #expect((list.status, list.output, list.errors) == (1, "", "catalog: \(sentence)\n"))
  }

  @Test("Where no file can be made, that is said, and none is")
  func closedFolder() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("closed"), withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555])
    // Copies the program, if need be, before the files are counted.
    _ = try Unprivileged.run(["--version"], in: folder)
    try expect("closed/a can't be made: Permission denied.", of: "closed/a") {
      try Unprivileged.run($0, in: folder)
    }
    try expect("The folder closed/b can't be made: Permission denied.", of: "closed/b/a") {
      try Unprivileged.run($0, in: folder)
    }
  }

  @Test("An empty file is a new catalogue")
  func empty() throws {
    _ = try folder.write([], to: "a")
    let outcome = try CatalogBinary.run(["--database", "a", "--headless", "100x24"], in: folder)
    #expect(outcome.output.contains(" 15 products"))
  }
}
