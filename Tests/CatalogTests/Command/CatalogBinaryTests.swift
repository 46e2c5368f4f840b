import Testing

@testable import Catalog

@Suite("The catalog program")
struct CatalogBinaryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("list prints the products that the app's first start keeps in ~/.local/share")
  func list() throws {
    _ = try CatalogBinary.run(["--headless", "80x24"], in: folder)
    let outcome = try CatalogBinary.run(["list"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("1\t레고\t12000\n2\t카메라\t112000\n"))
    #expect(outcome.output.split(separator: "\n").count == 15)
    #expect(folder.names == [".local"])
  }

  @Test(
    "Where there is no catalogue yet, list says what to do, fails, and changes nothing",
    arguments: [["list"], ["list", "--json"]])
  func listOfNone(arguments: [String]) throws {
    let missing = try CatalogBinary.run(arguments, in: folder)
    #expect((missing.status, missing.output) == (1, ""))
    let path = folder.file(".local/share/catalog/products.sqlite")
    let advice = "start catalog once, or import a CSV file."
    #expect(missing.errors == "catalog: There is no catalogue in \(path) yet; \(advice)\n")
    #expect(folder.names.isEmpty)
    _ = try folder.write([], to: "empty")
    let empty = try CatalogBinary.run(arguments + ["--database", "empty"], in: folder)
    #expect((empty.status, empty.output) == (1, ""))
    #expect(empty.errors == "catalog: There is no catalogue in empty yet; \(advice)\n")
    #expect(try folder.bytes(of: "empty").isEmpty)
  }

  @Test("import makes a catalogue that isn't there, its folders too, of the imported products alone")
  func importsAnew() throws {
    let csv = "name,price\na,1\n"
    let database = ["--database", "data/of mine/products.sqlite"]
    #expect(try CatalogBinary.run(["import", "-"] + database, input: csv, in: folder).status == 0)
    #expect(try CatalogBinary.run(["list"] + database, in: folder).output == "1\ta\t1\n")
    let app = try CatalogBinary.run(database + ["--headless", "80x24"], in: folder)
    #expect(app.output.contains(" 1 product\n"))
    #expect(folder.names == ["data"])
  }

  @Test("import adds the good rows and reports the bad ones by line")
  func imports() throws {
    _ = try folder.write("price,name\n5,a\n-5,b\n\"6\",\"c\nd\"\n".utf8, to: "new.csv")
    let outcome = try CatalogBinary.run(["import", "new.csv"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "Imported 2 products.\n")
    #expect(outcome.errors == "new.csv:3: The price “-5” is below 0.\n")
    let list = try CatalogBinary.run(["list"], in: folder)
    #expect(list.output == "1\ta\t5\n2\tc␊d\t6\n")
  }

  @Test("import - reads standard input")
  func standardInput() throws {
    let outcome = try CatalogBinary.run(["import", "-"], input: "name,price\na,1\n,2\n", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "Imported 1 product.\n")
    #expect(outcome.errors == "standard input:3: The name is empty.\n")
  }

  @Test("A file without rows is imported; one whose rows are all bad is not")
  func noRows() throws {
    let none = try CatalogBinary.run(["import", "-"], input: "name,price\n", in: folder)
    #expect((none.status, none.output, none.errors) == (0, "Imported 0 products.\n", ""))
    let bad = try CatalogBinary.run(["import", "-"], input: "name,price\na,b\n", in: folder)
    #expect((bad.status, bad.output) == (1, "Imported 0 products.\n"))
    #expect(folder.names.isEmpty)
  }

  @Test("Input that can't be used is one sentence on standard error, and no catalogue is made")
  func unusable() throws {
    _ = try folder.write([], to: "empty.csv")
    _ = try folder.write([0x7F, 0x45, 0, 1], to: "binary.csv")
    _ = try folder.write("id,title\n1,a".utf8, to: "columns.csv")
    for (arguments, sentence) in [
      (["import", "none.csv"], "none.csv: There is no such file."),
      (["import", "."], ".: It is a folder; choose a CSV file."),
      (["import", "empty.csv"], "empty.csv: The file is empty."),
      (["import", "binary.csv"], "binary.csv: The file is binary (byte 2 is 0), not CSV in UTF-8."),
      (
        ["import", "columns.csv"],
        "columns.csv: It needs the columns name and price; line 1 has “id”, “title”."
      ),
      (["import", "a\u{1B}[2J"], "a␛[2J: There is no such file."),
      (["list", "--database", "columns.csv"], "columns.csv is no SQLite database; choose another file."),
    ] {
      let outcome = try CatalogBinary.run(arguments, in: folder)
      #expect((outcome.status, outcome.output, outcome.errors) == (1, "", "catalog: \(sentence)\n"))
    }
    #expect(folder.names == ["empty.csv", "binary.csv", "columns.csv"])
  }

  @Test("A wrong command line is one sentence on standard error and status 2")
  func usage() throws {
    let outcome = try CatalogBinary.run(["lst"], in: folder)
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.errors == "catalog: “lst” is no command of catalog; see catalog --help.\n")
  }

  @Test("--help and --version print on standard output")
  func help() throws {
    let help = try CatalogBinary.run(["--help"], in: folder)
    #expect((help.status, help.errors) == (0, ""))
    for word in ["import", "list", "--json", "--database", "exit status"] {
      #expect(help.output.contains(word))
    }
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    let version = try CatalogBinary.run(["--version"], in: folder)
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("catalog "))
  }

  @Test("A reader that goes away ends list quietly")
  func closedPipe() throws {
    let rows = (1...20_000).map { "name \($0),\($0)\n" }.joined()
    #expect(try CatalogBinary.run(["import", "-"], input: "name,price\n" + rows, in: folder).status == 0)
    let shell = ["sh", "-c", #"{ "$0" list; echo "status $?" >&2; } | head -n 1"#, CatalogBinary.path]
    let outcome = try CatalogBinary.run([], in: folder, command: shell)
    #expect((outcome.output, outcome.errors) == ("1\tname 1\t1\n", "status 0\n"))
  }

  @Test("Output that can't be written is a failure")
  func fullOutput() throws {
    _ = try CatalogBinary.run(["import", "-"], input: "name,price\na,1\n", in: folder)
    let shell = ["sh", "-c", #""$0" list >/dev/full"#, CatalogBinary.path]
    let outcome = try CatalogBinary.run([], in: folder, command: shell)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "catalog: The output can't be written: No space left on device.\n")
  }

  @Test("On a terminal list prints aligned columns and no control characters")
  func terminal() throws {
    _ = try CatalogBinary.run(
      ["import", "-"], input: "name,price\n레고,12000\n\u{1B}[31mred\u{9B}2J,1\n", in: folder)
    let shell = ["script", "-qec", "'\(CatalogBinary.path)' list", "/dev/null"]
    let outcome = try CatalogBinary.run([], in: folder, command: shell)
    #expect(outcome.output.contains("1  레고         12,000 원\r\n"))
    #expect(outcome.output.contains("2  ␛[31mred�2J       1 원\r\n"))
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
