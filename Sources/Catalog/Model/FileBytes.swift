import Glibc

/// Reading files whole.
enum FileBytes {
  /// The most that is read, so that a device without an end doesn't fill the memory.
  private static let limit = 256 << 20

  /// Reads the file at `path`; `~/` at its start is the home folder.
  static func read(path: String) throws(CSVError) -> [UInt8] {
    guard !path.isEmpty else { throw CSVError(description: "The file has no name.") }
    let file = open(path.hasPrefix("~/") ? ProductStore.homeFolder() + path.dropFirst() : path, O_RDONLY)
    guard file >= 0 else { throw error(errno) }
    defer { close(file) }
    return try read(file)
  }

  /// Reads an open file, such as standard input, to its end.
  static func read(_ file: Int32) throws(CSVError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw error(errno)
      }
    }
    throw CSVError(description: "The file is larger than 256 MB; split it.")
  }

  private static func error(_ code: Int32) -> CSVError {
    switch code {
    case ENOENT: CSVError(description: "There is no such file.")
    case EISDIR: CSVError(description: "It is a folder; choose a CSV file.")
    default: CSVError(description: "The file can't be read: \(String(cString: strerror(code))).")
    }
  }
}
