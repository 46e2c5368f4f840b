import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
  final class Model: ObservableObject {
    @Published var isOn = false
    @Published var count = 3
    @Published var part = 0.5
    @Published var color: String? = "red"
    @Published var day = 1
    @Published var isOpen = false
  }

  private let model = Model()

  private func app<Content: View>(
    _ columns: Int = 30, _ rows: Int = 6,
    @ViewBuilder _ content: @escaping (ObservedObject<Model>.Wrapper) -> Content
  ) async -> TestApp {
    await TestApp(columns: columns, rows: rows) { Observing(model: model, content: content) }
  }

  private struct Observing<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (ObservedObject<Model>.Wrapper) -> Content
    var body: some View {
      VStack(alignment: .leading) { content($model) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("A toggle shows whether it is on in each style, and is changed by Enter, Space and a click")
  func toggle() async throws {
    let app = await app { model in
      Toggle("Wi-Fi", isOn: model.isOn)
      Toggle("Wi-Fi", isOn: model.isOn).toggleStyle(.switch)
      Toggle("Wi-Fi", isOn: model.isOn).toggleStyle(.button)
      Toggle("Wi-Fi", isOn: model.isOn).labelsHidden()
      Toggle(isOn: model.isOn) { Text("own") }.toggleStyle(Own())
    }
    #expect(app.rows.map(\.trimmed) == ["[ ] Wi-Fi", "Wi-Fi [off]", "[ Wi-Fi ]", "[ ]", "own no", ""])
    try await app.press("Enter")
    #expect(app.rows.map(\.trimmed) == ["[x] Wi-Fi", "Wi-Fi [on ]", "[ ✓ Wi-Fi ]", "[x]", "own yes", ""])
    try await app.press("Down Space")
    #expect(!model.isOn)
    try await app.click("own")
    #expect(!model.isOn)
    try await app.click("no")
    #expect(model.isOn)
  }

  private struct Own: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }.buttonStyle(.plain)
      }
    }
  }

  @Test("A stepper steps within its bounds")
  func stepper() async throws {
    let app = await app { model in
      Stepper("Copies", value: model.count, in: 1...5, step: 2)
    }
    #expect(app.row(0).trimmed == "Copies [ - + ]")
    try await app.press("Right")
    #expect(model.count == 5)
    try await app.press("+ Right")
    #expect(model.count == 5)
    try await app.press("Left - -")
    #expect(model.count == 1)
    try await app.press("End")
    #expect(model.count == 5)
    await app.click(column: 8, row: 0)
    #expect(model.count == 3)
  }

  @Test("A stepper at the bounds of its type stays there")
  func stepperBounds() async throws {
    final class Bytes: ObservableObject { @Published var byte: UInt8 = 254 }
    let bytes = Bytes()
    let app = await TestApp(columns: 20, rows: 1) {
      Stepper(
        "b",
        value: Binding {
          bytes.byte
        } set: {
          bytes.byte = $0
        }, in: 0...255, step: 3)
    }
    try await app.press("Right")
    #expect(bytes.byte == 254)
    try await app.press("Home Left")
    #expect(bytes.byte == 0)
  }

  @Test("A slider moves by its step, to its bounds and to where it is clicked")
  func slider() async throws {
    let app = await app(11, 1) { model in Slider(value: model.part, in: 0...1, step: 0.1) }
    #expect(app.row(0) == "━━━━━●─────")
    try await app.press("Right")
    #expect(app.row(0) == "━━━━━━●────")
    try await app.press("Home Left")
    #expect(app.row(0) == "●──────────")
    try await app.press("End")
    #expect(model.part == 1)
    await app.click(column: 3, row: 0)
    #expect(app.row(0) == "━━━●───────")
  }

  @Test("Progress shows as a bar with per cent, or as a sign that turns by the clock")
  func progress() async {
    let app = await app(20, 5) { _ in
      ProgressView("Loading", value: 3, total: 4)
      ProgressView(value: 5.0)
      ProgressView("Waiting")
    }
    #expect(
      app.rows == ["Loading", "███████████░░░░  75%", "███████████████ 100%", "⠋ Waiting", ""])
    let frames = app.frames
    await app.settle()
    #expect(app.frames == frames)
    await app.advance(by: 0.1)
    #expect(app.row(3) == "⠙ Waiting")
    await app.advance(by: 0.9)
    #expect(app.row(3) == "⠋ Waiting" || app.row(3) == "⠹ Waiting")
  }

  @Test("A sign that can't be seen, or where motion is reduced, asks for no frame")
  func stillProgress() async {
    let app = await TestApp(columns: 10, rows: 1) {
      ProgressView().environment(\.accessibilityReduceMotion, true)
    }
    let frames = app.frames
    await app.advance(by: 5)
    #expect(app.frames == frames)
  }

  @Test("A labelled content stands at both ends of its row")
  func labeledContent() async {
    await expect(["Price   ₩12,000", "Name       레고", "Own           x"], in: 15) {
      VStack {
        LabeledContent("Price", value: 12_000, format: .currency(code: "KRW"))
        LabeledContent("Name", value: "레고")
        LabeledContent {
          Text("x")
        } label: {
          Text("Own")
        }
      }
    }
  }

  @Test("A disclosure group opens and closes")
  func disclosure() async throws {
    let app = await app(12, 3) { _ in DisclosureGroup("More") { Text("inside") } }
    #expect(app.row(0).trimmed == "▸ More")
    try await app.press("Enter")
    #expect(app.rows == ["▾ More", "  inside", ""])
    try await app.press("Enter")
    #expect(app.row(1) == "")
  }

  @Test("A group box frames its content under its title")
  func groupBox() async {
    await expect(["╭─────────╮", "│ Title   │", "│ content │", "╰─────────╯"], in: 11) {
      GroupBox("Title") { Text("content") }
    }
  }
}

@MainActor
@Suite("Pickers and menus")
struct PickerTests {
  final class Model: ObservableObject {
    @Published var color: String? = "red"
    @Published var day = 1
  }

  private struct Page: View {
    @ObservedObject var model: Model
    var style = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text("top")
        switch style {
        case 0: picker
        case 1: picker.pickerStyle(.inline)
        default: picker.pickerStyle(.segmented)
        }
        Button("after") {}
      }
    }

    private var picker: some View {
      Picker("Colour", selection: $model.color) {
        Text("Red").tag("red")
        Text("Green").tag("green")
        Text("파랑").padding(.horizontal, 0).tag("blue")
      }
    }
  }

  @Test("A menu shows its value; Left and Right change it, and Enter opens the list of all over the page")
  func menu() async throws {
    let model = Model()
    let app = await TestApp(columns: 24, rows: 8) { Page(model: model) }
    #expect(app.row(3).contains("Colour ▸ Red   ▾ ◂"))
    try await app.press("Right")
    #expect(model.color == "green")
    try await app.press("Right Right")
    #expect(model.color == "blue")
    try await app.press("Enter")
    try app.assertScreen("picker-menu")
    try await app.press("Up Up")
    #expect(model.color == "blue")
    try await app.press("Enter")
    #expect(model.color == "red")
    #expect(app.row(3).contains("Colour ▸ Red   ▾ ◂"))
    try await app.press("Enter Down Esc")
    #expect(model.color == "red")
    #expect(!app.text.contains("Green"))
  }

  @Test("A value is chosen in the open list with a click")
  func clickInMenu() async throws {
    let model = Model()
    let app = await TestApp(columns: 24, rows: 8) { Page(model: model) }
    try await app.click("Red")
    try await app.click("Green")
    #expect(model.color == "green")
    #expect(!app.text.contains("파랑"))
  }

  @Test("An inline picker has a row for each value; arrows choose, and go on at its ends")
  func inline() async throws {
    let model = Model()
    let app = await TestApp(columns: 14, rows: 6) { Page(model: model, style: 1) }
    #expect(app.rows.map(\.trimmed) == ["top", "Colour", "(•) Red", "( ) Green", "( ) 파랑", "[ after ]"])
    try await app.press("Down")
    #expect(model.color == "green")
    try await app.press("Down Down")
    #expect(model.color == "blue")
    #expect(app.focusedRow.contains("after"))
    try await app.click("Red")
    #expect(model.color == "red")
  }

  @Test("A segmented picker has its values side by side")
  func segmented() async throws {
    let model = Model()
    let app = await TestApp(columns: 30, rows: 3) { Page(model: model, style: 2) }
    #expect(app.row(1).trimmed == "Colour [Red] Green  파랑")
    try await app.press("Right")
    #expect(app.row(1).trimmed == "Colour  Red [Green] 파랑")
    try await app.click("파랑")
    #expect(model.color == "blue")
  }

  @Test("The elements of a ForEach are known by their ids, and a value that none has shows none")
  func forEach() async throws {
    final class Days: ObservableObject { @Published var day = 9 }
    struct DayPage: View {
      @ObservedObject var days: Days
      var body: some View {
        Picker("Day", selection: $days.day) {
          ForEach(0..<3) { Text("day \($0)") }
        }
        .pickerStyle(.segmented)
      }
    }
    let days = Days()
    let app = await TestApp(columns: 40, rows: 1) { DayPage(days: days) }
    #expect(app.row(0).trimmed == "Day  day 0  day 1  day 2")
    try await app.press("Right Right")
    #expect(days.day == 1)
  }

  @Test("A menu opens a list of buttons, of which one closes it")
  func buttons() async throws {
    let log = Log()
    let app = await TestApp(columns: 24, rows: 8) {
      Menu("More") {
        Button("Copy") { log("copy") }
        Button("Delete", role: .destructive) { log("delete") }
      }
    }
    try await app.press("Enter")
    try app.assertScreen("menu")
    try await app.press("Down Enter")
    #expect(log.entries == ["delete"])
    #expect(!app.text.contains("Copy"))
    try await app.press("Enter q Esc")
    #expect(!app.text.contains("Copy"))
    #expect(!app.hasQuit)
  }

  @Test("A list of values opens at any size without a trap", arguments: [(1, 1), (2, 3), (5, 2), (12, 4)])
  func small(columns: Int, rows: Int) async throws {
    let model = Model()
    let app = await TestApp(columns: columns, rows: rows) { Page(model: model) }
    try await app.press("Enter Down Down Enter")
    await app.resize(columns: 24, rows: 8)
    #expect(app.text.contains("Colour"))
  }
}
