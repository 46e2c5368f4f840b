import Glibc
import TerminalHarness

/// The `windows` that was built along with the tests.
enum WindowsBinary {
  /// Beside the running test bundle.
  static let path: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(readlink("/proc/self/exe", &buffer, buffer.count), 0)
    let tests = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return tests.prefix(through: tests.lastIndex(of: "/") ?? tests.startIndex) + "windows"
  }()

  /// A modern terminal, without Swift's own backtracer, which takes seconds; nil unsets a variable.
  static func environment(_ changes: [String: String?] = [:]) -> [String: String] {
    var environment = PseudoTerminal.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    for (name, value) in changes { environment[name] = value }
    return environment
  }

  /// Starts it on a terminal of its own and waits for its first screen.
  static func start(
    _ changes: [String: String?] = [:], columns: Int = 80, rows: Int = 24, isBlocking: Bool = true
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      path, environment: environment(changes), columns: columns, rows: rows, isBlocking: isBlocking)
    guard terminal.wait(for: "#0 ready") else {
      throw PseudoTerminal.Failure(description: "windows doesn't start: \(terminal.text.debugDescription)")
    }
    return terminal
  }

  /// Starts it in tmux and waits for its first screen.
  static func tmux() throws -> Tmux {
    let tmux = try Tmux(path, environment: environment())
    guard tmux.wait(for: "#0 ready") else {
      throw PseudoTerminal.Failure(description: "windows doesn't start in tmux: \(tmux.screen())")
    }
    return tmux
  }

  /// What it prints without a terminal.
  static func headless(_ size: String, _ keys: String) throws -> String {
    let terminal = try PseudoTerminal(path, ["--headless", size, "--keys", keys], columns: 500)
    guard terminal.wait() == .exit(0) else { throw PseudoTerminal.Failure(description: terminal.text) }
    return terminal.text.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast().joined(
      separator: "\n")
  }

  /// Runs a shell's command on a terminal of its own, where `$windows` is the program.
  static func shell(_ command: String, _ changes: [String: String?] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(
      "/bin/bash", ["--norc", "-c", command],
      environment: environment(changes.merging(["windows": path]) { $1 }))
  }

  /// Starts an interactive shell on a terminal of its own, which can stop and continue the program.
  static func interactiveShell(_ changes: [String: String?] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      "/bin/bash", ["--norc", "-i"],
      environment: environment(changes.merging(["windows": path, "PS1": "$ "]) { $1 }))
    guard terminal.wait(for: "$ ") else { throw PseudoTerminal.Failure(description: "no shell") }
    return terminal
  }
}

extension PseudoTerminal {
  static let leavingScreen = "\u{1B}[?1049l"

  /// Whether the terminal is as it was: its modes, the main screen, the cursor, mouse, paste and focus.
  var isRestored: Bool {
    modes == initialModes
      && [("?1049h", "?1049l"), ("?25l", "?25h"), ("?1h", "?1l")].allSatisfy(isOff)
      && ["1002", "1006", "1004", "2004"].allSatisfy { isOff("?\($0)h", "?\($0)l") }
  }

  /// Whether the last that was heard of a mode is that it is off.
  private func isOff(_ on: String, _ off: String) -> Bool {
    guard let end = text.ranges(of: off).last else { return false }
    return !text[end.upperBound...].contains(on)
  }

  /// What was sent before and after the screen was left for the last time.
  var aroundLeaving: (before: Substring, after: Substring) {
    guard let leaving = text.ranges(of: Self.leavingScreen).last else { return (text[...], "") }
    return (text[..<leaving.lowerBound], text[leaving.upperBound...])
  }

  /// Has the program draw everything, and waits until it says that this is what happened last.
  func waitForRedraw(saying text: String) -> Bool {
    send("\u{C}")
    return wait(for: text)
  }
}
