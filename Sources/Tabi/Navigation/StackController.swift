import TabiNavigation
import TabiTerminal

/// The path that a stack follows, whatever collection holds it.
struct StackPath {
  /// The number of pages above the root.
  let count: () -> Int
  /// Makes the pages of a stack those of the path. Returns the pages that are gone.
  let follow: (PageStack, PageStack.Move) -> [PageStack.Page]
  /// Returns whether the path takes values of this type.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void
  /// The coordinator whose path it is, where that is known.
  var coordinator: AnyObject?
  /// Keeps the path for the next start, under a name.
  var keep: (inout NavigationSnapshot, String) -> Void = { _, _ in }
  /// Takes over the path that is kept under a name. Returns whether there was one.
  var restore: (NavigationSnapshot, String) -> Bool = { _, _ in false }
  /// What the inspector says of the root page, where it is more than that.
  var root: (() -> String)?
}

/// What the pages of one stack share: the path, the destinations declared for it, and the pages that state shows.
@MainActor
final class StackController {
  var path: StackPath
  let pages = PageStack()
  /// The pages shown by state, each after the one it stands on.
  private(set) var presented: [PresentedPage] = []
  /// The pages that have been shown, and so keep their state.
  private var built: Set<Int> = []
  private var contexts: [Int: PageContext] = [:]
  private var arrived: (top: Int, below: Int?)?
  /// The page that stands in the root's place: one that a link in the column before has shown.
  private var led = Led.none
  /// The column of a split view that it is in.
  weak var column: SplitColumn?
  let destinations: Destinations
  unowned let node: Node
  /// Where it keeps its path for the next start.
  var place: KeptPlace?

  private enum Led: Equatable {
    case none
    /// The first page of the path.
    case route
    /// A page that state shows.
    case page(Int)
  }

  init(path: StackPath, node: Node) {
    self.path = path
    self.node = node
    destinations = Destinations(node: node)
  }

  var depth: Int { path.count() }

  // MARK: Following the path

  /// Makes the pages for the path as it is now: those that have been shown, and the top one.
  func update(root: some View) {
    destinations.isUpdating = true
    defer { destinations.isUpdating = false }
    let old = arrived.flatMap { contexts[$0.top]?.element }
    node.track { follow() }
    leavePresented { page in page.anchor != pages.rootID && !isThere(page.anchor) }
    defer { arrive(at: topID, from: old) }
    node.setChildren { children in
      children.add(StackPage(context: context(pages.rootID), content: root), key: pages.rootID)
      var next = nextPlace(from: 0)
      while let place = next {
        let page = pages.page(at: place)
        built.insert(page.id)
        let content = DestinationView(route: page.route, destination: destination(for: page.route))
        children.add(StackPage(context: context(page.id), content: content), key: page.id)
        next = nextPlace(from: place + 1)
      }
      for page in pages.left.reversed() { children.keep(key: page.id) }
      for page in presented {
        children.add(
          StackPage(context: context(page.id), content: PresentedContent(page: page)), key: page.id)
      }
    }
  }

  /// The page on top has become another one, or the page below it has.
  private func arrive(at top: Int, from old: PageElement?) {
    let below = below(top)
    guard top != arrived?.top || below != arrived?.below else { return }
    if let old, let page = context(top).element, page !== old, let arrived {
      // A page that was never shown comes in, whether it has another under it or takes its place.
      let isPush = isThere(arrived.top) || page.window.frame.isEmpty
      node.host.pageMoved(PageMove(page: page, old: old.window, isPush: isPush))
    }
    if let old = arrived?.top, old != top { contexts[old]?.element?.isHidden = true }
    context(top).element?.isHidden = false
    arrived = (top, below)
    place?.changed()
    node.host.visits.note(self)
    context(top).element?.barChanged()
    node.environment.tabBar?.hidingChanged()
    column?.changed()
  }

  private func destination(for route: AnyHashable) -> Destinations.Destination? {
    destinations[route] ?? (isLed ? column?.destination(for: route) : nil)
  }

  /// Whether a page is there, and was made.
  func isMade(_ id: Int) -> Bool { id == pages.rootID || built.contains(id) && isThere(id) }

  func forget(_ ids: [Int]) {
    for id in ids {
      built.remove(id)
      contexts[id] = nil
    }
  }

  /// Makes the pages those of the path as it is now.
  func follow(by move: PageStack.Move = .change) {
    forget(path.follow(pages, move).map(\.id))
  }

  /// The place of the lowest page, at or above one, that is made: the top one, those that have been shown,
  /// and any that may know the way to the top one, as long as no page does.
  private func nextPlace(from place: Int) -> Int? {
    let top = pages.count - 1
    guard place <= top else { return nil }
    if destination(for: pages.route(at: top)) == nil { return place }
    var next = pages.knownPlace(from: place)
    while let known = next, !built.contains(pages.page(at: known).id) {
      next = pages.knownPlace(from: known + 1)
    }
    return next ?? top
  }

  /// The number of the page at a place, or of the root below the first.
  private func id(at place: Int) -> Int {
    place < 0 ? pages.rootID : pages.page(at: place).id
  }

  private func isThere(_ id: Int) -> Bool {
    id == pages.rootID || pages.place(of: id) != nil || presented.contains { $0.id == id }
  }

  func context(_ id: Int) -> PageContext {
    if let context = contexts[id] { return context }
    let made = PageContext(id: id, stack: self)
    contexts[id] = made
    return made
  }

  // MARK: What stands where

  /// The page on top of one of the path's, when the pages that state shows are counted.
  private func top(over id: Int) -> Int {
    var top = id
    while let next = presented.last(where: { $0.anchor == top }) { top = next.id }
    return top
  }

  var topID: Int { top(over: id(at: pages.count - 1)) }

  /// The page that Back leads to from another.
  private func below(_ id: Int) -> Int? {
    if let page = presented.first(where: { $0.id == id }) { return page.anchor }
    return pages.place(of: id).map { top(over: self.id(at: $0 - 1)) }
  }

  var top: PageContext { context(topID) }

  /// The title of the page that Back leads to, empty while it isn't known; nil where Back leads nowhere.
  func titleBelow(_ page: PageContext) -> String? {
    if page.options.isBackHidden { return nil }
    if page.id == bottomID { return columnBefore?.titleBefore }
    return below(page.id).map { context($0).title }
  }

  var canGoBack: Bool { !top.options.isBackHidden && (topID != bottomID || columnBefore != nil) }

  /// The page that Back doesn't lead below: the root, or what stands in its place.
  var bottomID: Int {
    switch led {
    case .route where pages.count > 0: id(at: 0)
    case .page(let id) where presented.contains { $0.id == id }: id
    case .none, .route, .page: pages.rootID
    }
  }

  /// The column, where Back leads from it to the one before.
  var columnBefore: SplitColumn? {
    column.flatMap { $0.front === self && $0.canGoBack ? $0 : nil }
  }

  func optionsChanged(of page: PageContext, from old: PageOptions) {
    if page.title != old.title {
      if below(topID) == page.id { top.element?.barChanged() }
      if page.id == topID { node.host.visits.note(self) }
      column?.titleChanged()
    }
    if page.options.isTabBarHidden != old.isTabBarHidden { node.environment.tabBar?.hidingChanged() }
  }
}

// MARK: - Pages shown by state

/// A page that a binding or a link shows, apart from the path. It stands on the page that was on top then.
@MainActor
final class PresentedPage {
  let id = UniqueID.next()
  let anchor: Int
  fileprivate(set) weak var owner: Node?
  fileprivate(set) var content: AnyView
  /// The node that shows it.
  weak var node: Node?
  /// Tells the state that shows it that it is gone.
  fileprivate var onLeave: @MainActor () -> Void

  fileprivate init(
    anchor: Int, owner: Node, content: AnyView, onLeave: @escaping @MainActor () -> Void
  ) {
    self.anchor = anchor
    self.owner = owner
    self.content = content
    self.onLeave = onLeave
  }
}

/// What a page that state shows is made of: with the environment of the view that shows it, as a page of its own.
private struct PresentedContent {
  let page: PresentedPage
}

extension PresentedContent: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    page.node = node
    guard let owner = page.owner else { return }
    let (page, column) = (node.environment.page, node.environment.splitColumn)
    // What it shows hangs on state that isn't kept.
    let content = self.page.content.environment(\.page, page).environment(\.splitColumn, column)
      .environment(\.restoration, nil)
    node.setChild(content, environment: owner.environment)
  }
}

extension StackController {
  /// Shows a page for a view, or gives the one it shows new content.
  func present(by owner: Node, content: AnyView, onLeave: @escaping @MainActor () -> Void) {
    if let target = column?.target(of: self) {
      target.takeLink { $0.owner !== owner }
      target.present(by: owner, content: content, onLeave: onLeave)
      if let page = target.presented.last(where: { $0.owner === owner }) { target.led = .page(page.id) }
    } else if let page = presented.first(where: { $0.owner === owner }) {
      page.content = content
      page.onLeave = onLeave
      page.node?.valueWillChange()
    } else {
      forget(pages.dropLeft().map(\.id))
      presented.append(
        PresentedPage(
          anchor: topID, owner: owner, content: content, onLeave: onLeave))
      node.valueWillChange()
    }
  }

  /// Takes the page of a view away, without telling its state.
  func withdraw(by owner: Node) {
    column?.target(of: self)?.withdraw(by: owner)
    guard let page = presented.first(where: { $0.owner === owner }) else { return }
    page.onLeave = {}
    leavePresented { $0 === page }
    node.valueWillChange()
  }

  func isPresenting(_ owner: Node) -> Bool {
    presented.contains { $0.owner === owner }
  }

  /// Takes pages that state shows away, and those that stand on them; the state is told after the update.
  func leavePresented(where isGone: (PresentedPage) -> Bool) {
    var gone = presented.filter(isGone)
    guard !gone.isEmpty else { return }
    while let next = presented.first(where: { page in
      !gone.contains { $0 === page } && gone.contains { $0.id == page.anchor }
    }) { gone.append(next) }
    presented.removeAll { page in gone.contains { $0 === page } }
    forget(gone.map(\.id))
    for page in gone { node.host.afterUpdate { page.onLeave() } }
  }
}

// MARK: - Links, and split views

extension StackController {
  /// Whether a link in the column before has shown a page that is still there.
  var isLed: Bool { bottomID != pages.rootID }

  /// Pushes a page, as a person asks for it by a link.
  func push(_ route: AnyHashable) {
    NavigationTrace.attributeTurn(to: .person)
    if let target = column?.target(of: self) {
      target.takeLink { _ in true }
      target.led = .route
      target.push(route)
      target.node.valueWillChange()
      target.column?.changed()
    } else if path.append(route) {
      node.host.didPush()
    } else {
      node.host.report(
        "A link to a \(type(of: route.base)) was pressed in a stack whose path holds another type: nothing was pushed"
      )
    }
  }

  /// Makes room for the page of a link in the column before: it stands in the root's place.
  private func takeLink(replacing isGone: (PresentedPage) -> Bool) {
    leavePresented(where: isGone)
    let depth = depth
    guard depth > 0 else { return }
    path.removeLast(depth)
    // What is shown next stands on the root.
    follow()
  }

  /// Takes the page away that a link in the column before has shown, and all above it.
  func leaveLink() {
    guard isLed else { return }
    takeLink { _ in true }
    led = .none
    node.valueWillChange()
  }
}
