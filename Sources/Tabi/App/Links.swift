/// Who takes the links that the app is given, and where links out of it go.
@MainActor
package final class Links {
  private var takers: [(node: Node, take: (String) -> Bool)] = []
  /// Opens a link outside the app; without it the links are only kept.
  package var open: ((String) -> Bool)?
  /// The links that went out of the app, where nothing opens them.
  package private(set) var opened: [String] = []

  /// Whether anyone takes links now.
  var areTaken: Bool { !takers.isEmpty }

  func set(for node: Node, _ take: @escaping (String) -> Bool) {
    if let index = takers.firstIndex(where: { $0.node === node }) {
      takers[index].take = take
    } else {
      takers.append((node, take))
    }
  }

  func remove(_ node: Node) {
    takers.removeAll { $0.node === node }
  }

  /// Gives a link to all who take links, in the order in which they came. Returns whether somebody took it.
  fileprivate func give(_ link: String) -> Bool {
    var isTaken = false
    for taker in takers where taker.take(link) { isTaken = true }
    return isTaken
  }

  fileprivate func hand(_ link: String) -> Bool {
    if let open { return open(link) }
    opened.append(link)
    return true
  }
}

extension Host {
  /// Gives the app a link from outside. What nobody takes is reported.
  package func take(link: String) {
    if !links.give(link) {
      report("The link \(link) was not opened: no view here has an onOpenURL that takes it")
    }
  }

  /// Opens a link outside the app; where nothing can, a toast shows it.
  func openOutside(_ link: String) -> Bool {
    if links.hand(link) { return true }
    toasts.show("Open \(link)")
    return false
  }
}
