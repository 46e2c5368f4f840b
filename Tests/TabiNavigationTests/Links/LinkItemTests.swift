import TabiNavigation
import Testing

@Suite("LinkItem")
struct LinkItemTests {
  private struct Event: Codable, Equatable {
    var event: String
    var id: String
  }

  private struct Product: Codable, Equatable {
    struct Price: Codable, Equatable { var won: Int }

    var name: String
    var price: Price
  }

  @Test(
    "A string travels as it is, and comes back the same", arguments: ["", "plain", "{\"id\":1}", "\"", "旅\n"])
  func strings(text: String) throws {
    let item = LinkItem(path: "a", items: text)
    #expect(item.encodedItemString == text)
    let decoded: String = try item.decoded()
    #expect(decoded == text)
    let optional: String? = try item.encodedItemString.decoded()
    #expect(optional == text)
    #expect(LinkItem(path: "a", items: Optional(text)) == item)
  }

  @Test("A dictionary is read as a typed event")
  func dictionary() throws {
    let item = LinkItem(pathList: ["a"], items: ["event": "didCompleteSave", "id": "123"])
    #expect(item.encodedItemString == #"{"event":"didCompleteSave","id":"123"}"#)
    let event: Event = try item.encodedItemString.decoded()
    #expect(event == Event(event: "didCompleteSave", id: "123"))
  }

  @Test("A value comes back, and a string that holds JSON is read as one")
  func values() throws {
    let product = Product(name: "레고", price: .init(won: 12_000))
    let item = LinkItem(path: "detail", items: product)
    #expect(try item.decoded() == product)
    #expect(try LinkItem(path: "detail", items: item.encodedItemString).decoded() == product)
    #expect(try LinkItem(path: "count", items: 5).decoded() == 5)
  }

  @Test(
    "What doesn't read names the page, the type and the key",
    arguments: [
      ("", "there are no items"),
      ("nonsense", "isn't valid"),
      ("{}", "'name' is missing"),
      (#"{"name":1,"price":{"won":1}}"#, "'name' should be String"),
      (#"{"name":"a","price":{"won":"1"}}"#, "'price.won' should be Int"),
      (#"{"name":"a","price":{"won":null}}"#, "'price.won' is null, and should be Int"),
    ])
  func errors(text: String, reason: String) throws {
    let error = try #require(throws: LinkDecodingError.self) {
      let _: Product = try LinkItem(path: "detail", items: text).decoded()
    }
    #expect(error.description.hasPrefix("The items for detail don't read as Product: \(reason)"), "\(error)")
    #expect(error.pages == ["detail"])
    #expect(error.expected == "Product")
  }

  @Test("A value that can't be written is left out, and reported")
  func notEncodable() {
    let sentences = traced {
      #expect(LinkItem(path: "a", items: [Double.infinity]).encodedItemString.isEmpty)
    }
    #expect(sentences.count == 1)
    #expect(sentences.first?.hasPrefix("The items for a can't be written as JSON") == true)
  }
}
