/// Why a terminal can't show the app, in a sentence for the person who started it.
public struct TerminalError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  enum Reason: Hashable {
    case noTerminal(String)
    case noType
    case unknownType(String)
    case limitedType(String)
    case alreadyOpen
    case unavailable
  }

  let reason: Reason

  init(_ reason: Reason) {
    self.reason = reason
  }

  /// What was wrong, where, and what to do.
  public var description: String {
    switch reason {
    case .noTerminal(let stream):
      "The standard \(stream) is not a terminal: start the program in one, without redirecting its \(stream)."
    case .noType:
      "TERM is not set, so nobody knows what the terminal can do: set it, for example TERM=xterm-256color."
    case .unknownType(let name):
      "There is no description of the terminal \(name.escaped): set TERM to one that is installed, for "
        + "example xterm-256color, or install the package ncurses-term."
    case .limitedType(let name):
      "The terminal \(name.escaped) (TERM) can't show a full screen: use another, for example xterm-256color."
    case .alreadyOpen:
      "A screen is open already: a process has one, and a second can be opened after leaving it."
    case .unavailable:
      "The terminal could not be opened: check that it is still connected."
    }
  }
}

extension String {
  /// The text in quotes, without anything that a terminal would act on.
  fileprivate var escaped: String {
    let name = truncated(to: 40).unicodeScalars
      .map { $0.properties.generalCategory == .control ? "?" : String($0) }.joined()
    return "“\(name)”"
  }
}
