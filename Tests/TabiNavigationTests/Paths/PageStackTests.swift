import TabiNavigation
import Testing

@Suite("PageStack")
struct PageStackTests {
  @Test("A page is made for a route when it is shown, and is the same from then on")
  func lazy() {
    let stack = PageStack()
    stack.update(to: ["a", "b", "c"])
    #expect(stack.count == 3)
    #expect(stack.known.isEmpty)
    let top = stack.page(at: 2)
    #expect(top.route == AnyHashable("c"))
    #expect(stack.page(at: 2) == top)
    let bottom = stack.page(at: 0)
    #expect(stack.known == [bottom, top])
    #expect(stack.route(at: 1) == AnyHashable("b"))
    #expect([0, 1, 2, 3].map(stack.knownPlace) == [0, 2, 2, nil])
  }

  @Test("Equal routes are two pages, and popping one keeps the other")
  func equalRoutes() {
    let stack = knownStack(["a", "a"])
    let pages = stack.known
    #expect(pages[0].id != pages[1].id)
    #expect(stack.update(to: ["a"]) == [pages[1]])
    #expect(stack.known == [pages[0]])
  }

  @Test("Removing pages in the middle keeps those between and above them")
  func middle() {
    let stack = knownStack(["a", "b", "c", "b", "d"])
    let pages = stack.known
    #expect(stack.update(to: ["a", "c", "d"]) == [pages[1], pages[3]])
    #expect(stack.known == [pages[0], pages[2], pages[4]])
    #expect(stack.known.map { stack.place(of: $0.id) } == [0, 1, 2])
  }

  @Test("A page replaced in the middle is new, and those around it stay")
  func replacedInTheMiddle() {
    let stack = knownStack(["a", "b", "c"])
    let pages = stack.known
    #expect(stack.update(to: ["a", "x", "c"]) == [pages[1]])
    #expect(stack.known == [pages[0], pages[2]])
    #expect(stack.page(at: 1).route == AnyHashable("x"))
  }

  @Test("A popped page that is pushed again later is a new page")
  func neverReused() {
    let stack = knownStack(["a", "b"])
    let old = stack.page(at: 1).id
    stack.update(to: ["a"])
    stack.update(to: ["a", "b"])
    #expect(stack.page(at: 1).id != old)
  }

  @Test("A route of another type is another page, though the values are equal")
  func otherType() {
    let stack = PageStack()
    stack.update(to: [AnyHashable(1)])
    let page = stack.page(at: 0)
    #expect(stack.update(to: [AnyHashable(1.0)]) == [page])
    #expect(stack.known.isEmpty)
  }

  @Test("Pages stay when the path is made anew with equal routes, and when its storage is")
  func madeAnew() {
    let stack = knownStack((0..<5_000).map { "a route of some length, \($0)" })
    let pages = stack.known
    #expect(stack.update(to: (0..<5_000).map { "a route of some length, \($0)" }) == [])
    #expect(stack.update(to: (0..<5_000).map { "a route of some length, \($0)" }.dropFirst()) == [pages[0]])
    #expect(stack.known == Array(pages.dropFirst()))
  }

  @Test("A route whose == ignores its payload keeps its page")
  func ownEquality() {
    struct Route: Hashable {
      var id: Int
      var scroll: Int
      static func == (lhs: Route, rhs: Route) -> Bool { lhs.id == rhs.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let stack = PageStack()
    stack.update(to: [Route(id: 1, scroll: 0)])
    let page = stack.page(at: 0)
    #expect(stack.update(to: [Route(id: 1, scroll: 9)]).isEmpty)
    #expect(stack.known == [page])
  }

  @Test("A route that isn't equal to itself keeps its page while it is the same")
  func notReflexive() {
    let stack = PageStack()
    stack.update(to: [Double.nan])
    let id = stack.page(at: 0).id
    #expect(stack.update(to: [.nan, 1]).isEmpty)
    #expect(stack.known.map(\.id) == [id])
  }

  @Test("The root pages of two stacks, and all pages, have numbers of their own")
  func ids() {
    let stacks = [knownStack(["a", "a"]), knownStack(["a", "a"])]
    let ids = stacks.flatMap { [$0.rootID] + $0.known.map(\.id) }
    #expect(Set(ids).count == 6)
  }

  @Test("A path of another type has other pages")
  func otherPath() {
    let stack = knownStack(["a"])
    let pages = stack.known
    #expect(stack.update(to: NavigationPath(["a"])) == pages)
    #expect(stack.known.isEmpty)
    #expect(stack.count == 1)
  }

  @Test("A route's deinit may look at the stack that it was on")
  func deinitLooks() {
    final class Token {
      let onLeave: () -> Void
      init(onLeave: @escaping () -> Void) { self.onLeave = onLeave }
      deinit { onLeave() }
    }
    struct Route: Hashable {
      var token: Token
      static func == (lhs: Route, rhs: Route) -> Bool { lhs.token === rhs.token }
      func hash(into hasher: inout Hasher) {}
    }
    let stack = PageStack()
    var seen: [Int] = []
    stack.update(to: [Route(token: Token { seen.append(stack.count) })])
    stack.update(to: [Route]())
    #expect(seen == [0])
  }
}

/// A stack whose pages were all shown.
func knownStack(_ routes: [String]) -> PageStack {
  let stack = PageStack()
  stack.update(to: routes)
  for place in routes.indices { _ = stack.page(at: place) }
  return stack
}
