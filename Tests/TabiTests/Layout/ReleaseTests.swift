import TabiTerminal
import Testing

@testable import Tabi

@MainActor
@Suite("What the layout lets go of")
struct ReleaseTests {
  private final class Page: ObservableObject {
    @Published var isShown = true
  }

  private struct Content: View {
    @ObservedObject var page: Page

    var body: some View {
      VStack {
        if page.isShown { Text("here").padding().border(.red) }
      }
    }
  }

  @Test("A view that goes takes the elements that stood for it along")
  func elements() {
    let page = Page()
    let host = Host(screen: VirtualScreen(size: Size(width: 20, height: 5)), clock: ManualClock())
    host.start(Content(page: page))
    host.frame()
    weak let element = host.windows().first?.children.first?.children.first
    #expect(element is WrapperElement)
    page.isShown = false
    host.frame()
    #expect(element == nil)
    host.stop()
  }
}
