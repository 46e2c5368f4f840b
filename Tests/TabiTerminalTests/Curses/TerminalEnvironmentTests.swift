import Testing

@testable import TabiTerminal

@Suite("What the environment says about a terminal")
struct TerminalEnvironmentTests {
  func environment(_ values: [String: String]) -> TerminalEnvironment {
    TerminalEnvironment { values[$0] }
  }

  @Test(
    "A locale that names another encoding means ASCII; none at all doesn't",
    arguments: [
      ([:], false), (["LANG": "ko_KR.UTF-8"], false), (["LANG": "C.utf8"], false), (["LANG": "C"], true),
      (["LANG": "ja_JP.eucJP"], true), (["LANG": "C", "LC_ALL": "C.UTF-8"], false),
      (["LANG": "C", "LC_ALL": ""], true),
      (["LANG": "en_US.UTF-8", "LC_CTYPE": "POSIX"], true),
    ] as [([String: String], Bool)])
  func encoding(values: [String: String], isASCII: Bool) {
    #expect(environment(values).isASCII == isASCII)
  }

  @Test("A terminal that claims all colours is first tried by a description that has them")
  func types() {
    #expect(environment([:]).types == [])
    #expect(environment(["TERM": ""]).types == [])
    #expect(environment(["TERM": "xterm-256color"]).types == ["xterm-256color"])
    let claims = environment(["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    #expect(claims.types == ["xterm-direct", "xterm-256color"])
  }

  @Test("NO_COLOR counts when it isn't empty")
  func color() {
    #expect(environment(["NO_COLOR": "1"]).wantsNoColor)
    #expect(!environment(["NO_COLOR": ""]).wantsNoColor)
  }

  @Test("A message shows a terminal's name without acting on it")
  func message() {
    let error = TerminalError(.unknownType("x\u{1B}[31m\u{9B}31m"))
    #expect(!error.description.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(error.description.contains("xterm-256color"))
  }
}
