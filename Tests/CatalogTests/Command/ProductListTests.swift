import Foundation
import Testing

@testable import Catalog

@Suite("The list of products")
struct ProductListTests {
  private let products = [
    Product(id: 1, name: "레고", price: 12_000),
    Product(id: 10, name: "a\u{1B}[2J\t\u{202E}\u{9B}\n", price: 500),
    Product(id: 100, name: "e\u{301}", price: 1_512_000),
  ]

  @Test("On a terminal the columns are aligned and control characters visible")
  func table() {
    #expect(
      products.table() == """
          1  레고          12,000 원
         10  a␛[2J␉��␊        500 원
        100  e\u{301}          1,512,000 원

        """)
  }

  @Test("A very long name moves its own price alone")
  func longName() {
    let long = Product(id: 2, name: String(repeating: "x", count: 100), price: 5)
    let lines = [products[0], long].table().split(separator: "\n")
    #expect(lines[0].count < 60)
    #expect(lines[1].hasSuffix("xx       5 원"))
  }

  @Test("For another program a line has tabs between id, name and price, and nowhere else")
  func tabSeparated() {
    #expect(products.tabSeparated == "1\t레고\t12000\n10\ta␛[2J␉��␊\t500\n100\te\u{301}\t1512000\n")
  }

  @Test("JSON gives every name back unchanged, with nothing that a terminal would act on")
  func json() throws {
    let names = (0...0x2FFF).compactMap(Unicode.Scalar.init).map { "\"\\/" + String($0) + "라👍" }
    let products = names.enumerated().map { Product(id: Int64($0.offset), name: $0.element, price: .max) }
    #expect(try JSONDecoder().decode([Product].self, from: Data(products.json.utf8)) == products)
    #expect(!products.json.unicodeScalars.contains { $0.isControl && $0 != "\n" })
    #expect([Product]().json == "[]\n")
    #expect(
      [Product(id: 1, name: "레고", price: 5)].json == "[\n  {\"id\": 1, \"name\": \"레고\", \"price\": 5}\n]\n")
  }
}
