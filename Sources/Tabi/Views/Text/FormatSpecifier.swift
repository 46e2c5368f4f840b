/// One conversion of C's `printf` for a number, as in `"\(price, specifier: "%.2f")"`.
struct FormatSpecifier {
  /// What stands before and after the conversion.
  private var prefix = "", suffix = ""
  private var flags = ""
  private var width = "", precision = ""
  private let conversion: Character

  /// Reads a specifier; nil when it has no conversion, or one that isn't for numbers.
  init?(_ text: String) {
    guard let percent = text.firstIndex(of: "%") else { return nil }
    prefix = String(text[..<percent])
    var rest = text[text.index(after: percent)...]
    func take(_ characters: String) -> String {
      let taken = rest.prefix { characters.contains($0) }
      rest = rest[taken.endIndex...]
      return String(taken)
    }
    flags = take("-+ 0#'")
    width = take("0123456789")
    if rest.first == "." {
      rest.removeFirst()
      precision = "." + take("0123456789")
    }
    _ = take("hlLqjzt")
    guard let last = rest.popFirst(), "diuoxXfFeEgG".contains(last), width.count < 3, precision.count < 4
    else {
      return nil
    }
    conversion = last
    suffix = String(rest)
  }

  /// The number in this format; nil when the conversion is for another kind of number. Decimal digits are grouped
  /// by three, as SwiftUI does it.
  func format(_ number: any FormattedNumber) -> String? {
    let digits: String
    if "fFeEgG".contains(conversion), let number = number as? any BinaryFloatingPoint {
      digits = printed("%\(flags)\(width)\(precision)\(conversion)", Double(number))
    } else if "diuoxX".contains(conversion), let number = number as? any BinaryInteger {
      digits = printed("%\(flags)\(width)\(precision)ll\(conversion)", Int64(truncatingIfNeeded: number))
    } else {
      return nil
    }
    let isGrouped = "diufF".contains(conversion) && width.isEmpty
    return prefix + (isGrouped ? grouped(digits) : digits) + suffix
  }
}
