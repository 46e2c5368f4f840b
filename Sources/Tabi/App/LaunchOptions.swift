import TabiNavigation
import TabiTerminal

/// What was asked for when the app was started, before its own arguments.
public struct LaunchOptions: Sendable {
  /// The size of the screen in memory that the app runs on; nil for the terminal.
  var headless: Size?
  /// What is pressed, typed, pasted or clicked, one after another.
  var keys: [KeyStep] = []
  /// Whether the screen is printed after the start and after every key.
  var printsEach = false
  var screen = ScreenOptions()
  /// The link that the app is given at its start.
  var link: String?
  /// Where each navigation change is written as a line of JSON.
  var trace: TraceFile?
  /// Where the app keeps what it remembers, in place of its own folder.
  var state: String?
  var reducesMotion = false
  var isHelpWanted = false

  /// The arguments that are the app's own, in their order.
  public private(set) var arguments: [String] = []

  /// Takes the options that every app knows out of the arguments.
  ///
  /// - Parameter arguments: The arguments without the program's name. After `--` all are the app's own.
  /// - Throws: A ``LaunchError`` that says which option is wrong and how it is written.
  public init(_ arguments: [String]) throws(LaunchError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let inline = argument.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
      func value(_ form: String) throws(LaunchError) -> String {
        if let inline { return inline }
        guard let next = rest.popFirst() else { throw LaunchError("\(argument) needs a value: \(form)") }
        return next
      }
      let name = inline == nil ? argument : String(parts[0])
      if inline != nil, ["--print-each", "--ascii", "--reduce-motion", "--help"].contains(name) {
        throw LaunchError("\(name) takes no value: write it alone")
      }
      switch name {
      case "--headless": headless = try Self.size(value("--headless 80x24"))
      case "--keys": keys = try KeyStep.steps(value(#"--keys "Down Enter""#))
      case "--print-each": printsEach = true
      case "--color": screen.colors = try Self.colors(value("--color auto|none|16|256|truecolor"))
      case "--ascii": screen.ascii = true
      case "--reduce-motion": reducesMotion = true
      case "--open": link = try Self.link(value("--open LINK"))
      case "--trace": trace = try TraceFile(path: value("--trace FILE"))
      case "--state": state = try Self.path(value("--state FILE"))
      case "--help", "-h":
        isHelpWanted = true
        self.arguments.append(argument)
      case "--":
        self.arguments += [argument] + rest
        rest = []
      default: self.arguments.append(argument)
      }
    }
  }

  private static func link(_ text: String) throws(LaunchError) -> String {
    guard isLink(text) else {
      throw LaunchError("\(text.shortened()) is no link: write one as in --open app://items/3")
    }
    return text
  }

  private static func path(_ text: String) throws(LaunchError) -> String {
    guard !text.isEmpty else { throw LaunchError("--state needs the path of a file") }
    return text
  }

  private static func size(_ text: String) throws(LaunchError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...1000).contains(width),
      (1...1000).contains(height)
    else { throw LaunchError("\(text) is no size: write columns and rows from 1 to 1000, as in 80x24") }
    return Size(width: width, height: height)
  }

  private static func colors(_ text: String) throws(LaunchError) -> ColorDepth? {
    switch text {
    case "auto": nil
    case "none": ColorDepth.none
    case "16": .ansi16
    case "256": .palette256
    case "truecolor": .truecolor
    default: throw LaunchError("\(text) is no number of colours: write auto, none, 16, 256 or truecolor")
    }
  }

  /// What `--help` says of these options.
  public static let help = """
    Options of every Tabi app:
      --headless COLSxROWS  run on a screen in memory and print its text at the end
      --keys "KEYS"         press these keys first: Down, Enter, Ctrl-P, Alt-1, F12, a, 'typed text',
                            paste:'text', click:COL,ROW, resize:COLSxROWS
      --print-each          with --headless: print the screen after every key
      --open LINK           start at this link
      --trace FILE          write each navigation change to FILE, as a line of JSON
      --state FILE          remember settings and places in FILE; with --headless nothing is kept without it
      --reduce-motion       move as little as possible
      --color DEPTH         auto, none, 16, 256 or truecolor; NO_COLOR counts, too
      --ascii               draw with ASCII characters only

    """
}

/// An option that can't be understood: a sentence that says which and how it is written.
public struct LaunchError: Error, CustomStringConvertible, Sendable {
  /// What is wrong and how it is written.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
