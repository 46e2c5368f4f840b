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
}

/// What `body` has traced.
func traced(_ body: () throws -> Void) rethrows -> [String] {
  let trace = NavigationTrace()
  try NavigationTrace.$current.withValue(trace, operation: body)
  return trace.entries
}
