import Tabi
import TabiTesting
import Testing

@MainActor
@Suite("What an app knows of its surroundings")
struct EnvironmentTests {
  struct Quitting: View {
    @Environment(\.quit) private var quit
    var body: some View { Button("quit") { quit() } }
  }

  @Test("Code can leave the app")
  func quit() async throws {
    let app = await TestApp(columns: 20, rows: 1) { Quitting() }
    #expect(!app.hasQuit)
    try await app.press("Enter")
    #expect(app.hasQuit)
  }

  struct Phased: View {
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("\(phase)") }
  }

  @Test("The scene is active until the terminal says that it lost the keyboard")
  func scenePhase() async {
    let app = await TestApp(columns: 20, rows: 1) { Phased() }
    #expect(app.text.contains("active"))
    await app.focusTerminal(false)
    #expect(app.text.contains("inactive"))
    await app.focusTerminal(true)
    #expect(!app.text.contains("inactive"))
  }

  @Test("Nothing is evaluated for the terminal's focus where no view asks for it")
  func nobodyAsks() async {
    let app = await TestApp(columns: 20, rows: 1) { Text("text") }
    let before = app.evaluations
    await app.focusTerminal(false)
    #expect(app.evaluations == before)
  }

  struct Still: App {
    struct Content: View {
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      @Environment(\.colorScheme) private var colorScheme
      var body: some View { Text("\(reduceMotion) \(colorScheme)") }
    }

    var body: some Scene { WindowGroup { Content() } }
  }

  @Test("Reduced motion is in the environment", arguments: [false, true])
  func reducedMotion(isReduced: Bool) async {
    let app = await TestApp(Still(), columns: 20, rows: 1, reducesMotion: isReduced)
    #expect(app.text.contains("\(isReduced) dark"))
  }

  struct Moving: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("count \(count) \(isOn)") {
          withAnimation(.easeInOut(duration: 0.2)) { count += 1 }
          withAnimation {
            isOn.toggle()
          } completion: {
            count += 10
          }
        }
        .animation(.default, value: count)
        .transition(.move(edge: .leading).combined(with: .opacity))
        .transaction { $0.animation = nil }
      }
      .animation(.spring)
    }
  }

  @Test("What an animation changes shows at once")
  func animation() async throws {
    let app = await TestApp(columns: 30, rows: 1) { Moving() }
    try await app.press("Enter")
    #expect(app.text.contains("count 11 true"))
  }
}
