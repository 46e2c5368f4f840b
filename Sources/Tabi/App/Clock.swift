import Dispatch

/// Time, as the app's views see it.
@MainActor
package protocol Clock: AnyObject {
  /// Seconds since some moment.
  var now: Double { get }
  /// Calls `action` once so many seconds from now.
  func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void)
}

/// The time of the clock on the wall.
@MainActor
package final class SystemClock: Clock {
  package init() {}

  package var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  package func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(action) }
  }
}

/// Time that passes when it is told to, so that nothing on a screen changes by itself in a test.
@MainActor
package final class ManualClock: Clock {
  package private(set) var now = 0.0
  private var waiting: [(time: Double, action: @MainActor () -> Void)] = []

  package init() {}

  package func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    waiting.append((now + seconds, action))
  }

  /// Lets so many seconds pass; what is due is done in its order.
  package func advance(by seconds: Double) {
    let end = now + seconds
    while let next = waiting.filter({ $0.time <= end }).min(by: { $0.time < $1.time }),
      let index = waiting.firstIndex(where: { $0.time == next.time })
    {
      now = next.time
      waiting.remove(at: index).action()
    }
    now = end
  }
}
