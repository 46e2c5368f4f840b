import Testing

@testable import Catalog

@Suite("ProductStore")
struct ProductStoreTests {
  private let folder: TemporaryFolder
  private let path: String
  private let store: ProductStore

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("data/catalog/products.sqlite")
    store = ProductStore(path: path)
  }

  @Test("Nothing is opened before the first call, which makes the folders, the file and 15 products")
  func firstStart() async throws {
    #expect(folder.names.isEmpty)
    let products = try await store.products()
    #expect(products.map(\.id) == Array(1...15))
    #expect(products.map { NewProduct(name: $0.name, price: $0.price) } == NewProduct.first)
    #expect(products.first == Product(id: 1, name: "레고", price: 12_000))
    #expect(try await store.summary() == Summary(count: 15, total: 12_418_500))
    #expect(try await ProductStore(path: path).products() == products)
  }

  @Test("An empty file, or a database with nothing in it, is a new one")
  func emptyFile() async throws {
    let path = try folder.write([], to: "empty.sqlite")
    #expect(try await ProductStore(path: path).products().count == 15)
    let other = try Database(path: folder.file("other.sqlite"))
    try other.run("VACUUM")
    #expect(try await ProductStore(path: folder.file("other.sqlite")).products().count == 15)
  }

  @Test(
    "A path that means something else to SQLite is a file like any other",
    arguments: [":memory:", "file:a?b"])
  func plainPath(name: String) async throws {
    let outcome = try CatalogBinary.run(
      ["--database", name, "import", "-"], input: "name,price\na,1\n", in: folder)
    #expect(outcome.status == 0)
    #expect(folder.names == [name])
  }

  @Test("A saved product is there for everyone who opens the file")
  func save() async throws {
    let lego = Product(id: 1, name: "레고 시티", price: 15_000)
    try await store.save(lego)
    #expect(try await store.product(id: 1) == lego)
    #expect(try await ProductStore(path: path).product(id: 1) == lego)
    #expect(try await store.products().count == 15)
    #expect(try await store.product(id: 16) == nil)
  }

  @Test("A product is saved only over what was read: one that was changed meanwhile stays, and is told")
  func saveOver() async throws {
    let read = try await store.existingProduct(id: 1)
    for (name, price) in [("레고 시티", 12_000), ("레고", 11_000), ("\u{1105}\u{1166}고", 12_000)] {
      let theirs = Product(id: 1, name: name, price: price)
      try await ProductStore(path: path).save(theirs)
      let error = await #expect(throws: StoreError.self) {
        try await store.save(Product(id: 1, name: "mine", price: 5), over: read)
      }
      #expect(error?.changed == theirs)
      #expect(
        error?.description
          == "It was changed elsewhere; save again to replace “\(name)”, \(price.formattedWon), or go back.")
      #expect(try await Array(store.existingProduct(id: 1).name.utf8) == Array(name.utf8))
    }
    let mine = Product(id: 1, name: "mine", price: 5)
    try await store.save(mine, over: store.existingProduct(id: 1))
    #expect(try await store.product(id: 1) == mine)
  }

  @Test("Saving a product that is no longer there is an error")
  func saveMissing() async throws {
    let products = try await store.products()
    await #expect(
      throws: StoreError(description: "\(path) holds no product 99 anymore; go back to the list.")
    ) {
      let product = Product(id: 99, name: "a", price: 1)
      try await store.save(product, over: product)
    }
    #expect(try await store.products() == products)
  }

  @Test(
    "Any text is stored as it is",
    arguments: ["", "\0", "a\0b", "\u{1B}[2J\r\n", "\u{202E}\u{7F}\u{9B}", "'; DROP"])
  func anyText(name: String) async throws {
    let product = Product(id: 1, name: name, price: 0)
    try await store.save(product)
    let stored = try await ProductStore(path: path).product(id: 1)
    #expect(stored.map { Array($0.name.utf8) } == Array(name.utf8))
  }

  @Test("Inserted rows get ids in their order")
  func insert() async throws {
    let rows = [NewProduct(name: "b", price: 2), NewProduct(name: "a", price: 1)]
    #expect(try await store.insert(rows) == [16, 17])
    #expect(try await store.insert([]) == [])
    #expect(try await store.products().suffix(2).map(\.name) == ["b", "a"])
  }

  @Test("When one row can't be inserted, none is")
  func allOrNone() async throws {
    let products = try await store.products()
    await #expect(throws: StoreError.self) {
      try await store.insert([NewProduct(name: "a", price: 1), NewProduct(name: "b", price: -1)])
    }
    #expect(try await store.products() == products)
    #expect(try await store.insert([NewProduct(name: "c", price: 1)]) == [16])
  }

  @Test("A sum of prices past 64 bits stops at the largest number")
  func saturation() async throws {
    for id in Int64(1)...3 { try await store.save(Product(id: id, name: "a", price: .max)) }
    #expect(try await store.summary() == Summary(count: 15, total: .max))
  }

  @Test(
    "The person's name is kept in the same file, as it was given",
    arguments: ["Ann", "", " \u{1B}\0\n", "안나'; --"])
  func ownerName(name: String) async throws {
    #expect(try await store.ownerName() == "")
    try await store.setOwnerName("someone else")
    try await store.setOwnerName(name)
    let other = ProductStore(path: path)
    #expect(try await Array(other.ownerName().utf8) == Array(name.utf8))
    #expect(try await other.products().count == 15)
    #expect(folder.names == ["data"])
  }

  @Test("A product that must be there says so when it isn't")
  func existing() async throws {
    #expect(try await store.existingProduct(id: 1).name == "레고")
    let error = StoreError(description: "\(path) holds no product 99 anymore; go back to the list.")
    await #expect(throws: error) { try await store.existingProduct(id: 99) }
  }

  @Test("Many tasks that save at once lose nothing")
  func concurrency() async throws {
    let other = ProductStore(path: path)
    _ = try await store.products()
    try await withThrowingTaskGroup { group in
      for id in Int64(1)...15 {
        let store = id.isMultiple(of: 2) ? store : other
        group.addTask { try await store.save(Product(id: id, name: "n\(id)", price: Int(id))) }
      }
      try await group.waitForAll()
    }
    #expect(try await store.products().map(\.name) == (1...15).map { "n\($0)" })
  }
}
