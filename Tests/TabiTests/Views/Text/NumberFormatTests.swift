import Tabi
import Testing

@Suite("Formats of numbers")
struct NumberFormatTests {
  @Test("Prices are as their currency writes them")
  func currency() {
    #expect(NumberFormat.currency(code: "KRW").format(12_000) == "₩12,000")
    #expect(NumberFormat.currency(code: "USD").format(1_234.5) == "$1,234.50")
    #expect(NumberFormat.currency(code: "usd").format(3) == "$3.00")
    #expect(NumberFormat.currency(code: "JPY").format(980.0) == "¥980")
    #expect(NumberFormat.currency(code: "EUR").format(-0.5) == "-€0.50")
    #expect(NumberFormat.currency(code: "XYZ").format(1) == "XYZ\u{A0}1.00")
    #expect(NumberFormat.currency(code: "USD").precision(.fractionLength(0)).format(2.6) == "$3")
  }

  @Test("Numbers are grouped, with up to six digits of a fraction")
  func number() {
    #expect(NumberFormat.number.format(1_234_567) == "1,234,567")
    #expect(NumberFormat.number.format(0.1) == "0.1")
    #expect(NumberFormat.number.format(3.141_592_653) == "3.141593")
    #expect(NumberFormat.number.format(Float(2.5)) == "2.5")
    #expect(NumberFormat.number.precision(.fractionLength(2)).format(2.0) == "2.00")
    #expect(NumberFormat.number.precision(.fractionLength(2)).format(7) == "7.00")
    #expect(NumberFormat.number.precision(.fractionLength(1...3)).format(2.0) == "2.0")
    #expect(NumberFormat.number.precision(.fractionLength(...1)).format(2.25) == "2.2")
    #expect(NumberFormat.number.precision(.fractionLength(-5)).format(2.25) == "2")
    #expect(NumberFormat.number.grouping(.never).format(12_345.5) == "12345.5")
    #expect(NumberFormat.number.format(-0.000_000_1) == "0")
  }

  @Test("Per cent are a hundredth of a fraction, and an integer as it is")
  func percent() {
    #expect(NumberFormat.percent.format(0.07) == "7%")
    #expect(NumberFormat.percent.format(0.1234) == "12.34%")
    #expect(NumberFormat.percent.format(25) == "25%")
  }

  @Test("Signs are shown as the strategy says")
  func signs() {
    let always = NumberFormat.number.sign(strategy: .always())
    #expect([5, 0, -5].map { always.format($0) } == ["+5", "+0", "-5"])
    let others = NumberFormat.number.sign(strategy: .always(includingZero: false))
    #expect([5, 0, -5].map { others.format($0) } == ["+5", "0", "-5"])
    #expect(NumberFormat.number.sign(strategy: .never).format(-5) == "5")
  }

  @Test("What a format shows it reads again, and nothing else")
  func reading() {
    #expect(NumberFormat.number.parse("12,000") as Int? == 12_000)
    #expect(NumberFormat.number.parse(" -1,234.5 ") as Double? == -1_234.5)
    #expect(NumberFormat.currency(code: "KRW").parse("₩12,000") as Int? == 12_000)
    #expect(NumberFormat.currency(code: "USD").parse("-$1.50") as Double? == -1.5)
    #expect(NumberFormat.percent.parse("25%") as Double? == 0.25)
    for text in ["", "-", "a", "1.5.", "nan", "0x10", "1e5", "12원"] {
      #expect(NumberFormat.number.parse(text) as Double? == nil, "\(text)")
    }
    #expect(NumberFormat.number.parse("1.5") as Int? == nil)
    #expect(NumberFormat.number.parse("99999999999999999999") as Int? == nil)
  }
}
