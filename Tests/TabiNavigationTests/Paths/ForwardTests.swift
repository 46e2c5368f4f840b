import TabiNavigation
import Testing

@Suite("Back and forward")
struct ForwardTests {
  @Test("Forward returns to the page that Back left, as it was")
  func forward() {
    let stack = shownStack(["a", "b"])
    let pages = stack.shown
    #expect(stack.update(to: ["a"], by: .back).isEmpty)
    #expect(stack.shown == [pages[0]])
    #expect(stack.left == [pages[1]])
    #expect(stack.update(to: ["a", "b"], by: .forward).isEmpty)
    #expect(stack.shown == pages)
    #expect(stack.left.isEmpty)
  }

  @Test("Going back twice, Forward returns twice, in the opposite order")
  func twice() {
    let stack = shownStack(["a", "b", "c"])
    let pages = stack.shown
    stack.update(to: ["a", "b"], by: .back)
    stack.update(to: ["a"], by: .back)
    #expect(stack.left == [pages[2], pages[1]])
    stack.update(to: ["a", "b"], by: .forward)
    stack.update(to: ["a", "b", "c"], by: .forward)
    #expect(stack.shown == pages)
  }

  @Test("Something else pushed lets the pages go that Back left, also an equal route")
  func pushed() {
    let stack = shownStack(["a", "b"])
    let page = stack.shown[1]
    stack.update(to: ["a"], by: .back)
    #expect(stack.update(to: ["a", "b"]) == [page])
    #expect(stack.left.isEmpty)
    #expect(stack.page(at: 1) != page)
  }

  @Test("A path that didn't do what Forward asked for lets the page go")
  func refused() {
    let stack = shownStack(["a", "b"])
    let page = stack.shown[1]
    stack.update(to: ["a"], by: .back)
    #expect(stack.update(to: ["a", "x"], by: .forward) == [page])
    #expect(stack.left.isEmpty)
  }

  @Test("A path that ignores Back keeps its page")
  func ignored() {
    let stack = shownStack(["a", "b"])
    let pages = stack.shown
    #expect(stack.update(to: ["a", "b"], by: .back).isEmpty)
    #expect(stack.shown == pages)
    #expect(stack.left.isEmpty)
  }

  @Test("A path that changed more than by Back lets its pages go")
  func more() {
    let stack = shownStack(["a", "b", "c"])
    let pages = stack.shown
    #expect(stack.update(to: ["a"], by: .back) == [pages[1], pages[2]])
    #expect(stack.left.isEmpty)
  }

  @Test("Code that pops below lets the pages go that Back left")
  func poppedBelow() {
    let stack = shownStack(["a", "b", "c"])
    let pages = stack.shown
    stack.update(to: ["a", "b"], by: .back)
    #expect(Set(stack.update(to: ["a"])) == [pages[1], pages[2]])
  }
}
