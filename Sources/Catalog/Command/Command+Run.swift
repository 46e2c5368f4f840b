import Glibc
import Tabi

extension Command {
  /// Runs a command that prints and ends, and returns the exit status.
  ///
  /// - Returns: nil for the app, which isn't run from here.
  func run() async -> Int32? {
    switch self {
    case .app: return nil
    case .help: return Output.write(Command.helpText + LaunchOptions.help)
    case .version: return Output.write("catalog 0.1.0\n")
    case .importCSV(let file, let database):
      return await Command.importCSV(file, into: ProductStore(path: database, new: .empty))
    case .list(let json, let database):
      do throws(StoreError) {
        let products = try await ProductStore(path: database, new: .refused).products()
        return Output.write(
          json ? products.json : isatty(STDOUT_FILENO) == 1 ? products.table() : products.tabSeparated)
      } catch {
        return Output.fail(error.description)
      }
    }
  }

  private static func importCSV(_ file: String, into store: ProductStore) async -> Int32 {
    let name = file == "-" ? "standard input" : file
    let csv: CSVImport
    do throws(CSVError) {
      csv = try file == "-" ? CSVImport(FileBytes.read(STDIN_FILENO)) : CSVImport(path: file)
    } catch {
      return Output.fail("\(name): \(error)")
    }
    do throws(StoreError) {
      if !csv.rows.isEmpty { _ = try await store.insert(csv.rows) }
    } catch {
      return Output.fail(error.description)
    }
    Output.report(csv.problems.map { "\(name):\($0.line): \($0)" })
    let status = Output.write("Imported \(csv.rows.count.counted("product")).\n")
    return csv.rows.isEmpty && !csv.problems.isEmpty ? 1 : status
  }

  private static let helpText = """
    A catalogue of products, kept from the keyboard.

    Usage: catalog [--database FILE]                    opens the app
           catalog import FILE.csv [--database FILE]    adds the products of a CSV file
           catalog import - [--database FILE]           the same, from standard input
           catalog list [--json] [--database FILE]      prints the products

    Options:
      --database FILE   where the products are kept, an SQLite file;
                        usually catalog/products.sqlite in $XDG_DATA_HOME or ~/.local/share
      --json            as a JSON array of {"id", "name", "price"}
      -h, --help        prints this
      --version         prints the version

    When the file isn't there, the app makes it with some products to look at, catalog import makes it for
    those that it imports, and catalog list fails.

    A CSV file is UTF-8 with the columns name and price in its first line, in any order and case, among
    others (이름 and 가격, 名前 and 価格 do too). Prices are whole won, such as 12000, "12,000" or 12000원.
    Bad rows are left out and reported by line; the others are added all together.

    catalog list prints a line of id, name and price for each product: in columns on a terminal, else
    separated by tabs, with signs such as ␛ for control characters in a name. --json has names unchanged.

    The exit status is 0 when it is done, also when some rows of a CSV file were bad; 1 when it failed, or
    every row was bad; 2 when the command line is wrong. A command that fails has changed nothing.


    """
}
