import Glibc

/// What the commands print.
enum Output {
  /// Writes `text` to standard output, and returns the exit status: 1 when it could not all be written.
  ///
  /// A reader that went away, as `head` does, has read all that it wanted, and is no failure.
  static func write(_ text: String) -> Int32 {
    switch write(text, to: STDOUT_FILENO) {
    case 0, EPIPE: 0
    case let code: fail("The output can't be written: \(String(cString: strerror(code))).")
    }
  }

  /// Writes lines to standard error, with control characters made visible.
  static func report(_ lines: [String]) {
    _ = write(lines.map { $0.withVisibleControls + "\n" }.joined(), to: STDERR_FILENO)
  }

  /// Says on standard error why the program fails, and returns the exit status for that.
  static func fail(_ sentence: String, status: Int32 = 1) -> Int32 {
    report(["catalog: \(sentence)"])
    return status
  }

  /// Returns 0 or an errno.
  private static func write(_ text: String, to file: Int32) -> Int32 {
    // A pipe that nobody reads is then an error here, not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    var text = text
    return text.withUTF8 { utf8 in
      var rest = UnsafeRawBufferPointer(utf8)[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
