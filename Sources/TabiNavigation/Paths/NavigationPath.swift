/// A path of routes of any types.
///
/// As SwiftUI's `NavigationPath`, but no call traps: what can't be done is reported. Copies share their
/// pages, so that a copy costs nothing however long the path is.
public struct NavigationPath {
  /// A route and the path below it.
  private final class Page {
    let route: AnyHashable
    var below: Page?

    init(_ route: AnyHashable, over below: Page?) {
      self.route = route
      self.below = below
    }

    // One after another: released by each other, the pages of a long path would fill the call stack.
    deinit {
      var next = takeBelow()
      while isKnownUniquelyReferenced(&next) { next = next?.takeBelow() }
    }

    private func takeBelow() -> Page? {
      defer { below = nil }
      return below
    }
  }

  private var top: Page?
  /// The number of pages above the root.
  public private(set) var count = 0

  /// Creates a path that shows the root.
  public init() {}

  /// Creates a path from routes, bottom first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Whether the path shows the root.
  public var isEmpty: Bool { top == nil }

  /// Pushes a page.
  public mutating func append(_ value: some Hashable) {
    top = Page(AnyHashable(value), over: top)
    count += 1
  }

  /// Pops `k` pages. More than there are empty the path, and are reported.
  ///
  /// - Complexity: O(*k*)
  public mutating func removeLast(_ k: Int = 1) {
    if k < 0 || k > count {
      NavigationTrace.report("removeLast: asked for \(k) of \(count) pages")
    }
    let popped = min(max(k, 0), count)
    top = page(below: popped)
    count -= popped
  }
}

// MARK: - Looking

extension NavigationPath {
  /// The routes, bottom first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pages.
  package var elements: [AnyHashable] { top(count) }

  /// The route at a place, 0 being the one above the root.
  ///
  /// - Complexity: O(*k*), where *k* is the number of pages above it.
  func route(at place: Int) -> AnyHashable {
    page(below: count - 1 - place)?.route ?? AnyHashable(place)
  }

  private func page(below number: Int) -> Page? {
    var page = top
    for _ in 0..<max(0, number) { page = page?.below }
    return page
  }

  /// The topmost routes, bottom first.
  private func top(_ number: Int) -> [AnyHashable] {
    var routes: [AnyHashable] = []
    routes.reserveCapacity(number)
    var page = top
    while routes.count < number, let current = page {
      routes.append(current.route)
      page = current.below
    }
    return routes.reversed()
  }

  /// How many pages from the bottom up are not only equal but the same.
  private func sharedCount(_ other: NavigationPath) -> Int {
    var count = min(self.count, other.count)
    var first = page(below: self.count - count)
    var second = other.page(below: other.count - count)
    while count > 0, first !== second {
      first = first?.below
      second = second?.below
      count -= 1
    }
    return count
  }

  /// How another path differs from this one.
  ///
  /// - Complexity: O(*k*), where *k* is the number of routes that one has and the other hasn't.
  func change(to other: NavigationPath) -> PathChange {
    let shared = sharedCount(other)
    let change = top(count - shared).withUnsafeBufferPointer { old in
      other.top(other.count - shared).withUnsafeBufferPointer { PathChange(from: old, to: $0) }
    }
    return change.shifted(by: shared)
  }
}

extension NavigationPath: Equatable {
  /// Whether the routes are equal, and of the same types.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.count == rhs.count && lhs.change(to: rhs).isEmpty
  }
}
