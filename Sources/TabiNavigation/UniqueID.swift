import Synchronization

/// Numbers that no two pages of a run share.
enum UniqueID {
  private static let last = Atomic<Int>(0)

  static func next() -> Int {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
