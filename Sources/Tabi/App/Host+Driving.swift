package import TabiTerminal

/// What `--keys` and tests do with an app.
extension Host {
  /// Sends an event and waits until the screen has settled. A screen in memory takes a new size from it.
  package func send(_ event: InputEvent) async {
    if case .resize(let size) = event, let screen = screen as? VirtualScreen { screen.resize(to: size) }
    handle(event)
    if case .mouse(let mouse) = event, mouse.kind == .press {
      handle(.mouse(MouseEvent(kind: .release, button: mouse.button, position: mouse.position)))
    }
    await settle()
  }

  /// How many turns, of a millisecond where there is nothing to do, an event is waited for. Turns and not
  /// time, so that a busy machine doesn't change what a screen shows.
  private static let patience = 2_000

  /// Waits until no frame is due and no task that an event has begun still runs; about two seconds at most.
  ///
  /// A task that goes on for longer is there to stay: it isn't waited for again, nor is the same task of a view that
  /// appears anew.
  package func settle() async {
    var quiet = 0
    var patience = Self.patience
    while patience > 0 {
      let isFrameDue = isFrameDue
      if isFrameDue { frame() }
      let isWaiting = !lifecycle.awaitedTasks.isEmpty
      patience -= isFrameDue ? 4 : 1
      quiet = isFrameDue || isWaiting ? 0 : quiet + 1
      // What a finished task resumes arrives a few turns later.
      if quiet == 8 || hasQuit { return }
      // Others work on what a task waits for: leave them the processor.
      if isWaiting, !isFrameDue { try? await Task.sleep(for: .milliseconds(1)) }
      await Task.yield()
    }
    lifecycle.stopWaiting()
  }
}
