/// A path of routes of any types.
///
/// As SwiftUI's `NavigationPath`, but no call traps: what can't be done is reported.
public struct NavigationPath {
  /// The routes, bottom first.
  package private(set) var elements: [AnyHashable]

  /// Creates a path that shows the root.
  public init() {
    elements = []
  }

  /// Creates a path from routes, bottom first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of pages above the root.
  public var count: Int { elements.count }

  /// Whether the path shows the root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a page.
  public mutating func append(_ value: some Hashable) {
    elements.append(AnyHashable(value))
  }

  /// Pops `k` pages. More than there are empty the path, and are reported.
  ///
  /// - Complexity: O(*k*)
  public mutating func removeLast(_ k: Int = 1) {
    if k < 0 || k > count {
      NavigationTrace.report("removeLast: asked for \(k) of \(count) pages")
    }
    elements.removeLast(min(max(k, 0), count))
  }
}

extension NavigationPath: Equatable {
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.count == rhs.count && zip(lhs.elements, rhs.elements).allSatisfy { $0.isSameRoute(as: $1) }
  }
}

extension AnyHashable {
  /// Whether two routes are of one type and equal. As AnyHashables, 1 and 1.0 are equal; as routes, they
  /// have different pages.
  func isSameRoute(as other: AnyHashable) -> Bool {
    type(of: base) == type(of: other.base) && self == other
  }
}
