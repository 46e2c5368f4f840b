import Glibc

/// What becomes of a file that isn't there, or that holds nothing yet.
enum NewCatalogue {
  /// It becomes a catalogue of the first products.
  case filled
  /// It becomes a catalogue without products.
  case empty
  /// It stays as it is, and using it is an error.
  case refused
}

extension Database {
  /// What SQLite keeps in the file's header to say that it is ours: "TABI" in ASCII.
  private static let applicationID: Int64 = 0x5441_4249

  /// The version of the schema, kept in the header too.
  private static let schemaVersion: Int64 = 1

  /// Opens the products in the file at `path`.
  convenience init(productsAt path: String, new: NewCatalogue = .filled) throws(StoreError) {
    try Database.check(path, new: new)
    try self.init(path: path)
    // SQLite's rollback journal, not its write-ahead log: the products are one file that can be copied, and
    // can be read where nothing can be written. EXTRA also syncs the folder that the journal is removed from,
    // without which a power cut could bring the journal back and undo a transaction reported as done.
    try run("PRAGMA synchronous = EXTRA")
    guard try isNew() else { return }
    if new == .refused { throw Database.missing(path) }
    try transaction { () throws(StoreError) in
      // Another program may have filled the file between the look above and the lock.
      guard try isNew() else { return }
      try run(
        """
        CREATE TABLE products (
          id INTEGER PRIMARY KEY, name TEXT NOT NULL, price INTEGER NOT NULL CHECK (price >= 0)
        ) STRICT
        """)
      try run("CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT")
      try run("PRAGMA application_id = \(Database.applicationID)")
      try run("PRAGMA user_version = \(Database.schemaVersion)")
      if new == .filled { _ = try insert(NewProduct.first) }
    }
  }

  /// Adds `rows` within the transaction that is open, and returns their ids.
  func insert(_ rows: [NewProduct]) throws(StoreError) -> [Int64] {
    var ids: [Int64] = []
    ids.reserveCapacity(rows.count)
    for row in rows {
      try run("INSERT INTO products (name, price) VALUES (?, ?)", .text(row.name), .integer(Int64(row.price)))
      ids.append(lastInsertedID)
    }
    return ids
  }

  /// Whether the database holds nothing yet; throws when it is someone else's.
  private func isNew() throws(StoreError) -> Bool {
    let sql =
      """
      SELECT (SELECT application_id FROM pragma_application_id),
        (SELECT user_version FROM pragma_user_version), (SELECT count(*) FROM sqlite_schema)
      """
    let header = try rows(sql) { ($0.integer(0), $0.integer(1), $0.integer(2)) }.first
    switch header {
    case (0, 0, 0)?: return true
    case (Database.applicationID, Database.schemaVersion, _)?: return false
    case (Database.applicationID, _, _)?:
      throw StoreError(description: "\(path) was made by a newer version of catalog; use that one.")
    default:
      throw StoreError(description: "\(path) is the database of another program; choose another file.")
    }
  }

  /// Refuses what SQLite would misread, and makes the folders of a file that isn't there yet.
  private static func check(_ path: String, new: NewCatalogue) throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw unusable("\(path) can't be opened") }
      if new == .refused { throw missing(path) }
      return try makeFolders(of: path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw StoreError(description: "\(path) is a folder; choose a file.")
    case S_IFREG:
      // SQLite takes a file of one byte for an empty one, and overwrites it; its own header has 100 bytes.
      guard status.st_size == 0 || status.st_size >= 100 else {
        throw StoreError(description: "\(path) is no SQLite database; choose another file.")
      }
    default: throw StoreError(description: "\(path) is no regular file; choose another.")
    }
  }

  private static func makeFolders(of path: String) throws(StoreError) {
    var folder = path.hasPrefix("/") ? "/" : "."
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      folder = String(path[..<slash])
      var status = stat()
      // For this user alone, as the XDG Base Directory Specification asks.
      guard stat(folder, &status) == 0 || mkdir(folder, 0o700) == 0 || errno == EEXIST else {
        throw unusable("The folder \(folder) can't be made")
      }
    }
    guard access(folder, W_OK) == 0 else { throw unusable("\(path) can't be made") }
  }

  private static func missing(_ path: String) -> StoreError {
    let sentence = "There is no catalogue in \(path) yet; start catalog once, or import a CSV file."
    return StoreError(description: sentence)
  }

  private static func unusable(_ problem: String) -> StoreError {
    StoreError(description: "\(problem): \(String(cString: strerror(errno))).")
  }
}
