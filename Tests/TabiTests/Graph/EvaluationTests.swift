import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Evaluation")
struct EvaluationTests {
  struct Row: View {
    let id: Int
    let log: Log
    @State private var count = 0

    var body: some View {
      log("row \(id)")
      return Button("row \(id): \(count)") { count += 1 }
    }
  }

  struct Rows: View {
    let inList: Bool
    let log: Log

    var body: some View {
      log("rows")
      return Group {
        if inList {
          List(0..<1_000, id: \.self) { Row(id: $0, log: log) }
        } else {
          VStack { ForEach(0..<1_000) { Row(id: $0, log: log) } }
        }
      }
    }
  }

  @Test(
    "A change of one of 1,000 rows evaluates its body and writes its cells, no other",
    arguments: [false, true])
  func oneRow(inList: Bool) async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 1_000) { Rows(inList: inList, log: log) }
    try await app.press("Down Down")
    _ = log.take()
    let (evaluations, cells) = (app.evaluations, app.cellsWritten)
    try await app.press("Enter")
    #expect(log.take() == ["row 2"])
    #expect(app.text.contains("row 2: 1"))
    #expect(app.evaluations == evaluations + 1)
    #expect(app.cellsWritten == cells + 1)
  }

  struct Turning: View {
    let log: Log
    @State private var turns = 0

    var body: some View {
      VStack {
        Button("turn \(turns)") { turns += 1 }
        Row(id: 1, log: log)
        Row(id: 2, log: log).padding().border(.red)
        Row(id: 3, log: log).bold().disabled(false).foregroundStyle(.red)
        Row(id: 4, log: log).environment(\.lineLimit, 3).transformEnvironment(\.lineLimit) { $0 = 2 }
      }
    }
  }

  @Test("A view whose values are the same isn't evaluated again with its parent")
  func sameValues() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 12) { Turning(log: log) }
    _ = log.take()
    try await app.press("Enter")
    #expect(app.text.contains("turn 1"))
    #expect(log.take().filter { $0 != "row 4" } == [])
  }

  @Test("Nothing is evaluated and nothing is written when nothing changed")
  func nothingChanged() async {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 12) { Turning(log: log) }
    _ = log.take()
    let (evaluations, cells) = (app.evaluations, app.cellsWritten)
    await app.paste("nobody takes this")
    #expect(app.evaluations == evaluations)
    #expect(app.cellsWritten == cells)
  }

  struct Chained: View {
    @State private var first = 0
    @State private var second = 0

    var body: some View {
      Button("\(first) \(second)") {
        first += 1
        second += 1
        first += 1
      }
    }
  }

  @Test("Several changes in one turn end in one evaluation and one frame")
  func oneFrame() async throws {
    let app = await TestApp(columns: 20, rows: 1) { Chained() }
    let (evaluations, frames) = (app.evaluations, app.frames)
    try await app.press("Enter")
    #expect(app.text.contains("2 1"))
    #expect(app.evaluations == evaluations + 1)
    #expect(app.frames == frames + 1)
  }

  enum Page: View {
    case first
    case second(String)

    var body: some View {
      switch self {
      case .first: Text("first")
      case .second(let text): Text(text)
      }
    }
  }

  @Test("A view that is an enum follows its value")
  func enumeration() async throws {
    struct Switching: View {
      @State private var page = Page.first
      var body: some View {
        VStack {
          Button("next") { page = .second("the second page") }
          page
        }
      }
    }
    let app = await TestApp(columns: 20, rows: 2) { Switching() }
    try await app.press("Enter")
    #expect(app.text.contains("the second page"))
  }

  @Test("AnyView keeps the state of a view of the same type, and not of another's")
  func anyView() async throws {
    struct Other: View {
      var body: some View { Text("other") }
    }
    struct Erasing: View {
      @State private var shows = 0
      var body: some View {
        VStack {
          Button("turn \(shows)") { shows += 1 }
          shows == 2 ? AnyView(Other()) : AnyView(Row(id: shows, log: Log()))
        }
      }
    }
    let app = await TestApp(columns: 20, rows: 2) { Erasing() }
    try await app.press("Down Enter Up Enter")
    #expect(app.text.contains("row 1: 1"))
    try await app.press("Enter")
    #expect(app.text.contains("other"))
    try await app.press("Enter")
    #expect(app.text.contains("row 3: 0"))
  }

  @Test("A view with another id has new state")
  func identity() async throws {
    struct Identified: View {
      @State private var id = 0
      var body: some View {
        VStack {
          Button("id \(id)") { id += 1 }
          Row(id: 7, log: Log()).id(id)
        }
      }
    }
    let app = await TestApp(columns: 20, rows: 2) { Identified() }
    try await app.press("Down Enter")
    #expect(app.text.contains("row 7: 1"))
    try await app.press("Up Enter")
    #expect(app.text.contains("row 7: 0"))
  }

  @Test("Two elements with one id are reported, and both are shown", arguments: [false, true])
  func duplicates(inList: Bool) async {
    let app = await TestApp(columns: 20, rows: 5) {
      if inList {
        List([1, 2, 1, 3], id: \.self) { Text("row \($0)") }
      } else {
        VStack { ForEach([1, 2, 1, 3], id: \.self) { Text("row \($0)") } }
      }
    }
    #expect(app.text.split(separator: "\n").filter { $0.contains("row 1") }.count == 2)
    #expect(app.text.contains("row 3"))
    #expect(app.problems.count == 1)
  }
}
