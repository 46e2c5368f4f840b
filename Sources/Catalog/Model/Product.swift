/// A product of the catalogue.
struct Product: Identifiable, Hashable, Codable, Sendable {
  let id: Int64
  /// Any text that isn't blank, control characters included: a screen makes them inert.
  var name: String
  /// Whole won, 0 to ``highestPrice``.
  var price: Int
}

/// A product that has no id yet.
struct NewProduct: Hashable, Sendable {
  var name: String
  /// Whole won, 0 to ``Product/highestPrice``.
  var price: Int
}

/// How many products there are, and what they are worth.
struct Summary: Hashable, Sendable {
  let count: Int
  /// The sum of the prices in won; `Int.max` when it is more than that.
  let total: Int
}

extension Summary {
  /// What a page shows of it.
  var lines: [String] { [count.counted("product"), "worth \(total.formattedWon)"] }
}

extension Int {
  /// So many of a thing, such as `1 product` or `12,000 products`.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// This amount of won, such as `12,000 원`.
  var formattedWon: String { grouped + " 원" }

  /// The number with a comma every three digits.
  private var grouped: String {
    var text = ""
    let digits = String(magnitude)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + text
  }
}
