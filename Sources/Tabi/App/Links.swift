import TabiNavigation

/// Who takes the links that the app is given, and where links out of it go.
@MainActor
package final class Links {
  /// Who takes links.
  enum Taker {
    /// A view's `onOpenURL`, which says whether it takes a link.
    case view((String) -> Bool)
    /// A link navigator that is shown, and what its links begin with.
    case navigator(any ShownLinkNavigator, scheme: String?)
  }

  private var takers: [(node: Node, taker: Taker)] = []
  /// The link that nobody has taken yet; who comes next is given it.
  private(set) var held: String?
  /// Opens a link outside the app; without it the links are only kept.
  package var open: ((String) -> Bool)?
  /// The links that went out of the app, where nothing opens them.
  package private(set) var opened: [String] = []

  /// Whether anyone takes links now.
  var areTaken: Bool { !takers.isEmpty }

  func set(_ taker: Taker, for node: Node) {
    if let index = takers.firstIndex(where: { $0.node === node }) {
      takers[index].taker = taker
    } else {
      takers.append((node, taker))
      node.host.afterUpdate { [weak self, weak host = node.host] in
        if let link = self?.held { host?.take(link: link) }
      }
    }
  }

  func remove(_ node: Node) {
    takers.removeAll { $0.node === node }
  }

  /// Whether a link with this scheme, or with none, leads into the app.
  func areOwn(scheme: String?) -> Bool {
    takers.contains {
      guard case .navigator(_, let own) = $0.taker else { return false }
      return scheme == nil || scheme?.lowercased() == own?.lowercased()
    }
  }

  /// What became of a link.
  fileprivate enum Outcome {
    case taken, held
    case refused(String)
  }

  /// Gives a link to all who take links, in the order in which they came. Where there is none yet, it waits.
  fileprivate func give(_ link: String) -> Outcome {
    held = nil
    var (isTaken, refusal) = (false, String?.none)
    for (node, taker) in takers {
      switch taker {
      case .view(let take): isTaken = take(link) || isTaken
      case .navigator(let navigator, let scheme):
        do throws(LinkError) {
          try navigator.open(link, scheme: scheme)
          // What is up elsewhere would cover the place.
          node.host.presentations.dismissSheets(above: node.environment.presentation?.id, by: .link)
          isTaken = true
        } catch {
          refusal = refusal ?? error.description
        }
      }
    }
    if isTaken { return .taken }
    if let refusal { return .refused(refusal) }
    held = link
    return .held
  }

  fileprivate func hand(_ link: String) -> Bool {
    if let open { return open(link) }
    opened.append(link)
    return true
  }
}

extension Host {
  /// Gives the app a link. It waits where nobody takes links yet; one that is refused is reported, and a toast says
  /// why. Returns whether somebody took it.
  @discardableResult
  package func take(link: String) -> Bool {
    switch links.give(link) {
    case .taken: return true
    case .held: return false
    case .refused(let reason):
      toasts.show(reason)
      report(reason)
      return false
    }
  }

  /// Reports a link that nobody took.
  func reportHeldLink() {
    guard let link = links.held else { return }
    report("The link \(link.shortened()) was not opened: no onOpenURL and no link navigator here took it")
  }

  /// Opens a link outside the app; where nothing can, a toast shows it.
  func openOutside(_ link: String) -> Bool {
    if links.hand(link) { return true }
    toasts.show("Open \(link)")
    return false
  }
}
