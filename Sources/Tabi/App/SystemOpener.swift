import Dispatch
import Glibc

/// Opens links with the desktop's own program, apart from the terminal.
enum SystemOpener {
  /// Starts `xdg-open` where there is a display.
  ///
  /// It gets a session of its own and `/dev/null` for its input and output, so that nothing it or a browser
  /// says reaches the screen.
  ///
  /// - Returns: Whether it was started.
  static func open(_ link: String) -> Bool {
    // What begins with a hyphen would be taken for an option.
    guard hasDisplay, !link.hasPrefix("-") else { return false }
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    posix_spawnattr_setflags(&attributes, sessionFlag)
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("xdg-open"), strdup(link), nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawnp(&process, "xdg-open", &files, &attributes, &arguments, environ) == 0 else {
      return false
    }
    let started = process
    DispatchQueue.global().async {
      var status: Int32 = 0
      waitpid(started, &status, 0)
    }
    return true
  }

  /// `POSIX_SPAWN_SETSID`, which needs `_GNU_SOURCE` and so isn't imported.
  private static let sessionFlag: Int16 = 0x80

  private static var hasDisplay: Bool {
    ["WAYLAND_DISPLAY", "DISPLAY"].contains { (name: String) in
      getenv(name).map { $0.pointee != 0 } ?? false
    }
  }
}
