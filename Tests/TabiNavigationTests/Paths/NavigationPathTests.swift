import FoundationEssentials
import TabiNavigation
import Testing

@Suite("NavigationPath")
struct NavigationPathTests {
  private struct Hidden: Hashable, Codable {}
  private struct Secret: Hashable { var id: Int }

  @Test("A path holds values of different types, at the same place too")
  func types() {
    var path = NavigationPath(["a"])
    path.append(Detail(id: 1))
    path.removeLast()
    path.append(Secret(id: 1))
    #expect(path.count == 2)
    #expect(!path.isEmpty)
    #expect(path.elements == ["a", AnyHashable(Secret(id: 1))])
  }

  @Test("Paths are equal when their routes are, type by type")
  func equality() {
    #expect(NavigationPath([1, 2]) == NavigationPath([1, 2]))
    #expect(NavigationPath([1, 2]) != NavigationPath([1]))
    #expect(NavigationPath([1]) != NavigationPath([1.0]))
    #expect(NavigationPath() == NavigationPath([String]()))
  }

  @Test("Removing more than there is empties the path, and is reported")
  func removeTooMany() {
    var path = NavigationPath(1...2)
    path.removeLast(0)
    path.removeLast(-3)
    #expect(path.count == 2)
    let sentences = traced { path.removeLast(7) }
    #expect(sentences == ["removeLast: asked for 7 of 2 pages"])
    #expect(path.isEmpty)
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test("A copy is a path of its own, and a long path is released whole")
  func copies() {
    final class Token: Hashable {
      static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) {}
    }
    weak var bottom: Token?
    do {
      let token = Token()
      bottom = token
      var path = NavigationPath([token])
      for number in 0..<200_000 { path.append(number) }
      var copy = path
      copy.removeLast()
      copy.append("x")
      #expect(path != copy)
      #expect(path.count == copy.count)
      path.removeLast(200_000)
      #expect(path == NavigationPath([token]))
    }
    #expect(bottom == nil)
  }

  @Test("A path of Codable routes comes back from its text")
  func roundTrip() throws {
    var path = NavigationPath(["a/\"b\""])
    path.append(Detail(id: 7))
    path.append(3)
    path.append(3.5)
    path.append([Detail(id: 1): ["x"]])
    let text = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: text)
    #expect(NavigationPath(read) == path)
    #expect(try JSONEncoder().encode(read) == text)
  }

  @Test("A path with a route that isn't Codable has no text")
  func notCodable() {
    var path = NavigationPath([1])
    #expect(path.codable != nil)
    path.append(Secret(id: 1))
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test("A route of a private type can't be kept, and is reported")
  func privateType() {
    let sentences = traced { #expect(NavigationPath([Hidden()]).codable == nil) }
    #expect(sentences == ["codable: Hidden is private; make it internal to keep a path"])
  }

  @Test(
    "A kept path ends where a route can't be read, and keeps those before it",
    arguments: [
      #"["Si","1","Si","2","NoSuchType","3","Si","4"]"#,
      #"["Si","1","Si","2","Si","not a number","Si","4"]"#,
      #"["Si","1","Si","2","Si"]"#,
      #"["Si","1","Si","2","Si",4]"#,
      #"["Si","1","Si","2","\u0001\u0041\u0041\u0041\u0041","3"]"#,
    ])
  func unreadable(text: String) throws {
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    #expect(NavigationPath(read) == NavigationPath([1, 2]))
  }

  @Test("Random changes do what a plain array does, and survive being kept")
  func random() throws {
    for seed in seeds {
      var random = Randomness(seed: seed)
      var path = NavigationPath()
      var model: [AnyHashable] = []
      for _ in 0..<10 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: add(random.letter())
        case 1: add(Int.random(in: 0..<3, using: &random))
        case 2: add(Detail(id: Int.random(in: 0..<3, using: &random)))
        default:
          let count = Int.random(in: 0...3, using: &random)
          path.removeLast(count)
          model.removeLast(min(count, model.count))
        }
      }
      func add(_ route: some Hashable) {
        path.append(route)
        model.append(AnyHashable(route))
      }
      guard path.elements == model, path.count == model.count else {
        Issue.record("Seed \(seed): \(path), expected \(model)")
        return
      }
      if seed % 100 == 0 {
        let text = try JSONEncoder().encode(path.codable)
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: text)
        #expect(NavigationPath(read) == path, "Seed \(seed)")
      }
    }
  }
}

struct Detail: Hashable, Codable {
  var id: Int
}
