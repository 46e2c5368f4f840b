import Observation

/// Ends an observation that is no longer wanted: without a change of something that was read, the
/// registration of each evaluation would stay for good.
final class Pulse: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let ended = AtomicFlag()
  private var count: Int { 0 }

  var isCurrent: Bool { !ended.isSet }

  func read() {
    registrar.access(self, keyPath: \.count)
  }

  func beat() {
    ended.set()
    registrar.withMutation(of: self, keyPath: \.count) {}
  }
}
