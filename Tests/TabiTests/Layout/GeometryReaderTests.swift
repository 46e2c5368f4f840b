import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("GeometryReader")
struct GeometryReaderTests {
  @Test("Its content is made from the room, and again in the frame that has another size")
  func resize() async {
    let app = await TestApp(columns: 10, rows: 3) {
      GeometryReader { geometry in Text("\(Int(geometry.size.width))x\(Int(geometry.size.height))") }
    }
    #expect(app.rows == ["10x3", "", ""])
    let frames = app.frames
    await app.resize(columns: 7, rows: 2)
    #expect(app.rows == ["7x2", ""])
    #expect(app.frames == frames + 1)
  }

  @Test("Its content is evaluated once for each size")
  func evaluations() async {
    let log = Log()
    let app = await TestApp(columns: 10, rows: 3) {
      VStack {
        Text("a")
        GeometryReader { geometry in
          let _ = log("\(geometry.size.height)")
          Text("b").frame(width: geometry.size.width / 2, alignment: .trailing)
        }
      }
    }
    #expect(app.rows == ["    a", "    b", ""])
    await app.resize(columns: 10, rows: 4)
    await app.resize(columns: 10, rows: 4)
    #expect(log.entries == ["2.0", "3.0"])
  }

  @Test("Its content keeps its state, follows what it reads, and has the focus from the first frame")
  func state() async throws {
    struct Page: View {
      @State private var outer = 0
      var body: some View {
        GeometryReader { geometry in
          VStack(alignment: .leading) {
            Inner()
            Button("outer \(outer)") { outer += 1 }
            Text("\(Int(geometry.size.width))")
          }
        }
      }
    }
    struct Inner: View {
      @State private var count = 0
      var body: some View { Button("inner \(count)") { count += 1 } }
    }
    let app = await TestApp(columns: 14, rows: 3) { Page() }
    #expect(app.row(0) == "▸ inner 0 ◂")
    try await app.press("Enter Tab Enter")
    await app.resize(columns: 15, rows: 3)
    #expect(app.rows == ["[ inner 1 ]", "▸ outer 1 ◂", "15"])
  }

  @Test("It tells where it is on the screen and in a named view")
  func frames() async {
    let app = await TestApp(columns: 20, rows: 4) {
      VStack(alignment: .leading) {
        Text("above")
        HStack(spacing: 0) {
          Text("ab")
          GeometryReader { geometry in
            let global = geometry.frame(in: .global)
            let local = geometry.frame(in: .local)
            let named = geometry.frame(in: .named("row"))
            Text(
              "\(Int(global.minX)) \(Int(global.minY)) \(Int(local.minX))\n\(Int(named.minX)) \(Int(named.minY))"
            )
          }
        }
        .coordinateSpace(name: "row")
      }
    }
    #expect(app.rows == ["above", "  2 1 0", "ab2 0", ""])
  }

  @Test("Views in it appear and disappear as it makes them")
  func lifecycle() async {
    let log = Log()
    let app = await TestApp(columns: 10, rows: 3) {
      GeometryReader { geometry in
        if geometry.size.width > 8 {
          Text("wide").onAppear { log("wide") }.onDisappear { log("no longer wide") }
        } else {
          Text("narrow").onAppear { log("narrow") }
        }
      }
    }
    await app.resize(columns: 8, rows: 3)
    #expect(Set(log.entries) == ["wide", "no longer wide", "narrow"])
    #expect(app.row(0) == "narrow")
  }
}
