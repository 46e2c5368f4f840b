import Glibc
import TerminalHarness
import Testing

@Suite("Whatever happens, the terminal is left as it was", .serialized)
struct WaysOutTests {
  @Test(
    "By return, by Ctrl-C and by exit", arguments: [("q", 0), ("\u{3}", 0), ("x", 5)] as [(String, Int32)])
  func ends(key: String, status: Int32) throws {
    let terminal = try WindowsBinary.start()
    #expect(!terminal.isCooked)
    #expect(terminal.modes != terminal.initialModes)
    terminal.send(key)
    #expect(terminal.wait() == .exit(status))
    #expect(terminal.isRestored)
  }

  @Test(
    "By a signal, which the exit status tells",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS, SIGXCPU,
      SIGXFSZ, SIGALRM, SIGUSR1, SIGUSR2,
    ])
  func signals(number: Int32) throws {
    let terminal = try WindowsBinary.start()
    terminal.signal(number)
    #expect(terminal.wait() == .signal(number))
    #expect(terminal.isRestored)
  }

  @Test(
    "By a crash, whose message comes after the screen was left, as does what was printed before",
    arguments: [("!", [SIGILL, SIGTRAP]), ("A", [SIGABRT]), ("S", [SIGSEGV, SIGBUS])])
  func crashes(key: String, numbers: [Int32]) throws {
    let terminal = try WindowsBinary.start()
    terminal.send("p\(key)")
    let ending = terminal.wait()
    #expect(numbers.contains { ending == .signal($0) }, "\(String(describing: ending))")
    #expect(terminal.isRestored)
    let (before, after) = terminal.aroundLeaving
    #expect(!before.contains("printed") && !before.contains("reason"))
    #expect(after.contains("printed\r\nand reported\r\n"))
    if key == "!" { #expect(after.contains("This is the reason.")) }
  }

  @Test("Swift's backtrace comes after the screen was left")
  func backtrace() throws {
    let settings = "enable=yes,interactive=no,symbolicate=off,threads=crashed,color=no"
    let terminal = try WindowsBinary.start(["SWIFT_BACKTRACE": settings])
    terminal.send("A")
    #expect(terminal.wait(seconds: 60) == .signal(SIGABRT))
    #expect(terminal.isRestored)
    #expect(!terminal.aroundLeaving.before.contains("crashed"))
  }

  @Test("What is written to stdout and stderr meanwhile is kept, and shown after that")
  func kept() throws {
    let terminal = try WindowsBinary.start()
    terminal.send("pp")
    #expect(terminal.waitForRedraw(saying: "#2 p"))
    #expect(!terminal.text.contains("printed"))
    terminal.send("q")
    #expect(terminal.wait() == .exit(0))
    let line = "printed\r\nand reported\r\n"
    #expect(terminal.aroundLeaving.after.hasSuffix(line + line))
  }

  @Test("What is written goes where it was sent to")
  func redirected() throws {
    let terminal = try WindowsBinary.shell("file=$(mktemp); $windows 2>$file; cat $file; rm $file")
    #expect(terminal.wait(for: "#0 ready"))
    terminal.send("pq")
    #expect(terminal.wait() == .exit(0))
    #expect(terminal.aroundLeaving.after.hasSuffix("printed\r\nand reported\r\n"))
  }

  @Test("By a signal also when the terminal takes nothing more")
  func unread() throws {
    let terminal = try WindowsBinary.start()
    terminal.stopOutput()
    terminal.signal(SIGTERM)
    #expect(terminal.waitWithoutReading() == .signal(SIGTERM))
  }

  @Test("A pipe that nobody reads ends nothing")
  func brokenPipe() throws {
    let terminal = try WindowsBinary.shell("$windows 2> >(true)")
    #expect(terminal.wait(for: "#0 ready"))
    terminal.send("pp")
    #expect(terminal.waitForRedraw(saying: "#2 p"))
    terminal.send("q")
    #expect(terminal.wait() == .exit(0))
    let other = try WindowsBinary.start()
    other.signal(SIGPIPE)
    #expect(other.waitForRedraw(saying: "#0 ready"))
  }

  @Test("When the terminal is gone, by SIGHUP or by the end of the input")
  func hangUp() throws {
    let terminal = try WindowsBinary.start()
    terminal.hangUp()
    // It is told twice, and either may come first.
    let ending = terminal.wait()
    #expect(ending == .signal(SIGHUP) || ending == .exit(0))
    let other = try WindowsBinary.shell("trap '' HUP; exec $windows")
    #expect(other.wait(for: "#0 ready"))
    other.hangUp()
    #expect(other.wait() == .exit(0))
  }
}
