import Glibc
import Synchronization

/// The file that `--trace` names: a line for each thing that happened, written at once.
package final class TraceFile: Sendable {
  private let file: Mutex<Int32>

  /// Opens the file, empty.
  ///
  /// - Throws: A ``LaunchError`` that says why it can't be written.
  package init(path: String) throws(LaunchError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw LaunchError("--trace \(path) can't be written: \(String(cString: strerror(errno)))")
    }
    file = Mutex(descriptor)
  }

  deinit {
    _ = file.withLock { close($0) }
  }

  /// Writes a line; a full disk doesn't stop the app.
  package func write(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    file.withLock { descriptor in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
