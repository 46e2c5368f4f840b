import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Appearing, tasks and changes")
struct LifecycleTests {
  struct Switch<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var turns = 0

    var body: some View {
      VStack {
        Button("turn \(turns)") { turns += 1 }
        content(turns)
      }
    }
  }

  @Test("onAppear and onDisappear run once for each appearance, the outer before the inner")
  func appearance() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 3) {
      Switch { turns in
        if turns % 2 == 1 {
          VStack { Text("inner \(turns)").onAppear { log("inner") }.onDisappear { log("inner gone") } }
            .onAppear { log("outer") }.onDisappear { log("outer gone") }
        }
      }
    }
    #expect(log.take().isEmpty)
    try await app.press("Enter")
    #expect(log.take() == ["outer", "inner"])
    try await app.press("Enter")
    #expect(log.take().sorted() == ["inner gone", "outer gone"])
    try await app.press("Enter")
    #expect(log.take() == ["outer", "inner"])
  }

  @Test("onAppear runs after the frame that shows the view")
  func afterTheFrame() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 1) { Text("here").onAppear { log("appeared") } }
    #expect(log.entries == ["appeared"])
    #expect(app.frames >= 1)
    struct Loading: View {
      @State private var text = "first"
      let log: Log
      var body: some View {
        log(text)
        return Text(text).onAppear { text = "second" }
      }
    }
    let second = Log()
    let loading = await TestApp(columns: 20, rows: 1) { Loading(log: second) }
    #expect(second.entries == ["first", "second"])
    #expect(loading.text.contains("second"))
  }

  @Test("Reading state in onDisappear doesn't tie another view to it")
  func readingWhileLeaving() async throws {
    let model = Reading()
    let log = Log()
    let app = await TestApp(columns: 20, rows: 3) {
      Switch { turns in
        VStack {
          if turns == 0 { Text("there").onDisappear { log("gone \(model.value)") } }
        }
      }
    }
    try await app.press("Enter")
    #expect(log.entries == ["gone 0"])
    let frames = app.frames
    model.value = 1
    await app.settle()
    #expect(app.frames == frames)
  }

  final class Reading: ObservableObject {
    @Published var value = 0
  }

  @Test("Measuring and placing views anew evaluates no body, begins no task and is no appearance")
  func resizing() async {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 3) {
      Text("some words that wrap").onAppear { log("appeared") }.task { log("task") }.frame(
        maxWidth: .infinity)
    }
    let before = app.evaluations
    #expect(log.take() == ["appeared", "task"])
    for columns in [1, 7, 40, 20] { await app.resize(columns: columns, rows: 3) }
    #expect(app.evaluations == before)
    #expect(log.entries.isEmpty)
  }

  @Test("A view that is as it was is drawn anew when its surroundings change")
  func surroundings() async throws {
    struct Themed: View {
      @State private var isDark = true
      var body: some View {
        VStack {
          Button("theme") { isDark.toggle() }
          Group { Fixed() }
        }
        .environment(\.colorScheme, isDark ? .dark : .light)
        .foregroundStyle(isDark ? Color.green : Color.red)
      }
    }
    struct Fixed: View {
      @Environment(\.colorScheme) private var colorScheme
      var body: some View { Text("\(colorScheme)") }
    }
    let app = await TestApp(columns: 20, rows: 2) { Themed() }
    let before = app.styledText
    #expect(app.text.contains("dark"))
    try await app.press("Enter")
    #expect(app.text.contains("light"))
    try await app.press("Enter")
    #expect(app.styledText == before)
  }

  @Test(
    "A task runs once per appearance, is not begun again by an evaluation, and is cancelled with its view")
  func tasks() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) {
      Switch { turns in
        if turns < 2 {
          Text("turns \(turns)").task {
            log("begin")
            await untilCancelled()
            log("cancelled")
          }
        }
      }
    }
    #expect(log.take() == ["begin"])
    try await app.press("Enter")
    #expect(log.take().isEmpty)
    try await app.press("Enter")
    await app.wait { _ in !log.entries.isEmpty }
    #expect(log.take() == ["cancelled"])
  }

  @Test("What a task writes on the main actor shows without a key being pressed")
  func taskWrites() async throws {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task {
          for turn in 1...3 {
            await Task.yield()
            text = "loaded \(turn)"
          }
        }
      }
    }
    let app = await TestApp(columns: 20, rows: 1) { Loading() }
    #expect(app.text.contains("loaded 3"))
  }

  @Test("task(id:) begins anew when the id changes, and cancels the one before")
  func taskWithID() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) {
      Switch { turns in
        Text("turns \(turns)").task(id: turns / 2) {
          log("begin \(turns / 2)")
          await untilCancelled()
          log("cancelled \(turns / 2)")
        }
      }
    }
    try await app.press("Enter")
    #expect(log.entries == ["begin 0"])
    try await app.press("Enter")
    await app.wait { _ in log.entries.count == 3 }
    #expect(log.entries.sorted() == ["begin 0", "begin 1", "cancelled 0"])
  }

  @Test("A task's id needs to be equatable alone, and a priority may be given")
  func taskForms() async throws {
    struct ID: Equatable {
      let number: Int
    }
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) {
      Switch { turns in
        Text("turns \(turns)")
          .task(id: ID(number: turns), priority: .background) { log("task \(turns)") }
          .task(priority: .high) { log("once") }
          .onChange(of: turns) { log("zero") }
          .onChange(of: turns, perform: { new in log("one \(new)") })
          .onChange(of: turns) { old, new in log("two \(old) \(new)") }
      }
    }
    try await app.press("Enter")
    #expect(log.entries.sorted() == ["once", "one 1", "task 0", "task 1", "two 0 1", "zero"])
  }

  @Test("onChange runs with the old and the new value, once for a change, and at first when asked")
  func changes() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) {
      Switch { turns in
        Text("turns \(turns)")
          .onChange(of: turns / 2) { old, new in log("\(old) to \(new)") }
          .onChange(of: turns / 2, initial: true) { log("any") }
      }
    }
    #expect(log.take() == ["any"])
    try await app.press("Enter")
    #expect(log.take().isEmpty)
    try await app.press("Enter")
    #expect(log.take().sorted() == ["0 to 1", "any"])
  }

  @Test("A change made by onChange is in the same frame")
  func changesInOneFrame() async throws {
    struct Following: View {
      @State private var count = 0
      @State private var double = 0
      var body: some View {
        Button("\(count) \(double)") { count += 1 }.onChange(of: count) { _, new in double = 2 * new }
      }
    }
    let app = await TestApp(columns: 20, rows: 1) { Following() }
    let frames = app.frames
    try await app.press("Enter")
    #expect(app.text.contains("1 2"))
    #expect(app.frames == frames + 1)
  }

  @Test("Views that change each other without end are reported, and the app still answers")
  func endlessChange() async throws {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        Text("endless").onChange(of: count, initial: true) { count += 1 }
      }
    }
    let app = await TestApp(columns: 20, rows: 1) { Endless() }
    #expect(app.text.contains("endless"))
    #expect(app.problems.count == 1)
    try await app.press("Ctrl-C")
    #expect(app.hasQuit)
  }
}
