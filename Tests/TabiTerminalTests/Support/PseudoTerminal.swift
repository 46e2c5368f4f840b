// Real terminals for tests: one whose bytes are read as they come, and tmux, which shows what they amount to.
// The file needs nothing else, so that other test targets can use it too.

import Glibc

/// A program on a pseudo-terminal of its own, which is its controlling terminal.
final class PseudoTerminal {
  /// How a program ended.
  enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Everything that was sent to the terminal so far.
  private(set) var bytes: [UInt8] = []
  let process: pid_t
  /// The terminal's modes before the program started.
  let modesAtStart: [UInt32]
  private var master: Int32
  private var isClosed = false
  private var ending: Ending?
  /// How much of `bytes` earlier waits have gone past.
  private var seen = 0

  /// Starts a program in a session of its own.
  init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = PseudoTerminal.environment,
    columns: Int = 80, rows: Int = 24
  ) throws {
    // What posix_openpt and its kin do; Swift's Glibc doesn't declare them.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, 0x4004_5431, &unlocked) == 0, ioctl(master, 0x8004_5430, &number) == 0
    else { throw Failure(description: "no pseudo-terminal: error \(errno)") }
    let name = "/dev/pts/\(number)"
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    // The first terminal that a session's leader opens becomes the session's own.
    posix_spawn_file_actions_addopen(&files, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&files, 0, 1)
    posix_spawn_file_actions_adddup2(&files, 0, 2)
    var process: pid_t = 0
    setSize(master, columns, rows)
    modesAtStart = modesOf(master)
    let error = spawn(&process, path, arguments, environment, files: &files)
    self.process = process
    guard error == 0 else { throw Failure(description: "\(path) can't be started: error \(error)") }
  }

  deinit {
    close(master)
    guard ending == nil, process > 0 else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// A modern terminal in a UTF-8 locale.
  static var environment: [String: String] {
    var environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    for name in ["PATH", "HOME", "LD_LIBRARY_PATH"] {
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    return environment
  }
}

// MARK: - To the program

extension PseudoTerminal {
  /// Types text.
  func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends the program a signal.
  func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Gives the terminal another size; the kernel tells the program.
  func resize(columns: Int, rows: Int) {
    setSize(master, columns, rows)
  }

  /// Takes the terminal away, as closing its window does.
  func hangUp() {
    close(master)
    master = -1
    isClosed = true
  }
}

// MARK: - From the program

extension PseudoTerminal {
  /// Everything that was sent so far, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The terminal's modes as the kernel has them: input, output, control and local flags.
  var modes: [UInt32] { modesOf(master) }

  /// Whether the terminal is one to type lines into, with an echo.
  var isCooked: Bool {
    let wanted = UInt32(ICANON | ECHO | ISIG)
    return modes[3] & wanted == wanted && modes[1] & UInt32(OPOST) != 0
  }

  /// Reads until a text comes that no earlier wait has gone past; false if it doesn't in time.
  func wait(for text: String, seconds: Double = 20) -> Bool {
    let deadline = now() + seconds
    repeat {
      if let end = find(Array(text.utf8)) {
        seen = end
        return true
      }
    } while read(until: deadline)
    return false
  }

  /// Reads what comes until something does or the deadline passes; false if nothing did.
  @discardableResult
  func read(until deadline: Double) -> Bool {
    var file = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard !isClosed, poll(&file, 1, Int32(max(0, (deadline - now()) * 1000))) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(master, &buffer, buffer.count)
    guard count > 0 else {
      isClosed = true
      return false
    }
    bytes += buffer[..<count]
    return true
  }

  /// Reads until the program has ended and says how; nil if it doesn't end in time.
  func wait(seconds: Double = 20) -> Ending? {
    let deadline = now() + seconds
    while read(until: deadline) {}
    while ending == nil, now() < deadline {
      var status: Int32 = 0
      if waitpid(process, &status, isClosed ? 0 : WNOHANG) == process {
        ending = status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
      } else if !isClosed {
        return nil
      }
    }
    return ending
  }

  private func find(_ wanted: [UInt8]) -> Int? {
    guard bytes.count - seen >= wanted.count else { return nil }
    return (seen...bytes.count - wanted.count).first { bytes[$0...].starts(with: wanted) }
      .map { $0 + wanted.count }
  }
}

// MARK: - tmux

/// A program in tmux, which says what a person would see.
final class Tmux {
  private let socket: String
  private let client: PseudoTerminal

  /// Starts a command, given to a shell, in a server of its own.
  init(
    _ command: String, environment: [String: String] = PseudoTerminal.environment, columns: Int = 80,
    rows: Int = 24
  ) throws {
    socket = "tabi-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    client = try PseudoTerminal(
      "/usr/bin/env",
      [
        "tmux", "-u", "-L", socket, "-f", "/dev/null", "new-session", command, ";",
        "set-option", "status", "off", ";", "set-option", "-s", "escape-time", "0",
      ],
      environment: environment, columns: columns, rows: rows)
  }

  deinit {
    _ = run("kill-server")
  }

  /// Presses keys by tmux's names for them: `Down`, `Enter`, `C-c`, `가`.
  func press(_ keys: String...) {
    _ = run(["send-keys"] + keys)
  }

  /// Pastes text, in brackets if the program asked for them.
  func paste(_ text: String) {
    _ = run("set-buffer", text)
    _ = run("paste-buffer", "-p", "-r")
  }

  /// The rows that are shown, blanks at their ends cut; with the escape sequences of their styles if asked
  /// for.
  func screen(styled: Bool = false) -> String {
    run(["capture-pane", "-p"] + (styled ? ["-e"] : []))
  }

  /// What tmux knows about the pane, in its format language, such as `#{alternate_on} #{cursor_flag}`.
  func pane(_ format: String) -> String {
    String(run("display-message", "-p", format).prefix { $0 != "\n" })
  }

  /// Gives the terminal another size.
  func resize(columns: Int, rows: Int) {
    client.resize(columns: columns, rows: rows)
  }

  /// Waits until the screen is as wanted, asking again whenever it changes; false if it isn't in time.
  func wait(seconds: Double = 20, until isWanted: (String) -> Bool) -> Bool {
    let deadline = now() + seconds
    repeat {
      if isWanted(screen()) { return true }
    } while client.read(until: deadline)
    return isWanted(screen())
  }

  /// Waits until the screen shows a text.
  func wait(for text: String, seconds: Double = 20) -> Bool {
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

// MARK: - Processes

/// Starts a program in a session of its own, with the signals as they are by default.
private func spawn(
  _ process: inout pid_t, _ path: String, _ arguments: [String], _ environment: [String: String],
  files: inout posix_spawn_file_actions_t
) -> Int32 {
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID
  posix_spawnattr_setflags(&attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  var argv = ([path] + arguments).map { strdup($0) } + [nil]
  var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for text in argv + envp { free(text) } }
  return posix_spawn(&process, path, &files, &attributes, &argv, &envp)
}

private func modesOf(_ terminal: Int32) -> [UInt32] {
  var modes = [UInt32](repeating: 0, count: 16)  // the kernel's struct begins with the four flags
  _ = ioctl(terminal, 0x5401, &modes)  // TCGETS
  return Array(modes[..<4])
}

private func setSize(_ terminal: Int32, _ columns: Int, _ rows: Int) {
  var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
}

/// Seconds on a clock that only goes forward.
private func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
