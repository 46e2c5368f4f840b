import Foundation
import Testing

@testable import Catalog

@Suite("ProductStore, when the file is not as it should be")
struct ProductStoreErrorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "A file that is no database is refused and left as it is",
    arguments: [
      Array("x".utf8), Array("name,price\n레고,12000\n".utf8), Array(repeating: 7, count: 5_000),
      Array("SQLite format 3\0".utf8) + Array(repeating: 0, count: 4_000),
    ])
  func noDatabase(bytes: [UInt8]) async throws {
    let path = try folder.write(bytes, to: "a")
    await #expect(throws: StoreError(description: "\(path) is no SQLite database; choose another file.")) {
      try await ProductStore(path: path).products()
    }
    #expect(try folder.bytes(of: "a") == bytes)
    #expect(folder.names == ["a"])
  }

  @Test("A folder, a device, and a path through a file are refused")
  func noFile() async throws {
    let file = try folder.write([], to: "a")
    for (path, sentence) in [
      (folder.path, "\(folder.path) is a folder; choose a file."),
      ("/dev/null", "/dev/null is no regular file; choose another."),
      (file + "/b", "\(file)/b can't be opened: Not a directory."),
    ] {
      await #expect(throws: StoreError(description: sentence)) {
        try await ProductStore(path: path).products()
      }
    }
  }

  @Test("A database of another program, or of a later catalog, is refused and left as it is")
  func foreign() async throws {
    for (sql, sentence) in [
      ("CREATE TABLE products (id)", "is the database of another program; choose another file."),
      ("PRAGMA application_id = 5", "is the database of another program; choose another file."),
      ("PRAGMA application_id = 0x54414249", "was made by a newer version of catalog; use that one."),
    ] {
      let path = folder.file("a")
      try? FileManager.default.removeItem(atPath: path)
      try Database(path: path).run(sql)
      let bytes = try folder.bytes(of: "a")
      await #expect(throws: StoreError(description: "\(path) \(sentence)")) {
        try await ProductStore(path: path).insert([])
      }
      #expect(try folder.bytes(of: "a") == bytes)
    }
  }

  @Test("A file that another program holds is waited for, then an error")
  func locked() async throws {
    let path = folder.file("a")
    let store = ProductStore(path: path)
    let products = try await store.products()
    let other = try Database(path: path)
    try other.run("BEGIN EXCLUSIVE")
    let error = StoreError(description: "\(path) is locked by another program; close that, then try again.")
    await #expect(throws: error) { try await store.save(Product(id: 1, name: "a", price: 1)) }
    await #expect(throws: error) { try await store.setOwnerName("a") }
    try other.run("ROLLBACK")
    #expect(try await store.products() == products)
    #expect(try await store.ownerName() == "")
    try await store.save(Product(id: 1, name: "a", price: 1))
  }

  @Test("A damaged file is an error")
  func damaged() async throws {
    let path = folder.file("a")
    _ = try await ProductStore(path: path).products()
    var bytes = try folder.bytes(of: "a")
    bytes.replaceSubrange(4_096..<4_200, with: repeatElement(0xEE, count: 104))
    _ = try folder.write(bytes, to: "a")
    let error = await #expect(throws: StoreError.self) { try await ProductStore(path: path).products() }
    #expect(error?.description.hasPrefix("\(path) is a damaged database") == true)
  }

  @Test("A disk that is full is an error, and changes nothing")
  func full() throws {
    let database = try Database(productsAt: folder.file("a"))
    try database.run("PRAGMA max_page_count = 3")
    let rows = Array(repeating: NewProduct(name: "a long enough name", price: 1), count: 1_000)
    #expect(
      throws: StoreError(
        description: "\(database.path) can't grow, the disk is full; make room, then try again.")
    ) {
      try database.transaction { () throws(StoreError) in try database.insert(rows) }
    }
    #expect(try database.rows("SELECT count(*) FROM products") { $0.integer(0) } == [15])
  }

  @Test("Saving to a file that was deleted meanwhile is an error, as it would be lost")
  func deleted() async throws {
    let path = folder.file("a")
    let store = ProductStore(path: path)
    _ = try await store.products()
    try FileManager.default.removeItem(atPath: path)
    await #expect(
      throws: StoreError(description: "\(path) was moved or deleted; put it back, or start anew.")
    ) {
      try await store.save(Product(id: 1, name: "a", price: 1))
    }
  }

  @Test("A file that can only be read is listed, and refuses a change")
  func readOnly() async throws {
    let path = folder.file("a")
    let products = try await ProductStore(path: path).products()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let list = try Unprivileged.run(["--database", path, "list"], in: folder)
    #expect(list.status == 0)
    #expect(list.output.split(separator: "\n").count == 15)
    let change = try Unprivileged.run(
      ["--database", path, "import", "-"], input: "name,price\na,1", in: folder)
    #expect(change.status == 1)
    #expect(
      change.errors
        == "catalog: \(path) can't be written, only read; change its permissions or its folder's.\n")
    #expect(try await ProductStore(path: path).products() == products)
  }

  @Test("In a folder that can only be read no file is made")
  func readOnlyFolder() throws {
    let closed = folder.file("closed")
    let csv = "name,price\na,1\n"
    try FileManager.default.createDirectory(
      atPath: closed, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
    let file = try Unprivileged.run(["--database", "closed/a", "import", "-"], input: csv, in: folder)
    #expect(file.errors == "catalog: closed/a can't be made: Permission denied.\n")
    let deep = try Unprivileged.run(["--database", "closed/b/a", "import", "-"], input: csv, in: folder)
    #expect(deep.errors == "catalog: The folder closed/b can't be made: Permission denied.\n")
    #expect([file.status, deep.status] == [1, 1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: closed).isEmpty)
  }
}
