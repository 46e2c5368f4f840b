internal import Glibc

/// A number that a ``NumberFormat`` shows and reads: Swift's integers, `Double` and `Float`.
public protocol FormattedNumber: Sendable {
  /// Its digits with `.` before a fraction, which has at least and at most so many digits; a `-` before them where
  /// it is less than zero.
  func decimalDigits(fraction: ClosedRange<Int>) -> String

  /// The number a hundred times as large, as per cent are shown; integers are their own per cent.
  var asPercent: Self { get }

  /// The number a hundred times as small.
  var fromPercent: Self { get }

  /// Reads digits with `.` before a fraction, and nothing else but a sign.
  init?(decimalDigits: String)
}

extension FormattedNumber where Self: BinaryInteger & LosslessStringConvertible {
  public func decimalDigits(fraction: ClosedRange<Int>) -> String {
    let zeros = fraction.lowerBound
    return description + (zeros > 0 ? "." + String(repeating: "0", count: zeros) : "")
  }

  public var asPercent: Self { self }
  public var fromPercent: Self { self }

  public init?(decimalDigits: String) {
    self.init(decimalDigits)
  }
}

extension FormattedNumber where Self: BinaryFloatingPoint & LosslessStringConvertible {
  public func decimalDigits(fraction: ClosedRange<Int>) -> String {
    guard isFinite else { return isNaN ? "NaN" : self < 0 ? "-∞" : "∞" }
    var digits = printed("%.\(fraction.upperBound)f", Double(self))
    guard fraction.upperBound > 0 else { return digits }
    var spare = fraction.upperBound - fraction.lowerBound
    while spare > 0, digits.last == "0" {
      digits.removeLast()
      spare -= 1
    }
    if digits.last == "." { digits.removeLast() }
    return digits
  }

  public var asPercent: Self { self * 100 }
  public var fromPercent: Self { self / 100 }

  public init?(decimalDigits: String) {
    guard decimalDigits.utf8.allSatisfy({ (48...57).contains($0) || [43, 45, 46].contains($0) }) else {
      return nil
    }
    self.init(decimalDigits)
  }
}

extension Int: FormattedNumber {}
extension Int8: FormattedNumber {}
extension Int16: FormattedNumber {}
extension Int32: FormattedNumber {}
extension Int64: FormattedNumber {}
extension UInt: FormattedNumber {}
extension UInt8: FormattedNumber {}
extension UInt16: FormattedNumber {}
extension UInt32: FormattedNumber {}
extension UInt64: FormattedNumber {}
extension Double: FormattedNumber {}
extension Float: FormattedNumber {}

/// What C's `printf` makes of one value. The format is one of ours: it fits the value.
func printed(_ format: String, _ value: any CVarArg) -> String {
  withVaList([value]) { arguments in
    var buffer = [CChar](repeating: 0, count: 512)
    let length = vsnprintf(&buffer, buffer.count, format, arguments)
    return String(
      decoding: buffer.prefix(max(0, min(Int(length), buffer.count - 1))).map(UInt8.init(bitPattern:)),
      as: UTF8.self)
  }
}

/// Puts a comma between each three digits before the point.
func grouped(_ digits: String) -> String {
  let whole = digits.prefix { $0 != "." }
  var result = ""
  for (index, digit) in whole.enumerated() {
    let left = whole.count - index
    if left % 3 == 0, index > 0, result.last?.isNumber == true { result += "," }
    result.append(digit)
  }
  return result + digits.dropFirst(whole.count)
}
