internal import Glibc

/// What overrides the detection of a terminal's abilities.
public struct ScreenOptions: Sendable {
  /// The colours to use at most; nil detects them.
  public var colors: ColorDepth?
  /// Whether to show ASCII alone; nil detects it.
  public var ascii: Bool?

  /// Creates options that detect everything.
  public init() {}
}

/// What the environment says about the terminal.
struct TerminalEnvironment {
  /// A variable's value; nil where it is unset or empty.
  private let value: (String) -> String?

  init(_ value: @escaping (String) -> String?) {
    self.value = { name in value(name).flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// The process's own.
  static var process: TerminalEnvironment {
    TerminalEnvironment { name in getenv(name).map { String(cString: $0) } }
  }

  /// The terminal's type.
  var type: String? { value("TERM") }

  /// Whether the user wants no colours (https://no-color.org).
  var wantsNoColor: Bool { value("NO_COLOR") != nil }

  /// Whether the terminal says that it shows any red, green and blue.
  var claimsTruecolor: Bool { ["truecolor", "24bit"].contains(value("COLORTERM")) }

  /// Whether the user's locale names an encoding other than UTF-8.
  ///
  /// A locale that isn't set says nothing about the terminal, and today's show UTF-8.
  var isASCII: Bool {
    guard let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") else { return false }
    let lowercase = locale.lowercased()
    return !lowercase.contains("utf-8") && !lowercase.contains("utf8")
  }

  /// The descriptions to try, best first.
  var types: [String] {
    guard let type else { return [] }
    guard claimsTruecolor, let base = type.split(separator: "-").first else { return [type] }
    return ["\(base)-direct", type]
  }
}
