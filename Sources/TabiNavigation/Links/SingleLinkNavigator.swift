public import TabiState

/// A link navigator with one stack.
///
/// Its stack is a ``Coordinator``, so that a container which shows a path shows it.
@MainActor
public final class SingleLinkNavigator: LinkNavigatorType, ObservableObject {
  /// The pages, the bottom one first. It is empty until ``launch(item:)``.
  public nonisolated let root = Coordinator<LinkPage>()

  private let builders: [String: any RouteBuilder]
  private let dependency: any DependencyType
  /// How many deliveries the one under way came out of.
  private var deliveryDepth = 0

  /// Creates a navigator.
  ///
  /// - Parameters:
  ///   - routeBuilderItemList: The builders of its pages. Of two for one name, the first holds.
  ///   - dependency: What the builders are given.
  public init(routeBuilderItemList: [any RouteBuilder], dependency: any DependencyType) {
    builders = Dictionary(routeBuilderItemList.map { ($0.matchPath, $0) }) { first, second in
      NavigationTrace.report("Two route builders have the match path '\(first.matchPath)'; the first holds")
      return first
    }
    self.dependency = dependency
  }

  /// Sends before the stack changes.
  public nonisolated var objectWillChange: ObservableObjectPublisher { root.objectWillChange }

  /// Builds the first stack. A navigator that has one keeps it.
  ///
  /// - Returns: Whether there is a stack; names that no builder knows are left out, and reported.
  @discardableResult
  public func launch(item: LinkItem) -> Bool {
    root.paths.isEmpty ? replaceAll(with: item, call: "launch") : true
  }
}

// MARK: - Moving

extension SingleLinkNavigator {
  @discardableResult
  public func next(linkItem: LinkItem) -> Bool {
    guard let pages = buildAll(linkItem, call: "next") else { return false }
    return root.push(contentsOf: pages)
  }

  @discardableResult
  public func backOrNext(linkItem: LinkItem) -> Bool {
    guard let name = linkItem.pathList.last, let page = topmostPage(named: name) else {
      return next(linkItem: linkItem)
    }
    root.popToView(page)
    deliver(linkItem, to: [page])
    return true
  }

  @discardableResult
  public func replace(linkItem: LinkItem) -> Bool {
    replaceAll(with: linkItem, call: "replace")
  }

  @discardableResult
  public func mergeReplace(linkItem: LinkItem) -> Bool {
    guard let pages = buildAll(linkItem, call: "mergeReplace") else { return false }
    return root.replace(root.paths.prefix { $0.matchPath != linkItem.pathList.first } + pages)
  }

  @discardableResult
  public func back() -> Bool {
    guard root.paths.count > 1 else { return NavigationTrace.refuse("back: this is the bottom page") }
    return root.pop()
  }

  @discardableResult
  public func backToLast(path: String) -> Bool {
    guard let page = topmostPage(named: path) else { return refuse("backToLast", absent: path) }
    return root.popToView(page)
  }

  @discardableResult
  public func remove(pathList: [String]) -> Bool {
    let pages = root.paths
    var kept = pages.filter { !pathList.contains($0.matchPath) }
    if kept.isEmpty, let bottom = pages.first {
      NavigationTrace.report("remove: the bottom page '\(bottom.matchPath)' stays, as a stack is never empty")
      kept = [bottom]
    }
    guard kept.count < pages.count else { return refuse("remove", absent: pathList.joined(separator: ", ")) }
    return root.replace(kept)
  }

  @discardableResult
  public func reloadLast(items: LinkItem) -> Bool {
    let name = items.pathList.last ?? ""
    guard let old = topmostPage(named: name) else { return refuse("reloadLast", absent: name) }
    guard let new = buildAll(LinkItem(path: name, items: items.encodedItemString), call: "reloadLast"),
      let index = root.paths.lastIndex(of: old)
    else { return false }
    return root.replace(root.paths[..<index] + new + root.paths[(index + 1)...])
  }
}

// MARK: - Looking

extension SingleLinkNavigator {
  public func range(path: String) -> [String] {
    let names = getCurrentPaths()
    return names.firstIndex(of: path).map { Array(names[...$0]) } ?? names
  }

  public func getCurrentPaths() -> [String] {
    root.paths.map(\.matchPath)
  }

  private func topmostPage(named name: String) -> LinkPage? {
    root.paths.last { $0.matchPath == name }
  }

  private func refuse(_ call: String, absent name: String) -> Bool {
    let names = getCurrentPaths().joined(separator: ", ")
    return NavigationTrace.refuse("\(call): '\(name)' isn't on the stack (\(names))")
  }
}

// MARK: - Sending

extension SingleLinkNavigator {
  /// How deep deliveries may nest: pages that answer each other without end stop here, not at the end of
  /// the stack's memory.
  private static var deepestDelivery: Int { 64 }

  @discardableResult
  public func send(item: LinkItem) -> Int {
    let count = deliver(item, to: root.paths.filter { item.pathList.contains($0.matchPath) })
    if count == 0 {
      NavigationTrace.report(
        "send: nobody received what was sent to \(item.pathList.joined(separator: ", "))")
    }
    return count
  }

  @discardableResult
  public func allSend(item: LinkItem) -> Int {
    let count = deliver(item, to: root.paths)
    if count == 0 { NavigationTrace.report("allSend: nobody on the stack receives") }
    return count
  }

  @discardableResult
  private func deliver(_ item: LinkItem, to pages: [LinkPage]) -> Int {
    guard deliveryDepth < Self.deepestDelivery else {
      NavigationTrace.report("send: \(deliveryDepth) deliveries came out of each other; this one is dropped")
      return 0
    }
    deliveryDepth += 1
    defer { deliveryDepth -= 1 }
    var count = 0
    for page in pages where root.paths.contains(page) {
      guard let subscriber = page.content.eventSubscriber else { continue }
      subscriber.receive(encodedItemString: item.encodedItemString)
      count += 1
    }
    return count
  }
}

// MARK: - Building

extension SingleLinkNavigator {
  private func replaceAll(with item: LinkItem, call: String) -> Bool {
    let unknown = unknownNames(in: item)
    if !unknown.isEmpty { reportUnknown(unknown, call: call) }
    let pages = item.pathList.compactMap { build($0, item: item, call: call) }
    guard !pages.isEmpty else { return NavigationTrace.refuse("\(call): no page could be built") }
    return root.replace(pages)
  }

  /// Every page that the link names, or nil when one can't be built.
  private func buildAll(_ item: LinkItem, call: String) -> [LinkPage]? {
    // Asked first, so that no page is built in vain.
    let unknown = unknownNames(in: item)
    guard unknown.isEmpty else {
      reportUnknown(unknown, call: call)
      return nil
    }
    guard !item.pathList.isEmpty else {
      NavigationTrace.report("\(call): the link names no page")
      return nil
    }
    var pages: [LinkPage] = []
    for name in item.pathList {
      guard let page = build(name, item: item, call: call) else { return nil }
      pages.append(page)
    }
    return pages
  }

  private func build(_ name: String, item: LinkItem, call: String) -> LinkPage? {
    guard let builder = builders[name] else { return nil }
    do {
      let item = LinkItem(path: name, items: item.encodedItemString)
      if let content = try builder.build(navigator: self, item: item, dependency: dependency) {
        return LinkPage(matchPath: name, content: content)
      }
      NavigationTrace.report("\(call): the route builder of '\(name)' built nothing")
    } catch {
      NavigationTrace.report("\(call): the route builder of '\(name)' failed. \(error)")
    }
    return nil
  }

  private func unknownNames(in item: LinkItem) -> [String] {
    item.pathList.filter { builders[$0] == nil }
  }

  private func reportUnknown(_ names: [String], call: String) {
    let unknown = names.map { "'\($0)'" }.joined(separator: ", ")
    let known = builders.keys.sorted().joined(separator: ", ")
    NavigationTrace.report("\(call): no route builder has the match path \(unknown) (known: \(known))")
  }
}
