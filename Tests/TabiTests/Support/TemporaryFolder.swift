import Glibc

/// A folder of a test's own, removed with what is in it.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/tabi-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw NoFolder() }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  struct NoFolder: Error {}

  /// The names in the folder, in order.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    return Self.names(in: folder)
  }

  private static func names(in folder: OpaquePointer) -> [String] {
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func write(_ text: String, to name: String) {
    guard let file = fopen("\(path)/\(name)", "w") else { return }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    fwrite(bytes, 1, bytes.count, file)
  }

  func text(of name: String) -> String? {
    guard let file = fopen("\(path)/\(name)", "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  deinit {
    remove(path)
  }

  private func remove(_ path: String) {
    guard let folder = opendir(path) else {
      unlink(path)
      return
    }
    for name in Self.names(in: folder) { remove("\(path)/\(name)") }
    closedir(folder)
    rmdir(path)
  }
}
