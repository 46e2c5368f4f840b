/// What asks before a person leaves a page.
///
/// Every way out that a person takes goes through ``leave(_:then:)``; code that changes a path is the
/// author's will, and doesn't.
@MainActor
package final class NavigationGuards {
  /// What became of an attempt to leave.
  package enum Attempt {
    /// Nothing held it back: it is done.
    case left
    /// A guard asks now, and the rest happens when all have agreed.
    case asking
    /// Another attempt is being asked about.
    case busy
  }

  private struct Guard {
    let token: Int
    let page: Int
    let isActive: @MainActor () -> Bool
    let ask: @MainActor () async -> Bool
  }

  /// The guards in the order in which they were added.
  private var guards: [Guard] = []
  /// The number of the attempt that is asked about, and the guard that asks.
  private var question: (attempt: Int, token: Int)?

  package init() {}

  /// Whether a guard asks just now.
  package var isAsking: Bool { question != nil }

  /// Adds a guard to a page.
  ///
  /// - Parameters:
  ///   - page: The number of the page, root pages included.
  ///   - isActive: Whether there is anything to ask about.
  ///   - ask: Whether the page may be left; it may take its time.
  /// - Returns: What ``remove(_:)`` takes.
  package func add(
    to page: Int, when isActive: @escaping @MainActor () -> Bool,
    ask: @escaping @MainActor () async -> Bool
  ) -> Int {
    let token = UniqueID.next()
    guards.append(Guard(token: token, page: page, isActive: isActive, ask: ask))
    return token
  }

  /// Removes a guard. An attempt that it was asking about is dropped, as its page is gone already.
  package func remove(_ token: Int) {
    guards.removeAll { $0.token == token }
    if question?.token == token { question = nil }
  }

  /// Leaves pages, once the guards of all of them agree; the topmost page's are asked first.
  ///
  /// - Parameters:
  ///   - pages: The numbers of the pages, bottom first; nil for all there are, as when the app ends.
  ///   - go: Does it. Where nothing is to be asked it is called before this returns.
  @discardableResult
  package func leave(_ pages: [Int]?, then go: @escaping @MainActor () -> Void) -> Attempt {
    guard question == nil else {
      NavigationTrace.record(.refuse, by: .person, "Leaving waits for the question that is open already")
      return .busy
    }
    var asking = active(pages)[...]
    guard let first = asking.popFirst() else {
      go()
      return .left
    }
    let attempt = UniqueID.next()
    question = (attempt, first.token)
    Task { await ask(first, then: asking, attempt: attempt, go) }
    return .asking
  }

  /// The guards that have something to ask, in the order in which they do.
  private func active(_ pages: [Int]?) -> [Guard] {
    guard let pages else { return guards.reversed().filter { $0.isActive() } }
    let guarded = Dictionary(grouping: guards, by: \.page)
    return pages.reversed().flatMap { guarded[$0, default: []].reversed() }.filter { $0.isActive() }
  }

  private func ask(
    _ first: Guard, then others: ArraySlice<Guard>, attempt: Int, _ go: @MainActor () -> Void
  ) async {
    for guarding in [first] + others {
      // Code may have left the page meanwhile, and its guard with it.
      guard guards.contains(where: { $0.token == guarding.token }) else { continue }
      question = (attempt, guarding.token)
      let mayLeave = await guarding.ask()
      guard question?.attempt == attempt else { return }
      guard mayLeave else {
        question = nil
        NavigationTrace.record(.refuse, by: .person, "A guard kept its page from being left")
        return
      }
    }
    question = nil
    go()
  }
}
