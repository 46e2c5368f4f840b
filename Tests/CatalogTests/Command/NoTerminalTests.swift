import Testing

@testable import Catalog

@Suite("The app where it can't be shown")
struct NoTerminalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Without a terminal it says so, fails, and makes no catalogue")
  func noTerminal() throws {
    let outcome = try CatalogBinary.run([], in: folder)
    #expect((outcome.status, outcome.output) == (1, ""))
    #expect(
      outcome.errors.hasSuffix(
        "The standard input is not a terminal: start the program in one, without redirecting its input.\n"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(folder.names.isEmpty)
  }

  @Test(
    "On a terminal that can't show it, it says so, fails, and makes no catalogue",
    arguments: [
      ("TERM=no-such-terminal", "There is no description of the terminal “no-such-terminal”: set TERM to "),
      ("TERM=dumb", "The terminal “dumb” (TERM) can't show a full screen: use another, "),
      ("TERM=", "TERM is not set, so nobody knows what the terminal can do: set it, "),
      ("-u TERM", "TERM is not set, so nobody knows what the terminal can do: set it, "),
    ])
  func terminal(setting: String, sentence: String) throws {
    let shell = ["script", "-qec", "env \(setting) '\(CatalogBinary.path)'", "/dev/null"]
    let outcome = try CatalogBinary.run([], in: folder, command: shell)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(sentence))
    #expect(outcome.output.split(whereSeparator: \.isNewline).count == 1)
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(folder.names.isEmpty)
  }

  @Test("With its output redirected it says so, fails, and makes no catalogue")
  func redirected() throws {
    let shell = ["script", "-qec", "env TERM=xterm '\(CatalogBinary.path)' > output", "/dev/null"]
    let outcome = try CatalogBinary.run([], in: folder, command: shell)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("The standard output is not a terminal: "))
    #expect(folder.names == ["output"])
    #expect(try folder.bytes(of: "output").isEmpty)
  }
}
