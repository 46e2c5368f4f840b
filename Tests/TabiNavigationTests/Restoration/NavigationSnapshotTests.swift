import TabiNavigation
import Testing

@Suite("Kept places")
struct NavigationSnapshotTests {
  enum Route: Hashable, Codable {
    case list
    case detail(id: Int, note: String)
  }

  /// What ``Route`` is in a later version of the app.
  enum LaterRoute: Hashable, Codable {
    case list
    case detail(id: Int)
    case summary
  }

  struct Secret: Hashable {}

  private func reread(_ snapshot: NavigationSnapshot) throws -> NavigationSnapshot {
    try NavigationSnapshot(text: snapshot.text)
  }

  @Test("Selections, paths, items and links come back from the text, each by its name")
  func roundTrip() throws {
    var snapshot = NavigationSnapshot()
    let path: [Route] = [.list, .detail(id: 7, note: "\"레고\"\n")]
    snapshot.keep(selection: "products", as: "tabs")
    snapshot.keep(selection: 2, as: "other")
    snapshot.keep(path: path, as: "stack")
    snapshot.keep(path: [Route](), as: "empty")
    snapshot.keep(item: Route.list, as: "sheet")
    snapshot.keep(item: Route?.none, as: "none")
    snapshot.keep(link: "app://a/7?x=1", as: "links")
    let read = try reread(snapshot)
    #expect(read == snapshot && read.text == snapshot.text)
    #expect(read.selection("tabs") == "products")
    #expect(read.selection("other") == 2)
    #expect(read.path("stack") == path)
    #expect(read.path("empty") == [Route]())
    #expect(read.path("unknown") == [Route]?.none)
    #expect(read.item("sheet") == Route.list)
    #expect(read.item("none") == Route?.none)
    #expect(read.link("links") == "app://a/7?x=1")
  }

  @Test("A NavigationPath comes back with routes of different types")
  func navigationPath() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(Route.detail(id: 4, note: ""))
    var snapshot = NavigationSnapshot()
    snapshot.keep(path: path, as: "stack")
    #expect(try reread(snapshot).navigationPath("stack") == path)
    path.append(Secret())
    snapshot.keep(path: path, as: "stack")
    #expect(snapshot.navigationPath("stack") == nil)
  }

  @Test("What isn't Codable isn't kept, and replaces what was")
  func notCodable() {
    var snapshot = NavigationSnapshot()
    snapshot.keep(path: [1], as: "stack")
    snapshot.keep(path: [Secret()], as: "stack")
    snapshot.keep(item: Secret(), as: "sheet")
    #expect(snapshot == NavigationSnapshot())
  }

  @Test("A route that can't be read any more ends the path there, which is reported")
  func laterVersion() {
    var snapshot = NavigationSnapshot()
    snapshot.keep(path: [LaterRoute.list, .detail(id: 1), .summary, .list], as: "stack")
    snapshot.keep(item: LaterRoute.summary, as: "sheet")
    let sentences = traced {
      #expect(snapshot.path("stack") == [Route.list])
      #expect(snapshot.item("sheet") == Route?.none)
      #expect(snapshot.selection("stack", as: Int.self) == nil)
    }
    #expect(
      sentences == [
        "The kept page 1 of the path 'stack' doesn't read as Route: it is left out",
        "The kept sheet 'sheet' doesn't read as Route: it is left out",
      ])
  }

  @Test(
    "Text that is no kept place gives an error that says why",
    arguments: [
      ("", "the kept place isn't one: "), ("nonsense", "the kept place isn't one: "),
      ("{}", "the kept place isn't one: 'version' is missing"),
      (
        #"{"version":1,"selections":{},"paths":[],"items":{},"links":{}}"#,
        "the kept place isn't one: 'paths' should be "
      ),
      (
        #"{"version":2,"selections":{},"paths":{},"items":{},"links":{}}"#,
        "the kept place is of version 2, and this app reads 1"
      ),
    ])
  func corrupt(text: String, reason: String) throws {
    let error = try #require(throws: RestorationError.self) { try NavigationSnapshot(text: text) }
    #expect("\(error)".hasPrefix(reason), "\(error)")
  }

  @Test("Text that was damaged anywhere is refused or read, and never ends the program")
  func damaged() {
    var snapshot = NavigationSnapshot()
    snapshot.keep(path: [Route.list, .detail(id: 7, note: "레고")], as: "stack")
    snapshot.keep(path: NavigationPath(["a", "b"]), as: "any")
    snapshot.keep(selection: 1, as: "tabs")
    let bytes = Array(snapshot.text.utf8)
    for seed in seeds.prefix(2_000) {
      var random = Randomness(seed: seed)
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        if Bool.random(using: &random) {
          damaged[place] = UInt8.random(in: 0...255, using: &random)
        } else {
          damaged.removeSubrange(place...)
          damaged.append(0x7D)
        }
      }
      guard let read = try? NavigationSnapshot(text: String(decoding: damaged, as: UTF8.self)) else {
        continue
      }
      _ = read.path("stack", of: Route.self)
      _ = read.navigationPath("any")
      _ = read.selection("tabs", as: Int.self)
    }
  }
}
