/// The stacks of a navigator: one without tabs, one for each tab, and those of the sheets above them.
///
/// Each is a ``Coordinator``, so that a container which shows a path shows it.
@MainActor
package final class LinkStacks {
  /// A sheet's stack.
  package struct Sheet {
    package let stack: Coordinator<LinkPage>
    package let style: LinkSheetStyle
  }

  let builders: LinkBuilders
  private let dependency: any DependencyType
  /// What is presented: the sheets and the alerts, among all that is presented on the screen that shows them.
  package private(set) var presentations = Presentations()
  /// The stacks of the sheets, by the number of what is presented.
  package private(set) var sheets: [Int: Sheet] = [:]
  /// The alerts that are shown or wait, by the number of what is presented.
  package private(set) var alerts: [Int: Alert] = [:]
  /// The bottom stacks, by the names of their tabs; without tabs there is one, without a name.
  var roots: [(tab: String, stack: Coordinator<LinkPage>)] = []
  /// Receives what is sent to the owner.
  var owner: (any LinkNavigatorItemSubscriberProtocol)?
  /// How many deliveries the one under way came out of.
  var deliveryDepth = 0

  init(builders: [any RouteBuilder], dependency: any DependencyType) {
    self.builders = LinkBuilders(builders)
    self.dependency = dependency
  }

  /// The sheets' stacks, the topmost last.
  var sheetStacks: [Coordinator<LinkPage>] { presentations.layers.compactMap { sheets[$0.id]?.stack } }

  func active(over root: Coordinator<LinkPage>) -> Coordinator<LinkPage> { sheetStacks.last ?? root }

  /// Whether a page is on a stack that is there.
  func isThere(_ page: LinkPage, on stack: Coordinator<LinkPage>) -> Bool {
    (roots.contains { $0.stack === stack } || sheets.values.contains { $0.stack === stack })
      && stack.paths.contains(page)
  }

  // MARK: Sheets and alerts

  func present(_ pages: [LinkPage], style: LinkSheetStyle) {
    let (id, stack) = (UniqueID.next(), Coordinator(paths: pages))
    sheets[id] = Sheet(stack: stack, style: style)
    presentations.present(
      style.kind, id: id, name: pages.last?.matchPath ?? "",
      back: { stack.paths.count > 1 && stack.pop() }, onDismiss: { [weak self] in self?.sheets[id] = nil })
  }

  func present(_ alert: Alert) {
    let id = UniqueID.next()
    alerts[id] = alert
    presentations.present(
      .alert, id: id, name: alert.title.isEmpty ? alert.message.shortened() : alert.title,
      onDismiss: { [weak self] in self?.alerts[id] = nil })
  }

  /// Closes every sheet.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func dismissSheets(by origin: NavigationEvent.Origin? = nil) -> Bool {
    let lowest = presentations.layers.first { sheets[$0.id] != nil }
    return lowest.map { presentations.dismiss($0.id, by: origin) } ?? false
  }

  /// Presents on a screen from now on, or with nil on none; what is presented goes along.
  package func present(on screen: Presentations?) {
    let new = screen ?? Presentations()
    presentations.hand(Set(sheets.keys).union(alerts.keys), to: new)
    presentations = new
  }
}

// MARK: - Building

extension LinkStacks {
  /// The pages that can be built; names that no builder knows are reported.
  func buildSome(_ item: LinkItem, for navigator: any LinkNavigatorType, call: String) -> [LinkPage] {
    if let unknown = builders.unknown(in: item.pathList) { NavigationTrace.report("\(call): \(unknown)") }
    let pages = item.pathList.compactMap {
      build($0, items: item.encodedItemString, for: navigator, call: call)
    }
    if pages.isEmpty { NavigationTrace.record(.refuse, "\(call): no page could be built") }
    return pages
  }

  /// Every page that the link names, or nil when one can't be built.
  func buildAll(_ item: LinkItem, for navigator: any LinkNavigatorType, call: String) -> [LinkPage]? {
    // Asked first, so that no page is built in vain.
    if let unknown = builders.unknown(in: item.pathList) {
      NavigationTrace.record(.refuse, "\(call): \(unknown)")
      return nil
    }
    guard !item.pathList.isEmpty else {
      NavigationTrace.record(.refuse, "\(call): the link names no page")
      return nil
    }
    var pages: [LinkPage] = []
    for name in item.pathList {
      guard let page = build(name, items: item.encodedItemString, for: navigator, call: call) else {
        return nil
      }
      pages.append(page)
    }
    return pages
  }

  private func build(_ name: String, items: String, for navigator: any LinkNavigatorType, call: String)
    -> LinkPage?
  {
    guard builders[name] != nil else { return nil }
    do {
      return try build(name, items: items, for: navigator)
    } catch {
      NavigationTrace.record(.refuse, "\(call): \(error)")
      return nil
    }
  }

  /// Builds a page that a builder knows.
  func build(_ name: String, items: String, for navigator: any LinkNavigatorType) throws(LinkError)
    -> LinkPage
  {
    guard let (builder, parameters) = builders[name] else {
      throw LinkError(builders.unknown(in: [name]) ?? "")
    }
    var item = LinkItem(path: name, items: items)
    item.parameters = parameters
    let content: (any MatchPathUsable)?
    do {
      content = try builder.build(navigator: navigator, item: item, dependency: dependency)
    } catch {
      throw LinkError("the route builder of '\(name)' failed. \(error)")
    }
    guard let content else { throw LinkError("the route builder of '\(name)' built nothing") }
    return LinkPage(matchPath: name, pattern: builder.matchPath, items: items, content: content)
  }
}
