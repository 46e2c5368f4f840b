import TabiTerminal
import TabiTesting
import Testing

@testable import Tabi

@MainActor
@Suite("Images and labels")
struct ImageTests {
  @Test("Every symbol is one column wide, and has a stand-in in ASCII")
  func symbols() async {
    #expect(Symbols.names.count > 300)
    let characters = Set(Symbols.names.compactMap { Symbols.character(named: $0) } + [Symbols.unknown])
    for character in characters {
      #expect(character.columns == 1, "\(character)")
      let screen = VirtualScreen(size: Size(width: 1, height: 1), ascii: true)
      let window = Window(frame: Rect(x: 0, y: 0, width: 1, height: 1))
      window.draw(character, at: .zero)
      screen.windows = [window]
      screen.present()
      #expect(screen.row(0) != "?" || character == "?", "\(character)")
      #expect(screen.row(0).utf8.count <= 1, "\(character)")
    }
  }

  @Test("A name falls back to the nearest that it begins with")
  func names() {
    #expect(Symbols.character(named: "house") == Symbols.character(named: "house.circle.fill"))
    #expect(Symbols.character(named: "star") != Symbols.character(named: "star.fill"))
    #expect(Symbols.character(named: "person.crop.circle.badge.plus") == Symbols.character(named: "person"))
    #expect(Symbols.character(named: "7.circle.fill") == "7")
    #expect(Symbols.character(named: "no such thing") == nil)
    #expect(Symbols.character(named: "") == nil)
    #expect(Symbols.character(named: "...") == nil)
  }

  @Test("An unknown symbol and a picture show a mark, and are reported once")
  func unknown() async {
    let app = await TestApp(columns: 9, rows: 1) {
      HStack {
        Image(systemName: "no.such")
        Image(systemName: "no.such")
        Image("photo")
        Image(systemName: "plus").resizable().imageScale(.large)
      }
    }
    #expect(app.row(0).trimmed == "◌ ◌ ◌ +")
    #expect(app.problems.count == 2)
  }

  @Test("A label shows what its style says")
  func labels() async {
    let label = Label("Home", systemImage: "house")
    #expect(await screen(6, 1) { label } == ["⌂ Home"])
    #expect(await screen(6, 1) { label.labelStyle(.titleOnly) } == [" Home"])
    #expect(await screen(6, 1) { label.labelStyle(.iconOnly) } == ["  ⌂"])
    #expect(await screen(8, 1) { VStack { label }.labelStyle(Reversed()).bold() } == ["Home < ⌂"])
  }

  private struct Reversed: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        Text(verbatim: isEnabled ? "<" : "-")
        configuration.icon
      }
    }
  }
}
