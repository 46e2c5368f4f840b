import TabiNavigation

/// What a link navigator should do, on plain arrays of names: "x" is a page that can't be built.
struct ReferenceLinks {
  var roots: [[String]]
  var shown = 0
  var sheets: [[String]] = []
  var hasTabs: Bool { roots.count > 1 }

  /// The root stack of the navigator that is called.
  var root: [String] {
    get { roots[shown] }
    set { roots[shown] = newValue }
  }

  var active: [String] {
    get { sheets.last ?? root }
    set { if sheets.isEmpty { root = newValue } else { sheets[sheets.count - 1] = newValue } }
  }

  private subscript(target: LinkMove.Target) -> [String] {
    get { target == .root ? root : active }
    set { if target == .root { root = newValue } else { active = newValue } }
  }

  /// Makes a move, and gives what the call should say.
  mutating func perform(_ move: LinkMove) -> Bool {
    switch move {
    case .next(let item, let target):
      guard canBuild(item) else { return false }
      self[target] += item.pathList
      return true
    case .backOrNext(let item, let target):
      return popTo(item.pathList.last, target) || perform(.next(item, on: target))
    case .replace(let item):
      let known = known(item)
      guard !known.isEmpty else { return false }
      if !hasTabs { sheets = [] }
      active = known
      return true
    case .rootReplace(let item, let closesSheets):
      let known = known(item)
      guard !known.isEmpty else { return false }
      root = known
      if closesSheets { sheets = [] }
      return true
    case .mergeReplace(let item):
      guard canBuild(item) else { return false }
      active = active.prefix { $0 != item.pathList.first } + item.pathList
      return true
    case .remove(let names, let target):
      let before = self[target]
      let kept = before.filter { !names.contains($0) }
      self[target] = kept.isEmpty ? [before[0]] : kept
      return self[target].count < before.count
    case .back:
      if active.count > 1 { active.removeLast() } else { return sheets.popLast() != nil }
      return true
    case .backToLast(let name, let target): return popTo(name, target)
    case .reloadLast(let item, let target): return item.pathList.last.map(self[target].contains) ?? false
    case .sheet(let item, _):
      let known = known(item)
      if !known.isEmpty { sheets.append(known) }
      return !known.isEmpty
    case .close: return sheets.popLast() != nil
    case .closeAll:
      defer { sheets = [] }
      return !sheets.isEmpty
    case .moveTab(let name):
      guard hasTabs, let index = ["a", "b"].firstIndex(of: name) else { return false }
      if index == shown { root = [root[0]] } else { shown = index }
      return true
    case .alert: return true
    }
  }

  /// The names of those who receive, in order.
  func receivers(of send: LinkSend) -> [String] {
    let names = send.item.pathList
    func named(_ stack: [String]) -> [String] { stack.filter { names.contains($0) } }
    switch send {
    case .send: return named(active)
    case .rootSend, .currentTabSend: return named(root)
    case .allSend: return root + sheets.flatMap { $0 }
    case .allRootSend, .currentTabAllSend: return root
    case .mainSend: return []
    case .tabSend(nil, _): return named(roots.flatMap { $0 } + sheets.flatMap { $0 })
    case .tabSend(let tab?, _):
      return hasTabs ? ["a", "b"].firstIndex(of: tab).map { named(roots[$0]) } ?? [] : []
    }
  }

  private mutating func popTo(_ name: String?, _ target: LinkMove.Target) -> Bool {
    guard let name, let index = self[target].lastIndex(of: name) else { return false }
    self[target].removeSubrange((index + 1)...)
    return true
  }

  private func canBuild(_ item: LinkItem) -> Bool { !item.pathList.isEmpty && known(item) == item.pathList }

  private func known(_ item: LinkItem) -> [String] { item.pathList.filter { $0 != "x" } }
}
