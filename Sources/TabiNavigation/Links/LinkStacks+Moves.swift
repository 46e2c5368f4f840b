extension LinkStacks {
  /// Makes a move of a navigator, on the stack that is its root.
  func perform(
    _ move: LinkMove, root: Coordinator<LinkPage>, for navigator: any LinkNavigatorType
  ) -> Bool {
    func stack(_ target: LinkMove.Target) -> Coordinator<LinkPage> {
      target == .root ? root : active(over: root)
    }
    func all(_ item: LinkItem) -> [LinkPage]? { buildAll(item, for: navigator, call: move.name) }
    func some(_ item: LinkItem) -> [LinkPage] { buildSome(item, for: navigator, call: move.name) }

    switch move {
    case .next(let item, let target):
      return all(item).map { stack(target).push(contentsOf: $0) } ?? false
    case .backOrNext(let item, let target):
      let stack = stack(target)
      guard let name = item.pathList.last, let page = topmost(name, on: stack) else {
        return all(item).map { stack.push(contentsOf: $0) } ?? false
      }
      stack.popToView(page)
      deliver(item, to: [(stack, page)], call: move.name)
      return true
    case .replace(let item):
      // Without tabs the root is replaced, and with them what is active.
      let isWithoutTabs = roots.first?.tab == ""
      return replace(isWithoutTabs ? root : active(over: root), by: some(item), closingSheets: isWithoutTabs)
    case .rootReplace(let item, let closesSheets):
      return replace(root, by: some(item), closingSheets: closesSheets)
    case .mergeReplace(let item):
      guard let pages = all(item), let first = item.pathList.first else { return false }
      let stack = active(over: root)
      return stack.replace(stack.paths.prefix { !$0.answers(to: first) } + pages)
    case .remove(let names, let target):
      return remove(names, from: stack(target), call: move.name)
    case .back:
      return back(on: active(over: root))
    case .backToLast(let name, let target):
      let stack = stack(target)
      guard let page = topmost(name, on: stack) else { return refuse(move.name, absent: name, on: stack) }
      return stack.popToView(page)
    case .reloadLast(let item, let target):
      return reload(item, on: stack(target), build: all, call: move.name)
    case .sheet(let item, let style):
      let pages = some(item)
      if !pages.isEmpty { present(pages, style: style) }
      return !pages.isEmpty
    case .close:
      guard let id = topSheet else { return NavigationTrace.refuse("close: no sheet is up") }
      return presentations.dismiss(id)
    case .closeAll:
      return dismissSheets() || NavigationTrace.refuse("closeAll: no sheet is up")
    case .alert(_, let alert):
      present(alert)
      return true
    case .moveTab(let name):
      return NavigationTrace.refuse("moveTab: there is no tab '\(name)'")
    }
  }

  func range(_ path: String, on stack: Coordinator<LinkPage>) -> [String] {
    let names = stack.paths.map(\.matchPath)
    return stack.paths.firstIndex { $0.answers(to: path) }.map { Array(names[...$0]) } ?? names
  }

  private var topSheet: Int? { presentations.layers.last { sheets[$0.id] != nil }?.id }

  private func topmost(_ name: String, on stack: Coordinator<LinkPage>) -> LinkPage? {
    stack.paths.last { $0.answers(to: name) }
  }

  private func back(on stack: Coordinator<LinkPage>) -> Bool {
    if stack.paths.count > 1 { return stack.pop() }
    if let id = topSheet { return presentations.dismiss(id) }
    return NavigationTrace.refuse("back: this is the bottom page")
  }

  private func replace(
    _ stack: Coordinator<LinkPage>, by pages: [LinkPage], closingSheets: Bool
  ) -> Bool {
    if pages.isEmpty { return false }
    stack.replace(pages)
    if closingSheets { dismissSheets() }
    return true
  }

  private func remove(_ names: [String], from stack: Coordinator<LinkPage>, call: String) -> Bool {
    let pages = stack.paths
    var kept = pages.filter { page in !names.contains { page.answers(to: $0) } }
    if kept.isEmpty, let bottom = pages.first {
      NavigationTrace.report(
        "\(call): the bottom page '\(bottom.matchPath)' stays, as a stack is never empty")
      kept = [bottom]
    }
    guard kept.count < pages.count else {
      return refuse(call, absent: names.joined(separator: ", "), on: stack)
    }
    return stack.replace(kept)
  }

  private func reload(
    _ item: LinkItem, on stack: Coordinator<LinkPage>, build: (LinkItem) -> [LinkPage]?, call: String
  ) -> Bool {
    let name = item.pathList.last ?? ""
    guard let old = topmost(name, on: stack) else { return refuse(call, absent: name, on: stack) }
    guard let new = build(LinkItem(path: old.matchPath, items: item.encodedItemString)),
      let index = stack.paths.lastIndex(of: old)
    else { return false }
    return stack.replace(stack.paths[..<index] + new + stack.paths[(index + 1)...])
  }

  private func refuse(_ call: String, absent name: String, on stack: Coordinator<LinkPage>) -> Bool {
    let names = stack.paths.map(\.matchPath).joined(separator: ", ")
    return NavigationTrace.refuse("\(call): '\(name)' isn't on the stack (\(names))")
  }
}
