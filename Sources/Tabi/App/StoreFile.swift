import Glibc

/// A file of texts by key: a line that says what it is and how many there are, then a line for each.
struct StoreFile: Sendable {
  let path: String

  /// Why a file wasn't read.
  struct Damage: Error {
    let sentence: String
    /// Whether the file was given another name, so that a new one may be written.
    let isSetAside: Bool
  }

  private static let mark = "tabi-state 1 "

  /// The folder for what an app remembers: its own in `$XDG_STATE_HOME`, or in `~/.local/state` when that
  /// isn't an absolute path. Nil when there is no home.
  static func path(app: String) -> String? {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return "\(state)/\(app)/state" }
    if let home = environment("HOME"), home.hasPrefix("/") { return "\(home)/.local/state/\(app)/state" }
    return nil
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

// MARK: - Reading

extension StoreFile {
  /// The texts; none when there is no file yet. A file that isn't whole is set aside.
  func read() throws(Damage) -> [String: String] {
    guard let bytes = try bytes() else { return [:] }
    if let texts = Self.texts(bytes) { return texts }
    let aside = freeName()
    guard rename(path, aside) == 0 else {
      throw Damage(
        sentence: "\(path) is damaged, and can't be renamed: \(reason). Nothing is remembered.",
        isSetAside: false)
    }
    throw Damage(
      sentence: "\(path) is damaged: it was set aside as \(aside), and the app starts afresh",
      isSetAside: true)
  }

  /// Nil when there is no file.
  private func bytes() throws(Damage) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var count = file < 0 ? -1 : 1
    while count > 0 {
      count = Glibc.read(file, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      if count < 0, errno == EINTR { count = 1 }
    }
    let sentence = "\(path) can't be read: \(reason). Nothing is remembered."
    if file >= 0 { close(file) }
    guard count == 0 else { throw Damage(sentence: sentence, isSetAside: false) }
    return bytes
  }

  /// A name that no file has yet, for what is set aside.
  private func freeName() -> String {
    for number in 1..<100 where access("\(path).damaged-\(number)", F_OK) != 0 {
      return "\(path).damaged-\(number)"
    }
    return "\(path).damaged-100"
  }

  /// Nil when the bytes aren't a whole file.
  static func texts(_ bytes: [UInt8]) -> [String: String]? {
    guard let text = String(validating: bytes, as: UTF8.self), text.utf8.last == UInt8(ascii: "\n") else {
      return nil
    }
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()[
      ...]
    guard let first = lines.popFirst().map({ String(Substring($0)) }), first.hasPrefix(mark),
      let count = Int(first.dropFirst(mark.count)), count == lines.count
    else { return nil }
    var texts: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard parts.count == 2, let key = unescaped(parts[0]), let value = unescaped(parts[1]),
        texts.updateValue(value, forKey: key) == nil
      else { return nil }
    }
    return texts
  }

  private static func unescaped(_ text: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "\\"): bytes.append(byte)
        default: return nil
        }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return isEscaped ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Writing

extension StoreFile {
  static func bytes(_ texts: [String: String]) -> [UInt8] {
    var bytes = Array("\(mark)\(texts.count)\n".utf8)
    for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
      bytes += escaped(key) + [UInt8(ascii: "\t")] + escaped(value) + [UInt8(ascii: "\n")]
    }
    return bytes
  }

  private static func escaped(_ text: String) -> [UInt8] {
    text.utf8.flatMap { byte in
      switch byte {
      case UInt8(ascii: "\n"): Array("\\n".utf8)
      case UInt8(ascii: "\t"): Array("\\t".utf8)
      case UInt8(ascii: "\\"): Array("\\\\".utf8)
      default: [byte]
      }
    }
  }

  /// Writes beside the file, onto the disk, and puts the new one in its place: there is a whole one at any
  /// time.
  ///
  /// - Returns: What went wrong, if anything did.
  func write(_ texts: [String: String]) -> String? {
    makeFolders()
    var template = Array("\(path).XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return failure }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    let isWritten = writeAll(Self.bytes(texts), to: file) && fsync(file) == 0
    let problem = failure
    close(file)
    guard isWritten, rename(template, path) == 0 else {
      let problem = isWritten ? failure : problem
      unlink(template)
      return problem
    }
    syncFolder()
    return nil
  }

  private func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

  private func makeFolders() {
    var made = path.hasPrefix("/") ? "" : "."
    for part in folder.split(separator: "/") {
      made += "/\(part)"
      mkdir(made, 0o700)
    }
  }

  /// The new name is on the disk when the folder is.
  private func syncFolder() {
    let file = open(folder.isEmpty ? "." : String(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }

  private var failure: String { "\(path) can't be written: \(reason). Changes are not remembered." }

  private var reason: String { String(cString: strerror(errno)) }
}
