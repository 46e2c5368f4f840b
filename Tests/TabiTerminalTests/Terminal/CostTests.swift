import TerminalHarness
import Testing

@Suite("What the real program costs", .serialized)
struct CostTests {
  @Test("While nothing happens, it isn't even woken")
  func idle() throws {
    let terminal = try WindowsBinary.start()
    terminal.send("z")
    #expect(terminal.waitForRedraw(saying: "#1 z"))
    #expect(terminal.settle())
    let before = ProcessCost(of: terminal.process)
    #expect(terminal.isSilent(seconds: 1))
    let after = ProcessCost(of: terminal.process)
    #expect(before.switches > 0)
    #expect(after.ticks == before.ticks)
    #expect(after.switches - before.switches < 5)  // where Dispatch retires a thread
  }

  @Test("Where nothing changed nothing is sent, and a terminal's answer changes nothing")
  func silence() throws {
    let terminal = try WindowsBinary.start()
    #expect(terminal.settle())
    terminal.send("\u{1B}[?62;22c\u{1B}]11;rgb:0000/0000/0000\u{7}")
    #expect(terminal.isSilent(seconds: 0.3))
  }

  @Test("A changed row sends what changed in it")
  func row() throws {
    let terminal = try WindowsBinary.start()
    terminal.send("y")
    #expect(terminal.waitForRedraw(saying: "#1 y"))
    #expect(terminal.settle())
    let before = terminal.bytes.count
    terminal.send("z")
    #expect(terminal.wait(for: "z"))
    #expect(terminal.settle())
    let sent = String(decoding: terminal.bytes[before...], as: UTF8.self)
    #expect(sent.utf8.count < 60, "\(sent.debugDescription)")
  }

  @Test("The first screen waits for no answer")
  func firstScreen() throws {
    let terminal = try WindowsBinary.start()
    for question in ["[c", "[>c", "[6n", "]11;?", "[?u", "[>q"] {
      #expect(!terminal.text.contains("\u{1B}\(question)"))
    }
  }
}
