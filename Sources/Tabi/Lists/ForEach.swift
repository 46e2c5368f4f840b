public import TabiState
import TabiTerminal

/// A view for each element of a collection. Its state follows the element's id.
///
/// Directly in a ``List`` or a lazy stack, only the views of visible rows are made; of rows that went out of view,
/// those stay whose state was changed. Two elements with one id are both shown and reported: state and selection
/// can't tell them apart.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  var onDelete: ((RowOffsets) -> Void)?
  var onMove: ((RowOffsets, Int) -> Void)?

  private nonisolated init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View {
  /// A view for each identified element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }

  /// A view for each element, told apart by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View {
  /// A view for each element of a binding, told apart by the value at a key path: `ForEach($names, id: \.self)`.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Binding<Elements>, Elements: MutableCollection & RandomAccessCollection {
    self.init(data, identifiedBy: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  package func update(_ node: Node) {
    // A binding to a collection says by this that the node reads it.
    _ = node.track { data.count }
    if let list = node.containingElement as? RowsElement, !node.isInRow, !Tabi.hasRows(Content.self) {
      if let rows = node.storage as? ForEachRows<Data, ID, Content> {
        rows.update(self)
      } else {
        node.storage = ForEachRows(self, node: node)
      }
      list.rowsChanged()
      return
    }
    let views = node.track { data.map { (id: id($0), content: content($0)) } }
    node.setChildren { children in
      var seen: [ID: Int] = [:]
      for (id, content) in views {
        let count = seen[id, default: 0]
        seen[id] = count + 1
        if count > 0 { node.reportDuplicate(id) }
        children.add(
          content, key: count == 0 ? AnyHashable(id) : AnyHashable(Duplicate(id: id, number: count)))
      }
    }
  }
}

/// What an element is known by whose id another one has already.
private struct Duplicate<ID: Hashable>: Hashable {
  let id: ID
  let number: Int
}

extension Node {
  fileprivate func reportDuplicate(_ id: some Hashable) {
    report(
      "ForEach has several elements with the id \(id): give each its own, by which state and selection follow it"
    )
  }

  /// Whether the node is a part of one row of a list.
  fileprivate var isInRow: Bool {
    sequence(first: self, next: { $0.parent }).dropFirst().prefix { $0.element == nil }
      .contains { $0.storage is RowSource }
  }
}

/// A row of a list, which follows by itself what its content reads.
private struct ForEachRow<Element, Content: View> {
  let element: Element
  let content: (Element) -> Content
}

extension ForEachRow: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    node.setChild(node.track { content(element) })
  }
}

/// Rows of a list that are made when they come into view.
@MainActor
class RowSource {
  var count: Int { 0 }
  func id(at index: Int) -> AnyHashable { index }
  /// The node of a row, made if it isn't there.
  func row(at index: Int) -> Node? { nil }
  /// Lets go of the rows that are no longer needed.
  func keepRows(_ isNeeded: (Node) -> Bool) {}
  /// The row that a label stands on.
  func row(labelled label: RowLabel) -> Int? { nil }
  /// Whether a person may remove and move the rows.
  var canDelete: Bool { false }
  var canMove: Bool { false }
  func delete(at index: Int) {}
  /// Moves a row to before the one that stands at `target`.
  func move(from index: Int, to target: Int) {}
}

/// The rows of a ``ForEach`` that stands directly in a list.
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  private struct Row {
    var index: Int
    let node: ViewNode<ForEachRow<Data.Element, Content>>
  }

  private var forEach: ForEach<Data, ID, Content>
  private unowned let node: Node
  private var rows: [ID: Row] = [:]
  /// The rows whose id another row has: found by their place, and made anew when the data change.
  private var duplicates: [Int: Node] = [:]

  init(_ forEach: ForEach<Data, ID, Content>, node: Node) {
    self.forEach = forEach
    self.node = node
  }

  override var count: Int { forEach.data.count }

  override func id(at index: Int) -> AnyHashable { AnyHashable(key(at: index)) }

  private func element(at index: Int) -> Data.Element {
    forEach.data[forEach.data.index(forEach.data.startIndex, offsetBy: index)]
  }

  private func key(at index: Int) -> ID { forEach.id(element(at: index)) }

  override func row(at index: Int) -> Node? {
    let element = element(at: index)
    let id = forEach.id(element)
    if let row = rows[id], row.index == index { return row.node }
    if let row = duplicates[index] { return row }
    let isDuplicate = rows[id] != nil
    let made = ViewNode(
      ForEachRow(element: element, content: forEach.content), parent: node, host: node.host,
      key: isDuplicate ? nil : AnyHashable(id), environment: node.environment)
    if isDuplicate {
      node.reportDuplicate(id)
      duplicates[index] = made
    } else {
      rows[id] = Row(index: index, node: made)
    }
    node.appendChild(made)
    (node.containingElement as? RowsElement)?.makeRow { made.evaluate() }
    return made
  }

  /// Takes new data: the rows that were made follow their ids, those whose element is gone are let go.
  func update(_ forEach: ForEach<Data, ID, Content>) {
    self.forEach = forEach
    letGoOfDuplicates { _ in true }
    var moved: Set<ID> = []
    for (id, row) in rows {
      if row.index < count, key(at: row.index) == id { continue }
      moved.insert(id)
    }
    var found: [ID: Int] = [:]
    if !moved.isEmpty {
      for index in 0..<count where found.count < moved.count {
        let id = key(at: index)
        if moved.contains(id), found[id] == nil { found[id] = index }
      }
    }
    letGo { id, _ in moved.contains(id) && found[id] == nil }
    for (id, row) in rows {
      let index = found[id] ?? row.index
      rows[id]?.index = index
      row.node.update(
        ForEachRow(element: element(at: index), content: forEach.content), environment: node.environment)
    }
  }

  override func keepRows(_ isNeeded: (Node) -> Bool) {
    letGo { _, row in !isNeeded(row.node) && !row.node.holdsState }
    letGoOfDuplicates { !isNeeded($0) }
  }

  private func letGoOfDuplicates(where isGone: (Node) -> Bool) {
    let gone = duplicates.filter { isGone($0.value) }
    for index in gone.keys { duplicates[index] = nil }
    node.removeChildren(Set(gone.values.map(ObjectIdentifier.init)))
  }

  // MARK: Labels

  override func row(labelled label: RowLabel) -> Int? {
    // All rows are made by the same closure: the first tells whether they have labels of their own.
    if count > 0, (view(at: 0) as? any Labelled)?.hasLabel(like: label) == true,
      let index = (0..<count).first(where: { (view(at: $0) as? any Labelled)?.has(label) == true })
    {
      return index
    }
    guard let id = label.value.base as? ID else { return nil }
    return (0..<count).first { key(at: $0) == id }
  }

  private func view(at index: Int) -> Content { forEach.content(element(at: index)) }

  // MARK: Editing

  override var canDelete: Bool { forEach.onDelete != nil }
  override var canMove: Bool { forEach.onMove != nil }
  override func delete(at index: Int) { forEach.onDelete?(RowOffsets(integer: index)) }
  override func move(from index: Int, to target: Int) { forEach.onMove?(RowOffsets(integer: index), target) }

  private func letGo(where isGone: (ID, Row) -> Bool) {
    var gone: Set<ObjectIdentifier> = []
    for (id, row) in rows where isGone(id, row) {
      rows[id] = nil
      gone.insert(ObjectIdentifier(row.node))
    }
    node.removeChildren(gone)
  }
}
