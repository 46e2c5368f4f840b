import Glibc
import Tabi
import TabiTerminal

/// Times of one thing done many times, in µs.
struct Timings {
  private var times: [Double] = []

  /// Room for so many times, so that keeping one takes no memory.
  init(capacity: Int) {
    times.reserveCapacity(capacity)
  }

  /// Does a thing and keeps how long it took.
  mutating func measure(_ action: () -> Void) {
    let start = ContinuousClock.now
    action()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    times.append(Double(seconds) * 1e6 + Double(attoseconds) / 1e12)
  }

  var median: Double { times.isEmpty ? 0 : times.sorted()[times.count / 2] }
}

/// What the kernel knows of this process.
enum Process {
  /// The bytes that it has written to any file; 0 where the kernel doesn't tell.
  static var bytesWritten: Int {
    let lines = read("/proc/self/io").split(separator: "\n")
    return lines.first { $0.hasPrefix("wchar: ") }.flatMap { Int($0.dropFirst(7)) } ?? 0
  }

  /// The memory that it holds, in kB.
  static var residentMemory: Int {
    let pages = read("/proc/self/statm").split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }

  private static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}

extension Host {
  /// The size that the C programs measure at, too.
  static var measuredSize: Size { Size(width: 100, height: 30) }

  /// An app that has shown its first frame.
  convenience init(_ content: some View, on screen: any Screen) {
    self.init(screen: screen, clock: SystemClock())
    start(content)
    while isFrameDue { frame() }
  }
}

extension String {
  /// The text with blanks after it, or before it for a negative width.
  func column(_ width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - columns))
    return width < 0 ? blanks + self : self + blanks
  }
}

extension Double {
  /// The number with one digit after the point.
  var tenths: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
