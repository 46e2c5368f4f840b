/// Why a row of a CSV file is left out.
struct CSVProblem: Hashable, CustomStringConvertible, Sendable {
  /// The line that the row starts on, counted from 1.
  let line: Int
  /// What is wrong, as a sentence.
  let description: String
}

/// The products of a CSV file, and what is wrong with its other rows.
///
/// The first row names the columns: one is the name and one the price, in any order and case, in English,
/// Korean or Japanese; of two columns with such a name the first counts. Blank lines are passed over.
struct CSVImport: Hashable, Sendable {
  private(set) var rows: [NewProduct] = []
  private(set) var problems: [CSVProblem] = []

  /// Reads the file at `path`; `~/` at its start is the home folder.
  init(path: String) throws(CSVError) {
    try self.init(FileBytes.read(path: path))
  }

  /// Reads the text of a CSV file in UTF-8, with or without a byte order mark.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: [UInt8]) throws(CSVError) {
    try CSVImport.checkText(bytes)
    var reader = CSVReader(bytes)
    var columns: Columns?
    while let record = try reader.next() {
      if record.isBlank { continue }
      guard let columns else {
        columns = try Columns(header: record)
        continue
      }
      do throws(InvalidProduct) {
        rows.append(try columns.product(in: record))
      } catch {
        problems.append(CSVProblem(line: record.line, description: error.description))
      }
    }
    if columns == nil { throw CSVError(description: "The file is empty.") }
  }

  private static func checkText(_ bytes: [UInt8]) throws(CSVError) {
    if let offset = bytes.firstIndex(of: 0) {
      throw CSVError(description: "The file is binary (byte \(offset) is 0), not CSV in UTF-8.")
    }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      throw CSVError(description: "The file isn't UTF-8 from byte \(offset) on; save it as CSV in UTF-8.")
    }
  }
}

extension CSVImport {
  /// Where the name and the price stand in a row.
  private struct Columns {
    private static let nameHeaders = ["name", "이름", "상품명", "名前", "商品名"]
    private static let priceHeaders = ["price", "가격", "価格"]

    private let count: Int
    private let name: Int
    private let price: Int

    init(header: CSVRecord) throws(CSVError) {
      let titles = header.fields.map { $0.lowercased().filter { !$0.isWhitespace } }
      guard let name = titles.firstIndex(where: Columns.nameHeaders.contains),
        let price = titles.firstIndex(where: Columns.priceHeaders.contains)
      else {
        let found = header.fields.map { "“\($0)”" }.joined(separator: ", ")
        throw CSVError(description: "It needs the columns name and price; line \(header.line) has \(found).")
      }
      (self.count, self.name, self.price) = (titles.count, name, price)
    }

    func product(in record: CSVRecord) throws(InvalidProduct) -> NewProduct {
      let fields = record.fields
      guard !record.isMalformed else {
        throw InvalidProduct(description: "Text follows a closing quote; double the quotes inside a field.")
      }
      guard fields.count > max(name, price) else {
        throw InvalidProduct(description: "The row has \(fields.count) of \(count) columns.")
      }
      guard fields.dropFirst(count).allSatisfy(\.isEmpty) else {
        let sentence =
          "The row has \(fields.count) columns instead of \(count); put a value with a comma in quotes."
        throw InvalidProduct(description: sentence)
      }
      return try NewProduct(parsingName: fields[name], price: fields[price])
    }
  }
}
