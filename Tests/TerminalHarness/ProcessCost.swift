package import Glibc

/// What a process has cost so far.
package struct ProcessCost {
  /// Clock ticks of processor time.
  package private(set) var ticks = 0
  /// How often its threads were given a processor, or gave it up.
  package private(set) var switches = 0

  /// Asks the kernel.
  package init(of process: pid_t) {
    // The fields after the name, which may hold blanks: the 12th and 13th are user and system time.
    let fields =
      Self.contents("/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ") ?? []
    for index in [11, 12] where index < fields.count { ticks += Int(fields[index]) ?? 0 }
    guard let folder = opendir("/proc/\(process)/task") else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      for line in Self.contents("/proc/\(process)/task/\(name)/status").split(separator: "\n")
      where line.contains("ctxt_switches") {
        switches += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
      }
    }
  }

  private static func contents(_ path: String) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes[..<max(count, 0)], as: UTF8.self)
  }
}
