import FoundationEssentials
import Synchronization
import TabiNavigation
import Testing

@Suite("NavigationTrace")
struct NavigationTraceTests {
  @Test("The latest sentences are kept, in order, and their number is bounded")
  func bounded() {
    let sentences = traced {
      for number in 0..<10_000 { NavigationTrace.report("\(number)") }
    }
    #expect(sentences.count <= NavigationTrace.capacity)
    #expect(sentences == (0..<10_000).suffix(sentences.count).map { "\($0)" })
    #expect(sentences.count >= NavigationTrace.capacity / 2)
  }

  @Test("A stack records each change of its path once: what, where and who")
  func stack() {
    let events = events {
      let stack = PageStack()
      stack.names = ["Products"]
      stack.update(to: ["list", "detail"], origin: .restoration)
      stack.update(to: ["list", "detail"])
      _ = stack.page(at: 1)
      stack.update(to: ["list"], by: .back)
      stack.update(to: ["edit"])
      stack.update(to: [String]())
    }
    #expect(events.map(\.kind) == [.push, .pop, .replace, .pop])
    #expect(events.map(\.origin) == [.restoration, .person, .code, .code])
    #expect(events.allSatisfy { $0.place == ["Products"] })
    #expect(events.map(\.pages) == [["list", "detail"], [], ["edit"], []])
    #expect(
      events.map(\.sentence) == [
        "Pushed 2 pages: detail is on top", "Popped 1 page: list is on top",
        "Replaced 1 page by 1: edit is on top", "Popped 1 page: the root is on top",
      ])
  }

  @Test("What happens in a turn is attributed to who began it, until the turn ends")
  func turn() {
    let events = events {
      NavigationTrace.attributeTurn(to: .link)
      NavigationTrace.record(.push, "1")
      NavigationTrace.record(.push, by: .person, "2")
      NavigationTrace.turnEnded()
      NavigationTrace.record(.push, "3")
    }
    #expect(events.map(\.origin) == [.link, .person, .code])
  }

  @Test("An event is a line of JSON, whatever is in it")
  func json() throws {
    let text = "\"a\\b\"\n\t\u{1}\u{1B}[31m 旅 \u{7F}\u{2028}"
    let event = try #require(
      events { NavigationTrace.record(.send, at: ["탭", text], pages: [text], text) }.first)
    let line = event.jsonLine
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 })
    struct Line: Decodable {
      var ms: Double
      var who: String
      var what: String
      var `where`: [String]
      var pages: [String]
      var text: String
    }
    let read = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
    #expect(read.who == "code" && read.what == "send")
    #expect(read.where == ["탭", text] && read.pages == [text] && read.text == text)
    #expect(read.ms >= 0 && read.ms < 600_000)
  }

  @Test("Times never run backwards")
  func times() {
    let events = events { for _ in 0..<100 { NavigationTrace.report("") } }
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test("A sink hears of each event once, and may look at the trace")
  func sink() {
    let trace = NavigationTrace()
    let heard = Mutex<[String]>([])
    trace.setSink { event in
      heard.withLock { $0.append("\(event.sentence) of \(trace.events.count)") }
    }
    NavigationTrace.$current.withValue(trace) {
      NavigationTrace.report("a")
      _ = NavigationTrace.refuse("b")
      trace.setSink(nil)
      NavigationTrace.report("c")
    }
    #expect(heard.withLock { $0 } == ["a of 1", "b of 2"])
  }

  @Test(
    "Long text is shortened to one line", arguments: [("ab\ncd", "ab cd"), ("abcdefgh", "abcde…"), ("", "")])
  func shortened(text: String, line: String) {
    #expect(text.shortened(to: 6) == line)
  }
}

/// What `body` has traced of refusals and reports.
func traced(_ body: () throws -> Void) rethrows -> [String] {
  let trace = NavigationTrace()
  try NavigationTrace.$current.withValue(trace, operation: body)
  return trace.entries
}

/// What `body` has traced.
func events(_ body: () throws -> Void) rethrows -> [NavigationEvent] {
  let trace = NavigationTrace()
  try NavigationTrace.$current.withValue(trace, operation: body)
  return trace.events
}
