/// The products in an SQLite file.
///
/// A call that returns has its change on the disk; a call that throws has changed nothing.
actor ProductStore {
  /// Where the file is, or will be.
  nonisolated let path: String

  private let new: NewCatalogue
  private var opened: Database?

  /// Creates a store of the file at `path`, which the first call opens: a screen is shown before anything slow.
  init(path: String, new: NewCatalogue = .filled) {
    self.path = path
    self.new = new
  }

  /// All products by id.
  func products() throws(StoreError) -> [Product] {
    try database().rows("SELECT id, name, price FROM products ORDER BY id", read: Product.init)
  }

  /// The product with this id, if there is one.
  func product(id: Int64) throws(StoreError) -> Product? {
    try database().rows(
      "SELECT id, name, price FROM products WHERE id = ?", .integer(id), read: Product.init
    ).first
  }

  /// The product with this id; when there is none, the error says what to do.
  func existingProduct(id: Int64) throws(StoreError) -> Product {
    guard let product = try product(id: id) else { throw gone(id) }
    return product
  }

  /// Writes the name and price of a product over those that were read.
  ///
  /// - Throws: An error with the product as it is now, when that isn't `old` anymore.
  func save(_ product: Product, over old: Product) throws(StoreError) {
    let database = try database()
    try database.transaction { () throws(StoreError) in
      let current = try existingProduct(id: product.id)
      guard current.isIdentical(to: old) else {
        let theirs = "\(Product.quoted(current.name)), \(current.price.formattedWon)"
        throw StoreError(
          description: "It was changed elsewhere; save again to replace \(theirs), or go back.",
          changed: current)
      }
      try database.run(
        "UPDATE products SET name = ?, price = ? WHERE id = ?",
        .text(product.name), .integer(Int64(product.price)), .integer(product.id))
    }
  }

  /// Adds all of `rows` or, when it throws, none.
  ///
  /// - Returns: The new ids, in the order of `rows`.
  func insert(_ rows: [NewProduct]) throws(StoreError) -> [Int64] {
    let database = try database()
    return try database.transaction { () throws(StoreError) in try database.insert(rows) }
  }

  /// How many products there are, and what they are worth.
  func summary() throws(StoreError) -> Summary {
    // The halves are summed apart, as SQLite's sum fails past 64 bits.
    let sql = "SELECT count(*), sum(price >> 32), sum(price & 0xFFFFFFFF) FROM products"
    let summaries = try database().rows(sql) { row in
      let (high, isHighTooLarge) = Int(row.integer(1)).multipliedReportingOverflow(by: 1 << 32)
      let (total, isTooLarge) = high.addingReportingOverflow(Int(row.integer(2)))
      return Summary(count: Int(row.integer(0)), total: isHighTooLarge || isTooLarge ? .max : total)
    }
    return summaries.first ?? Summary(count: 0, total: 0)
  }

  /// The name of the person who keeps the catalogue; empty until one was given.
  func ownerName() throws(StoreError) -> String {
    try database().rows("SELECT value FROM settings WHERE key = 'owner'") { $0.text(0) }.first ?? ""
  }

  /// Keeps the name of the person who keeps the catalogue.
  func setOwnerName(_ name: String) throws(StoreError) {
    let database = try database()
    try database.transaction { () throws(StoreError) in
      try database.run(
        "INSERT INTO settings VALUES ('owner', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        .text(name))
    }
  }

  private func gone(_ id: Int64) -> StoreError {
    StoreError(description: "\(path) holds no product \(id) anymore; go back to the list.")
  }

  private func database() throws(StoreError) -> Database {
    if let opened {
      guard !opened.isMoved else {
        throw StoreError(description: "\(path) was moved or deleted; put it back, or start anew.")
      }
      return opened
    }
    let database = try Database(productsAt: path, new: new)
    opened = database
    return database
  }
}

extension Product {
  fileprivate init(row: Database.Row) {
    self.init(id: row.integer(0), name: row.text(1), price: Int(row.integer(2)))
  }

  /// Whether both are stored alike: equal strings may be so in different bytes.
  fileprivate func isIdentical(to other: Product) -> Bool {
    price == other.price && name.utf8.elementsEqual(other.name.utf8)
  }
}
