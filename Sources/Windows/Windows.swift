import Dispatch
import Glibc
import TabiTerminal

/// Shows what windows on a terminal do: arrows and the mouse move the top one, Tab raises the lowest, `q` leaves.
///
/// `--headless 80x24 --keys "Down Tab"` prints what these lead to, without a terminal. Other keys try the ways out:
/// `p` prints, `e` starts $EDITOR, `x` exits with 5, `!`, `A` and `S` crash.
@main
@MainActor
struct Windows {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      report("windows: \(error)")
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    var size: Size?
    var events: [InputEvent] = []
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch (option, rest.popFirst()) {
      case ("--headless", let value?): size = try Self.size(value)
      case ("--keys", let value?): events = try value.split(separator: " ").map { try event(String($0)) }
      default:
        throw Misuse(
          "\(option) is no option, or lacks its value: write --headless 80x24 --keys \"Down Tab\".")
      }
    }
    if let size {
      show(events, on: VirtualScreen(size: size))
    } else {
      let screen = try CursesScreen()
      runLoop(on: screen, Desk(screen: screen))
    }
  }

  // MARK: In memory

  private static func show(_ events: [InputEvent], on screen: VirtualScreen) {
    let desk = Desk(screen: screen)
    for event in events {
      if case .resize(let size) = event { screen.resize(to: size) }
      desk.handle(event)
    }
    screen.present()
    print(screen.text)
  }

  private static func event(_ word: String) throws -> InputEvent {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first, parts.last) {
    case ("resize", let value?) where parts.count == 2: return .resize(try size(value))
    case ("click", let value?) where parts.count == 2:
      let numbers = value.split(separator: ",").compactMap { Int($0) }
      guard numbers.count == 2 else {
        throw Misuse("\(value) is no place: write a column and a row, as in 4,2.")
      }
      return .mouse(MouseEvent(kind: .press, button: .left, position: Position(x: numbers[0], y: numbers[1])))
    default:
      guard let press = KeyPress(name: word) else {
        throw Misuse("\(word) is no key: write one such as Down or Tab.")
      }
      return .key(press)
    }
  }

  private static func size(_ text: String) throws -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers.allSatisfy({ (1...1000).contains($0) }) else {
      throw Misuse("\(text) is no size: write columns and rows from 1 to 1000, as in 80x24.")
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  private struct Misuse: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  // MARK: On a terminal

  private static func runLoop(on screen: CursesScreen, _ desk: Desk) -> Never {
    var isDue = false
    screen.run { event in
      if case .end = event { exit(0) }
      if case .key(let press) = event, act(on: press, screen) { return }
      desk.handle(event)
      // One frame for all that came in one go.
      guard !isDue else { return }
      isDue = true
      Task {
        isDue = false
        screen.present()
      }
    }
    screen.present()
    dispatchMain()
  }

  /// Does what is not the desk's; true if nothing is left for it.
  private static func act(on press: KeyPress, _ screen: CursesScreen) -> Bool {
    switch press.description {
    case "q", "Ctrl-C":
      screen.leave()
      exit(0)
    case "Ctrl-L": screen.redraw()
    case "Ctrl-Z": screen.suspend()
    case "e": _ = screen.lend { system("${EDITOR:-vi}") }
    case "x": exit(5)
    case "!": fatalError("This is the reason.")
    case "A": abort()
    case "S": print(depth(1))
    case "p":
      print("printed")
      report("and reported")
      return false
    default: return false
    }
    return true
  }

  private static func report(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  /// Never comes back: the stack overflows.
  private static func depth(_ number: Int) -> Int { number == 0 ? 0 : depth(number + 1) + number % 7 }
}
