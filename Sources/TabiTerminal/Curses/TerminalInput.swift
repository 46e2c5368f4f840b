internal import Dispatch
internal import Glibc

/// Reads the terminal on the main queue, and costs nothing while there is nothing to read.
@MainActor
final class TerminalInput {
  private var decoder = InputDecoder()
  private let handler: @MainActor (InputEvent) -> Void
  private var sources: [any DispatchSourceProtocol] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  /// Counts the deadlines, so that each knows whether it was overtaken.
  private var deadlines = 0
  /// The patience of the deadline that runs, in milliseconds.
  private var waiting: Int?
  private var lastRead = ContinuousClock.now
  private var isStopped = false

  init(keys: [[UInt8]: KeyPress], handler: @escaping @MainActor (InputEvent) -> Void) {
    self.handler = handler
    decoder.keys = keys
  }

  /// Starts reading, and following the signals that say what happens to the terminal.
  func start(
    onResize: @escaping @MainActor () -> Void, onStop: @escaping @MainActor () -> Void,
    onContinue: @escaping @MainActor () -> Void
  ) {
    begin(STDIN_FILENO) { [weak self] in self?.read() }
    begin(TerminalState.notices) {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = max(Glibc.read(TerminalState.notices, &bytes, bytes.count), 0)
      var previous: UInt8?
      for byte in bytes[..<count] where byte != previous {
        previous = byte
        switch Int32(byte) {
        case SIGTSTP: onStop()
        case SIGCONT: onContinue()
        default: onResize()
        }
      }
    }
    onResize()  // the size may have changed before anyone listened
  }

  private func begin(_ file: Int32, _ action: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        TerminalState.useSignalStack()
        action()
      }
    }
    source.activate()
    sources.append(source)
  }

  /// Stops reading; nothing is sent from now on.
  func stop() {
    isStopped = true
    for source in sources { source.cancel() }
    sources = []
  }

  /// Gives an event to the program.
  func send(_ event: InputEvent) {
    if !isStopped { handler(event) }
  }

  private func read() {
    let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN || TerminalState.isElsewhere { return }
    guard count > 0 else {
      send(.end)
      stop()
      return
    }
    for event in decoder.decode(buffer[..<count]) { send(event) }
    waitForMore()
  }

  /// Has the decoder flushed if what it waits for doesn't come in time.
  ///
  /// A stream puts the deadline off; keys pressed one by one, by someone who sees nothing happen, don't.
  private func waitForMore() {
    let now = ContinuousClock.now
    let isStream = now - lastRead < .milliseconds(150)
    lastRead = now
    if decoder.patience == waiting, waiting != nil, !isStream { return }
    waiting = decoder.patience
    deadlines += 1
    guard let patience = waiting else { return }
    let deadline = deadlines
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(patience)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.deadlines == deadline else { return }
        self.waiting = nil
        for event in self.decoder.flush() { self.send(event) }
      }
    }
  }
}
