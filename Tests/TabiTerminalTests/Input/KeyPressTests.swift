import Testing

@testable import TabiTerminal

@Suite("Names of keys")
struct KeyPressTests {
  @Test(
    "A name gives its key, and the key its name",
    arguments: [
      ("Down", KeyPress(.downArrow)), ("PageUp", KeyPress(.pageUp)), ("Enter", KeyPress(.return)),
      ("Esc", KeyPress(.escape)), ("Backspace", KeyPress(.delete)), ("Delete", KeyPress(.deleteForward)),
      ("Space", KeyPress(.space)), ("Shift-Tab", KeyPress(.tab, modifiers: .shift)),
      ("Ctrl-P", KeyPress("p", modifiers: .control)), ("Alt-1", KeyPress("1", modifiers: .option)),
      ("F1", KeyPress(.function(1))), ("F20", KeyPress(.function(20))),
      ("Alt-Left", KeyPress(.leftArrow, modifiers: .option)), ("Ctrl--", KeyPress("-", modifiers: .control)),
      ("Ctrl-Alt-Shift-Up", KeyPress(.upArrow, modifiers: [.control, .option, .shift])),
      ("a", KeyPress("a")), ("A", KeyPress("A")), ("가", KeyPress("가")), ("-", KeyPress("-")),
      ("F", KeyPress("F")),
    ])
  func names(name: String, press: KeyPress) {
    #expect(KeyPress(name: name) == press)
    #expect(press.description == name)
  }

  @Test(
    "Other spellings are understood",
    arguments: [("return", "Enter"), ("ESCAPE", "Esc"), ("ctrl-p", "Ctrl-P"), ("pageup", "PageUp")])
  func spellings(spelling: String, name: String) {
    #expect(KeyPress(name: spelling)?.description == name)
  }

  @Test("What is no key has none", arguments: ["", "Dow", "F0", "F21", "Ctrl-", "Hyper-a", "ab"])
  func unknown(name: String) {
    #expect(KeyPress(name: name) == nil)
  }

  @Test("Plain characters type themselves, others type nothing")
  func characters() {
    #expect(KeyPress("가").characters == "가")
    #expect(KeyPress(.space).characters == " ")
    #expect(KeyPress(.return).characters == "")
    #expect(KeyPress(.function(3)).characters == "")
    #expect(KeyPress("c", modifiers: .control).characters == "")
    #expect(KeyPress("c", modifiers: .option).characters == "")
  }
}
