import Testing

@testable import Catalog

@Suite("Product")
struct ProductTests {
  @Test(
    "A price is read as people write it",
    arguments: [
      ("12000", 12_000), ("0", 0), ("007", 7), ("12,000", 12_000), ("1,234,567", 1_234_567),
      ("  12000\t", 12_000), ("\u{A0}500\u{3000}", 500), ("₩12,000", 12_000), ("₩ 500", 500), ("￦500", 500),
      ("12000원", 12_000), ("12,000 원", 12_000), ("₩5원", 5), ("5\u{110B}\u{116F}\u{11AB}", 5),
      ("１２，０００", 12_000),
      ("999999999999999", 999_999_999_999_999),
    ])
  func price(text: String, price: Int) throws {
    #expect(try Product.parsePrice(text) == price)
  }

  @Test(
    "What is no price is refused with a sentence",
    arguments: [
      ("", "The price is empty."), (" \n", "The price is empty."),
      ("abc", "“abc” is no price; write whole won, such as 12,000."),
      ("원", "“원” is no price; write whole won, such as 12,000."),
      ("₩", "“₩” is no price; write whole won, such as 12,000."),
      ("-", "“-” is no price; write whole won, such as 12,000."),
      ("1e3", "“1e3” is no price; write whole won, such as 12,000."),
      ("$5", "“$5” is no price; write whole won, such as 12,000."),
      ("1.2.3", "“1.2.3” is no price; write whole won, such as 12,000."),
      ("12 000", "“12 000” is no price; write whole won, such as 12,000."),
      ("5\u{301}", "“5\u{301}” is no price; write whole won, such as 12,000."),
      ("٣", "“٣” is no price; write whole won, such as 12,000."),
      ("-5", "The price “-5” is below 0."), ("₩-5", "The price “₩-5” is below 0."),
      ("−1,000원", "The price “−1,000원” is below 0."),
      ("12.5", "The price “12.5” has a fraction; write whole won."),
      ("12,000.00", "The price “12,000.00” has a fraction; write whole won."),
      ("12,00", "The commas of the price “12,00” aren't every three digits."),
      (",500", "The commas of the price “,500” aren't every three digits."),
      ("1,2,3", "The commas of the price “1,2,3” aren't every three digits."),
      ("1000000000000000", "The price “1000000000000000” is higher than 999,999,999,999,999 원."),
      ("99999999999999999999", "The price “99999999999999999999” is higher than 999,999,999,999,999 원."),
    ])
  func noPrice(text: String, sentence: String) {
    let error = #expect(throws: InvalidProduct.self) { try Product.parsePrice(text) }
    #expect(error?.description == sentence)
  }

  @Test("A sentence about a price quotes no more than its start")
  func longPrice() {
    let error = #expect(throws: InvalidProduct.self) {
      try Product.parsePrice(String(repeating: "x", count: 10_000))
    }
    #expect((error?.description.count ?? 0) < 110)
  }

  @Test("A name is kept as it is, unless it is blank")
  func name() throws {
    #expect(try Product.parseName(" a\u{1B}[2J\n") == " a\u{1B}[2J\n")
    for blank in ["", " ", "\t\n", "\u{3000}"] {
      #expect(throws: InvalidProduct(description: "The name is empty.")) { try Product.parseName(blank) }
    }
  }

  @Test(
    "So many of a thing are counted in words and with commas",
    arguments: [
      (0, "0 products"), (1, "1 product"), (2, "2 products"), (999, "999 products"),
      (1_000, "1,000 products"),
      (100_000, "100,000 products"),
    ])
  func counted(count: Int, text: String) {
    #expect(count.counted("product") == text)
  }

  @Test(
    "An amount is written with a comma every three digits",
    arguments: [
      (0, "0 원"), (999, "999 원"), (1_000, "1,000 원"), (12_000, "12,000 원"), (112_000, "112,000 원"),
      (1_512_000, "1,512,000 원"), (-1_000, "-1,000 원"), (.max, "9,223,372,036,854,775,807 원"),
      (.min, "-9,223,372,036,854,775,808 원"),
    ])
  func won(amount: Int, text: String) {
    #expect(amount.formattedWon == text)
  }
}
