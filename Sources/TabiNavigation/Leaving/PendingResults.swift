internal import Synchronization
internal import TabiState

/// The pages that somebody waits for, by coordinator.
@MainActor
package final class PendingResults {
  /// Those of the app: whoever shows a page finds there who waits for it.
  package static let shared = PendingResults()

  private var coordinators: [ObjectIdentifier: AwaitedPages] = [:]

  private init() {}

  /// The number of pages of a coordinator that somebody waits for.
  package func count(of coordinator: AnyObject) -> Int {
    coordinators[ObjectIdentifier(coordinator)]?.results.count ?? 0
  }

  /// Pushes a page that is waited for.
  func push<Flow: CoordinatorProtocol>(
    _ route: Flow.Route, on coordinator: Flow, accepts: @escaping (Any) -> Bool
  ) -> PageResult {
    let key = ObjectIdentifier(coordinator)
    let pages =
      coordinators[key] ?? AwaitedPages(of: coordinator) { [unowned self] in coordinators[key] = nil }
    coordinators[key] = pages
    coordinator.push(route)
    return pages.awaitTop(accepts)
  }

  /// Finishes a page with a value: pops it and those above it.
  ///
  /// - Parameters:
  ///   - route: The page's route.
  ///   - place: Its place on its path, 0 being above the root.
  ///   - coordinator: The object whose path it is on, where that is known; where it isn't, the page is the
  ///     one with this route at this place that somebody waits for.
  /// - Returns: Whether somebody waits for a value of this type; when nobody does, nothing changes.
  package func finish(
    _ value: Any, page route: AnyHashable, at place: Int, of coordinator: AnyObject? = nil
  ) -> Bool {
    let candidates = coordinator.map { [coordinators[ObjectIdentifier($0)]].compactMap { $0 } }
    let pages = (candidates ?? Array(coordinators.values)).filter { $0.isAwaited(route, at: place) }
    guard pages.count == 1 else {
      let reason = pages.isEmpty ? "nobody waits for it" : "\(pages.count) coordinators wait for such a page"
      return NavigationTrace.refuse("finish: the page \("\(route)".shortened()) has no result, as \(reason)")
    }
    return pages[0].finish(value, at: place)
  }

  func finishTop(_ value: Any, of coordinator: AnyObject) -> Bool {
    guard let pages = coordinators[ObjectIdentifier(coordinator)], let place = pages.topPlace else {
      return NavigationTrace.refuse("finish: nobody waits for a page of this coordinator")
    }
    return pages.finish(value, at: place)
  }
}

/// The pages of one coordinator that somebody waits for.
///
/// It lives as long as somebody does, and follows the coordinator's path meanwhile.
@MainActor
private final class AwaitedPages: ChangeObserver {
  private let stack = PageStack(isTraced: false)
  /// By the number of the page.
  private(set) var results: [Int: PageResult] = [:]
  private let follow: @MainActor (PageStack) -> [PageStack.Page]
  /// Pops pages down to below a place.
  private let pop: @MainActor (_ place: Int) -> Void
  private let onEmpty: @MainActor () -> Void
  private let isFollowDue = Atomic<Bool>(false)

  init(of coordinator: some CoordinatorProtocol, onEmpty: @escaping @MainActor () -> Void) {
    // Unowned: whoever waits holds the coordinator.
    follow = { [unowned coordinator] in $0.update(to: coordinator.paths) }
    pop = { [unowned coordinator] in coordinator.pop(coordinator.paths.count - $0) }
    self.onEmpty = onEmpty
    coordinator.objectWillChange.observers.add(self)
  }

  nonisolated func valueWillChange() {
    guard !isFollowDue.exchange(true, ordering: .acquiringAndReleasing) else { return }
    Task { @MainActor in
      isFollowDue.store(false, ordering: .releasing)
      update()
    }
  }

  /// Settles the pages that were left.
  private func update() {
    guard !results.isEmpty else { return }
    for page in follow(stack) { results.removeValue(forKey: page.id)?.settle(nil) }
    if results.isEmpty { onEmpty() }
  }

  func awaitTop(_ accepts: @escaping (Any) -> Bool) -> PageResult {
    for page in follow(stack) { results.removeValue(forKey: page.id)?.settle(nil) }
    let id = stack.page(at: stack.count - 1).id
    let result = PageResult(accepts: accepts) { [unowned self] in leave(id) }
    results[id] = result
    return result
  }

  private func leave(_ id: Int) {
    update()
    if let place = stack.place(of: id) { pop(place) }
    update()
  }

  /// The place of the topmost page that somebody waits for.
  var topPlace: Int? {
    update()
    return stack.known.last { results[$0.id] != nil }.flatMap { stack.place(of: $0.id) }
  }

  func isAwaited(_ route: AnyHashable, at place: Int) -> Bool {
    update()
    return stack.known.contains {
      results[$0.id] != nil && stack.place(of: $0.id) == place && $0.route.isSameRoute(as: route)
    }
  }

  func finish(_ value: Any, at place: Int) -> Bool {
    let page = stack.page(at: place)
    guard let result = results[page.id], result.accepts(value) else {
      return NavigationTrace.refuse(
        "finish: a \(type(of: value)) isn't what the page \("\(page.route)".shortened()) is waited for with")
    }
    result.settle(value)
    leave(page.id)
    return true
  }
}
