extension LinkStacks {
  /// How deep deliveries may nest: pages that answer each other without end stop here, not at the end of
  /// the stack's memory.
  private static var deepestDelivery: Int { 64 }

  /// Delivers what a navigator sends whose root stack this is.
  func deliver(_ send: LinkSend, root: Coordinator<LinkPage>) -> Int {
    let stacks: [Coordinator<LinkPage>]
    switch send {
    case .send: stacks = [active(over: root)]
    case .rootSend, .allRootSend, .currentTabSend, .currentTabAllSend: stacks = [root]
    case .allSend: stacks = [root] + sheetStacks
    case .tabSend(nil, _): stacks = roots.map(\.stack) + sheetStacks
    case .tabSend(let tab?, _):
      stacks = roots.filter { $0.tab == tab }.prefix(1).map(\.stack)
      if stacks.isEmpty { NavigationTrace.record(.refuse, "send: there is no tab '\(tab)'") }
    case .mainSend(let item): return deliverToOwner(item)
    }
    let names = send.item.pathList
    let receivers = stacks.flatMap { stack in
      stack.paths
        .filter { page in !send.isForNamed || names.contains { page.answers(to: $0) } }
        .map { (stack, $0) }
    }
    let count = deliver(send.item, to: receivers, call: send.name)
    if count == 0 {
      let whom =
        send.isForNamed ? "received what was sent to \(names.joined(separator: ", "))" : "there receives"
      NavigationTrace.report("\(send.name): nobody \(whom)")
    }
    return count
  }

  /// Delivers items to pages, one after another.
  ///
  /// - Returns: How many received.
  @discardableResult
  func deliver(_ item: LinkItem, to pages: [(stack: Coordinator<LinkPage>, page: LinkPage)], call: String)
    -> Int
  {
    guard deliveryDepth < Self.deepestDelivery else {
      NavigationTrace.report(
        "\(call): \(deliveryDepth) deliveries came out of each other; this one is dropped")
      return 0
    }
    deliveryDepth += 1
    defer { deliveryDepth -= 1 }
    var receivers: [String] = []
    for (stack, page) in pages where isThere(page, on: stack) {
      guard let subscriber = page.content.eventSubscriber else { continue }
      subscriber.receive(encodedItemString: item.encodedItemString)
      receivers.append(page.matchPath)
    }
    if !receivers.isEmpty { trace(call, item, receivers) }
    return receivers.count
  }

  private func deliverToOwner(_ item: LinkItem) -> Int {
    guard let owner else {
      NavigationTrace.report("mainSend: the navigator has no owner")
      return 0
    }
    owner.receive(encodedItemString: item.encodedItemString)
    trace("mainSend", item, ["the owner"])
    return 1
  }

  private func trace(_ call: String, _ item: LinkItem, _ receivers: [String]) {
    NavigationTrace.record(
      .send, pages: receivers,
      "\(call): \(receivers.count) received \(item.encodedItemString.isEmpty ? "nothing" : item.encodedItemString.shortened())"
    )
  }
}
