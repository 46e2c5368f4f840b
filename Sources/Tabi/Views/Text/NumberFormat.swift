/// How a number is shown, with SwiftUI's spelling: `.number`, `.percent`, `.currency(code: "KRW")`.
///
/// As Foundation's formats in English: `12,000`, `1,234.5`, `25%`, `₩12,000`, `$1,234.50`. It needs no Foundation,
/// and looks the same in every locale.
public struct NumberFormat: Hashable, Sendable {
  private enum Kind: Hashable {
    case number, percent
    case currency(code: String)
  }

  private var kind: Kind
  private var precision: Precision?
  private var grouping = Grouping.automatic
  private var sign = SignDisplayStrategy.automatic

  /// A number as it is, with up to six digits of a fraction.
  public static let number = NumberFormat(kind: .number)

  /// Per cent: 0.25 is `25%`, and so is the integer 25.
  public static let percent = NumberFormat(kind: .percent)

  /// An amount of money, by the code of its currency: `KRW`, `USD`, `JPY`. It has as many digits of a fraction as
  /// the currency has; a code that isn't known stands before the amount.
  public static func currency(code: String) -> NumberFormat { NumberFormat(kind: .currency(code: code)) }
}

// MARK: - Options

extension NumberFormat {
  /// How many digits of a fraction are shown.
  public struct Precision: Hashable, Sendable {
    fileprivate let fraction: ClosedRange<Int>

    /// So many digits of a fraction, up to 30.
    public static func fractionLength(_ length: Int) -> Precision {
      fractionLength(min(length, 30)...min(length, 30))
    }

    /// At least and at most so many digits of a fraction.
    public static func fractionLength(_ limits: some RangeExpression<Int>) -> Precision {
      let range = limits.relative(to: Int.min..<Int.max)
      let lower = max(0, min(30, range.lowerBound))
      return Precision(fraction: lower...max(lower, min(30, range.upperBound - 1)))
    }
  }

  /// Whether digits are grouped by three.
  public enum Grouping: Hashable, Sendable { case automatic, never }

  /// Whether a sign is shown.
  public struct SignDisplayStrategy: Hashable, Sendable {
    fileprivate let isShown: (positive: Bool, zero: Bool, negative: Bool)

    /// A minus before what is less than zero.
    public static let automatic = SignDisplayStrategy(isShown: (false, false, true))
    /// No sign.
    public static let never = SignDisplayStrategy(isShown: (false, false, false))
    /// A plus or a minus.
    public static func always(includingZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(isShown: (true, includingZero, true))
    }

    public static func == (lhs: SignDisplayStrategy, rhs: SignDisplayStrategy) -> Bool {
      lhs.isShown == rhs.isShown
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(isShown.positive)
      hasher.combine(isShown.zero)
      hasher.combine(isShown.negative)
    }
  }

  /// This format with so many digits of a fraction.
  public func precision(_ precision: Precision) -> NumberFormat {
    var format = self
    format.precision = precision
    return format
  }

  /// This format with grouped digits, or not.
  public func grouping(_ grouping: Grouping) -> NumberFormat {
    var format = self
    format.grouping = grouping
    return format
  }

  /// This format with a sign where the strategy says so.
  public func sign(strategy: SignDisplayStrategy) -> NumberFormat {
    var format = self
    format.sign = strategy
    return format
  }
}

// MARK: - Showing and reading

extension NumberFormat {
  private static let symbols = [
    "USD": "$", "KRW": "₩", "JPY": "¥", "EUR": "€", "GBP": "£", "CNY": "CN¥", "INR": "₹", "VND": "₫",
    "BRL": "R$", "CAD": "CA$", "AUD": "A$", "HKD": "HK$", "TWD": "NT$", "NZD": "NZ$", "MXN": "MX$",
    "ILS": "₪", "PHP": "₱",
  ]

  /// The currencies that have no fraction, or three digits of one.
  private static let fractions = [
    "KRW": 0, "JPY": 0, "VND": 0, "CLP": 0, "ISK": 0, "PYG": 0, "UGX": 0, "XAF": 0, "XOF": 0, "BHD": 3,
    "IQD": 3,
    "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3,
  ]

  private var defaultFraction: ClosedRange<Int> {
    guard case .currency(let code) = kind else { return 0...6 }
    let digits = Self.fractions[code.uppercased()] ?? 2
    return digits...digits
  }

  /// What stands before the digits.
  private var prefix: String {
    guard case .currency(let code) = kind else { return "" }
    return Self.symbols[code.uppercased()] ?? code.uppercased() + "\u{A0}"
  }

  /// The number as text.
  public func format(_ number: some FormattedNumber) -> String {
    let value = kind == .percent ? number.asPercent : number
    var digits = value.decimalDigits(fraction: precision?.fraction ?? defaultFraction)
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits.removeFirst() }
    let isZero = !digits.contains { $0 != "0" && $0 != "." }
    let isSigned = isZero ? sign.isShown.zero : isNegative ? sign.isShown.negative : sign.isShown.positive
    let mark = !isSigned ? "" : isNegative && !isZero ? "-" : "+"
    return mark + prefix + (grouping == .never ? digits : grouped(digits)) + (kind == .percent ? "%" : "")
  }

  /// The number that a text shows; nil when it shows none. Blanks, commas and the format's own marks are left out
  /// of account.
  public func parse<Number: FormattedNumber>(_ text: String) -> Number? {
    var rest = text.filter { !$0.isWhitespace && $0 != "," }
    let marks = [prefix.filter { !$0.isWhitespace }, kind == .percent ? "%" : ""]
    for mark in marks where !mark.isEmpty {
      if let range = rest.firstRange(of: mark) { rest.removeSubrange(range) }
    }
    guard let number = Number(decimalDigits: rest) else { return nil }
    return kind == .percent ? number.fromPercent : number
  }

  /// A number in a literal: grouped, a fraction with six digits, as C's `%lld` and `%lf` show them.
  static func interpolated(_ number: some FormattedNumber) -> String {
    let isFraction = number is any BinaryFloatingPoint
    return NumberFormat.number.precision(.fractionLength(isFraction ? 6 : 0)).format(number)
  }
}
