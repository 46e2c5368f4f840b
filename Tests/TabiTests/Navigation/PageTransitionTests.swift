import TabiTerminal
import Testing

@testable import Tabi

/// Pages that slide, on a clock that a test turns.
@MainActor
@Suite("Sliding pages")
struct PageTransitionTests {
  struct Pages: View {
    var body: some View {
      NavigationStack {
        NavigationLink("root link", value: 1)
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("page \(number) 쪽")
              NavigationLink("deeper", value: number + 1)
            }
            .navigationTitle("Page \(number)")
          }
      }
    }
  }

  @MainActor
  private final class Run {
    let screen = VirtualScreen(size: Size(width: 30, height: 6))
    let clock = ManualClock()
    let host: Host

    init(slides: Bool) {
      host = Host(screen: screen, clock: clock)
      host.slidesPages = slides
      host.start(Pages())
      host.frame()
    }

    func press(_ key: KeyPress) {
      host.handle(.key(key))
      host.frame()
    }
  }

  @Test("A pushed page comes in from the right in two frames, and ends as it would have without")
  func push() {
    let (sliding, plain) = (Run(slides: true), Run(slides: false))
    sliding.press(KeyPress(.return))
    plain.press(KeyPress(.return))
    #expect(sliding.screen.row(0).hasPrefix("             Root"))
    #expect(sliding.screen.cursor == nil)
    let evaluations = sliding.host.counts.evaluations
    sliding.clock.advance(by: 0.04)
    #expect(sliding.screen.row(0).contains("‹ Root"))
    #expect(sliding.screen.styledText != plain.screen.styledText)
    sliding.clock.advance(by: 0.04)
    #expect(sliding.screen.styledText == plain.screen.styledText)
    #expect(sliding.screen.cursor == plain.screen.cursor)
    #expect(sliding.host.counts.evaluations == evaluations)
    #expect(!sliding.host.isFrameDue)
  }

  @Test("A popped page goes out to the right")
  func pop() {
    let run = Run(slides: true)
    let root = run.screen.styledText
    run.press(KeyPress(.return))
    run.clock.advance(by: 1)
    run.press(KeyPress(.escape))
    #expect(run.screen.styledText != root)
    #expect(run.screen.text.contains("‹ Root"))
    run.clock.advance(by: 0.1)
    #expect(run.screen.styledText == root)
  }

  @Test("An event ends the slide at once, and is taken on the page that has come")
  func event() {
    let (sliding, plain) = (Run(slides: true), Run(slides: false))
    for run in [sliding, plain] {
      run.press(KeyPress(.return))
      run.press(KeyPress("x"))
    }
    #expect(sliding.screen.styledText == plain.screen.styledText)
    for run in [sliding, plain] {
      run.press(KeyPress(.return))
      run.press(KeyPress(.escape))
      run.press(KeyPress("x"))
    }
    #expect(sliding.screen.styledText == plain.screen.styledText)
    sliding.clock.advance(by: 1)
    #expect(sliding.screen.styledText == plain.screen.styledText)
  }

  @Test("A resize during a slide shows the page at its new size")
  func resize() {
    let (sliding, plain) = (Run(slides: true), Run(slides: false))
    for run in [sliding, plain] {
      run.press(KeyPress(.return))
      run.screen.resize(to: Size(width: 50, height: 9))
      run.host.handle(.resize(run.screen.size))
      run.host.frame()
    }
    #expect(sliding.screen.styledText == plain.screen.styledText)
  }

  @Test("A slide writes at most four times the cells of a change without one")
  func cost() {
    let (sliding, plain) = (Run(slides: true), Run(slides: false))
    let before = (sliding.screen.cellsWritten, plain.screen.cellsWritten)
    for run in [sliding, plain] {
      run.press(KeyPress(.return))
      run.clock.advance(by: 1)
    }
    #expect(sliding.screen.cellsWritten - before.0 <= 4 * (plain.screen.cellsWritten - before.1))
  }
}
