package import TabiTerminal

/// An app on a screen in memory, driven by a program: what `--headless` and tests run on.
@MainActor
package final class Session {
  package let host: Host
  package let screen: VirtualScreen
  package let clock = ManualClock()

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
    await host.settle()
  }
}
