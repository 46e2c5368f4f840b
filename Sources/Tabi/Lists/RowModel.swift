/// The rows of a list in order: single views, and sources of many.
@MainActor
struct RowModel {
  /// What a row is for.
  enum Role {
    case row, header
  }

  private struct Segment {
    let start: Int
    let count: Int
    let role: Role
    /// Who makes the rows; nil for a view that stands there by itself.
    let source: RowSource?
    let node: Node
  }

  private var segments: [Segment] = []
  private(set) var count = 0

  /// Reads the rows off the views in a list.
  init(_ node: Node) {
    for child in node.children { append(child, role: .row) }
  }

  init() {}

  private mutating func append(_ node: Node, role: Role) {
    if let source = node.storage as? RowSource {
      add(node, source: source, count: source.count, role: role)
    } else if let section = node.storage as? SectionMark {
      // A section's views are its header, its rows and its footer. What can be pressed is no mere header.
      for (index, child) in node.children.enumerated() {
        append(child, role: index == 1 || (index == 0 && section.isExpandable) ? role : .header)
      }
    } else if node.element != nil {
      add(node, source: nil, count: 1, role: role)
    } else {
      for child in node.children { append(child, role: role) }
    }
  }

  private mutating func add(_ node: Node, source: RowSource?, count: Int, role: Role) {
    segments.append(Segment(start: self.count, count: count, role: role, source: source, node: node))
    self.count += count
  }

  /// The segment that holds a row. O(log *n*).
  private func segment(of row: Int) -> Segment? {
    guard row >= 0, row < count else { return nil }
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= row { low = middle } else { high = middle }
    }
    // Empty segments share their start with the one that follows.
    while low < segments.count, row >= segments[low].start + segments[low].count { low += 1 }
    return low < segments.count ? segments[low] : nil
  }

  func role(of row: Int) -> Role { segment(of: row)?.role ?? .row }

  func node(of row: Int) -> Node? {
    guard let segment = segment(of: row) else { return nil }
    return segment.source.map { $0.row(at: row - segment.start) } ?? segment.node
  }

  func id(of row: Int) -> AnyHashable? {
    guard let segment = segment(of: row) else { return nil }
    return segment.source?.id(at: row - segment.start) ?? AnyHashable(ObjectIdentifier(segment.node))
  }

  /// Where a row went: looked for at its old place first, then everywhere. O(*n*) when it moved.
  func row(of id: AnyHashable?, near row: Int) -> Int? {
    guard let id else { return nil }
    if self.id(of: row) == id { return row }
    return (0..<count).first { self.id(of: $0) == id }
  }

  /// The source of a row that comes from one, and the row's place in it.
  func source(of row: Int) -> (source: RowSource, index: Int)? {
    guard let segment = segment(of: row), let source = segment.source else { return nil }
    return (source, row - segment.start)
  }

  /// The row that a label stands on. O(*n*).
  func row(labelled label: RowLabel) -> Int? {
    for segment in segments where segment.count > 0 {
      if let source = segment.source {
        if let index = source.row(labelled: label) { return segment.start + index }
      } else if segment.node.isLabelled(label) {
        return segment.start
      }
    }
    return nil
  }

  /// The first row that a node in the list made, or one below that node.
  func row(under node: Node) -> Int? {
    segments.first { segment in
      segment.count > 0 && sequence(first: segment.node, next: { $0.parent }).contains { $0 === node }
    }?.start
  }

  /// The row of a view that stands there by itself, given a node in it. O(*n*) in the views that stand in the list.
  func row(holding node: Node) -> Int? {
    segments.first { segment in
      segment.source == nil && node.firstHandling { $0 === segment.node }
    }?.start
  }

  func keepRows(_ isNeeded: (Node) -> Bool) {
    for segment in segments { segment.source?.keepRows(isNeeded) }
  }
}
