/// What the person asks of `catalog` on the command line.
enum Command: Hashable, Sendable {
  /// Open the full-screen app.
  case app(database: String)
  /// Add the products of a CSV file, `-` for standard input.
  case importCSV(file: String, database: String)
  /// Print the products.
  case list(json: Bool, database: String)
  case help
  case version
}

/// What is wrong with the command line, as a sentence.
struct UsageError: Error, Hashable, CustomStringConvertible, Sendable {
  let description: String

  fileprivate init(_ problem: String) {
    description = "\(problem); see catalog --help."
  }
}

extension Command {
  /// Reads the arguments after the program's name; options may stand anywhere before a `--`.
  static func parse(_ arguments: [String]) throws(UsageError) -> Command {
    var words: [String] = []
    var database = ProductStore.defaultPath()
    var json = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help": return .help
      case "--version": return .version
      case "--json": json = true
      case "--database": database = try databasePath(rest.popFirst())
      case _ where argument.hasPrefix("--database="):
        database = try databasePath(String(argument.drop { $0 != "=" }.dropFirst()))
      case "--":
        words += rest
        rest = []
      case _ where argument.hasPrefix("-") && argument != "-":
        throw UsageError("“\(argument)” is no option of catalog")
      default: words.append(argument)
      }
    }
    guard !json || words.first == "list" else { throw UsageError("--json goes with catalog list") }
    switch words.first {
    case nil: return .app(database: database)
    case "import" where words.count == 2: return .importCSV(file: words[1], database: database)
    case "import": throw UsageError("catalog import takes one file, or - for standard input")
    case "list" where words.count == 1: return .list(json: json, database: database)
    case "list": throw UsageError("“\(words[1])” is one word too many after catalog list")
    case let word?: throw UsageError("“\(word)” is no command of catalog")
    }
  }

  private static func databasePath(_ argument: String?) throws(UsageError) -> String {
    guard let argument, !argument.isEmpty else { throw UsageError("--database needs a file after it") }
    return argument
  }
}
