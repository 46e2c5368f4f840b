public import TabiState

/// A link navigator with a stack for each tab, and sheets above them all.
///
/// The pages of a tab get a ``TabPartialNavigator`` of their own, whose root is the tab's stack. Calls of
/// this one are calls of the shown tab's.
@MainActor
public final class TabLinkNavigator: LinkNavigatorType, ObservableObject {
  /// The tabs' navigators, in the order of the tabs. There are none until ``launch(tabItemList:)``.
  public private(set) var tabs: [TabPartialNavigator] = []
  /// The stacks, the sheets' included.
  package let stacks: LinkStacks
  /// The tabs, and which of them is shown.
  @Published package var list = TabList()

  /// Creates a navigator.
  ///
  /// - Parameters:
  ///   - routeBuilderItemList: The builders of its pages. Of two for one name, the first holds.
  ///   - dependency: What the builders are given.
  public init(routeBuilderItemList: [any RouteBuilder], dependency: any DependencyType) {
    stacks = LinkStacks(builders: routeBuilderItemList, dependency: dependency)
  }

  /// Receives what is sent by ``LinkNavigatorProtocol/mainSend(item:)``.
  public var owner: (any LinkNavigatorItemSubscriberProtocol)? {
    get { stacks.owner }
    set { stacks.owner = newValue }
  }

  /// Makes the tabs, and builds their first stacks. A navigator that has tabs keeps them.
  ///
  /// - Returns: Whether each tab has a page; names that no builder knows are left out, and reported.
  @discardableResult
  public func launch(tabItemList: [TabItem]) -> Bool {
    guard tabs.isEmpty else { return true }
    tabs = tabItemList.map { TabPartialNavigator(tabItem: $0, of: self) }
    stacks.roots = tabs.map { ($0.tabItem.path, $0.root) }
    list.setTabs(tabItemList.map { TabList.Tab(tag: $0.tag, name: $0.title) })
    return tabs.map { $0.launch() }.allSatisfy { $0 }
  }

  /// The navigator of the tab that is shown.
  public var currentTab: TabPartialNavigator? { list.shownIndex.map { tabs[$0] } }

  /// The name of the tab that is shown.
  public var currentTabRootPath: String? { currentTab?.tabItem.path }

  func moveTab(to path: String, by origin: NavigationEvent.Origin? = nil) -> Bool {
    guard let index = tabs.firstIndex(where: { $0.tabItem.path == path }) else {
      let names = tabs.map(\.tabItem.path).joined(separator: ", ")
      return NavigationTrace.refuse("moveTab: there is no tab '\(path)' (tabs: \(names))")
    }
    switch list.choice(at: index) {
    case .nothing: return false
    case .current:
      let root = tabs[index].root
      if root.paths.count > 1 { root.pop(root.paths.count - 1) }
    case .other(let tag):
      list.select(tag, by: origin)
    }
    return true
  }
}

extension TabLinkNavigator {
  /// Makes a move, in the shown tab.
  @discardableResult
  public func perform(_ move: LinkMove) -> Bool {
    currentTab?.perform(move) ?? NavigationTrace.refuse("\(move.name): there are no tabs yet")
  }

  /// Delivers items to pages, as the shown tab's navigator does.
  @discardableResult
  public func deliver(_ send: LinkSend) -> Int { currentTab?.deliver(send) ?? 0 }

  /// The names on the active stack up to and with the first page of that name.
  public func range(path: String) -> [String] { currentTab?.range(path: path) ?? [] }

  /// The names on the active stack.
  public func getCurrentPaths() -> [String] { currentTab?.getCurrentPaths() ?? [] }

  /// The names on the shown tab's stack.
  public func getCurrentRootPaths() -> [String] { currentTab?.getCurrentRootPaths() ?? [] }
}

/// What the pages of one tab move by.
@MainActor
public final class TabPartialNavigator: LinkNavigatorType {
  /// The tab.
  public let tabItem: TabItem
  /// The tab's pages, the bottom one first.
  public nonisolated let root = Coordinator<LinkPage>()
  private weak var navigator: TabLinkNavigator?
  private let stacks: LinkStacks

  init(tabItem: TabItem, of navigator: TabLinkNavigator) {
    self.tabItem = tabItem
    self.navigator = navigator
    stacks = navigator.stacks
  }

  func launch() -> Bool {
    let pages = stacks.buildSome(tabItem.linkItem, for: self, call: "launch")
    return pages.isEmpty ? false : root.replace(pages)
  }

  /// Makes a move, in this tab and the sheets.
  @discardableResult
  public func perform(_ move: LinkMove) -> Bool {
    if case .moveTab(let path) = move { return navigator?.moveTab(to: path) ?? false }
    return stacks.perform(move, root: root, for: self)
  }

  /// Delivers items to pages.
  @discardableResult
  public func deliver(_ send: LinkSend) -> Int { stacks.deliver(send, root: root) }

  /// The names on the active stack up to and with the first page of that name.
  public func range(path: String) -> [String] { stacks.range(path, on: stacks.active(over: root)) }

  /// The names on the active stack.
  public func getCurrentPaths() -> [String] { stacks.active(over: root).paths.map(\.matchPath) }

  /// The names on this tab's stack.
  public func getCurrentRootPaths() -> [String] { root.paths.map(\.matchPath) }
}
