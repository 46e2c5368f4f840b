import Tabi

extension [Product] {
  /// A line of id, name and price in aligned columns for each product, for a terminal.
  ///
  /// - Parameter columns: How many columns of the terminal a text takes.
  func table(columns: (String) -> Int = \.columns) -> String {
    let rows = map { (id: String($0.id), name: $0.name.withVisibleControls, price: $0.price.formattedWon) }
    let idWidth = rows.map(\.id.count).max() ?? 0
    // A name that is longer pushes its own price to the right, not every price.
    let nameWidth = Swift.min(rows.map { columns($0.name) }.max() ?? 0, 40)
    let priceWidth = rows.map { columns($0.price) }.max() ?? 0
    return rows.map { row in
      blanks(idWidth - row.id.count) + row.id + "  " + row.name + blanks(nameWidth - columns(row.name))
        + "  " + blanks(priceWidth - columns(row.price)) + row.price + "\n"
    }.joined()
  }

  /// A line of id, name and price for each product, separated by tabs, for another program.
  var tabSeparated: String {
    map { "\($0.id)\t\($0.name.withVisibleControls)\t\($0.price)\n" }.joined()
  }

  /// A JSON array with a line for each product.
  var json: String {
    let lines = map { #"  {"id": \#($0.id), "name": \#($0.name.json), "price": \#($0.price)}"# }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: Swift.max(count, 0)) }
}

extension String {
  /// A JSON string. What a terminal would act on is escaped too, more than JSON asks.
  fileprivate var json: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isControl:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
