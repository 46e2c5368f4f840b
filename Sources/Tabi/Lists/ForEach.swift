import TabiTerminal

/// A view for each element of a collection. Its state follows the element's id.
///
/// Directly in a ``List``, only the views of visible rows are made; of rows that went out of view, those stay
/// whose state was changed.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

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
    if let list = node.containingElement as? ListElement, !node.isInRow, !Tabi.hasRows(Content.self) {
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
      var seen: Set<ID> = []
      for (id, content) in views {
        if seen.insert(id).inserted {
          children.add(content, key: AnyHashable(id))
        } else {
          node.report("ForEach has two elements with the id \(id): the second one isn't shown")
        }
      }
    }
  }
}

extension Node {
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
    if let row = rows[id] {
      if row.index != index {
        node.report("ForEach has two elements with the id \(id): the second one isn't shown")
        return nil
      }
      return row.node
    }
    let made = ViewNode(
      ForEachRow(element: element, content: forEach.content), parent: node, host: node.host,
      key: AnyHashable(id), environment: node.environment)
    rows[id] = Row(index: index, node: made)
    node.appendChild(made)
    (node.containingElement as? ListElement)?.makeRow { made.evaluate() }
    return made
  }

  /// Takes new data: the rows that were made follow their ids, those whose element is gone are let go.
  func update(_ forEach: ForEach<Data, ID, Content>) {
    self.forEach = forEach
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
  }

  private func letGo(where isGone: (ID, Row) -> Bool) {
    let gone = rows.filter { isGone($0.key, $0.value) }
    for id in gone.keys { rows[id] = nil }
    node.removeChildren(Set(gone.values.map { ObjectIdentifier($0.node) }))
  }
}
