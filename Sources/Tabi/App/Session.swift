package import TabiTerminal

/// Drives a running app by a program: what `--keys` and tests do.
@MainActor
package final class Session {
  package let host: Host
  /// Tasks that did not end by themselves in the time that one is waited for: they are there to stay.
  private var lasting: Set<ObjectIdentifier> = []

  /// How many turns, of a millisecond where there is nothing to do, an event is waited for. Turns and not
  /// time, so that a busy machine doesn't change what a screen shows.
  private static let patience = 2_000

  package init(_ host: Host) {
    self.host = host
  }

  /// Sends an event and waits until the screen has settled. A screen in memory takes a new size from it.
  package func send(_ event: InputEvent) async {
    if case .resize(let size) = event, let screen = host.screen as? VirtualScreen { screen.resize(to: size) }
    host.handle(event)
    if case .mouse(let mouse) = event, mouse.kind == .press {
      host.handle(.mouse(MouseEvent(kind: .release, button: mouse.button, position: mouse.position)))
    }
    await settle()
  }

  /// Waits until no frame is due and no task that an event has begun still runs; about two seconds at most.
  package func settle() async {
    lasting.formIntersection(host.lifecycle.runningTasks)
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
