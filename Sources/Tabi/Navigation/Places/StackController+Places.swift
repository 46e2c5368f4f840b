import TabiNavigation

// The pages of a stack as places, and the ways to them that aren't a push or Back.

extension StackController {
  /// A page as it is listed: by its number, or by its place on the path where it was never made.
  enum ListedPage {
    case made(Int)
    case route(Int)
  }

  /// The pages at the top of a path that are listed; no one reads more.
  private static let mostListed = 50

  /// The pages in their order, the root first; of a long path the root and the last ones.
  var order: [ListedPage] {
    var order: [ListedPage] = []
    func add(_ id: Int) {
      order.append(.made(id))
      for page in presented where page.anchor == id { add(page.id) }
    }
    add(pages.rootID)
    for place in max(0, pages.count - Self.mostListed)..<pages.count {
      if pages.knownPlace(from: place) == place {
        let id = pages.page(at: place).id
        if isMade(id) { add(id) } else { order.append(.route(place)) }
      } else {
        order.append(.route(place))
      }
    }
    return order
  }

  /// The route at a place on the path, in one line.
  func routeName(at place: Int) -> String {
    let route = pages.route(at: place).base
    return ((route as? LinkPage)?.nameWithItems ?? "\(route)").shortened()
  }

  /// The route that a page was made for, in one line.
  func routeName(of id: Int) -> String {
    if id == pages.rootID { return path.root?().shortened() ?? "root" }
    return pages.place(of: id).map(routeName(at:)) ?? "shown by state"
  }

  // MARK: Going there

  /// Pops to a page, so that it is on top.
  func pop(to id: Int) {
    follow()
    leavePresented { $0.anchor == id }
    var base = id
    while let page = presented.first(where: { $0.id == base }) { base = page.anchor }
    if base == pages.rootID {
      removeLast(depth)
    } else if let place = pages.place(of: base) {
      removeLast(depth - place - 1)
    }
    column?.reveal()
    node.valueWillChange()
  }

  /// Pops to the page at a place on the path, which may never have been made.
  func pop(toPlace place: Int) {
    follow()
    leavePresented { _ in true }
    removeLast(depth - place - 1)
    node.valueWillChange()
  }

  /// Makes the path one of routes; the pages from the bottom up that it has already stay.
  func show(_ routes: [AnyHashable]) {
    follow()
    leavePresented { _ in true }
    let kept = zip(0..<pages.count, routes).prefix { pages.route(at: $0) == $1 }.count
    removeLast(depth - kept)
    for route in routes.dropFirst(kept) { _ = path.append(route) }
    node.valueWillChange()
  }

  private func removeLast(_ count: Int) {
    if count > 0 { path.removeLast(count) }
  }
}
