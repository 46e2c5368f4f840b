package import TabiTerminal

/// An app on a screen in memory, driven by a program: what `--headless` and tests run on.
@MainActor
package final class Session {
  package let host: Host
  package let screen: VirtualScreen
  package let clock = ManualClock()
  /// Tasks that did not end by themselves in the time that one is waited for: they are there to stay.
  private var lasting: Set<ObjectIdentifier> = []

  /// How long a task of a view is waited for after an event.
  private static let patience = Duration.seconds(2)

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

  /// Waits until no frame is due and no task that an event has begun still runs; at most two seconds.
  package func settle() async {
    let deadline = ContinuousClock.now + Self.patience
    var quiet = 0
    // What a finished task resumes arrives a few turns later.
    while quiet < 8, !host.hasQuit {
      let running = host.lifecycle.runningTasks.filter { !lasting.contains($0) }
      let isFrameDue = host.isFrameDue
      if isFrameDue { host.frame() }
      if ContinuousClock.now >= deadline {
        lasting.formUnion(running)
        return
      }
      if isFrameDue || !running.isEmpty { quiet = 0 } else { quiet += 1 }
      // Others work on what a task waits for: leave them the processor.
      if !isFrameDue, !running.isEmpty { try? await Task.sleep(for: .milliseconds(1)) }
      await Task.yield()
    }
  }
}
