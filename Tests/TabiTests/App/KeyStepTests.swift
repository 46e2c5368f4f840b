import TabiTerminal
import Testing

@testable import Tabi

@Suite("Scripts of keys")
struct KeyStepTests {
  private func events(_ script: String) throws -> [InputEvent] { try KeyStep.steps(script).map(\.event) }

  @Test("Names are keys, a single character is itself")
  func keys() throws {
    #expect(
      try events("Down PageUp Ctrl-P Alt-1 F12 Space Backspace Shift-Tab a 가") == [
        .key(KeyPress(.downArrow)), .key(KeyPress(.pageUp)), .key(KeyPress("p", modifiers: .control)),
        .key(KeyPress("1", modifiers: .option)), .key(KeyPress(.function(12))), .key(KeyPress(.space)),
        .key(KeyPress(.delete)), .key(KeyPress(.tab, modifiers: .shift)), .key(KeyPress("a")),
        .key(KeyPress("가")),
      ])
  }

  @Test("A text in quotes is typed, a step for each character")
  func typed() throws {
    #expect(try KeyStep.steps("'lego 12'").map(\.name).joined(separator: "|") == "l|e|g|o| |1|2")
    #expect(
      try events("'a\tb\n'") == [
        .key(KeyPress("a")), .key(KeyPress(.tab)), .key(KeyPress("b")), .key(KeyPress(.return)),
      ])
    #expect(try events("''").isEmpty)
    #expect(try KeyStep.steps("' it''s'").map(\.name).joined(separator: "|") == " |i|t|'|s")
  }

  @Test("Pastes, clicks and sizes are steps, too")
  func others() throws {
    #expect(
      try events("paste:'two words' paste:one click:4,2 resize:40x12") == [
        .paste("two words"), .paste("one"),
        .mouse(MouseEvent(kind: .press, button: .left, position: Position(x: 4, y: 2))),
        .resize(Size(width: 40, height: 12)),
      ])
  }

  @Test("A step is named as it is written")
  func names() throws {
    #expect(
      try KeyStep.steps("  Down   paste:'a b' click:4,2 ").map(\.name) == ["Down", "paste:a b", "click:4,2"])
  }

  @Test("An empty script has no steps", arguments: ["", "   "])
  func empty(script: String) throws {
    #expect(try KeyStep.steps(script).isEmpty)
  }
}
