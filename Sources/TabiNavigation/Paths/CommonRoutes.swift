/// Above so many comparisons, no routes are said to be common: the pages between are made anew.
private let comparisonLimit = 1 << 22

/// The most routes that stand in the same order in two paths: at which places of each.
///
/// - Parameters:
///   - old: The old routes.
///   - count: The number of new routes.
///   - new: Gives the new route at a place.
/// - Complexity: O(*m* × *n*), in time and space.
func commonRoutes(
  _ old: [AnyHashable], _ count: Int, _ new: (Int) -> AnyHashable
) -> [(old: Int, new: Int)] {
  guard count > 0, old.count <= comparisonLimit / count else { return [] }
  let new = (0..<count).map(new)
  let width = count + 1
  // At (old, new): the length of the longest common run of the routes from there on.
  var lengths = Array(repeating: Int32(0), count: (old.count + 1) * width)
  for first in old.indices.reversed() {
    for second in new.indices.reversed() {
      let at = first * width + second
      lengths[at] =
        old[first].isSameRoute(as: new[second])
        ? lengths[at + width + 1] + 1 : max(lengths[at + width], lengths[at + 1])
    }
  }
  var found: [(old: Int, new: Int)] = []
  var (first, second) = (0, 0)
  while first < old.count, second < count {
    let at = first * width + second
    if old[first].isSameRoute(as: new[second]) {
      found.append((first, second))
      (first, second) = (first + 1, second + 1)
    } else if lengths[at + width] >= lengths[at + 1] {
      first += 1
    } else {
      second += 1
    }
  }
  return found
}
