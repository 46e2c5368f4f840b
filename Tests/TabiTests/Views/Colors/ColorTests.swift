import TabiTerminal
import TabiTesting
import Testing

@testable import Tabi

@MainActor
@Suite("Colours")
struct ColorTests {
  /// How well two colours are told apart, as WCAG 2 measures it.
  private func contrast(_ first: TerminalColor, _ second: TerminalColor) -> Double {
    func brightness(_ color: TerminalColor) -> Double {
      guard case .rgb(let red, let green, let blue) = color else { return 0 }
      // The square is near enough to the curve of sRGB.
      func part(_ value: UInt8) -> Double { (Double(value) / 255) * (Double(value) / 255) }
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
    }
    let (a, b) = (brightness(first), brightness(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test(
    "What is none of the terminal's own colours can be read on white and on black",
    arguments: [Color.accentColor, .orange, .mint, .teal, .indigo, .pink, .brown])
  func readable(color: Color) {
    #expect(contrast(color.terminal, .rgb(255, 255, 255)) >= 2.8)
    #expect(contrast(color.terminal, .rgb(0, 0, 0)) >= 2.8)
  }

  @Test("A colour's parts, its grey and its hue are the same colours")
  func parts() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1) == Color(red: 0, green: 1, blue: 0))
    #expect(Color(hue: 2.0 / 3, saturation: 1, brightness: 0.5) == Color(red: 0, green: 0, blue: 0.5))
    #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(Color(.orange) == Color.orange)
    #expect(Color.red.opacity(0) == .clear)
    #expect(Color(hue: .nan, saturation: 2, brightness: -1).isDim == false)
  }

  @Test("A colour fills its room, and clear takes it")
  func fills() async {
    let app = await TestApp(columns: 4, rows: 1) {
      HStack(spacing: 0) {
        Color.red
        Color.clear
      }
    }
    #expect(app.styledText == "⟨on red|  ⟩")
  }

  @Test("Shapes fill their room or draw a line along it")
  func shapes() async {
    await expect(["╭──╮", "╰──╯"], in: 4) { Circle().stroke(.red) }
    await expect(["┌──┐", "└──┘"], in: 4) { Rectangle().stroke(.red) }
    await expect(["┏━━┓", "┗━━┛"], in: 4) { Rectangle().stroke(.red, lineWidth: 3) }
    let app = await TestApp(columns: 2, rows: 1) { Capsule().fill(.blue) }
    #expect(app.styledText == "⟨on blue|  ⟩")
    let plain = await TestApp(columns: 2, rows: 1) { Rectangle() }
    #expect(plain.styledText == "⟨reverse|  ⟩")
  }
}
