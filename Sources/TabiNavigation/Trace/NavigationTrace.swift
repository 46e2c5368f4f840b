import Synchronization

/// Where navigation records what changed, and what it refused and why.
///
/// A full-screen app has no place to print to: the floor above shows these events where there is one. Any
/// thread may record.
package final class NavigationTrace: Sendable {
  /// Hears of each event when it is recorded.
  package typealias Sink = @Sendable (NavigationEvent) -> Void

  private struct State {
    var events: [NavigationEvent] = []
    var origin = NavigationEvent.Origin.code
    var sink: Sink?
  }

  /// The trace that is written to: one for the whole app, unless a task sets its own.
  @TaskLocal package static var current = NavigationTrace()

  /// The events kept; when there are more, the older half is dropped.
  package static let capacity = 1_000

  private let state = Mutex(State())
  private let start = ContinuousClock.now

  package init() {}

  /// The latest events, oldest first.
  package var events: [NavigationEvent] { state.withLock { $0.events } }

  /// The sentences of what was refused or reported, oldest first.
  package var entries: [String] {
    events.filter { $0.kind == .refuse || $0.kind == .report }.map(\.sentence)
  }

  /// Gives each event from now on to `sink`, on the thread that records it; with nil, to no one.
  package func setSink(_ sink: Sink?) {
    state.withLock { $0.sink = sink }
  }
}

// MARK: - Recording

extension NavigationTrace {
  /// Records an event.
  ///
  /// - Parameter origin: Who made it happen; nil for whom the turn is attributed to.
  package static func record(
    _ kind: NavigationEvent.Kind, by origin: NavigationEvent.Origin? = nil, at place: [String] = [],
    pages: [String] = [], _ sentence: String
  ) {
    current.record(kind, by: origin, at: place, pages: pages, sentence)
  }

  /// Records a sentence.
  package static func report(_ sentence: String) {
    record(.report, sentence)
  }

  /// Records why a call changes nothing.
  ///
  /// - Returns: false, which the call then returns.
  package static func refuse(_ sentence: String) -> Bool {
    record(.refuse, sentence)
    return false
  }

  private func record(
    _ kind: NavigationEvent.Kind, by origin: NavigationEvent.Origin?, at place: [String], pages: [String],
    _ sentence: String
  ) {
    let time = ContinuousClock.now - start
    let (event, sink) = state.withLock { state in
      let event = NavigationEvent(
        time: time, origin: origin ?? state.origin, kind: kind, place: place, pages: pages, sentence: sentence
      )
      if state.events.count >= Self.capacity { state.events.removeFirst(Self.capacity / 2) }
      state.events.append(event)
      return (event, state.sink)
    }
    // Called outside the lock, so that it may look at the trace.
    sink?(event)
  }
}

// MARK: - Who

extension NavigationTrace {
  /// Attributes what is recorded from now on, until ``turnEnded()``, to someone else than the author's code.
  ///
  /// A path that is changed now is seen by its stack in the next frame only.
  package static func attributeTurn(to origin: NavigationEvent.Origin) {
    current.state.withLock { $0.origin = origin }
  }

  /// Ends a turn: the frame is drawn that shows its changes.
  package static func turnEnded() {
    current.state.withLock { $0.origin = .code }
  }
}
