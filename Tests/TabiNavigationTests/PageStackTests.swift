import TabiNavigation
import Testing

@Suite("PageStack")
struct PageStackTests {
  private func stack(_ routes: [String]) -> PageStack {
    var stack = PageStack()
    stack.update(to: routes.map(AnyHashable.init))
    return stack
  }

  private func update(
    _ stack: inout PageStack, to routes: [String]
  ) -> (removed: [PageStack.Page], inserted: [PageStack.Page]) {
    stack.update(to: routes.map(AnyHashable.init))
  }

  @Test("A filled path makes a page for each route, bottom first")
  func filled() {
    var stack = PageStack()
    let changes = update(&stack, to: ["a", "b"])
    #expect(changes.inserted.map(\.route) == ["a", "b"])
    #expect(changes.removed.isEmpty)
    #expect(stack.pages == changes.inserted)
  }

  @Test("Equal routes are two pages, and popping one keeps the other")
  func equalRoutes() {
    var stack = stack(["a", "a"])
    let pages = stack.pages
    #expect(pages[0].id != pages[1].id)
    #expect(update(&stack, to: ["a"]).removed == [pages[1]])
    #expect(stack.pages == [pages[0]])
  }

  @Test("Removing the page in the middle keeps the ones above it")
  func middle() {
    var stack = stack(["a", "b", "c", "d"])
    let pages = stack.pages
    let changes = update(&stack, to: ["a", "c", "d"])
    #expect(changes.removed == [pages[1]])
    #expect(changes.inserted.isEmpty)
    #expect(stack.pages == [pages[0], pages[2], pages[3]])
  }

  @Test("A page replaced in the middle is new, and those around it stay")
  func replacedInTheMiddle() {
    var stack = stack(["a", "b", "c"])
    let pages = stack.pages
    let changes = update(&stack, to: ["a", "x", "c"])
    #expect(changes.removed == [pages[1]])
    #expect(changes.inserted.map(\.route) == ["x"])
    #expect(stack.pages == [pages[0], changes.inserted[0], pages[2]])
  }

  @Test("A popped page that is pushed again later is a new page")
  func neverReused() {
    var stack = stack(["a", "b"])
    let old = stack.pages[1].id
    _ = update(&stack, to: ["a"])
    _ = update(&stack, to: ["a", "b"])
    #expect(stack.pages[1].id != old)
  }

  @Test("A route of another type is another page, though the values are equal")
  func otherType() {
    var stack = PageStack()
    stack.update(to: [AnyHashable(1)])
    let changes = stack.update(to: [AnyHashable(1.0)])
    #expect(changes.removed.count == 1)
    #expect(changes.inserted.count == 1)
  }

  @Test("The root pages of two stacks, and all pages, have numbers of their own")
  func ids() {
    let stacks = [stack(["a", "a"]), stack(["a", "a"])]
    let ids = stacks.flatMap { [$0.rootID] + $0.pages.map(\.id) }
    #expect(Set(ids).count == 6)
  }

  @Test("Random paths are followed exactly, and no page that could stay is made anew")
  func random() {
    for seed in seeds {
      var random = Randomness(seed: seed)
      var stack = PageStack()
      var seen: Set<Int> = []
      for _ in 0..<10 {
        let before = stack.pages
        let routes = random.letters(upTo: 6)
        let changes = update(&stack, to: routes)
        let kept = Set(before).intersection(stack.pages)
        let isRight =
          stack.pages.map(\.route) == routes.map(AnyHashable.init)
          && Set(changes.removed) == Set(before).subtracting(kept)
          && Set(changes.inserted) == Set(stack.pages).subtracting(kept)
          && seen.isDisjoint(with: changes.inserted.map(\.id))
          && kept.count >= expectedKept(before.map(\.route), routes.map(AnyHashable.init))
        guard isRight else {
          Issue.record("Seed \(seed): \(before) to \(routes) gave \(stack.pages)")
          return
        }
        seen.formUnion(changes.inserted.map(\.id))
      }
    }
  }

  /// The pages that two paths share from the bottom up and from the top down, counted the slow way.
  private func expectedKept(_ old: [AnyHashable], _ new: [AnyHashable]) -> Int {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }
    return prefix + suffix.count
  }
}
