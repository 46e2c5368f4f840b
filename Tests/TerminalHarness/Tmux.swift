import Glibc

/// A program in tmux, which says what a person would see.
package final class Tmux {
  private let socket: String
  private let client: PseudoTerminal

  /// Starts a command, given to a shell, in a server of its own.
  package init(
    _ command: String, environment: [String: String] = PseudoTerminal.environment, columns: Int = 80,
    rows: Int = 24
  ) throws {
    socket = "tabi-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    client = try PseudoTerminal(
      "/usr/bin/env",
      [
        "tmux", "-u", "-L", socket, "-f", "/dev/null", "start-server", ";", "set-option", "-g", "status",
        "off", ";",
        "set-option", "-s", "escape-time", "0", ";", "new-session", command,
      ],
      environment: environment, columns: columns, rows: rows)
  }

  deinit {
    _ = run("kill-server")
  }

  /// Presses keys by tmux's names for them: `Down`, `Enter`, `C-c`, `가`.
  package func press(_ keys: String...) {
    _ = run(["send-keys"] + keys)
  }

  /// Pastes text, in brackets if the program asked for them.
  package func paste(_ text: String) {
    _ = run("set-buffer", text)
    _ = run("paste-buffer", "-p", "-r")
  }

  /// The rows that are shown, blanks at their ends cut; with the escape sequences of their styles if asked for.
  package func screen(styled: Bool = false) -> String {
    run(["capture-pane", "-p"] + (styled ? ["-e"] : []))
  }

  /// What tmux knows about the pane, in its format language, such as `#{alternate_on} #{cursor_flag}`.
  package func pane(_ format: String) -> String {
    String(run("display-message", "-p", format).prefix { $0 != "\n" })
  }

  /// Gives the terminal another size.
  package func resize(columns: Int, rows: Int) {
    client.resize(columns: columns, rows: rows)
  }

  /// Waits until the screen is as wanted, asking again whenever it changes; false if it isn't in time.
  package func wait(seconds: Double = 20, until isWanted: (String) -> Bool) -> Bool {
    let deadline = now() + seconds
    repeat {
      if isWanted(screen()) { return true }
    } while client.read(until: deadline)
    return isWanted(screen())
  }

  /// Waits until the screen shows a text.
  package func wait(for text: String, seconds: Double = 20) -> Bool {
    wait(seconds: seconds) { $0.contains(text) }
  }

  private func run(_ arguments: String...) -> String { run(arguments) }

  private func run(_ arguments: [String]) -> String {
    var ends: [Int32] = [0, 0]
    // A pipe would leak into what other threads start before it can be told to close.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return "" }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, ends[1], 1)
    var process: pid_t = 0
    let error = spawn(
      &process, "/usr/bin/env", ["tmux", "-u", "-L", socket] + arguments, PseudoTerminal.environment,
      files: &files)
    close(ends[1])
    defer { close(ends[0]) }
    guard error == 0 else { return "" }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(ends[0], &buffer, buffer.count), count > 0 { output += buffer[..<count] }
    waitpid(process, nil, 0)
    return String(decoding: output, as: UTF8.self)
  }
}
