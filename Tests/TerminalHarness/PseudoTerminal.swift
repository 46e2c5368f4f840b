package import Glibc

/// A program on a pseudo-terminal of its own, which is its controlling terminal.
package final class PseudoTerminal {
  /// How a program ended.
  package enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) {
      self.description = description
    }
  }

  /// Everything that was sent to the terminal so far.
  package private(set) var bytes: [UInt8] = []
  package let process: pid_t
  /// The terminal's modes before the program was started.
  package let initialModes: [UInt32]
  private var master: Int32
  private var isClosed = false
  private var ending: Ending?
  /// How much of `bytes` earlier waits have gone past.
  private var seen = 0

  /// Starts a program in a session of its own; where the terminal isn't blocking, it takes what it has room for.
  package init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = PseudoTerminal.environment,
    columns: Int = 80, rows: Int = 24, isBlocking: Bool = true
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
    posix_spawn_file_actions_addopen(&files, 0, name, O_RDWR | (isBlocking ? 0 : O_NONBLOCK), 0)
    posix_spawn_file_actions_adddup2(&files, 0, 1)
    posix_spawn_file_actions_adddup2(&files, 0, 2)
    var process: pid_t = 0
    setSize(master, columns, rows)
    initialModes = terminalModes(master)
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
  package static var environment: [String: String] {
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
  package func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes, whatever they are.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends the program a signal.
  package func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Sends a signal to the program that has the terminal, which a shell may have started.
  package func signalForeground(_ number: Int32) {
    let group = tcgetpgrp(master)
    if group > 0 { kill(-group, number) }
  }

  /// Gives the terminal another size; the kernel tells the program.
  package func resize(columns: Int, rows: Int) {
    setSize(master, columns, rows)
  }

  /// Stops the terminal's output, as Ctrl-S does: nothing more is taken from the program.
  package func stopOutput() {
    var number: UInt32 = 0
    guard ioctl(master, 0x8004_5430, &number) == 0 else { return }  // TIOCGPTN
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    _ = ioctl(slave, 0x540A, 0)  // tcflow(slave, TCOOFF)
    close(slave)
  }

  /// Takes the terminal away, as closing its window does.
  package func hangUp() {
    close(master)
    master = -1
    isClosed = true
  }
}

// MARK: - From the program

extension PseudoTerminal {
  /// Everything that was sent so far, as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The terminal's modes as the kernel has them: input, output, control and local flags.
  package var modes: [UInt32] { terminalModes(master) }

  /// Whether the terminal is one to type lines into, with an echo.
  package var isCooked: Bool {
    let wanted = UInt32(ICANON | ECHO | ISIG)
    return modes[3] & wanted == wanted && modes[1] & UInt32(OPOST) != 0
  }

  /// Reads until a text comes that no earlier wait has gone past; false if it doesn't in time.
  package func wait(for text: String, seconds: Double = 20) -> Bool {
    let deadline = now() + seconds
    repeat {
      if let end = find(Array(text.utf8)) {
        seen = end
        return true
      }
    } while read(until: deadline)
    return false
  }

  /// Whether nothing is sent for so long.
  package func isSilent(seconds: Double) -> Bool { !read(until: now() + seconds) }

  /// Reads until nothing was sent for a moment; false if there is always something.
  package func settle(seconds: Double = 20) -> Bool {
    let deadline = now() + seconds
    while now() < deadline {
      if isSilent(seconds: 0.2) { return true }
    }
    return false
  }

  /// Reads what comes until something does or the deadline passes; false if nothing did.
  @discardableResult
  package func read(until deadline: Double) -> Bool {
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

  /// Waits for the program to end while its output stays unread; nil if it doesn't in time.
  package func waitWithoutReading(seconds: Double = 20) -> Ending? {
    var end = pollfd(fd: master, events: 0, revents: 0)  // for its end alone
    guard poll(&end, 1, Int32(seconds * 1000)) == 1 else { return nil }
    return wait(seconds: 5)
  }

  /// Reads until the program has ended and says how; nil if it doesn't end in time.
  package func wait(seconds: Double = 20) -> Ending? {
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

/// What tcgetattr gives of the flags, in the kernel's own layout.
private func terminalModes(_ terminal: Int32) -> [UInt32] {
  var modes = [UInt32](repeating: 0, count: 16)
  _ = ioctl(terminal, 0x5401, &modes)
  return Array(modes[..<4])
}
