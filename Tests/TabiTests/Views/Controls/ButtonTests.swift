import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("Buttons")
struct ButtonTests {
  private struct Gallery: View {
    let log: Log

    var body: some View {
      VStack(alignment: .leading) {
        Button("auto") { log("auto") }
        Button("bordered") { log("bordered") }.buttonStyle(.bordered)
        Button("prominent") { log("prominent") }.buttonStyle(.borderedProminent)
        Button("plain") { log("plain") }.buttonStyle(.plain)
        Button("less") { log("less") }.buttonStyle(.borderless)
        Button("delete", role: .destructive) { log("delete") }
        Button("with", systemImage: "plus") { log("with") }
        Button("own", role: .cancel) { log("own") }.buttonStyle(Own())
        Button("twice") { log("twice") }.buttonStyle(Twice())
      }
    }
  }

  private struct Own: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: isEnabled ? "«" : "-")
        configuration.label
        Text(verbatim: configuration.role == .cancel ? "»" : ">")
      }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.trigger()
        configuration.trigger()
      } label: {
        configuration.label
      }
    }
  }

  @Test("Each style shows the focus without colour, and Enter, Space and a click press the button")
  func styles() async throws {
    let log = Log()
    let app = await TestApp(columns: 16, rows: 9) { Gallery(log: log) }
    #expect(
      app.rows.map(\.trimmed) == [
        "▸ auto ◂", "[ bordered ]", "[ prominent ]", "plain", "less", "[ delete ]", "[ + with ]", "«own»",
        "[ twice ]",
      ])
    for name in ["auto", "bordered", "prominent", "plain", "less", "delete", "with", "own"] {
      let lines = app.styledText.split(separator: "\n")
      #expect(lines.filter { $0.contains("reverse") }.count == 1, "\(name)")
      #expect(app.focusedRow.contains(name))
      try await app.press("Enter Space")
      #expect(log.take() == [name, name])
      try await app.click(name)
      #expect(log.take() == [name])
      try await app.press("Tab")
    }
    try await app.press("Enter")
    #expect(log.take() == ["twice", "twice"])
  }

  @Test("A button that deletes is told without colour, too")
  func roles() async {
    let app = await TestApp(columns: 20, rows: 2) {
      Button("keep") {}
      Button("delete", role: .destructive) {}
    }
    #expect(app.styledText.contains("⟨bold red|delete⟩"))
  }

  @Test("A disabled button can't be pressed, in any style")
  func disabled() async throws {
    let log = Log()
    let app = await TestApp(columns: 20, rows: 9) { Gallery(log: log).disabled(true) }
    try await app.press("Enter Tab Enter Space")
    try await app.click("twice")
    try await app.click("own")
    #expect(log.entries.isEmpty)
    #expect(app.row(7).contains("-own»"))
    #expect(app.cursor == nil)
  }

  @Test("A style changed while the button shows leaves it where it is")
  func changedStyle() async throws {
    final class Model: ObservableObject { @Published var kind = 0 }
    struct Page: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        let button = Button("b") { log("b") }
        switch model.kind {
        case 0: button.buttonStyle(.bordered)
        case 1: button.buttonStyle(Own())
        case 2: button.buttonStyle(Twice())
        default: button.buttonStyle(.plain)
        }
      }
    }
    let model = Model()
    let log = Log()
    let app = await TestApp(columns: 9, rows: 1) { Page(model: model, log: log) }
    for (kind, shown) in ["▸ b ◂", "«b>", "▸ b ◂", "b"].enumerated() {
      model.kind = kind
      await app.settle()
      #expect(app.row(0).trimmed == shown)
      try await app.press("Enter")
      #expect(log.take() == (kind == 2 ? ["b", "b"] : ["b"]))
    }
  }
}
