import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("State that outlasts the app")
struct StorageTests {
  enum Order: String {
    case name, price
  }

  enum Level: Int {
    case low, high
  }

  struct Settings: View {
    @AppStorage("isOn") private var isOn = false
    @AppStorage("count") private var count = 3
    @AppStorage("rate") private var rate = 0.1
    @AppStorage("name") private var name = "이름"
    @AppStorage("order") private var order = Order.name
    @AppStorage("level") private var level: Level = .low
    @AppStorage("maybe") private var maybe: Int?
    @AppStorage("maybeOrder") private var maybeOrder: Order?
    @SceneStorage("count") private var sceneCount = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: "\(isOn) \(count) \(rate) \(name)")
        Text(
          "\(order.rawValue) \(level.rawValue) \(maybe ?? -1) \(maybeOrder?.rawValue ?? "none") \(sceneCount)"
        )
        Button("change") {
          isOn = true
          count += 1
          rate = 0.25
          name = "tab\tline\nback\\slash"
          order = .price
          level = .high
          maybe = 7
          maybeOrder = .price
          sceneCount = 9
        }
        Button("clear") { maybe = nil }
      }
    }
  }

  @Test("Values of each type are kept from one run to the next, those of app and scene apart")
  func types() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/state"
    let first = await TestApp(columns: 40, rows: 6, storage: path) { Settings().inCorner() }
    #expect(first.row(0) == "false 3 0.1 이름")
    #expect(first.row(1) == "name 0 -1 none 0")
    try await first.press("Enter")
    first.stop()
    let second = await TestApp(columns: 40, rows: 6, storage: path) { Settings().inCorner() }
    #expect(second.frames == 1)
    #expect(second.row(0).hasPrefix("true 4 0.25 tab"))
    #expect(second.text.contains("price 1 7 price 9"))
    try await second.press("Down Enter")
    second.stop()
    let third = await TestApp(columns: 40, rows: 6, storage: path) { Settings().inCorner() }
    #expect(third.text.contains("price 1 -1 price 9"))
    #expect(folder.names == ["state"])
  }

  struct Reader: View {
    @AppStorage("count") private var count = 0
    var body: some View { Text("reads \(count)") }
  }

  struct Writer: View {
    @AppStorage("count") private var count = 0
    var body: some View { Stepping(count: $count) }
  }

  struct Stepping: View {
    @Binding var count: Int
    var body: some View { Button("step \(count)") { count += 1 } }
  }

  @Test("All who name a key follow it, and nothing is written without a place")
  func shared() async throws {
    let app = await TestApp(columns: 20, rows: 2) {
      VStack {
        Reader()
        Writer()
      }
    }
    try await app.press("Enter Enter")
    #expect(app.text.contains("reads 2"))
    #expect(app.text.contains("step 2"))
    #expect(app.problems.isEmpty)
  }

  @Test("A change is on the disk within a second, without the app being left")
  func saved() async throws {
    let folder = try TemporaryFolder()
    let app = await TestApp(columns: 20, rows: 2, storage: folder.path + "/state") { Writer() }
    try await app.press("Enter")
    #expect(folder.names.isEmpty)
    await app.advance(by: 1)
    await app.wait { _ in folder.names == ["state"] }
    #expect(folder.text(of: "state") == "tabi-state 1 1\napp.count\t1\n")
  }

  @Test("A value that isn't of the property's type reads as its default")
  func otherType() async throws {
    let folder = try TemporaryFolder()
    folder.write("tabi-state 1 1\napp.count\tmany\n", to: "state")
    let app = await TestApp(columns: 20, rows: 1, storage: folder.path + "/state") { Reader() }
    #expect(app.text.contains("reads 0"))
    #expect(app.problems.isEmpty)
  }

  @Test("A damaged file is set aside with a message, and the app starts with its defaults and saves anew")
  func damaged() async throws {
    let folder = try TemporaryFolder()
    folder.write("garbage", to: "state")
    let app = await TestApp(columns: 20, rows: 1, storage: folder.path + "/state") { Writer() }
    #expect(app.text.contains("step 0"))
    #expect(app.problems.count == 1)
    #expect(app.problems.first?.contains("state.damaged-1") == true)
    try await app.press("Enter")
    app.stop()
    #expect(folder.names == ["state", "state.damaged-1"])
    #expect(folder.text(of: "state.damaged-1") == "garbage")
  }

  @Test("A place that can't be written is reported, and the app goes on")
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    folder.write("", to: "file")
    let app = await TestApp(columns: 20, rows: 1, storage: folder.path + "/file/state") { Writer() }
    try await app.press("Enter")
    #expect(app.text.contains("step 1"))
    app.stop()
    #expect(app.problems.count == 1)
    #expect(app.problems.first?.contains("can't be written") == true)
  }
}
