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
    let main = shares.reduce(gaps(children)) { $0.addingClamped($1.size[axis]) }
    let cross =
      sharedLine(of: children, shares)?.length ?? shares.reduce(0) { max($0, $1.size[axis.other]) }
    return Size(axis, main: max(0, main), cross: cross)
  }

  func placements(of children: [Element], in size: Size, proposal: Proposal) -> [Placement] {
    let shares = shares(of: children, proposal)
    let shared = sharedLine(of: children, shares)
    var position = 0
    return shares.enumerated().map { index, share in
      let across = shared?.places[index] ?? line.offset(of: share.size[axis.other], in: size[axis.other])
      let origin = axis == .horizontal ? Position(x: position, y: across) : Position(x: across, y: position)
      position = position.addingClamped(share.size[axis]).addingClamped(spacing)
      return Placement(frame: Rect(origin: origin, size: share.size), offer: share.offer)
    }
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

  /// What each is offered and takes: the least flexible is served first, each with an even share of what is left.
  ///
  /// Those of a higher priority are served before, but for the least that the others need.
  private func shares(of children: [Element], _ proposal: Proposal) -> [Share] {
    guard let room = proposal[axis], children.count > 1 else {
      return children.map { (proposal, $0.measure(proposal)) }
    }
    func share(_ child: Element, _ length: Int) -> Share {
      var offer = proposal
      offer[axis] = length
      return (offer, child.measure(offer))
    }
    let most = children.map { share($0, .max) }
    // Where all there is fits, nothing has to be shared.
    if most.reduce(gaps(children), { $0.addingClamped($1.size[axis]) }) <= room { return most }
    let traits = zip(children, most).map { child, most in
      // A layout of an author's own may say that it takes no less than everything.
      let least = min(share(child, 0).size[axis], 100_000)
      return (least: least, flexibility: most.size[axis] - least, priority: child.layoutPriority)
    }
    let order = children.indices.sorted {
      let (a, b) = (traits[$0], traits[$1])
      return (b.priority, a.flexibility, $0) < (a.priority, b.flexibility, $1)
    }
    var shares = Array(repeating: Share(proposal, .zero), count: children.count)
    var remaining = room.lessening(by: gaps(children))
    var reserved = traits.reduce(0) { $0 + $1.least }
    var served = order[...]
    while let first = served.first {
      let peers = served.prefix { traits[$0].priority == traits[first].priority }
      served = served[peers.endIndex...]
      reserved -= peers.reduce(0) { $0 + traits[$1].least }
      for (position, index) in peers.enumerated() {
        let available = remaining.lessening(by: reserved)
        let length = available == .max ? .max : available / (peers.count - position)
        shares[index] = share(children[index], length)
        remaining = remaining.lessening(by: shares[index].size[axis])
      }
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
