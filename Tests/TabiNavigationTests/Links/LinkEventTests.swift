import TabiNavigation
import Testing

@Suite("Typed events")
struct LinkEventTests {
  enum Event: LinkEvent, Equatable {
    case didCompleteSave(id: String)
    case didScroll(to: Double, isLast: Bool)
    case didPick(ids: [Int], note: String?)
    case didDelete
    case unknown(String)
  }

  @Test("The event of the items names the case, the other keys its values")
  func cases() {
    let saved = LinkItem(path: "a", items: ["event": "didCompleteSave", "id": "123"]).encodedItemString
    #expect(saved.event() == Event.didCompleteSave(id: "123"))
    #expect(
      #"{"event":"didScroll","to":1.5,"isLast":true}"#.event() == Event.didScroll(to: 1.5, isLast: true))
    #expect(#"{"event":"didScroll","to":2,"isLast":false}"#.event() == Event.didScroll(to: 2, isLast: false))
    #expect(#"{"event":"didPick","ids":[1,2],"note":null}"#.event() == Event.didPick(ids: [1, 2], note: nil))
    #expect(#"{"event":"didDelete"}"#.event() == Event.didDelete)
    #expect("didDelete".event() == Event.didDelete)
  }

  @Test(
    "What is no case of it is unknown, as it is, and not reported",
    arguments: ["", "hello", "{}", "[1]", #"{"event":"other","id":"1"}"#, #"{"event":7}"#, "{\"event\":"])
  func unknown(text: String) {
    let sentences = traced { #expect(text.event(Event.self) == .unknown(text)) }
    #expect(sentences.isEmpty)
  }

  @Test(
    "A case whose values don't fit is unknown, and why is traced",
    arguments: [
      (#"{"event":"didCompleteSave"}"#, "'didCompleteSave.id' is missing"),
      (#"{"event":"didCompleteSave","id":5}"#, "'didCompleteSave.id' should be String"),
    ])
  func misfit(text: String, reason: String) {
    let sentences = traced { #expect(text.event(Event.self) == .unknown(text)) }
    #expect(sentences == ["The items don't read as Event: \(reason)"])
  }
}
