import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Overlays, backgrounds, insets")
struct DecorationTests {
  @Test("An overlay stands over the view by its alignment, and takes no room")
  func overlay() async {
    await expect(["abX", "d"], in: 3) {
      VStack(alignment: .leading) {
        Text("abc").overlay(alignment: .trailing) { Text("X") }
        Text("d")
      }
    }
    await expect(["Xbc"], in: 3) { Text("abc").overlay(Text("X"), alignment: .leading) }
  }

  @Test("What of an overlay is larger than the view is seen beyond its edges")
  func largeOverlay() async {
    await expect(["  a", " menu", "  c"], in: 5) {
      VStack(alignment: .leading) {
        Text("a").overlay(alignment: .topLeading) { Text("menu").fixedSize().offset(x: -1, y: 1) }.zIndex(1)
        Text("b")
        Text("c")
      }
    }
  }

  @Test("A background is drawn before the view")
  func background() async {
    await expect(["ab#"], in: 3) {
      Text("ab").frame(width: 3, alignment: .leading).background(alignment: .leading) { Text("###") }
        .overlay(alignment: .leading) { Text("ab") }
    }
    let app = await TestApp(columns: 3, rows: 1) {
      Text("a").padding(.horizontal, 1).background { Text("").frame(maxWidth: .infinity).background(.red) }
    }
    #expect(app.styledText == "⟨on red| a ⟩")
  }

  @Test("A background hides what is further behind, and a clear one doesn't")
  func opaque() async {
    await expect(["x x"], in: 3) {
      ZStack {
        Text("xxx")
        Text(" ").background(.red)
      }
    }
    await expect(["xyx"], in: 3) {
      ZStack {
        Text("xxx")
        Text("y").frame(width: 3).background(Color.clear)
      }
    }
  }

  @Test("A click on an overlay hits the overlay; beside it, what is below")
  func clicks() async throws {
    let log = Log()
    let app = await TestApp(columns: 16, rows: 1) {
      Button("a long label") { log("below") }.overlay(alignment: .trailing) {
        Button("x") { log("over") }
      }
    }
    await app.click(column: 13, row: 0)
    await app.click(column: 2, row: 0)
    #expect(log.entries == ["over", "below"])
  }

  @Test("The focus goes through a view before its overlay")
  func focusOrder() async throws {
    let app = await TestApp(columns: 13, rows: 2) {
      VStack(alignment: .leading) {
        Button("one") {}.overlay(alignment: .trailing) { Button("2") {}.fixedSize().offset(x: 6) }
        Button("three ttl") {}
      }
    }
    #expect(app.row(0) == "▸ one ◂ [ 2 ]")
    try await app.press("Tab")
    #expect(app.row(0) == "[ one ] ▸ 2 ◂")
    #expect(app.cursor == Position(x: 8, y: 0))
    try await app.press("Tab")
    #expect(app.row(1) == "▸ three ttl ◂")
  }

  @Test("An inset stands along its edge, and the view has the rest of the room")
  func inset() async {
    await expect(["top", "list", "", "bottom"], in: 6) {
      Text("list").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .safeAreaInset(edge: .top, alignment: .leading) { Text("top") }
        .safeAreaInset(edge: .bottom) { Text("bottom") }
    }
    await expect(["a  main"], in: 7) {
      Text("main").frame(maxWidth: .infinity, alignment: .trailing)
        .safeAreaInset(edge: .leading, spacing: 1) { Text("a") }
    }
  }
}
