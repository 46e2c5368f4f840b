import Dispatch
import Synchronization
import TabiState

/// An observer that counts the changes it hears of.
final class Counter: ChangeObserver {
  private let changes = Atomic<Int>(0)
  private let reads = Atomic<Int>(0)

  var count: Int { changes.load(ordering: .relaxed) }
  var readCount: Int { reads.load(ordering: .relaxed) }

  func valueWillChange() { changes.add(1, ordering: .relaxed) }
  func didRead(_ list: ObserverList) { reads.add(1, ordering: .relaxed) }
}

/// An observer that notes what it reads at each change. For one thread.
final class Recorder<Value>: ChangeObserver, @unchecked Sendable {
  private let read: () -> Value
  private(set) var values: [Value] = []

  init(_ read: @escaping () -> Value) {
    self.read = read
  }

  func valueWillChange() { values.append(read()) }
}

/// Runs `body` on `count` threads at once, and returns when all are done.
func onThreads(_ count: Int, _ body: @Sendable (Int) -> Void) {
  // `body` doesn't escape: the call returns after the last one.
  withoutActuallyEscaping(body) { DispatchQueue.concurrentPerform(iterations: count, execute: $0) }
}
