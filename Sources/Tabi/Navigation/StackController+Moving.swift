import TabiNavigation

// MARK: - Moving

extension StackController {
  /// Leaves the top page, as a person asks for it, once its guards agree. Returns whether there is one to leave.
  @discardableResult
  func back() -> Bool {
    guard canGoBack else { return false }
    let id = topID
    node.host.leave([window(of: id)]) { [weak self] in self?.leave(id) }
    return true
  }

  private func leave(_ id: Int) {
    // Code may have moved meanwhile.
    guard id == topID, canGoBack else { return }
    NavigationTrace.attributeTurn(to: .person)
    if id == bottomID {
      column?.goBack()
    } else if let page = presented.first(where: { $0.id == id }) {
      leavePresented { $0 === page }
    } else {
      path.removeLast(1)
      follow(by: .back)
    }
    node.valueWillChange()
  }

  /// Pops to the root, as a person asks for it, once the guards of all pages above agree. Returns whether there is
  /// any.
  @discardableResult
  func popToRoot() -> Bool {
    let bottomID = bottomID
    guard topID != bottomID || depth != pages.count else { return false }
    node.host.leave(windows(above: bottomID)) { [weak self] in self?.popToBottom(bottomID) }
    return true
  }

  private func popToBottom(_ bottom: Int) {
    guard bottom == bottomID else { return }
    NavigationTrace.attributeTurn(to: .person)
    leavePresented { $0.id != bottom }
    let kept = pages.place(of: bottom).map { $0 + 1 } ?? 0
    if depth > kept { path.removeLast(depth - kept) }
    node.valueWillChange()
  }

  /// The windows of the pages above one.
  func windows(above id: Int) -> [Node] {
    let ids = [pages.rootID] + pages.known.map(\.id)
    let over = (ids.firstIndex(of: id).map { ids[($0 + 1)...] } ?? []) + presented.map(\.id)
    return over.filter { $0 != id }.compactMap { window(of: $0) }
  }

  /// The node of a page's window, while it has one.
  private func window(of id: Int) -> Node? { context(id).element?.node }

  /// Pops to below a page, that page included. In a root page, leaves the page that the whole stack is on.
  func dismiss(_ id: Int) {
    // The path may have been changed in this turn already.
    if id != pages.rootID { follow() }
    if id == bottomID, let columnBefore { return columnBefore.goBack() }
    if id == pages.rootID { return node.environment.dismiss() }
    if let page = presented.first(where: { $0.id == id }) {
      var anchor = page.anchor
      while let lower = presented.first(where: { $0.id == anchor }) { anchor = lower.anchor }
      let kept = pages.place(of: anchor).map { $0 + 1 } ?? 0
      leavePresented { $0 === page }
      if anchor == pages.rootID || kept > 0, kept < depth { path.removeLast(depth - kept) }
      node.valueWillChange()
    } else if let place = pages.place(of: id) {
      path.removeLast(depth - place)
    }
  }
}

// MARK: - Forward

extension StackController {
  var canGoForward: Bool { !pages.left.isEmpty }

  /// Whether Back left a page, which waits for Forward.
  func isLeft(_ id: Int) -> Bool { pages.left.contains { $0.id == id } }

  /// Returns to the page that Back left last. Returns whether there is one.
  @discardableResult
  func forward() -> Bool {
    guard let page = pages.left.last, path.append(page.route) else { return false }
    NavigationTrace.attributeTurn(to: .person)
    follow(by: .forward)
    window(of: page.id)?.wake()
    node.valueWillChange()
    return true
  }
}
