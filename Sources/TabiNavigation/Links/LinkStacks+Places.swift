extension LinkStacks {
  /// The navigator of a tab's pages.
  typealias TabNavigator = (_ tab: String) -> (any LinkNavigatorType)?

  /// Goes to a place: closes the sheets, and makes the stack of its tab what the link names.
  ///
  /// Pages from the bottom up that the stack has already, by name and items, stay as they are.
  ///
  /// - Returns: The name of the tab.
  /// - Throws: An error that says what can't be done; then nothing has changed.
  func open(_ link: String, scheme: String?, navigator: TabNavigator) throws(LinkError) -> String {
    do throws(LinkError) {
      let address = try LinkAddress(link)
      if let scheme, let given = address.scheme, given != scheme.lowercased() {
        throw LinkError("The link begins with '\(given):', and this app answers to '\(scheme):'")
      }
      let place = try LinkPlace(address) { builders[$0] != nil }
      return try go(to: place, by: .link, navigator: navigator)
    } catch {
      NavigationTrace.record(.refuse, by: .link, "open: \(error)")
      throw error
    }
  }

  /// Returns to a place of an earlier run. A page that isn't known or can't be built any more ends its path
  /// there, which is reported.
  ///
  /// - Returns: The name of the tab; nil when nothing of the place is left, and nothing has changed.
  func restore(_ link: String, navigator: TabNavigator) -> String? {
    do throws(LinkError) {
      var address = try LinkAddress(link)
      while true {
        do throws(LinkError) {
          let place = try LinkPlace(address) { builders[$0] != nil }
          return try go(to: place, by: .restoration, navigator: navigator)
        } catch {
          NavigationTrace.record(
            .report, by: .restoration, "A kept place ends before its last page: \(error)")
          guard let shorter = address.withoutLastPart else { throw error }
          address = shorter
        }
      }
    } catch {
      NavigationTrace.record(.report, by: .restoration, "A kept place is left out: \(error)")
      return nil
    }
  }

  private func go(
    to place: LinkPlace, by origin: NavigationEvent.Origin, navigator: TabNavigator
  ) throws(LinkError) -> String {
    let tab = try tab(of: place)
    guard let root = roots.first(where: { $0.tab == tab })?.stack, let navigator = navigator(tab) else {
      throw LinkError("There are no pages yet")
    }
    let pages = try pages(for: place, over: root.paths, navigator: navigator)
    NavigationTrace.attributeTurn(to: origin)
    if root.paths != pages { root.replace(pages) }
    dismissSheets(by: origin)
    return tab
  }

  private func tab(of place: LinkPlace) throws(LinkError) -> String {
    if roots.first?.tab == "" { return "" }
    let name = place.tab ?? place.pages.first?.name ?? ""
    guard roots.contains(where: { $0.tab == name }) else {
      throw LinkError(
        "There is no tab '\(name.shortened())' (tabs: \(roots.map(\.tab).joined(separator: ", ")))")
    }
    return name
  }

  private func pages(
    for place: LinkPlace, over old: [LinkPage], navigator: any LinkNavigatorType
  ) throws(LinkError) -> [LinkPage] {
    let kept = zip(old, place.pages).prefix { $0.matchPath == $1.name && $0.items == $1.items }.map(\.0)
    var pages = kept
    for page in place.pages.dropFirst(kept.count) {
      pages.append(try build(page.name, items: page.items, for: navigator))
    }
    return pages
  }

  /// The link that leads to where a tab's stack is; sheets are no part of it. Nil while there are no pages.
  func link(to tab: String, scheme: String?) -> String? {
    guard let stack = roots.first(where: { $0.tab == tab })?.stack, let bottom = stack.paths.first else {
      return nil
    }
    let place = LinkPlace(
      tab: tab.isEmpty || tab == bottom.matchPath ? nil : tab,
      pages: stack.paths.map { .init(name: $0.matchPath, items: $0.items) })
    return place.address(scheme: scheme) { builders[$0] != nil }.text
  }
}

extension SingleLinkNavigator {
  /// Goes to where a link leads: `catalog://products/42/edit?focus=price`.
  ///
  /// Pages that the path leads through are built below the last one, so that Back leads to them; those that
  /// are there already stay. The query is the items of the last page. Sheets are closed.
  ///
  /// - Parameters:
  ///   - link: The link, with or without a scheme.
  ///   - scheme: The scheme that the app answers to; nil for any.
  /// - Throws: ``LinkError``, which says what is wrong; then nothing has changed.
  public func open(_ link: String, scheme: String? = nil) throws(LinkError) {
    _ = try stacks.open(link, scheme: scheme) { [self] _ in self }
  }

  /// Returns to the place of an earlier run that a link leads to, as far as it is there still.
  ///
  /// - Returns: Whether anything of it is.
  package func restore(_ link: String) -> Bool {
    stacks.restore(link) { [self] _ in self } != nil
  }

  /// A link that leads to where the root stack is, or nil before it is launched.
  ///
  /// A page that was pushed with items which aren't text can be linked to as well: they travel as JSON.
  public func link(scheme: String? = nil) -> String? { stacks.link(to: "", scheme: scheme) }
}

extension TabLinkNavigator {
  /// Goes to where a link leads: its first page's name is the tab's.
  ///
  /// As ``SingleLinkNavigator/open(_:scheme:)``; the tab is shown, at its root when the link names no more.
  public func open(_ link: String, scheme: String? = nil) throws(LinkError) {
    let name = try stacks.open(link, scheme: scheme) { tab(named: $0) }
    if let tab = tab(named: name) { list.select(tab.tabItem.tag, by: .link) }
  }

  /// Returns to the places of an earlier run that links lead to, as far as they are there still: one for
  /// each tab, the shown one's last.
  package func restore(_ links: [String]) {
    for link in links {
      if let tab = stacks.restore(link, navigator: { tab(named: $0) }).flatMap(tab(named:)) {
        list.select(tab.tabItem.tag, by: .restoration)
      }
    }
  }

  /// The links to the tabs' places, the shown one's last.
  package func links(scheme: String? = nil) -> [String] {
    let shown = currentTab
    return (tabs.filter { $0 !== shown } + [shown].compactMap { $0 }).compactMap {
      stacks.link(to: $0.tabItem.path, scheme: scheme)
    }
  }

  private func tab(named name: String) -> TabPartialNavigator? { tabs.first { $0.tabItem.path == name } }

  /// A link that leads to where the shown tab is, or nil before the navigator is launched.
  public func link(scheme: String? = nil) -> String? {
    currentTab.flatMap { stacks.link(to: $0.tabItem.path, scheme: scheme) }
  }
}
