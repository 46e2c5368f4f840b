import Glibc
import Testing

@testable import Catalog

@Suite("The app without a terminal")
struct HeadlessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) throws -> CatalogBinary.Outcome {
    try CatalogBinary.run(arguments, in: folder)
  }

  @Test("--headless prints the screen that the keys lead to, and --database stands anywhere beside it")
  func headless() throws {
    for arguments in [
      ["--database", "a", "--headless", "40x12", "--keys", "2 Down Enter"],
      ["--headless=40x12", "--keys=2 Down Enter", "--database=a"],
    ] {
      let outcome = try CatalogBinary.run(arguments, in: folder)
      #expect((outcome.status, outcome.errors) == (0, ""))
      #expect(
        outcome.output == """
           ‹ Products     Product

           카메라

           112,000 원

           ▸ Edit ◂



           Enter press   Esc back
           1 Home[2 Products]3 Import 4 Profile  ?

          """)
    }
    #expect(folder.names == ["a"])
  }

  @Test("Profile names the file where the products are kept")
  func profile() throws {
    let outcome = try run("--database", "data/products.sqlite", "--headless", "40x12", "--keys", "4")
    #expect(
      outcome.output == """
                        Profile

         Name
         Not given yet

         Products are kept in
         data/products.sqlite

         ▸ Edit your name ◂

         Enter press
         1 Home 2 Products 3 Import[4 Profile] ?

        """)
  }

  @Test("--print-each prints the screen after the start and after each key, under the key")
  func printEach() throws {
    let outcome = try run("--headless", "40x12", "--print-each", "--keys", "2 Down '/'")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.hasPrefix("# ") } == ["# start", "# 2", "# Down", "# /"])
    #expect(lines.count == 4 * 13 + 1)
  }

  @Test("--ascii and --color none draw with ASCII alone")
  func ascii() throws {
    let outcome = try run(
      "--headless", "40x12", "--ascii", "--color", "none", "--keys", "4 Enter 'Ann' Enter 1")
    #expect((outcome.status, outcome.errors) == (0, ""))
    #expect(outcome.output.contains("> Most expensive products <"))
    #expect(outcome.output.contains("| Saved |"))
    #expect(outcome.output.allSatisfy { $0.isASCII })
  }

  @Test(
    "An option of the app that is wrong is a sentence on standard error, status 2, and no file",
    arguments: [
      (["--headless"], "--headless needs a value"), (["--headless", "80"], "80 is no size"),
      (["--headless", "0x5"], "0x5 is no size"), (["--headless", "9x9999999999999999999"], "is no size"),
      (["--headless", "9x9", "--keys", "Dwn"], "Dwn is no key"),
      (["--headless", "9x9", "--keys", "'a"], "has no closing quote"),
      (["--headless", "9x9", "--color", "red"], "red is no number of colours"),
      (["--headless", "9x9", "--database"], "--database needs a file after it"),
      (["--headless", "9x9", "lst"], "“lst” is no command of catalog"),
      (["--headles", "9x9"], "“--headles” is no option of catalog"),
    ])
  func wrong(arguments: [String], sentence: String) throws {
    let outcome = try CatalogBinary.run(arguments, in: folder)
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.errors.hasPrefix("catalog: ") && outcome.errors.contains(sentence))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(folder.names.isEmpty)
  }
}
