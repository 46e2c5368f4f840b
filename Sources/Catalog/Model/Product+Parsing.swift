/// Why a name or a price that a person wrote can't be one, as a sentence.
struct InvalidProduct: Error, Hashable, CustomStringConvertible {
  let description: String
}

extension NewProduct {
  /// Reads a product as a person wrote it, by the rules of ``Product/parseName(_:)`` and
  /// ``Product/parsePrice(_:)``.
  init(parsingName name: String, price: String) throws(InvalidProduct) {
    self.init(name: try Product.parseName(name), price: try Product.parsePrice(price))
  }
}

extension Product {
  /// The highest price in won: 15 digits, which spreadsheets and JSON readers still hold exactly.
  static let highestPrice = 999_999_999_999_999

  /// Returns `text` as it is, unless it is blank.
  static func parseName(_ text: String) throws(InvalidProduct) -> String {
    guard !text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
      throw InvalidProduct(description: "The name is empty.")
    }
    return text
  }

  /// Reads a price: `12000`, `12,000`, `₩12,000`, `12000원`, blanks around them, full-width forms too.
  static func parsePrice(_ text: String) throws(InvalidProduct) -> Int {
    var number = text.map(halfWidth).trimmed
    guard !number.isEmpty else { throw InvalidProduct(description: "The price is empty.") }

    var isNegative = take("-", from: &number)
    if take("₩", from: &number), !isNegative { isNegative = take("-", from: &number) }
    if number.last == "원" { number = number.dropLast().trimmed }

    let isFraction = number.contains(".")
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let groups = parts.first?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    guard parts.count <= 2, number.contains(where: isDigit),
      (groups + parts.dropFirst()).allSatisfy({ $0.allSatisfy(isDigit) })
    else {
      throw InvalidProduct(description: "\(quoted(text)) is no price; write whole won, such as 12,000.")
    }
    guard !isNegative else { throw InvalidProduct(description: "The price \(quoted(text)) is below 0.") }
    guard !isFraction else {
      throw InvalidProduct(description: "The price \(quoted(text)) has a fraction; write whole won.")
    }
    guard groups.count == 1 || (1...3 ~= groups[0].count && groups.dropFirst().allSatisfy { $0.count == 3 })
    else {
      throw InvalidProduct(description: "The commas of the price \(quoted(text)) aren't every three digits.")
    }
    guard let price = Int(String(groups.joined())), price <= highestPrice else {
      let highest = highestPrice.formattedWon
      throw InvalidProduct(description: "The price \(quoted(text)) is higher than \(highest).")
    }
    return price
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  /// Takes `sign` and the blanks after it off the front of `text`, and says whether it was there.
  private static func take(_ sign: Character, from text: inout ArraySlice<Character>) -> Bool {
    guard text.first == sign else { return false }
    text = text.dropFirst().trimmed
    return true
  }

  /// What a Korean or Japanese keyboard writes full-width, as the usual digit or sign.
  private static func halfWidth(_ character: Character) -> Character {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return character }
    return switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? character
    case 0xFFE6: "₩"
    case 0x2212: "-"
    default: character
    }
  }

  /// A text in quotes, and no more than its start when it is long.
  static func quoted(_ text: String) -> String {
    text.count > 40 ? "“\(text.prefix(40))…”" : "“\(text)”"
  }
}
