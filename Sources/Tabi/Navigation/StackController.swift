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
}

/// What the pages of one stack share: the path, the destinations declared for it, and its window rows.
@MainActor
final class StackController {
  /// How the pages for a type are made. An object, so that the views that hold one are the same as long as it is.
  final class Destination {
    private(set) weak var owner: Node?
    let depth: Int
    let make: @MainActor (AnyHashable) -> AnyView

    init(owner: Node, make: @escaping @MainActor (AnyHashable) -> AnyView) {
      self.owner = owner
      depth = owner.depth
      self.make = make
    }
  }

  var path: StackPath
  let pages = PageStack()
  private var contexts: [Int: PageContext] = [:]
  /// What stands for a page that was never shown, and so has no title.
  private lazy var unseen = PageContext(id: 0, stack: self)
  private var destinations: [ObjectIdentifier: [Destination]] = [:]
  private unowned let node: Node
  private var isUpdating = false

  init(path: StackPath, node: Node) {
    self.path = path
    self.node = node
  }

  var depth: Int { path.count() }

  // MARK: Following the path

  /// Makes the pages for the path as it is now: those that have been shown, and the top one.
  func update(root: some View) {
    isUpdating = true
    defer { isUpdating = false }
    node.track { follow() }
    node.setChildren { children in
      children.add(TitleBar(controller: self, top: top, below: below), key: "title")
      children.add(
        StackPage(context: context(pages.rootID), isTop: pages.count == 0, content: root),
        key: pages.rootID)
      let top = pages.count - 1
      var next = nextPlace(from: 0)
      while let place = next {
        let page = pages.page(at: place)
        let content = DestinationView(route: page.route, destination: destination(for: page.route))
        children.add(
          StackPage(context: context(page.id), isTop: place == top, content: content), key: page.id)
        next = nextPlace(from: place + 1)
      }
    }
  }

  /// Makes the pages those of the path as it is now.
  private func follow() {
    for page in path.follow(pages, .change) { contexts[page.id] = nil }
  }

  /// The place of the lowest page, at or above one, that is made: the top one, those that were shown, and
  /// any that may know the way to the top one, as long as no page does.
  private func nextPlace(from place: Int) -> Int? {
    let top = pages.count - 1
    guard place <= top else { return nil }
    return destination(for: pages.route(at: top)) == nil ? place : pages.shownPlace(from: place) ?? top
  }

  /// The number of the page at a place, or of the root below the first.
  private func id(at place: Int) -> Int {
    place < 0 ? pages.rootID : pages.page(at: place).id
  }

  private func context(_ id: Int) -> PageContext {
    if let context = contexts[id] { return context }
    let made = PageContext(id: id, stack: self)
    contexts[id] = made
    return made
  }

  var top: PageContext { context(id(at: pages.count - 1)) }

  /// The page that Back leads to.
  var below: PageContext? {
    let place = pages.count - 2
    if place < -1 { return nil }
    return place < 0 || pages.shownPlace(from: place) == place ? context(id(at: place)) : unseen
  }

  func titleChanged() {
    titleBar?.setNeedsDisplay()
  }

  weak var titleBar: TitleBarElement?

  // MARK: Destinations

  func declare(_ type: Any.Type, by owner: Node, make: @escaping @MainActor (AnyHashable) -> AnyView) {
    let key = ObjectIdentifier(type)
    var declared = destinations[key, default: []].filter { $0.owner != nil && $0.owner !== owner }
    if !declared.isEmpty {
      // Looked at once the views are evaluated: a branch that goes makes room for the one that comes.
      node.host.afterUpdate { [weak self] in self?.reportRivals(for: type) }
    }
    declared.append(Destination(owner: owner, make: make))
    destinations[key] = declared.sorted { $0.depth < $1.depth }
    // Pages that stand already are shown by the new closure.
    if !isUpdating { node.valueWillChange() }
  }

  private func reportRivals(for type: Any.Type) {
    guard destinations[ObjectIdentifier(type), default: []].count > 1 else { return }
    node.host.report(
      "navigationDestination(for: \(type).self) is declared twice in one stack: the one nearest the root holds"
    )
  }

  func undeclare(by owner: Node) {
    for key in destinations.keys { destinations[key]?.removeAll { $0.owner == nil || $0.owner === owner } }
  }

  private func destination(for route: AnyHashable) -> Destination? {
    destinations[ObjectIdentifier(type(of: route.base))]?.first { $0.owner != nil }
  }

  // MARK: Moving

  /// Pops the top page, as a person asks for it. Returns whether there was one.
  @discardableResult
  func back() -> Bool {
    guard depth > 0 else { return false }
    path.removeLast(1)
    return true
  }

  @discardableResult
  func popToRoot() -> Bool {
    let depth = depth
    guard depth > 0 else { return false }
    path.removeLast(depth)
    return true
  }

  func push(_ route: AnyHashable) {
    if path.append(route) {
      node.host.didPush()
    } else {
      node.host.report(
        "A link to a \(type(of: route.base)) was pressed in a stack whose path holds another type: nothing was pushed"
      )
    }
  }

  /// Pops to below a page, that page included. In a root page, leaves the page that the whole stack is on.
  func dismiss(_ id: Int) {
    if id == pages.rootID {
      DismissAction(page: node.environment.page, host: node.host)()
      return
    }
    // The path may have been changed in this turn already.
    follow()
    if let place = pages.place(of: id) { path.removeLast(depth - place) }
  }
}

/// What a page knows of itself and its stack.
@MainActor
final class PageContext {
  let id: Int
  private(set) weak var stack: StackController?
  var title = "" {
    didSet { if title != oldValue { stack?.titleChanged() } }
  }

  init(id: Int, stack: StackController) {
    self.id = id
    self.stack = stack
  }
}

extension EnvironmentValues {
  private struct PageKey: EnvironmentKey { static let defaultValue: PageContext? = nil }

  var page: PageContext? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }

  /// Leaves the page: `dismiss()`.
  public var dismiss: DismissAction { DismissAction(page: page, host: host) }
}

/// Pops the stack to below the page it was read in.
@MainActor
public struct DismissAction {
  let page: PageContext?
  let host: Host?

  /// Leaves the page. Where nothing is presented, nothing happens and it is reported.
  public func callAsFunction() {
    if let page, let stack = page.stack {
      stack.dismiss(page.id)
    } else {
      host?.report("dismiss() was called where nothing is presented: nothing happened")
    }
  }
}
