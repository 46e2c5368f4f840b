import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("A test's app")
struct TestAppTests {
  @Test("A text is found where it begins, in cells, past wide characters")
  func place() async throws {
    let app = await TestApp(size: Size(width: 20, height: 3)) { Text("가격: 1,000 원") }
    #expect(try app.place(of: "1,000") == Position(x: 9, y: 1))
    #expect(throws: TextNotFound.self) { try app.place(of: "2,000") }
  }

  @Test("A row's styles are marked, and outside the screen there is none")
  func styles() async {
    let app = await TestApp(size: Size(width: 6, height: 1)) { Text("a").bold() }
    #expect(app.styledRow(0).contains("⟨bold|a⟩"))
    #expect(app.styledRow(1) == "")
    #expect(app.styledRow(-1) == "")
  }
}
