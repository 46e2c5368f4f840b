import TabiNavigation
import Testing

@Suite("Back and forward")
struct ForwardTests {
  @Test("Forward returns to the page that Back left, as it was")
  func forward() {
    let stack = knownStack(["a", "b"])
    let pages = stack.known
    #expect(stack.update(to: ["a"], by: .back).isEmpty)
    #expect(stack.known == [pages[0]])
    #expect(stack.left == [pages[1]])
    #expect(stack.update(to: ["a", "b"], by: .forward).isEmpty)
    #expect(stack.known == pages)
    #expect(stack.left.isEmpty)
  }

  @Test("Going back twice, Forward returns twice, in the opposite order")
  func twice() {
    let stack = knownStack(["a", "b", "c"])
    let pages = stack.known
    stack.update(to: ["a", "b"], by: .back)
    stack.update(to: ["a"], by: .back)
    #expect(stack.left == [pages[2], pages[1]])
    stack.update(to: ["a", "b"], by: .forward)
    stack.update(to: ["a", "b", "c"], by: .forward)
    #expect(stack.known == pages)
  }

  @Test("Something else pushed lets the pages go that Back left, also an equal route")
  func pushed() {
    let stack = knownStack(["a", "b"])
    let page = stack.known[1]
    stack.update(to: ["a"], by: .back)
    #expect(stack.update(to: ["a", "b"]) == [page])
    #expect(stack.left.isEmpty)
    #expect(stack.page(at: 1) != page)
  }

  @Test("A path that didn't do what Forward asked for lets the page go")
  func refused() {
    let stack = knownStack(["a", "b"])
    let page = stack.known[1]
    stack.update(to: ["a"], by: .back)
    #expect(stack.update(to: ["a", "x"], by: .forward) == [page])
    #expect(stack.left.isEmpty)
  }

  @Test("A path that ignores Back keeps its page")
  func ignored() {
    let stack = knownStack(["a", "b"])
    let pages = stack.known
    #expect(stack.update(to: ["a", "b"], by: .back).isEmpty)
    #expect(stack.known == pages)
    #expect(stack.left.isEmpty)
  }

  @Test("A path that changed more than by Back lets its pages go")
  func more() {
    let stack = knownStack(["a", "b", "c"])
    let pages = stack.known
    #expect(stack.update(to: ["a"], by: .back) == [pages[1], pages[2]])
    #expect(stack.left.isEmpty)
  }

  @Test("Code that pops below lets the pages go that Back left")
  func poppedBelow() {
    let stack = knownStack(["a", "b", "c"])
    let pages = stack.known
    stack.update(to: ["a", "b"], by: .back)
    #expect(Set(stack.update(to: ["a"])) == [pages[1], pages[2]])
  }
}
