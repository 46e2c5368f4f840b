import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Moving, hiding, clipping")
struct PlacementTests {
  @Test("An offset moves what is drawn, over what is there, and leaves the room as it was")
  func offset() async {
    await expect(["abXd"], in: 5) {
      HStack(spacing: 0) {
        Text("a")
        Text("bcd")
        Text("X").offset(x: -2)
      }
    }
    await expect(["", "x", "a"], in: 1) {
      VStack(alignment: .leading) {
        Text("x").offset(y: 1)
        Text("")
        Text("a")
      }
    }
  }

  @Test("What was moved is drawn anew where it was and where it is")
  func movingOffset() async throws {
    struct Page: View {
      @State private var y = 0.0
      var body: some View {
        VStack(alignment: .leading) {
          HStack(spacing: 0) {
            Text("x").offset(y: y)
            Button("down") { y += 1 }
          }
          Text("-").padding(.leading, 2)
          Text("-").padding(.leading, 2)
        }
      }
    }
    let app = await TestApp(columns: 9, rows: 3) { Page() }
    #expect(app.rows == ["x▸ down ◂", "  -", "  -"])
    try await app.press("Enter Enter")
    #expect(app.rows == [" ▸ down ◂", "  -", "x -"])
    try await app.press("Enter")
    #expect(app.rows == [" ▸ down ◂", "  -", "  -"])
  }

  @Test("A click hits a view where an offset has moved it")
  func offsetClick() async {
    let log = Log()
    let app = await TestApp(columns: 12, rows: 3) {
      VStack(alignment: .leading) {
        Button("a") { log("a") }.offset(x: 4, y: 2)
        Text("-----------")
      }
    }
    await app.click(column: 1, row: 0)
    await app.click(column: 6, row: 2)
    #expect(log.entries == ["a"])
  }

  @Test("A position is where the middle of a view is, in all the room")
  func position() async {
    await expect(["", "   abc"], in: 8) { Text("abc").position(x: 5, y: 1.5) }
  }

  @Test("What is moved out of a clipped view isn't seen")
  func clipped() async {
    await expect([" a", ""], in: 3) {
      VStack(alignment: .leading) {
        Text("a").overlay { Text("x").offset(x: 1) }.clipped()
        Text("")
      }
    }
  }

  @Test("A view of a fixed size is offered no room: it doesn't wrap, and is cut by its frame")
  func fixedSize() async {
    await expect(["abc…"], in: 4) { Text("abc def").lineLimit(1) }
    await expect(["bc d"], in: 4) { Text("abc def").fixedSize() }
    await expect(["abc", "def"], in: 4) { Text("abc def").fixedSize(horizontal: false, vertical: true) }
  }

  @Test("A hidden view keeps its room, and takes neither the focus nor clicks")
  func hidden() async throws {
    let log = Log()
    let app = await TestApp(columns: 16, rows: 1) {
      HStack(spacing: 0) {
        Button("a") { log("a") }.hidden()
        Button("b") { log("b") }.opacity(0)
        Button("c") { log("c") }
      }
    }
    #expect(app.rows == ["          ▸ c ◂"])
    await app.click(column: 2, row: 0)
    await app.click(column: 7, row: 0)
    try await app.press("Tab Enter")
    #expect(log.entries == ["c"])
  }

  @Test("When the view with the focus is hidden, the focus moves on, and the view keeps its state")
  func hiding() async throws {
    struct Page: View {
      @State private var isHidden = false
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading) {
          Button("\(count)") {
            count += 1
            isHidden = count == 2
          }
          .opacity(isHidden ? 0 : 1)
          Button("show") { isHidden = false }
        }
      }
    }
    let app = await TestApp(columns: 8, rows: 2) { Page() }
    try await app.press("Enter Enter")
    #expect(app.rows == ["", "▸ show ◂"])
    try await app.press("Enter")
    #expect(app.rows == ["[ 2 ]", "▸ show ◂"])
  }

  @Test("What is less than opaque is drawn dim, and not what it lies over")
  func dim() async {
    let app = await TestApp(columns: 3, rows: 1) {
      ZStack {
        Text("aaa")
        Text("b").frame(width: 3).opacity(0.5)
      }
    }
    #expect(app.styledText == "a⟨dim|b⟩a")
  }

  @Test("The mouse goes through a view that isn't hit")
  func hitTesting() async {
    let log = Log()
    let app = await TestApp(columns: 6, rows: 1) {
      ZStack {
        Button("a") { log("below") }
        Button("b") { log("above") }.allowsHitTesting(false)
      }
    }
    await app.click(column: 2, row: 0)
    #expect(log.entries == ["below"])
  }

  @Test("A higher z-index is drawn over its siblings and hit before them; the focus keeps the written order")
  func zIndex() async throws {
    let log = Log()
    let app = await TestApp(columns: 5, rows: 2) {
      VStack {
        ZStack {
          Button("1") { log("1") }.zIndex(1)
          Button("2") { log("2") }
        }
        Button("3") { log("3") }
      }
    }
    #expect(app.row(0) == "▸ 1 ◂")
    await app.click(column: 2, row: 0)
    try await app.press("Tab Enter")
    #expect(log.entries == ["1", "2"])
  }

  @Test("A new z-index reorders what is drawn")
  func changingZIndex() async throws {
    struct Page: View {
      @State private var isUp = false
      var body: some View {
        VStack {
          ZStack {
            Text("a").zIndex(isUp ? 1 : 0)
            Text("b")
          }
          Button("up") { isUp = true }
        }
      }
    }
    let app = await TestApp(columns: 6, rows: 2) { Page() }
    #expect(app.row(0).contains("b"))
    try await app.press("Enter")
    #expect(app.row(0).contains("a"))
  }
}
