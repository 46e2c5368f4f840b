import Glibc
import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Screens beside a test")
final class AssertScreenTests {
  private let folder: String

  init() {
    var template = Array("/tmp/tabi-screens-XXXXXX".utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    unlink(folder + "/Screens/a page.txt")
    rmdir(folder + "/Screens")
    rmdir(folder)
  }

  private var test: String { folder + "/Test.swift" }

  @Test("A missing screen is written and fails; then it holds")
  func missing() async throws {
    let app = await TestApp(columns: 10, rows: 2) { Text("한글") }
    let error = #expect(throws: ScreenMismatch.self) { try app.assertScreen("a page", test: test) }
    #expect(error?.description.contains("a page.txt") == true)
    try app.assertScreen("a page", test: test)
  }

  @Test("A screen that differs fails, and shows both with the first place that differs")
  func different() async throws {
    struct Switching: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("press") { isOn = true }
          Text(isOn ? "한국" : "한글")
        }
      }
    }
    let app = await TestApp(columns: 12, rows: 2) { Switching() }
    _ = try? app.assertScreen("a page", test: test)
    try await app.press("Enter")
    let error = #expect(throws: ScreenMismatch.self) { try app.assertScreen("a page", test: test) }
    #expect(error?.description.contains("-    한글\n+    한국\n       ^") == true)
    #expect(error?.description.contains("   ▸ press ◂") == true)
  }

  @Test("A text that isn't on the screen can't be clicked")
  func notFound() async {
    let app = await TestApp(columns: 10, rows: 1) { Text("here") }
    let error = await #expect(throws: TextNotFound.self) { try await app.click("there") }
    #expect(error?.description.contains("there") == true)
    #expect(error?.description.contains("here") == true)
  }

  @Test("A word that is no key is an error, and nothing is pressed")
  func noKey() async throws {
    let log = Log()
    let app = await TestApp(columns: 10, rows: 1) { Button("b") { log("pressed") } }
    await #expect(throws: LaunchError.self) { try await app.press("Enter Entr") }
    #expect(log.entries.isEmpty)
  }
}
