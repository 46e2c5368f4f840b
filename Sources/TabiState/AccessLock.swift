import Glibc
import Synchronization

/// A lock that the thread which holds it may take again.
///
/// It is a semaphore with an owner, not a mutex, as an access that began on one thread may end on another:
/// an `inout` argument of an async call stays open while the task moves.
final class AccessLock: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private let owner = Atomic<UInt>(0)
  /// Touched by the holder alone.
  private var depth = 0

  init() {
    sem_init(semaphore, 0, 1)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func lock() {
    let thread = UInt(pthread_self())
    if owner.load(ordering: .relaxed) != thread {
      while sem_wait(semaphore) != 0 {}  // A signal may interrupt the wait.
      owner.store(thread, ordering: .relaxed)
    }
    depth += 1
  }

  func unlock() {
    depth -= 1
    guard depth == 0 else { return }
    owner.store(0, ordering: .relaxed)
    sem_post(semaphore)
  }
}
