import TabiState

/// State that follows the focus.
@MainActor
protocol FocusValue: AnyObject {
  /// The focus is on none of the views that the state stands for.
  func settleUnfocused()
}

/// Says that the focus within a node is a value of a state.
@MainActor
final class FocusTie {
  unowned let node: Node
  let focus: any FocusValue
  /// Whether the state has the value.
  let isWanted: () -> Bool
  /// Gives the value to the state.
  let settle: () -> Void

  init(
    _ node: Node, to focus: any FocusValue, isWanted: @escaping () -> Bool, settle: @escaping () -> Void
  ) {
    self.node = node
    self.focus = focus
    self.isWanted = isWanted
    self.settle = settle
  }
}

/// The focus as state: what waits to move it, and who is told where it went.
@MainActor
struct FocusWatch {
  struct Weak {
    weak var focus: (any FocusValue)?
  }

  /// In the order in which they came.
  var ties: [FocusTie] = []
  var values: [Weak] = []
  var requests: [any FocusValue] = []
  /// Whether somebody wants to hear of moves; until then nothing is looked up.
  var isNeeded = false
  /// Whether something other than the focus itself changed since those were told.
  var isStale = false
  weak var toldLeaf: Node?
  /// How often the focus has moved; read by those who look at the focus itself.
  let moves = StoredLocation(0)
}

extension Focus {
  func watch(_ focus: any FocusValue) {
    watch.values.removeAll { $0.focus == nil }
    watch.values.append(FocusWatch.Weak(focus: focus))
    watch.isNeeded = true
  }

  func tie(_ tie: FocusTie) {
    if let index = watch.ties.firstIndex(where: { $0.node === tie.node }) {
      watch.ties[index] = tie
    } else {
      watch.ties.append(tie)
    }
    watch.isStale = true
  }

  func untie(_ node: Node) {
    watch.ties.removeAll { $0.node === node }
    watch.isStale = true
  }

  func request(_ focus: any FocusValue) {
    watch.requests.append(focus)
    watch.isStale = true
  }

  /// Moves the focus to where code wants it.
  func answerRequests(_ host: Host) {
    guard !watch.requests.isEmpty else { return }
    let requests = watch.requests
    watch.requests = []
    host.layOut()
    for focus in requests {
      let own = watch.ties.filter { $0.focus === focus }
      if let wanted = own.first(where: { $0.isWanted() }) {
        if !isWithin(wanted.node, host), let target = wanted.node.firstFocusable { take(target, in: host) }
      } else if own.contains(where: { isWithin($0.node, host) }) {
        release(host)
      }
    }
  }

  /// Tells state where the focus is. Returns whether there was anything to tell.
  func tell(_ host: Host) -> Bool {
    guard watch.isNeeded else { return false }
    let leaf = leaf(host)
    guard leaf !== watch.toldLeaf || watch.isStale else { return false }
    watch.toldLeaf = leaf
    watch.isStale = false
    watch.moves.value += 1
    var around: Set<ObjectIdentifier> = []
    leaf?.firstHandling { node in
      around.insert(ObjectIdentifier(node))
      return false
    }
    var holders: [ObjectIdentifier: FocusTie] = [:]
    for tie in watch.ties where around.contains(ObjectIdentifier(tie.node)) {
      if holders[ObjectIdentifier(tie.focus)] == nil { holders[ObjectIdentifier(tie.focus)] = tie }
    }
    for case let focus? in watch.values.map(\.focus) {
      if let holder = holders[ObjectIdentifier(focus)] { holder.settle() } else { focus.settleUnfocused() }
    }
    return true
  }

  private func isWithin(_ node: Node, _ host: Host) -> Bool {
    leaf(host)?.firstHandling { $0 === node } ?? false
  }
}

extension Node {
  /// The first node in this one that can have the focus.
  var firstFocusable: Node? {
    var elements: [Element] = []
    appendElements(to: &elements)
    for element in elements {
      if let found = element.focusableElements().first { return found.node }
    }
    return nil
  }
}

extension EnvironmentValues {
  /// Whether a view around this one has the focus: a button for its label, a `focusable()` view for its
  /// content.
  ///
  /// In a row of a list without a control it is false: the list has the focus.
  public var isFocused: Bool {
    let reader = reader
    return MainActor.assumeIsolated { reader?.isInFocus ?? false }
  }
}

extension Node {
  /// Whether it is in the node that was last told to have the focus. Whose body reads it hears of moves.
  ///
  /// Where the focus is now can't be asked while views are evaluated: the windows aren't known.
  fileprivate var isInFocus: Bool {
    let focus = host.focus
    focus.watch.isNeeded = true
    _ = focus.watch.moves.value
    // A list has the focus for one of its rows.
    guard let leaf = focus.watch.toldLeaf, !(leaf.element is ListElement) else { return false }
    return firstHandling { $0 === leaf }
  }
}
