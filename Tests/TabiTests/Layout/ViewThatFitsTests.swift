import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("ViewThatFits")
struct ViewThatFitsTests {
  private func row(_ width: Int) async -> String {
    await screen(width, 1) {
      ViewThatFits {
        Text("a long title")
        Text("a title")
        Text("title")
      }
    }[0]
  }

  @Test("The first view that fits is shown, and the last one where none does")
  func widths() async {
    #expect(await row(12) == "a long title")
    #expect(await row(11) == "  a title")
    #expect(await row(6) == "title")
    #expect(await row(3) == "ti…")
  }

  @Test("Only the direction that is asked for has to fit")
  func axes() async {
    await expect(["a b…"], in: 4) {
      ViewThatFits(in: .horizontal) {
        Text("a b\nc")
        Text("d")
      }
    }
    await expect([" d"], in: 3) {
      ViewThatFits(in: .vertical) {
        Text("a b\nc")
        Text("d")
      }
    }
  }

  @Test("Only the view that is shown has the focus and appears; the others keep their state")
  func chosen() async throws {
    let log = Log()
    struct Counting: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let app = await TestApp(columns: 17, rows: 1) {
      ViewThatFits {
        Counting(name: "wide name").onAppear { log("wide") }.onDisappear { log("not wide") }
        Counting(name: "n").onAppear { log("narrow") }
      }
    }
    try await app.press("Enter Tab")
    #expect(app.rows == [" ▸ wide name 1 ◂"])
    #expect(log.entries == ["wide"])
    await app.resize(columns: 9, rows: 1)
    #expect(app.rows == [" ▸ n 0 ◂"])
    #expect(Set(log.entries) == ["wide", "not wide", "narrow"])
    await app.resize(columns: 17, rows: 1)
    #expect(app.rows == [" ▸ wide name 1 ◂"])
  }
}
