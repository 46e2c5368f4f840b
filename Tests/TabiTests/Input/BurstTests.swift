import TabiTerminal
import Testing

@testable import Tabi

@MainActor
@Suite("Keys that come at once")
struct BurstTests {
  private func start(_ content: some View, columns: Int = 30, rows: Int = 6) -> (Host, VirtualScreen) {
    let screen = VirtualScreen(size: Size(width: columns, height: rows))
    let host = Host(screen: screen, clock: ManualClock())
    host.start(content)
    host.frame()
    return (host, screen)
  }

  private func press(_ keys: String, _ host: Host) throws {
    for step in try KeyStep.steps(keys) { host.handle(step.event) }
  }

  private struct Pages: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        List(0..<9) { NavigationLink("row \($0)", value: $0) }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("page \(number)")
              NavigationLink("more", value: number + 1)
              NavigationLink("much more", value: number + 10)
            }
          }
      }
    }
  }

  @Test("Rows that keys pass between two frames are released before there is one")
  func passedRows() {
    let tally = ListTests.Tally()
    let (host, _) = start(ListTests.Rows(model: ListTests.Model(100_000), tally: tally))
    let first = tally.count
    for _ in 0..<1_000 { host.handle(.key(KeyPress(.downArrow))) }
    #expect(tally.count < 200)
    host.frame()
    #expect(tally.count <= first + 1)
  }

  @Test("Each key meets what the one before led to, with one frame for all")
  func oneFrame() throws {
    let (host, screen) = start(Pages())
    let frames = host.counts.frames
    try press("Down Down Down Enter Tab Enter", host)
    host.frame()
    #expect(screen.text.contains("page 13"))
    #expect(host.counts.frames == frames + 1)
    host.stop()
  }

  @Test("Enter twice before the page is seen pushes once; after that it acts on the page")
  func twice() throws {
    let (host, screen) = start(Pages())
    try press("Down Enter Enter Enter", host)
    host.frame()
    #expect(screen.text.contains("page 1\n"))
    try press("Enter", host)
    host.frame()
    #expect(screen.text.contains("page 2\n"))
    host.stop()
  }

  @Test("Back twice at once pops two pages, and never more than there are")
  func back() throws {
    let (host, screen) = start(Pages())
    try press("Enter Tab Enter Esc Esc Esc Esc", host)
    host.frame()
    #expect(screen.text.contains("▸ row 0"))
    #expect(!host.hasQuit)
    host.stop()
  }

  @Test("A thousand keys at once are a thousand keys")
  func many() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let (host, screen) = start(Counter())
    for _ in 0..<1_000 { host.handle(.key(KeyPress(.space))) }
    host.frame()
    #expect(screen.text.contains("count 1,000"))
    host.stop()
  }

  @Test("Text typed at once arrives in its order")
  func typing() throws {
    struct Field: View {
      @State private var text = ""
      var body: some View { TextField("text", text: $text) }
    }
    let (host, screen) = start(Field())
    try press("'hello 한글' Left Left 'x'", host)
    host.frame()
    #expect(screen.text.contains("hello x한글"))
    host.stop()
  }

  @Test("A turn of the wheel and a key at once leave the row that the key went to in view")
  func wheelAndKey() throws {
    let (host, screen) = start(
      List { Section("a header\nof two lines") { ForEach(0..<9) { Text("row \($0)") } } }, columns: 20,
      rows: 2)
    host.handle(.mouse(MouseEvent(kind: .wheelUp, position: Position(x: 1, y: 1))))
    try press("Home", host)
    host.frame()
    #expect(screen.text.contains("▸ row 0"))
    host.stop()
  }
}
