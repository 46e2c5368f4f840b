import Synchronization

/// Numbers that no two pages of a run share.
package enum UniqueID {
  private static let last = Atomic<Int>(0)

  package static func next() -> Int {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
