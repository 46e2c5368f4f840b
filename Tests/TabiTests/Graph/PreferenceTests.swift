import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Preferences")
struct PreferenceTests {
  struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Tree: View {
    let log: Log
    @State private var hasSecond = false
    @State private var count = 0
    @State private var names: [String] = []

    var body: some View {
      VStack {
        Text("names \(names.joined(separator: " "))")
        Button("second") { hasSecond.toggle() }
        Button("count") { count += 1 }
        VStack {
          Text("a").preference(key: Names.self, value: ["a\(count / 2)"])
          if hasSecond { Text("b").preference(key: Names.self, value: ["b"]) }
          Text("c").preference(key: Names.self, value: ["c"]).transformPreference(Names.self) {
            $0.append("d")
          }
        }
      }
      .onPreferenceChange(Names.self) { new in
        log(new.joined())
        names = new
      }
    }
  }

  @Test("Values are gathered in the order of the views, at first and when one is another, in that frame")
  func gathered() async throws {
    let log = Log()
    let app = await TestApp(columns: 30, rows: 6) { Tree(log: log) }
    #expect(app.row(0).contains("names a0 c d"))
    #expect(app.frames == 1)
    try await app.press("Enter")
    #expect(app.row(0).contains("names a0 b c d"))
    try await app.press("Enter")
    #expect(app.row(0).contains("names a0 c d"))
    try await app.press("Down Enter")
    #expect(log.take() == ["a0cd", "a0bcd", "a0cd"])
    try await app.press("Enter")
    #expect(log.take() == ["a1cd"])
  }

  @Test("A value set further out stands in place of those within")
  func outermost() async {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 1) {
      Group { Text("in").preference(key: Names.self, value: ["in"]) }
        .preference(key: Names.self, value: ["out"])
        .onPreferenceChange(Names.self) { log($0.joined()) }
    }
    #expect(app.text.contains("in"))
    #expect(log.entries == ["out"])
  }

  @Test("A reader where no view sets a value hears nothing")
  func none() async {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 1) {
      Text("text").onPreferenceChange(Names.self) { log($0.joined()) }
    }
    #expect(app.text.contains("text"))
    #expect(log.entries.isEmpty)
  }

  struct Loop: View {
    @State private var count = 0

    var body: some View {
      Text("loop").preference(key: Names.self, value: ["\(count)"]).onPreferenceChange(Names.self) { _ in
        count += 1
      }
    }
  }

  @Test("A value that its own reader changes is reported once, and the app still answers")
  func loop() async throws {
    let app = await TestApp(columns: 20, rows: 1) { Loop() }
    try await app.press("x")
    #expect(app.problems.count == 1)
    #expect(app.problems[0].contains("(Loop)"))
    try await app.press("Ctrl-C")
    #expect(app.hasQuit)
  }
}
