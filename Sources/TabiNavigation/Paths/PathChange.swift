internal import Glibc

/// How a path differs from what it was before: the routes at `old` made room for those at `new`.
package struct PathChange: Equatable {
  /// The places, in the old path, of the routes that are gone.
  package var old: Range<Int>
  /// The places, in the new path, of the routes that are new.
  package var new: Range<Int>

  /// Whether the path is as it was.
  package var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// The same change, with as many routes more below it.
  func shifted(by count: Int) -> PathChange {
    PathChange(
      old: old.lowerBound + count..<old.upperBound + count,
      new: new.lowerBound + count..<new.upperBound + count)
  }
}

extension PathChange {
  /// Finds what the paths share from the bottom up, and of the rest what they share from the top down.
  ///
  /// Routes whose bits are the same are the same, whatever their `==` says, so that paths which share
  /// nearly everything are compared as memory is.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the longer path: 0.2 ns a route of a word, and a
  ///   call of `==` for each route whose bits differ.
  init<Route: Hashable>(from old: UnsafeBufferPointer<Route>, to new: UnsafeBufferPointer<Route>) {
    let shared = min(old.count, new.count)
    let prefix = commonCount(old, new, limit: shared, isFromTop: false)
    let suffix = commonCount(old, new, limit: shared - prefix, isFromTop: true)
    self.init(old: prefix..<(old.count - suffix), new: prefix..<(new.count - suffix))
  }
}

/// How many routes two paths share from one end on, `limit` at most.
private func commonCount<Route: Hashable>(
  _ old: UnsafeBufferPointer<Route>, _ new: UnsafeBufferPointer<Route>, limit: Int, isFromTop: Bool
) -> Int {
  let block = max(1, 4_096 / MemoryLayout<Route>.stride)
  var count = 0
  while count < limit {
    let end = min(limit, count + block)
    let isSameBlock =
      isFromTop
      ? haveSameBits(old, old.count - end, new, new.count - end, end - count)
      : haveSameBits(old, count, new, count, end - count)
    if !isSameBlock {
      for place in count..<end {
        let (first, second) = isFromTop ? (old.count - 1 - place, new.count - 1 - place) : (place, place)
        guard haveSameBits(old, first, new, second, 1) || isSameRoute(old[first], new[second]) else {
          return place
        }
      }
    }
    count = end
  }
  return count
}

private func haveSameBits<Route>(
  _ old: UnsafeBufferPointer<Route>, _ oldPlace: Int, _ new: UnsafeBufferPointer<Route>, _ newPlace: Int,
  _ count: Int
) -> Bool {
  guard let old = old.baseAddress, let new = new.baseAddress else { return count == 0 }
  return memcmp(old + oldPlace, new + newPlace, count * MemoryLayout<Route>.stride) == 0
}

private func isSameRoute<Route: Hashable>(_ lhs: Route, _ rhs: Route) -> Bool {
  Route.self == AnyHashable.self ? AnyHashable(lhs).isSameRoute(as: AnyHashable(rhs)) : lhs == rhs
}

extension AnyHashable {
  /// Whether two routes are of one type and equal. As AnyHashables, 1 and 1.0 are equal; as routes, they
  /// have different pages.
  func isSameRoute(as other: AnyHashable) -> Bool {
    type(of: base) == type(of: other.base) && self == other
  }
}
