import CSQLite
import Glibc

/// Why the products can't be read or written: what was wrong, with which file, and what to do, as a sentence.
struct StoreError: Error, Hashable, CustomStringConvertible, Sendable {
  let description: String
  /// The product as somebody else has saved it, where that is what was wrong.
  var changed: Product?
}

extension StoreError {
  /// An error for what SQLite reports as `code` on the file at `path`.
  init(code: Int32, message: String, systemError: Int32, path: String) {
    // The low byte is the primary code; the bytes above it refine it.
    let sentence =
      switch code & 0xFF {
      case SQLITE_NOTADB: "is no SQLite database; choose another file."
      case SQLITE_CORRUPT: "is a damaged database (\(message)); put back a copy of it."
      case SQLITE_BUSY, SQLITE_LOCKED: "is locked by another program; close that, then try again."
      case SQLITE_READONLY: "can't be written, only read; change its permissions or its folder's."
      case SQLITE_FULL: "can't grow, the disk is full; make room, then try again."
      case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_PERM, SQLITE_AUTH:
        "can't be opened or written: \(systemError == 0 ? message : String(cString: strerror(systemError)))."
      case SQLITE_CONSTRAINT: "can't hold that: \(message)."
      default: "can't be used: \(message)."
      }
    self.init(description: "\(path) \(sentence)")
  }
}
