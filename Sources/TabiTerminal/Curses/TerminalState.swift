internal import CNcurses
internal import Glibc

/// The process's terminal: how it was, and how it is given back.
///
/// The state is in C, for signal handlers, and once for each Swift file that is compiled on its own. So
/// nothing else calls those functions, and nothing here is inlined elsewhere.
@MainActor
enum TerminalState {
  /// Takes note of how the terminal and the signals are. Nothing is sent.
  @inline(never)
  static func prepare(_ file: Int32) -> Bool { tabi_terminal_prepare(file) }

  /// Puts the signals back as they were.
  @inline(never)
  static func forget() { tabi_terminal_forget() }

  /// Sets the text that leaves the screen.
  @inline(never)
  static func setText(_ text: [UInt8]) {
    text.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      tabi_terminal_set_text(base.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  /// Says that the screen is shown from now on; what is written to stdout and stderr is kept back.
  @inline(never)
  static func enter() { tabi_terminal_enter() }

  /// Gives the terminal back, and shows what was kept.
  @inline(never)
  static func leave() { tabi_terminal_leave_at_exit() }

  /// Stops the process until it is continued.
  @inline(never)
  static func stop() { tabi_terminal_stop() }

  /// Where the numbers of signals are read that came: SIGWINCH, SIGTSTP and SIGCONT, a byte each.
  @inline(never)
  static var notices: Int32 { tabi_terminal_notices() }

  /// Whether the process runs in the background.
  @inline(never)
  static var isElsewhere: Bool { tabi_terminal_is_elsewhere() }

  /// Lets this thread handle the overflow of its own stack.
  @inline(never)
  static func useSignalStack() { tabi_terminal_use_signal_stack() }

  /// Writes all of `bytes`.
  @inline(never)
  static func write(_ bytes: [UInt8], to file: Int32) {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      tabi_write(file, base.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }
}
