public import Tabi
package import TabiTerminal

/// An app on a screen in memory, driven by a test.
///
///     let app = await TestApp(Notes(), columns: 80, rows: 24)
///     try await app.press("Down Enter")
///     try app.assertScreen("a note")
///
/// Every call that does something returns when the screen has settled: no frame is due, and no task that
/// a view began still runs (tasks that go on for more than two seconds are not waited for again). Its clock stands
/// still until ``advance(by:)``.
@MainActor
public final class TestApp {
  let host: Host
  private let screen: VirtualScreen
  private let clock = ManualClock()

  /// Starts an app on a screen of so many cells.
  ///
  /// - Parameters:
  ///   - storage: The file for what the app remembers; without one it is kept in memory.
  ///   - link: A link that the app is given once it shows, as after `--open`.
  ///   - reducesMotion: Whether the app is started as with `--reduce-motion`.
  public convenience init(
    _ app: some App, columns: Int = 80, rows: Int = 24, storage: String? = nil, link: String? = nil,
    reducesMotion: Bool = false
  ) async {
    await self.init(
      AppView(app), columns: columns, rows: rows, storage: storage, link: link, reducesMotion: reducesMotion)
  }

  /// Shows views on a screen of so many cells.
  ///
  /// - Parameter storage: The file for what the views remember; without one it is kept in memory.
  public convenience init(
    columns: Int = 80, rows: Int = 24, storage: String? = nil, @ViewBuilder content: () -> some View
  ) async {
    await self.init(
      content(), columns: columns, rows: rows, storage: storage, link: nil, reducesMotion: false)
  }

  /// Starts an app on a screen of a size in cells.
  public convenience init(_ app: some App, size: Size) async {
    await self.init(app, columns: size.width, rows: size.height)
  }

  /// Shows views on a screen of a size in cells.
  public convenience init(size: Size, @ViewBuilder content: () -> some View) async {
    await self.init(columns: size.width, rows: size.height, content: content)
  }

  private init(
    _ view: some View, columns: Int, rows: Int, storage: String?, link: String?, reducesMotion: Bool
  ) async {
    screen = VirtualScreen(size: Size(width: columns, height: rows))
    host = Host(screen: screen, clock: clock, storage: KeyedStore(path: storage))
    host.reducesMotion = reducesMotion
    host.start(view)
    await host.settle()
    if let link { await open(link) }
  }

  isolated deinit {
    stop()
  }

  /// Ends the app: its views' tasks are cancelled, their state is released.
  public func stop() {
    host.stop()
  }

  /// Whether the app was left, by a key or by itself.
  public var hasQuit: Bool { host.hasQuit }

  /// The mistakes in the program that were reported, in their order.
  public var problems: [String] { host.problems }

  /// The links that the app asked the system to open, in their order.
  public var openedLinks: [String] { host.links.opened }
}

// MARK: - Doing

extension TestApp {
  /// Presses keys one after another, spelled as after `--keys`: `Down Enter Ctrl-P 'typed text' click:4,2`.
  ///
  /// - Throws: A ``LaunchError`` that says which word is no key.
  public func press(_ keys: String) async throws {
    for step in try KeyStep.steps(keys) { await host.send(step.event) }
  }

  /// Types a text, a key for each character.
  public func type(_ text: String) async {
    for character in text { await host.send(.key(KeyPress(KeyEquivalent(character)))) }
  }

  /// Pastes a text as one.
  public func paste(_ text: String) async {
    await host.send(.paste(text))
  }

  /// Clicks a cell, counted from 0.
  public func click(column: Int, row: Int) async {
    await host.send(
      .mouse(MouseEvent(kind: .press, button: .left, position: Position(x: column, y: row))))
  }

  /// Clicks the first place, row by row, that shows a text.
  ///
  /// - Throws: A ``TextNotFound`` with the screen when none does.
  public func click(_ text: String) async throws {
    let place = try place(of: text)
    await click(column: place.x, row: place.y)
  }

  /// Turns the wheel over a cell, a notch at a time; down for a positive number.
  public func turnWheel(_ notches: Int, column: Int, row: Int) async {
    for _ in 0..<abs(notches) {
      let kind: MouseEvent.Kind = notches < 0 ? .wheelUp : .wheelDown
      await host.send(.mouse(MouseEvent(kind: kind, position: Position(x: column, y: row))))
    }
  }

  /// Gives the screen another size.
  public func resize(columns: Int, rows: Int) async {
    await host.send(.resize(Size(width: columns, height: rows)))
  }

  /// Gives the app a link, as after `--open`.
  public func open(_ link: String) async {
    host.take(link: link)
    await host.settle()
  }

  /// Tells the app whether the terminal has the keyboard.
  public func focusTerminal(_ isFocused: Bool) async {
    await host.send(.focus(isFocused))
  }

  /// Lets seconds pass on the app's clock: toasts go, what is remembered is saved.
  public func advance(by seconds: Double) async {
    clock.advance(by: seconds)
    await host.settle()
  }

  /// Waits until the screen has settled, after a change from outside the views.
  public func settle() async {
    await host.settle()
  }
}

/// A text that was to be clicked and is nowhere on the screen.
public struct TextNotFound: Error, CustomStringConvertible {
  let text: String
  let screen: String

  /// The text, and the screen that was searched.
  public var description: String { "The screen doesn't show “\(text)”:\n\(screen)" }
}

// MARK: - Reading

extension TestApp {
  /// The screen as text: a line for each row, blanks at the end of a line cut.
  public var text: String { screen.text }

  /// The screen as text with styles marked.
  public var styledText: String { screen.styledText }

  /// Where a text begins: the first place, row by row, that shows it.
  ///
  /// - Throws: A ``TextNotFound`` with the screen when none does.
  public func place(of text: String) throws -> Position {
    for row in 0..<screen.size.height {
      let line = self.row(row)
      if let range = line.firstRange(of: text) {
        return Position(x: line[..<range.lowerBound].columns, y: row)
      }
    }
    throw TextNotFound(text: text, screen: self.text)
  }

  /// A row as text with styles marked, counted from 0; empty outside the screen.
  public func styledRow(_ row: Int) -> String { screen.styledRow(row) }

  /// A row as text, counted from 0; empty outside the screen.
  public func row(_ row: Int) -> String { screen.row(row) }

  /// Where the cursor stands: on what has the focus.
  public var cursor: Position? { screen.cursor }

  /// The row that the cursor stands in; empty when nothing has the focus.
  public var focusedRow: String { cursor.map { row($0.y) } ?? "" }

  /// How many bodies have been evaluated since the start.
  public var evaluations: Int { host.counts.evaluations }

  /// How many frames have been shown since the start.
  public var frames: Int { host.counts.frames }

  /// How many cells have been written to the screen since the start.
  public var cellsWritten: Int { screen.cellsWritten }
}
