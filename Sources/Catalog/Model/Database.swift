import CSQLite

/// A connection to an SQLite file, for one task at a time.
///
/// Statements are prepared once and kept; values are always bound, never part of the SQL.
final class Database {
  /// What a statement is given for its question marks.
  enum Value {
    case integer(Int64)
    case text(String)
  }

  /// The file as it was named, for error messages.
  let path: String
  private var connection: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  /// Opens the file at `path`, and makes it when it isn't there.
  ///
  /// A file that can't be written is opened all the same, and can be read.
  init(path: String) throws(StoreError) {
    self.path = path
    // SQLite gives names like ":memory:" and "file:" a meaning of their own, but not after a slash.
    let name = path.hasPrefix("/") ? path : "./" + path
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(name, &connection, flags, nil)
    guard code == SQLITE_OK else {
      let error = error(code)
      sqlite3_close_v2(connection)
      connection = nil
      throw error
    }
    sqlite3_busy_timeout(connection, 1_000)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(connection)
  }

  /// Whether the file was moved or deleted since it was opened, so that writing to it would be lost.
  var isMoved: Bool {
    var isMoved: Int32 = 0
    sqlite3_file_control(connection, nil, SQLITE_FCNTL_HAS_MOVED, &isMoved)
    return isMoved != 0
  }

  /// The id of the row inserted last.
  var lastInsertedID: Int64 { sqlite3_last_insert_rowid(connection) }

  /// Runs one statement with `values` for its question marks.
  func run(_ sql: String, _ values: Value...) throws(StoreError) {
    _ = try rows(sql, values) { _ in }
  }

  /// Runs one statement with `values` for its question marks, and reads each row that it gives.
  func rows<Element>(
    _ sql: String, _ values: Value..., read: (Row) -> Element
  ) throws(StoreError) -> [Element] {
    try rows(sql, values, read: read)
  }

  /// Runs `body` between BEGIN and COMMIT; when either fails, all is as before.
  func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    // IMMEDIATE: a lock held by another program is waited for here, not in the middle.
    try run("BEGIN IMMEDIATE")
    do throws(StoreError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // On some errors SQLite has rolled back already, and then ROLLBACK itself is an error.
      if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  private func rows<Element>(
    _ sql: String, _ values: [Value], read: (Row) -> Element
  ) throws(StoreError) -> [Element] {
    let statement = try prepared(sql)
    defer { sqlite3_reset(statement) }
    for (index, value) in zip(Int32(1)..., values) {
      let code =
        switch value {
        case .integer(let integer): sqlite3_bind_int64(statement, index, integer)
        case .text(let text):
          sqlite_bind_copied_text(statement, index, text, Int32(clamping: text.utf8.count))
        }
      guard code == SQLITE_OK else { throw error(code) }
    }
    var elements: [Element] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return elements }
      guard code == SQLITE_ROW else { throw error(code) }
      elements.append(read(Row(statement: statement)))
    }
  }

  private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer? {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard code == SQLITE_OK else { throw error(code) }
    statements[sql] = statement
    return statement
  }

  private func error(_ code: Int32) -> StoreError {
    StoreError(
      code: code, message: String(cString: sqlite3_errmsg(connection)),
      systemError: sqlite3_system_errno(connection), path: path)
  }
}

extension Database {
  /// The row that a statement stands on; valid only while it is being read.
  struct Row {
    fileprivate let statement: OpaquePointer?

    /// The integer in a column, counted from 0; 0 when it holds something else.
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    /// The text in a column, counted from 0, NUL characters included.
    func text(_ column: Int32) -> String {
      guard let start = sqlite3_column_text(statement, column) else { return "" }
      let length = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }
  }
}
