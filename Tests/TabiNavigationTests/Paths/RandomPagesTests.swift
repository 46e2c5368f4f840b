import TabiNavigation
import Testing

@Suite("Random paths of a stack")
struct RandomPagesTests {
  @Test("Random paths are followed exactly, and no page that could stay is made anew")
  func random() {
    for seed in seeds {
      var random = Randomness(seed: seed)
      let stack = PageStack()
      var seen: Set<Int> = []
      for _ in 0..<8 {
        let before = stack.known
        let routes = random.letters(upTo: 6)
        let removed = stack.update(to: routes)
        let kept = stack.known
        for place in routes.indices where Bool.random(using: &random) { _ = stack.page(at: place) }
        let new = Set(stack.known).subtracting(kept).map(\.id)
        let isRight =
          stack.count == routes.count
          && routes.indices.allSatisfy { stack.route(at: $0) == AnyHashable(routes[$0]) }
          && removed == before.filter { !kept.contains($0) }
          && stack.known.allSatisfy { $0.route == stack.route(at: stack.place(of: $0.id) ?? 9) }
          && places(stack) == places(stack).sorted()
          && seen.isDisjoint(with: new)
        guard isRight else {
          Issue.record("Seed \(seed): \(before) to \(routes) gave \(stack.known)")
          return
        }
        seen.formUnion(new)
      }
    }
  }

  private func places(_ stack: PageStack) -> [Int] {
    stack.known.map { stack.place(of: $0.id) ?? -1 }
  }

  @Test("Of pages that were all shown, as many stay as two paths have in the same order")
  func most() {
    for seed in seeds.prefix(3_000) {
      var random = Randomness(seed: seed)
      let (old, new) = (random.letters(upTo: 6), random.letters(upTo: 6))
      let stack = knownStack(old)
      stack.update(to: new)
      let prefix = zip(old, new).prefix { $0 == $1 }.count
      let (oldRest, newRest) = (old.dropFirst(prefix), new.dropFirst(prefix))
      let suffix = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
      let between = longestCommon(oldRest.dropLast(suffix), newRest.dropLast(suffix))
      #expect(stack.known.count == prefix + suffix + between, "Seed \(seed)")
    }
  }

  /// The length of the longest common subsequence, the slow way.
  private func longestCommon(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> Int {
    guard let first = old.first, let other = new.first else { return 0 }
    if first == other { return 1 + longestCommon(old.dropFirst(), new.dropFirst()) }
    return max(longestCommon(old.dropFirst(), new), longestCommon(old, new.dropFirst()))
  }

  @Test("A NavigationPath is followed as the array of its routes is")
  func navigationPath() {
    for seed in seeds.prefix(3_000) {
      var random = Randomness(seed: seed)
      let (stack, model) = (PageStack(), PageStack())
      var path = NavigationPath()
      var kept = [path]
      for _ in 0..<8 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: path.append(random.letter())
        case 2: path.removeLast(Int.random(in: 0...path.count, using: &random))
        case 3: path = NavigationPath(random.letters(upTo: 5))
        default: path = kept[Int.random(in: 0..<kept.count, using: &random)]
        }
        kept.append(path)
        let removed = [stack.update(to: path), model.update(to: path.elements)]
        guard removed[0].map(\.route) == removed[1].map(\.route), places(stack) == places(model) else {
          Issue.record("Seed \(seed): \(stack.known), as an array \(model.known)")
          return
        }
        for place in 0..<path.count where Bool.random(using: &random) {
          _ = (stack.page(at: place), model.page(at: place))
        }
      }
    }
  }
}
