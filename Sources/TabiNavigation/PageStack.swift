/// The pages of one stack: what has a state, while a route is just a value.
///
/// It follows a path. Equal routes at two places are two pages, and a page stays itself through every
/// change that keeps it.
package struct PageStack {
  /// A page above the root.
  package struct Page: Identifiable, Hashable {
    /// A number that no other page of this run has or will have.
    package let id: Int
    /// The route that the page was made for.
    package let route: AnyHashable
  }

  /// The number of the root page, apart from every page's.
  package let rootID = UniqueID.next()

  /// The pages above the root, bottom first.
  package private(set) var pages: [Page] = []

  package init() {}

  /// Follows a changed path.
  ///
  /// The pages that the path shares with the old one from the bottom up stay, and of the others those it
  /// shares from the top down; what is between is removed and made anew.
  ///
  /// - Returns: The pages that are gone and those that are new, bottom first.
  /// - Complexity: O(*n*), where *n* is the length of the longer path.
  @discardableResult
  package mutating func update(
    to routes: some Collection<AnyHashable>
  ) -> (removed: [Page], inserted: [Page]) {
    let routes = Array(routes)
    let shared = min(pages.count, routes.count)
    var prefix = 0
    while prefix < shared, pages[prefix].route.isSameRoute(as: routes[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < shared - prefix,
      pages[pages.count - 1 - suffix].route.isSameRoute(as: routes[routes.count - 1 - suffix])
    {
      suffix += 1
    }
    let gone = prefix..<(pages.count - suffix)
    let removed = Array(pages[gone])
    let inserted = routes[prefix..<(routes.count - suffix)].map { Page(id: UniqueID.next(), route: $0) }
    pages.replaceSubrange(gone, with: inserted)
    return (removed, inserted)
  }
}
