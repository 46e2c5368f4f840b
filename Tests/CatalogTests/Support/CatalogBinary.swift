import Glibc

/// The `catalog` that was built along with the tests.
enum CatalogBinary {
  /// What a run of it printed, and its exit status.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Beside the running test bundle.
  static let path: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(readlink("/proc/self/exe", &buffer, buffer.count), 0)
    let tests = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return tests.prefix(through: tests.lastIndex(of: "/") ?? tests.startIndex) + "catalog"
  }()

  /// Runs it in `folder` until it ends.
  ///
  /// - Parameters:
  ///   - input: Its standard input.
  ///   - command: What starts it, before its arguments.
  static func run(
    _ arguments: [String], input: String = "", in folder: TemporaryFolder, command: [String] = [path]
  ) throws -> Outcome {
    let io = try TemporaryFolder()
    let process = try spawn(
      command + arguments, in: folder, input: io.write(input.utf8, to: "input"), output: io.file("output"),
      errors: io.file("errors"))
    let status = try wait(for: process)
    return Outcome(
      status: status, output: String(decoding: try io.bytes(of: "output"), as: UTF8.self),
      errors: String(decoding: try io.bytes(of: "errors"), as: UTF8.self))
  }

  /// Starts a command in a process group of its own, with its three streams as files.
  static func spawn(
    _ command: [String], in folder: TemporaryFolder, input: String, output: String, errors: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o644)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, flags, 0o644)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

    let environment = ["-i", "-C", folder.path, "HOME=\(folder.path)", "PATH=/usr/bin:/bin", "LANG=C.UTF-8"]
    let arguments = (["env"] + environment + command).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/usr/bin/env", &actions, &attributes, arguments, nil)
    guard code == 0 else { throw SystemFailure(call: "posix_spawn", code: code) }
    return process
  }

  /// Waits for a process to end and returns its exit status, or 128 and the signal that ended it.
  static func wait(for process: pid_t) throws -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemFailure(call: "waitpid", code: errno) }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}

/// A call of the system that a test needs and that failed.
struct SystemFailure: Error {
  let call: String
  let code: Int32
}
