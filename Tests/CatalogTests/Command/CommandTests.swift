import Testing

@testable import Catalog

@Suite("Command")
struct CommandTests {
  private static let usual = ProductStore.defaultPath()

  @Test(
    "Arguments become a command",
    arguments: [
      ("", .app(database: usual)), ("--database a", .app(database: "a")),
      ("--database=a", .app(database: "a")),
      ("--database a --database=b=c", .app(database: "b=c")),
      ("import a.csv", .importCSV(file: "a.csv", database: usual)),
      ("import -", .importCSV(file: "-", database: usual)),
      ("--database a import b", .importCSV(file: "b", database: "a")),
      ("import b --database a", .importCSV(file: "b", database: "a")),
      ("import -- -a", .importCSV(file: "-a", database: usual)),
      ("list", .list(json: false, database: usual)), ("list --json", .list(json: true, database: usual)),
      ("--json --database a list", .list(json: true, database: "a")),
      ("-h", .help), ("--help", .help), ("list --help", .help), ("--version", .version),
    ] as [(String, Command)])
  func command(line: String, command: Command) throws {
    #expect(try Command.parse(line.split(separator: " ").map(String.init)) == command)
  }

  @Test(
    "What can't be a command is refused with a sentence",
    arguments: [
      (["lst"], "“lst” is no command of catalog; see catalog --help."),
      (["-x"], "“-x” is no option of catalog; see catalog --help."),
      (["import"], "catalog import takes one file, or - for standard input; see catalog --help."),
      (["import", "a", "b"], "catalog import takes one file, or - for standard input; see catalog --help."),
      (["list", "a"], "“a” is one word too many after catalog list; see catalog --help."),
      (["--json"], "--json goes with catalog list; see catalog --help."),
      (["--json", "import", "a"], "--json goes with catalog list; see catalog --help."),
      (["list", "--database"], "--database needs a file after it; see catalog --help."),
      (["list", "--database="], "--database needs a file after it; see catalog --help."),
    ])
  func usage(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try Command.parse(arguments) }
    #expect(error?.description == sentence)
  }
}
