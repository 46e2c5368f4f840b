import TabiNavigation
import Testing

@Suite("Guards")
@MainActor
struct NavigationGuardsTests {
  private let guards = NavigationGuards()
  private let left = Log()

  /// Adds a guard that asks by writing to the log, and gets its answer from the returned question.
  private func add(to page: Int, isDirty: Bool = true) -> (token: Int, question: Question) {
    let question = Question()
    let token = guards.add(
      to: page, when: { isDirty },
      ask: { [left] in
        left.add("ask \(page)")
        return await question.answer()
      })
    return (token, question)
  }

  private func leave(_ pages: [Int]?) -> NavigationGuards.Attempt {
    guards.leave(pages) { [left] in left.add("left") }
  }

  @Test("A page without a guard, or whose guard has nothing to ask, is left at once")
  func free() {
    _ = add(to: 1, isDirty: false)
    _ = add(to: 2)
    #expect(leave([1]) == .left)
    #expect(left.lines == ["left"])
  }

  @Test("A guarded page is left when the answer is yes, and not before")
  func yes() async {
    let (_, question) = add(to: 1)
    #expect(leave([1]) == .asking)
    await question.asked()
    #expect(guards.isAsking)
    #expect(left.lines == ["ask 1"])
    question.give(true)
    await left.wait(for: 2)
    #expect(left.lines == ["ask 1", "left"])
    #expect(!guards.isAsking)
  }

  @Test("A page whose guard says no stays, which is traced, and asks again the next time")
  func no() async {
    let (_, question) = add(to: 1)
    let trace = NavigationTrace()
    _ = NavigationTrace.$current.withValue(trace) { leave([1]) }
    await question.asked()
    question.give(false)
    await until { !guards.isAsking }
    #expect(left.lines == ["ask 1"])
    #expect(trace.entries == ["A guard kept its page from being left"])
    #expect(leave([1]) == .asking)
    await left.wait(for: 2)
    #expect(left.lines == ["ask 1", "ask 1"])
  }

  @Test("Of several pages the topmost is asked first, and one no keeps them all")
  func several() async {
    let bottom = add(to: 1)
    let top = add(to: 2)
    #expect(leave([1, 2]) == .asking)
    await top.question.asked()
    top.question.give(true)
    await bottom.question.asked()
    bottom.question.give(false)
    await until { !guards.isAsking }
    #expect(left.lines == ["ask 2", "ask 1"])
  }

  @Test("Quitting asks the guards of every page")
  func quitting() async {
    let (_, question) = add(to: 7)
    #expect(leave(nil) == .asking)
    await question.asked()
    question.give(true)
    await left.wait(for: 2)
    #expect(left.lines == ["ask 7", "left"])
  }

  @Test("While a question is open, no other is asked")
  func busy() async {
    let (_, question) = add(to: 1)
    #expect(leave([1]) == .asking)
    await question.asked()
    #expect(leave([1]) == .busy)
    question.give(true)
    await left.wait(for: 2)
    #expect(left.lines == ["ask 1", "left"])
  }

  @Test("When code takes the page away while its guard asks, the attempt is dropped")
  func removedMeanwhile() async {
    let (token, question) = add(to: 1)
    #expect(leave([1]) == .asking)
    await question.asked()
    guards.remove(token)
    #expect(!guards.isAsking)
    question.give(true)
    #expect(leave([1]) == .left)
    #expect(left.lines == ["ask 1", "left"])
  }

  @Test("When code takes a page away whose guard hasn't asked yet, the others are asked")
  func removedBefore() async {
    let bottom = add(to: 1)
    let top = add(to: 2)
    #expect(leave([1, 2]) == .asking)
    await top.question.asked()
    guards.remove(bottom.token)
    top.question.give(true)
    await left.wait(for: 2)
    #expect(left.lines == ["ask 2", "left"])
  }
}

/// Lines that are written as things happen.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Waits until there are so many lines.
  func wait(for count: Int) async { await until { lines.count >= count } }
}

/// A question that a test answers.
@MainActor
final class Question {
  private var continuation: CheckedContinuation<Bool, Never>?

  func answer() async -> Bool { await withCheckedContinuation { continuation = $0 } }

  func asked() async { await until { continuation != nil } }

  func give(_ answer: Bool) {
    continuation?.resume(returning: answer)
    continuation = nil
  }
}

/// Lets the tasks of the main actor run until something holds, a bounded number of turns.
@MainActor
func until(_ condition: () -> Bool) async {
  for _ in 0..<10_000 where !condition() { await Task.yield() }
}
