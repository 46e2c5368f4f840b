internal import CNcurses
internal import Glibc

extension CursesScreen {
  /// Loads the first description of the terminal that is installed, and gives its name.
  static func loadDescription(_ environment: TerminalEnvironment) throws(TerminalError) -> String {
    var problem = TerminalError(.noType)
    for type in environment.types {
      do {
        try Terminfo.load(type, for: STDOUT_FILENO)
        return type
      } catch {
        problem = error
      }
    }
    throw problem
  }

  static func useUTF8() {
    if setlocale(LC_CTYPE, "") == nil || String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
  }

  /// Starts ncurses on files of its own.
  static func open(_ type: String, output: Int32, input: Int32) -> Opened? {
    guard
      let output = fdopen(fcntl(output, F_DUPFD_CLOEXEC, 3), "w"),
      let input = fdopen(fcntl(input, F_DUPFD_CLOEXEC, 3), "r"),
      let screen = newterm(type, output, input)
    else { return nil }
    noecho()
    nonl()
    typeahead(-1)  // we read the input; ncurses must not look whether there is some and put off drawing
    curs_set(0)
    return Opened(screen: screen, files: [output, input])
  }

  /// What ncurses has of a screen.
  struct Opened {
    fileprivate let screen: OpaquePointer
    fileprivate let files: [UnsafeMutablePointer<FILE>]

    func close() {
      delscreen(screen)
      for file in files { fclose(file) }
    }
  }

  /// What the kernel says; nil where it doesn't know.
  static func size(of terminal: Int32) -> Size? {
    var window = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return nil
    }
    return Size(width: Int(window.ws_col), height: Int(window.ws_row)).clamped
  }
}
