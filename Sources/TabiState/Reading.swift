import Glibc

/// Who is reading values just now, on this thread.
package enum Reading {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The innermost observer of ``with(_:_:)`` on this thread, or nil outside of it.
  package static var observer: (any ChangeObserver)? {
    pthread_getspecific(key)?.assumingMemoryBound(to: (any ChangeObserver)?.self).pointee
  }

  /// Runs `body` with its reads noted for `observer`; with nil, they are noted for no one.
  package static func with<R>(_ observer: (any ChangeObserver)?, _ body: () throws -> R) rethrows -> R {
    let outer = pthread_getspecific(key)
    defer { pthread_setspecific(key, outer) }
    return try withUnsafePointer(to: observer) {
      pthread_setspecific(key, $0)
      return try body()
    }
  }

  /// Puts the current observer, if there is one, on the list of a value that is about to be read.
  package static func note(_ list: ObserverList) {
    guard let observer else { return }
    list.add(observer)
    observer.didRead(list)
  }
}
