import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Tap gestures")
struct TapGestureTests {
  @Test("A click, Enter and Space tap; the view has the focus and shows it")
  func taps() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) {
      VStack(alignment: .leading) {
        Button("button") {}
        Text("tap me").onTapGesture { log("tap") }
      }
      .inCorner()
    }
    try await app.click("tap me")
    #expect(log.take() == ["tap"])
    #expect(app.row(1) == "▸ tap me")
    try await app.press("Enter Space x")
    #expect(log.take() == ["tap", "tap"])
  }

  @Test("Two taps are two clicks in a row, within half a second; a key needs to be pressed once")
  func twice() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 1) { Text("tap me").onTapGesture(count: 2) { log("tap") } }
    try await app.click("tap me")
    #expect(log.entries.isEmpty)
    try await app.click("tap me")
    #expect(log.take() == ["tap"])
    try await app.click("tap me")
    await app.advance(by: 0.6)
    try await app.click("tap me")
    #expect(log.entries.isEmpty)
    try await app.press("Enter")
    #expect(log.take() == ["tap"])
  }

  @Test("A view that holds controls is tapped beside them, and is no stop of the focus")
  func aroundControls() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 2) {
      VStack(alignment: .leading) {
        Text("beside")
        Button("inside") { log("button") }
      }
      .onTapGesture { log("tap") }
      .inCorner()
    }
    #expect(app.row(1) == "▸ inside ◂")
    try await app.click("inside")
    try await app.click("beside")
    try await app.press("Enter Tab Enter")
    #expect(log.entries == ["button", "tap", "button", "button"])
  }

  @Test("The inner of two gestures takes the tap")
  func nested() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 1) {
      Text("inner").onTapGesture { log("inner") }.padding(.horizontal).onTapGesture { log("outer") }
    }
    try await app.click("inner")
    #expect(log.entries == ["inner"])
  }

  @Test("A disabled view isn't tapped")
  func disabled() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 1) {
      Text("tap me").onTapGesture { log("tap") }.disabled(true)
    }
    try await app.click("tap me")
    try await app.press("Enter")
    #expect(log.entries.isEmpty)
  }

  @Test("In a list the row is tapped, and shows the focus")
  func inList() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 3) {
      List(0..<3) { number in Text("row \(number)").onTapGesture { log("tap \(number)") } }
    }
    try await app.press("Down Enter")
    try await app.click("row 2")
    #expect(log.entries == ["tap 1", "tap 2"])
    #expect(app.row(2) == "▸ row 2")
  }
}
