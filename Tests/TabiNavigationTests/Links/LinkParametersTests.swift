import FoundationEssentials
import TabiNavigation
import Testing

@Suite("Match paths with parameters")
@MainActor
struct LinkParametersTests {
  private func built(_ pattern: String, _ name: String, _ read: @escaping (LinkItem) throws -> Any) -> (
    Any?, [String]
  ) {
    var value: Any?
    let builder = RouteBuilderOf(matchPath: pattern) { _, item, _ in
      value = try read(item)
      return TestPage(matchPath: item.pathList[0], eventSubscriber: nil)
    }
    let navigator = SingleLinkNavigator(routeBuilderItemList: [builder], dependency: Mailbox())
    let sentences = traced { navigator.launch(item: LinkItem(path: name)) }
    return (value, sentences)
  }

  @Test("The values arrive typed: numbers, strings, UUIDs, anything that a string can be read as")
  func typed() throws {
    #expect(built("products/:id", "products/42") { try $0.value("id", as: Int.self) }.0 as? Int == 42)
    #expect(built(":name", "레고 1") { try $0.value("name") as String }.0 as? String == "레고 1")
    #expect(built("a/:x/b", "a/1.5/b") { try $0.value("x") as Double }.0 as? Double == 1.5)
    let id = "1B9D6BCD-BBFD-4B2D-9B5D-AB8DFBBD4BED"
    #expect(built("u/:id", "u/\(id)") { try $0.value("id") as UUID }.0 as? UUID == UUID(uuidString: id))
  }

  @Test("A value of another type refuses the link, with the page, the part and the reason")
  func refused() {
    #expect(
      built("products/:id", "products/abc") { try $0.value("id") as Int }.1 == [
        "launch: the route builder of 'products/abc' failed. "
          + "'id' of the page 'products/abc' should be Int, and is 'abc'",
        "launch: no page could be built",
      ])
    #expect(built("u/:id", "u/1") { try $0.value("id") as UUID }.1[0].hasSuffix("should be UUID, and is '1'"))
    #expect(
      built("u/:id", "u/1") { try $0.value("other") as Int }.1[0].hasSuffix("should be Int, and is missing"))
  }

  @Test("Values of the items are read as those of the name are")
  func items() throws {
    #expect(try LinkItem(path: "a", items: ["page": "3"]).value("page") == 3)
    #expect(throws: LinkValueError.self) {
      try LinkItem(path: "a", items: "text").value("page", as: Int.self)
    }
  }

  @Test("A literal part goes before a parameter, from the left; an empty part fits none")
  func literalFirst() {
    let patterns = ["a/:x", "a/new", ":x/new", ":x/:y", "a/:x/edit", ":x"]
    let builders = patterns.map { pattern in
      RouteBuilderOf(matchPath: pattern) { _, _, _ in TestPage(matchPath: pattern, eventSubscriber: nil) }
    }
    for builders in [builders, builders.reversed()] {
      let navigator = SingleLinkNavigator(routeBuilderItemList: builders, dependency: Mailbox())
      func pattern(of name: String) -> String? {
        navigator.rootReplace(linkItem: LinkItem(path: name))
          ? navigator.root.paths.first?.content.matchPath : nil
      }
      #expect(pattern(of: "a/new") == "a/new")
      #expect(pattern(of: "a/1") == "a/:x")
      #expect(pattern(of: "b/new") == ":x/new")
      #expect(pattern(of: "b/1") == ":x/:y")
      #expect(pattern(of: "a/1/edit") == "a/:x/edit")
      #expect(pattern(of: "z") == ":x")
      #expect(pattern(of: "a/") == nil)
      #expect(pattern(of: "a/1/2") == nil)
    }
  }

  @Test("Pages are found by their own names, and all of a builder by its match path")
  func byPattern() {
    let mailbox = Mailbox()
    let navigator = makeNavigator(mailbox, at: ["a", "a/1", "a/2"])
    #expect(navigator.send(item: LinkItem(path: "a/:n", items: "hi")) == 2)
    #expect(navigator.send(item: LinkItem(path: "a/2", items: "you")) == 1)
    #expect(mailbox.log == ["a/1:hi", "a/2:hi", "a/2:you"])
    #expect(navigator.backToLast(path: "a/1"))
    #expect(navigator.remove(pathList: ["a/:n"]))
    #expect(navigator.getCurrentPaths() == ["a"])
  }
}
