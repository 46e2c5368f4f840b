/// The titled pages that were on top once, so that a person can go there again.
@MainActor
final class Visits {
  /// A page that was on top: the routes that lead to it in its stack.
  struct Visit {
    weak var stack: StackController?
    let page: Int
    let title: String
    let routes: [AnyHashable]
  }

  /// The visits kept, and the pages that a way to one may have.
  private static let capacity = 50

  /// The latest first.
  private(set) var all: [Visit] = []

  /// Notes the page on top of a stack, unless state shows it, or a link in the column
  /// before: no path leads there.
  func note(_ stack: StackController) {
    let top = stack.top
    guard !top.title.isEmpty, !stack.isLed, let routes = stack.routes(to: top.id, atMost: Self.capacity)
    else { return }
    all.removeAll { $0.stack == nil || ($0.stack === stack && $0.routes == routes) }
    all.insert(Visit(stack: stack, page: top.id, title: top.title, routes: routes), at: 0)
    if all.count > Self.capacity { all.removeLast() }
  }
}

extension StackController {
  /// The routes up to a page; nil for one that state shows, or that too many lead to.
  fileprivate func routes(to id: Int, atMost limit: Int) -> [AnyHashable]? {
    if id == pages.rootID { return [] }
    guard let place = pages.place(of: id), place < limit else { return nil }
    return (0...place).map(pages.route(at:))
  }
}
