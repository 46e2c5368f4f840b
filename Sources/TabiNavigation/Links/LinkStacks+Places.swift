extension LinkStacks {
  /// Goes to a place: closes the sheets, and makes the stack of its tab what the link names.
  ///
  /// Pages from the bottom up that the stack has already, by name and items, stay as they are.
  ///
  /// - Returns: The name of the tab.
  /// - Throws: An error that says what can't be done; then nothing has changed.
  func open(
    _ link: String, scheme: String?, navigator: (_ tab: String) -> (any LinkNavigatorType)?
  ) throws(LinkError) -> String {
    do throws(LinkError) {
      let address = try LinkAddress(link)
      if let scheme, let given = address.scheme, given != scheme.lowercased() {
        throw LinkError("The link begins with '\(given):', and this app answers to '\(scheme):'")
      }
      let place = try LinkPlace(address) { builders[$0] != nil }
      let tab = try tab(of: place)
      guard let root = roots.first(where: { $0.tab == tab })?.stack, let navigator = navigator(tab) else {
        throw LinkError("There are no pages yet")
      }
      let pages = try pages(for: place, over: root.paths, navigator: navigator)
      NavigationTrace.attributeTurn(to: .link)
      if root.paths != pages { root.replace(pages) }
      presentations.dismissSheets(by: .link)
      return tab
    } catch {
      NavigationTrace.record(.refuse, by: .link, "open: \(error)")
      throw error
    }
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
    let name = try stacks.open(link, scheme: scheme) { [self] tab in
      tabs.first { $0.tabItem.path == tab }
    }
    if let tab = tabs.first(where: { $0.tabItem.path == name }) { list.select(tab.tabItem.tag, by: .link) }
  }

  /// A link that leads to where the shown tab is, or nil before the navigator is launched.
  public func link(scheme: String? = nil) -> String? {
    currentTab.flatMap { stacks.link(to: $0.tabItem.path, scheme: scheme) }
  }
}
