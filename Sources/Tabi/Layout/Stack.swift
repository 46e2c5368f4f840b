import TabiTerminal

/// The arrangement of a row or a column.
struct Stack: Arrangement {
  var axis: Axis
  var spacing: Int
  var horizontal = HorizontalAlignment.leading
  var vertical = VerticalAlignment.top

  static let vertical = Stack(axis: .vertical, spacing: 0)

  var stackAxis: Axis? { axis }

  func size(of children: [Element], _ proposal: Proposal) -> Size {
    if children.count == 1 { return children[0].measure(proposal) }
    let shares = shares(of: children, proposal)
    var main = gaps(children)
    var cross = 0
    for share in shares {
      main = main.addingClamped(share.size[axis])
      cross = max(cross, share.size[axis.other])
    }
    if let shared = sharedLine(of: children, shares) { cross = shared.length }
    return Size(axis, main: max(0, main), cross: cross)
  }

  func placements(of children: [Element], in size: Size, proposal: Proposal) -> [Placement] {
    let shares = shares(of: children, proposal)
    let shared = sharedLine(of: children, shares)
    var position = 0
    var placements: [Placement] = []
    placements.reserveCapacity(shares.count)
    for (index, share) in shares.enumerated() {
      let across = shared?.places[index] ?? line.offset(of: share.size[axis.other], in: size[axis.other])
      let origin = axis == .horizontal ? Position(x: position, y: across) : Position(x: across, y: position)
      position = position.addingClamped(share.size[axis]).addingClamped(spacing)
      placements.append(Placement(frame: Rect(origin: origin, size: share.size), offer: share.offer))
    }
    return placements
  }

  /// The line across the stack that its children share.
  private var line: AlignmentLine { axis == .horizontal ? vertical.line : horizontal.line }

  /// Where the children stand across the stack when that isn't known from their sizes alone.
  private func sharedLine(of children: [Element], _ shares: [Share]) -> SharedLine? {
    guard let first = children.first, !first.isPlain(line) else { return nil }
    return SharedLine(line, of: children, shares)
  }

  private func gaps(_ children: [Element]) -> Int { spacing * max(0, children.count - 1) }

  private typealias Share = (offer: Proposal, size: Size)

  /// When a child is served: those of a higher priority first, then the least flexible.
  private struct Turn: Comparable {
    let index: Int
    /// The least that the child takes.
    let least: Int
    let flexibility: Int
    let priority: Double

    static func < (a: Turn, b: Turn) -> Bool {
      (b.priority, a.flexibility, a.index) < (a.priority, b.flexibility, b.index)
    }
  }

  /// What each is offered and takes: one after another in their turn, each an even share of what is left.
  ///
  /// Those of a higher priority are served before, but for the least that the others need. Loops, and no closures, as
  /// all of the layout goes through here: each call of a closure on the main actor would check where it runs.
  private func shares(of children: [Element], _ proposal: Proposal) -> [Share] {
    func share(_ child: Element, _ length: Int) -> Share {
      var offer = proposal
      offer[axis] = length
      return (offer, child.measure(offer))
    }
    var shares: [Share] = []
    shares.reserveCapacity(children.count)
    guard let room = proposal[axis], children.count > 1 else {
      for child in children { shares.append((proposal, child.measure(proposal))) }
      return shares
    }
    var used = gaps(children)
    for child in children {
      let most = share(child, .max)
      used = used.addingClamped(most.size[axis])
      shares.append(most)
    }
    // Where all there is fits, nothing has to be shared.
    if used <= room { return shares }

    var turns: [Turn] = []
    turns.reserveCapacity(children.count)
    var reserved = 0
    for (index, child) in children.enumerated() {
      // A layout of an author's own may say that it takes no less than everything.
      let least = min(share(child, 0).size[axis], 100_000)
      reserved += least
      turns.append(
        Turn(
          index: index, least: least, flexibility: shares[index].size[axis] - least,
          priority: child.layoutPriority))
    }
    turns.sort()
    var remaining = room.lessening(by: gaps(children))
    var start = 0
    while start < turns.count {
      var end = start
      while end < turns.count, turns[end].priority == turns[start].priority {
        reserved -= turns[end].least
        end += 1
      }
      for place in start..<end {
        let available = remaining.lessening(by: reserved)
        let length = available == .max ? .max : available / (end - place)
        let index = turns[place].index
        shares[index] = share(children[index], length)
        remaining = remaining.lessening(by: shares[index].size[axis])
      }
      start = end
    }
    return shares
  }
}

extension Int {
  func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
