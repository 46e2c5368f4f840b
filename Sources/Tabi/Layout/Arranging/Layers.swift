import TabiTerminal

/// The arrangement of views over each other.
struct Layers: Arrangement {
  var alignment: Alignment

  var stackAxis: Axis? { nil }

  func size(of children: [Element], _ proposal: Proposal) -> Size {
    let answers = children.map { (offer: proposal, size: $0.measure(proposal)) }
    func length(_ axis: Axis) -> Int {
      sharedLine(axis, of: children, answers)?.length ?? answers.reduce(0) { max($0, $1.size[axis]) }
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  func placements(of children: [Element], in size: Size, proposal: Proposal) -> [Placement] {
    let answers = children.map { (offer: proposal, size: $0.measure(proposal)) }
    let columns = sharedLine(.horizontal, of: children, answers)
    let rows = sharedLine(.vertical, of: children, answers)
    return answers.enumerated().map { index, answer in
      var frame = alignment.rect(of: answer.size, in: Rect(origin: .zero, size: size))
      if let columns { frame.origin.x = columns.places[index] }
      if let rows { frame.origin.y = rows.places[index] }
      return Placement(frame: frame, offer: proposal)
    }
  }

  private func sharedLine(
    _ axis: Axis, of children: [Element], _ answers: [(offer: Proposal, size: Size)]
  ) -> SharedLine? {
    guard let first = children.first, !first.isPlain(alignment.line(axis)) else { return nil }
    return SharedLine(alignment.line(axis), of: children, answers)
  }
}
