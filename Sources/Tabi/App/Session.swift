package import TabiTerminal

/// An app on a screen in memory, driven by a program: what `--headless` and tests run on.
@MainActor
package final class Session {
  package let host: Host
  package let screen: VirtualScreen
  package let clock = ManualClock()
  /// Tasks that did not end by themselves in the time that one is waited for: they are there to stay.
  private var lasting: Set<ObjectIdentifier> = []

  /// How many turns, of a millisecond where there is nothing to do, an event is waited for. Turns and not
  /// time, so that a busy machine doesn't change what a screen shows.
  private static let patience = 2_000

  package init(_ content: some View, screen: VirtualScreen) {
    self.screen = screen
    host = Host(screen: screen, clock: clock)
    host.start(content)
    host.frame()
  }

  /// Sends an event and waits until the screen has settled.
  package func send(_ event: InputEvent) async {
    if case .resize(let size) = event { screen.resize(to: size) }
    host.handle(event)
    if case .mouse(let mouse) = event, mouse.kind == .press {
      host.handle(.mouse(MouseEvent(kind: .release, button: mouse.button, position: mouse.position)))
    }
    await settle()
  }

  /// Waits until no frame is due and no task that an event has begun still runs; about two seconds at most.
  package func settle() async {
    var quiet = 0
    var patience = Self.patience
    while patience > 0 {
      let isFrameDue = host.isFrameDue
      if isFrameDue { host.frame() }
      let isWaiting = host.lifecycle.runningTasks.contains { !lasting.contains($0) }
      patience -= isFrameDue ? 4 : 1
      quiet = isFrameDue || isWaiting ? 0 : quiet + 1
      // What a finished task resumes arrives a few turns later.
      if quiet == 8 || host.hasQuit { return }
      // Others work on what a task waits for: leave them the processor.
      if isWaiting, !isFrameDue { try? await Task.sleep(for: .milliseconds(1)) }
      await Task.yield()
    }
    lasting.formUnion(host.lifecycle.runningTasks)
  }
}
