package import TabiState

/// The pages of one stack: what has a state, while a route is just a value.
///
/// It follows a path. Equal routes at two places are two pages, and a page stays itself through every
/// change that keeps it. A page has a number once it was asked for; of a route that never was there is no more
/// than the route.
package final class PageStack {
  /// A page above the root.
  package struct Page: Identifiable, Hashable {
    /// A number that no other page of this run has or will have.
    package let id: Int
    /// The route that the page was made for.
    package let route: AnyHashable
  }

  /// What made a path change.
  package enum Move {
    /// The page on top was left by Back, and waits for Forward.
    case back
    /// Forward returns to the page that was left last.
    case forward
    /// Anything else: what is taken off the path is gone.
    case change
  }

  /// The number of the root page, apart from every page's.
  package let rootID = UniqueID.next()

  /// The pages on the path that were asked for, and so have a number, bottom first.
  package private(set) var known: [Page] = []
  /// Where they stand on the path, 0 being above the root.
  private var places: [Int] = []
  /// The pages that Back left, the last of which Forward returns to.
  package private(set) var left: [Page] = []
  private var path: any PathRecord = EmptyPathRecord()
  /// The names of the tab, the sheet and the stack, for the trace.
  package var names: [String] = []
  private let isTraced: Bool

  /// - Parameter isTraced: Whether its changes are recorded: once for a path, however many follow it.
  package init(isTraced: Bool = true) {
    self.isTraced = isTraced
  }
}

// MARK: - Looking

extension PageStack {
  /// The number of routes above the root.
  package var count: Int { path.count }

  /// The route at a place, 0 being the one above the root.
  package func route(at place: Int) -> AnyHashable { path.route(at: place) }

  /// The place of a page, while it is on the path.
  package func place(of id: Int) -> Int? {
    known.lastIndex { $0.id == id }.map { places[$0] }
  }

  /// The lowest place, at or above one, of a page that has a number.
  package func knownPlace(from place: Int) -> Int? {
    let index = knownIndex(from: place)
    return index < places.count ? places[index] : nil
  }

  /// The page at a place, which has a number from now on.
  package func page(at place: Int) -> Page {
    let index = knownIndex(from: place)
    if index < places.count, places[index] == place { return known[index] }
    let page = Page(id: UniqueID.next(), route: path.route(at: place))
    known.insert(page, at: index)
    places.insert(place, at: index)
    return page
  }

  /// The index, in `known`, of the lowest page at or above a place.
  private func knownIndex(from place: Int) -> Int {
    if place > places.last ?? -1 { return places.count }
    var range = 0..<places.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = places[middle] < place ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

// MARK: - Following a path

extension PageStack {
  /// Follows a changed path.
  ///
  /// The pages that the path shares with the old one from the bottom up stay, and of the others those it
  /// shares from the top down; of those between, as many as stand in the same order.
  ///
  /// - Parameters:
  ///   - routes: The path.
  ///   - move: Whether Back or Forward changed it.
  ///   - origin: Who did, for the trace; nil for whom the turn is attributed to.
  /// - Returns: The pages that are gone, whose state can be released.
  /// - Complexity: That of ``PathChange/init(from:to:)``, and O(*k*), where *k* is the number of pages with a
  ///   number at or above the change.
  @discardableResult
  package func update<Routes: Collection>(
    to routes: Routes, by move: Move = .change, origin: NavigationEvent.Origin? = nil
  ) -> [Page] where Routes.Element: Hashable {
    follow({ routes }, log: nil, by: move, origin: origin)
  }

  /// Follows a changed path behind a binding.
  ///
  /// - Complexity: As ``update(to:by:origin:)``; for the path of a ``Coordinator`` that was changed by its
  ///   moves, O(*k*), where *k* is the number of routes pushed and popped, and of pages with a number above.
  @discardableResult
  package func update<Routes: Collection>(
    to path: Binding<Routes>, by move: Move = .change, origin: NavigationEvent.Origin? = nil
  ) -> [Page] where Routes.Element: Hashable {
    var log: PathLog?
    if let owner = path.location.owner as? any LoggedPath, let keyPath = path.location.ownerKeyPath,
      owner.isPath(keyPath)
    {
      log = owner.log
    }
    return follow({ path.wrappedValue }, log: log, by: move, origin: origin)
  }

  private func follow<Routes: Collection>(
    _ routes: () -> Routes, log: PathLog?, by move: Move, origin: NavigationEvent.Origin?
  ) -> [Page] where Routes.Element: Hashable {
    let (record, reset) = record(RoutesRecord<Routes.Element>.self) { .init() }
    let oldCount = record.count
    return reset + apply(record.follow(routes, log: log), oldCount: oldCount, move: move, origin: origin)
  }

  /// Follows a changed path.
  ///
  /// - Returns: The pages that are gone, whose state can be released.
  /// - Complexity: O(*k*), where *k* is the number of routes that one path has and the other hasn't, and
  ///   of pages with a number above.
  @discardableResult
  package func update(
    to path: NavigationPath, by move: Move = .change, origin: NavigationEvent.Origin? = nil
  ) -> [Page] {
    let (record, reset) = record(NavigationPathRecord.self) { .init() }
    let oldCount = record.count
    return reset + apply(record.follow(path), oldCount: oldCount, move: move, origin: origin)
  }

  /// The record of the path, and the pages of a path of another type, none of which stays.
  private func record<Record: PathRecord>(_ type: Record.Type, make: () -> Record) -> (Record, [Page]) {
    if let record = path as? Record { return (record, []) }
    let record = make()
    path = record
    defer {
      known = []
      places = []
      left = []
    }
    return (record, known + left)
  }

  /// Gives up the pages that Back left.
  ///
  /// - Returns: The pages, whose state can be released.
  package func dropLeft() -> [Page] {
    defer { left = [] }
    return left
  }

  private func apply(
    _ change: PathChange, oldCount: Int, move: Move, origin: NavigationEvent.Origin?
  ) -> [Page] {
    guard !change.isEmpty else { return [] }
    trace(change, by: move == .change ? origin : .person)
    switch move {
    case .back where change == PathChange(old: oldCount - 1..<oldCount, new: oldCount - 1..<oldCount - 1):
      guard let page = known.last, places.last == oldCount - 1 else { return dropLeft() }
      known.removeLast()
      places.removeLast()
      left.append(page)
      return []
    case .forward where change == PathChange(old: oldCount..<oldCount, new: oldCount..<oldCount + 1):
      guard let page = left.last, page.route.isSameRoute(as: path.route(at: oldCount)) else {
        return dropLeft()
      }
      left.removeLast()
      known.append(page)
      places.append(oldCount)
      return []
    default:
      return replace(change) + dropLeft()
    }
  }

  private func replace(_ change: PathChange) -> [Page] {
    let gone = knownIndex(from: change.old.lowerBound)..<knownIndex(from: change.old.upperBound)
    let shift = change.new.count - change.old.count
    if shift != 0 { for index in gone.upperBound..<places.count { places[index] += shift } }
    guard !gone.isEmpty else { return [] }
    let pages = Array(known[gone])
    // Of the pages between, those stay whose routes stand in the same order as before.
    let kept = commonRoutes(pages.map(\.route), change.new.count) {
      path.route(at: change.new.lowerBound + $0)
    }
    known.replaceSubrange(gone, with: kept.map { pages[$0.old] })
    places.replaceSubrange(gone, with: kept.map { change.new.lowerBound + $0.new })
    let keptIndices = Set(kept.map(\.old))
    return pages.indices.filter { !keptIndices.contains($0) }.map { pages[$0] }
  }
}

// MARK: - The trace

extension PageStack {
  private func trace(_ change: PathChange, by origin: NavigationEvent.Origin?) {
    guard isTraced else { return }
    let routes = change.new.suffix(3).map { "\(path.route(at: $0))".shortened() }
    let top = path.count > 0 ? "\(path.route(at: path.count - 1))".shortened() : "the root"
    let (kind, sentence): (NavigationEvent.Kind, String) =
      if change.old.isEmpty {
        (.push, "Pushed \(pages(change.new.count)): \(top) is on top")
      } else if change.new.isEmpty {
        (.pop, "Popped \(pages(change.old.count)): \(top) is on top")
      } else {
        (.replace, "Replaced \(pages(change.old.count)) by \(change.new.count): \(top) is on top")
      }
    NavigationTrace.record(kind, by: origin, at: names, pages: routes, sentence)
  }

  private func pages(_ count: Int) -> String { count == 1 ? "1 page" : "\(count) pages" }
}
