internal import CNcurses
internal import Glibc

/// A screen on the process's terminal, by ncurses.
///
/// From its creation the terminal shows it, until ``leave()`` or any other way out, signals and crashes among
/// them, gives the terminal back as it was. Meanwhile what is written to stdout and stderr is kept, up to a
/// megabyte, and shown after that.
@MainActor
public final class CursesScreen: Screen {
  /// Columns and rows; follows the terminal while ``run(_:)`` reads it.
  public private(set) var size: Size
  /// The windows, bottom first.
  public var windows: [Window] = []
  /// Where the cursor stands; nil hides it.
  public var cursor: Position?

  /// The one screen that is shown now.
  private static var current: CursesScreen?

  private let opened: Opened
  private let pen: CursesPen
  /// Where the screen is written to; nil for one that nobody sees.
  private let terminal: Int32?
  private var panels: [ObjectIdentifier: CursesPanel] = [:]
  private var layers: Layers?
  private var shownCursor: Position?
  private var isUp = true
  private var input: TerminalInput?

  /// Shows a blank screen on the terminal.
  ///
  /// - Throws: A sentence that says why there can be none; nothing was sent to the terminal then.
  public init(options: ScreenOptions = .init()) throws(TerminalError) {
    guard Self.current == nil else { throw TerminalError(.alreadyOpen) }
    guard isatty(STDIN_FILENO) == 1 else { throw TerminalError(.noTerminal("input")) }
    guard isatty(STDOUT_FILENO) == 1 else { throw TerminalError(.noTerminal("output")) }
    let environment = TerminalEnvironment.process
    let type = try Self.loadDescription(environment)

    // Exported, these would hold ncurses to a size for good.
    unsetenv("LINES")
    unsetenv("COLUMNS")
    Self.useUTF8()

    let terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard terminal >= 0, TerminalState.prepare(terminal) else { throw TerminalError(.unavailable) }
    let size = Self.size(of: terminal) ?? Size(width: 80, height: 24)
    TerminalState.setText(Terminfo.leavingText(rows: size.height))
    TerminalState.enter()
    guard let opened = Self.open(type, output: terminal, input: STDIN_FILENO) else {
      TerminalState.leave()
      TerminalState.forget()
      throw TerminalError(.unavailable)
    }
    let colors = environment.wantsNoColor ? ColorDepth.none : .truecolor
    self.opened = opened
    self.terminal = terminal
    self.size = size
    pen = CursesPen(colors: options.colors ?? colors, ascii: options.ascii ?? environment.isASCII)
    start()
    raw()
    setModes()
  }

  /// Creates a screen that nobody sees, to be read back.
  package init(
    headless size: Size, type: String = "xterm-256color", colors: ColorDepth = .truecolor, ascii: Bool = false
  )
    throws(TerminalError)
  {
    guard Self.current == nil else { throw TerminalError(.alreadyOpen) }
    Self.useUTF8()
    let null = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
    guard null >= 0, let opened = Self.open(type, output: null, input: null) else {
      throw TerminalError(.unknownType(type))
    }
    close(null)
    self.opened = opened
    self.size = size.clamped
    terminal = nil
    pen = CursesPen(colors: colors, ascii: ascii)
    start()
  }

  /// What both initializers end with.
  private func start() {
    Self.current = self
    pen.willReusePairs = { [weak self] in
      guard let self else { return }
      for panel in panels.values { panel.useColors(of: pen) }
    }
    resize_term(Int32(max(1, size.height)), Int32(max(1, size.width)))
  }
}

// MARK: - Presenting

extension CursesScreen {
  /// Shows the windows as they are now; what differs from before is sent, and nothing if nothing does.
  public func present() {
    guard isUp, size.width > 0, size.height > 0 else { return }
    let key = Layers.Key(size: size, windows: windows)
    if let layers, layers.key == key {
      let changed = layers.seen.map { ($0, layers.changedSpans(ofWindow: $0)) }
        .filter { !$0.1.isEmpty }
      guard !changed.isEmpty || cursor != shownCursor else { return }
      pen.startFrame(isFresh: false)
      for (index, spans) in changed { write(spans, of: layers, index: index) }
    } else {
      let layers = Layers(size: size, windows: windows)
      // Whatever lost its colours gets them back when it comes into view.
      if pen.hasReusedPairs { removePanels() }
      pen.startFrame(isFresh: panels.isEmpty)
      arrange(layers)
      for index in layers.seen { write(layers.spans(ofWindow: index), of: layers, index: index) }
      self.layers = layers
    }
    for window in windows { window.grid.settle() }
    update_panels()
    send()
  }

  /// Gives every window that is seen a panel in the right place and order, and takes the others away.
  private func arrange(_ layers: Layers) {
    let seen = layers.seen.map { layers.windows[$0] }
    let kept = Set(windows.map(ObjectIdentifier.init))
    let shown = Set(seen.map(ObjectIdentifier.init))
    for (id, panel) in panels {
      if !kept.contains(id) {
        panel.remove()
        panels[id] = nil
      } else if !shown.contains(id) {
        panel.hide()
      }
    }
    for window in seen {
      let area = layers.visibleFrame(of: window)
      let id = ObjectIdentifier(window)
      if panels[id]?.move(to: window.frame, area: area) != true {
        panels[id]?.remove()
        panels[id] = CursesPanel(frame: window.frame, area: area)
      }
      panels[id]?.raise()
    }
  }

  private func removePanels() {
    for panel in panels.values { panel.remove() }
    panels = [:]
  }

  private func write(_ spans: [Span], of layers: Layers, index: Int) {
    panels[ObjectIdentifier(layers.windows[index])]?.write(spans, of: layers, index: index, with: pen)
  }

  /// Sends what ncurses has gathered, with the cursor in its place.
  private func send() {
    let place = cursor.flatMap {
      $0.x >= 0 && $0.x < size.width && $0.y >= 0 && $0.y < size.height ? $0 : nil
    }
    if let place { wmove(tabi_newscr(), Int32(place.y), Int32(place.x)) }
    curs_set(place == nil ? 0 : 1)
    shownCursor = cursor
    doupdate()
  }
}

// MARK: - Life

extension CursesScreen {
  /// Starts to read the terminal; `handler` gets every event, on the main actor.
  ///
  /// Returns at once: the program calls `dispatchMain()`. Between events the process sleeps; what another thread
  /// puts on the main queue or runs on the main actor wakes it, and may draw and ``present()``.
  ///
  /// Ctrl-C, Ctrl-Z and Ctrl-L are keys like others; ``leave()``, ``suspend()`` and ``redraw()`` do what people
  /// expect of them.
  public func run(_ handler: @escaping @MainActor (InputEvent) -> Void) {
    guard isUp, terminal != nil, input == nil else { return }
    let input = TerminalInput(keys: Terminfo.keys, handler: handler)
    self.input = input
    input.start(
      onResize: { [weak self] in self?.followTerminal() },
      onStop: { [weak self] in self?.suspend() },
      onContinue: { [weak self] in self?.followContinue() })
  }

  /// Gives the terminal back for good. A second call does nothing, nor does any other after this.
  public func leave() {
    guard isUp else { return }
    isUp = false
    input?.stop()
    input = nil
    removePanels()
    if terminal != nil {
      TerminalState.leave()
      TerminalState.forget()
    }
    opened.close()
    if let terminal { close(terminal) }
    Self.current = nil
  }

  /// Gives the terminal back and stops the process, as Ctrl-Z does; when it is continued, draws everything at
  /// the size that the terminal has by then, and sends a resize event.
  public func suspend() { lend(TerminalState.stop) }

  /// Gives the terminal back while `body` runs, an editor for example, and draws everything after that, as
  /// ``suspend()`` does.
  ///
  /// Nothing else on the main actor runs meanwhile.
  public func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isUp, terminal != nil else { return try body() }
    endwin()
    TerminalState.setText(Terminfo.hasModes ? Array(Terminfo.modesOff.utf8) : [])  // ncurses did the rest
    TerminalState.leave()
    defer { takeBack() }
    return try body()
  }

  private func takeBack() {
    guard isUp else { return }
    TerminalState.setText(Terminfo.leavingText(rows: size.height))
    TerminalState.enter()
    setModes()
    resize()
    clearok(tabi_curscr(), true)
    input?.send(.resize(size))
    present()
    send()
  }

  /// Sends everything again, for a terminal that something else has written to.
  public func redraw() {
    guard isUp else { return }
    present()
    clearok(tabi_curscr(), true)
    send()
  }

  /// Takes the terminal again after someone else stopped and continued the process.
  private func followContinue() {
    if TerminalState.isElsewhere { return suspend() }
    reset_prog_mode()
    setModes()
    followTerminal()
    redraw()
  }

  /// Takes over the terminal's size, and tells.
  private func followTerminal() {
    guard isUp, resize() else { return }
    input?.send(.resize(size))
  }

  /// Gives the screen another size, where nothing is shown until the next ``present()``.
  package func resize(to size: Size) {
    removePanels()  // ncurses would move their windows where they don't belong
    layers = nil
    self.size = size.clamped
    resize_term(Int32(max(1, self.size.height)), Int32(max(1, self.size.width)))
    clearok(tabi_curscr(), true)
  }

  /// Takes over the terminal's size; false if it is what it was.
  @discardableResult
  private func resize() -> Bool {
    guard let terminal, let size = Self.size(of: terminal), size != self.size else { return false }
    resize(to: size)
    TerminalState.setText(Terminfo.leavingText(rows: size.height))
    return true
  }

  private func setModes() {
    guard let terminal, Terminfo.hasModes else { return }
    TerminalState.write(Array(Terminfo.modesOn.utf8), to: terminal)
  }
}
