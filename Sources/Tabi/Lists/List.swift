public import TabiState
import TabiTerminal

/// Rows that scroll, one of which has the focus.
///
/// Each view in it is a row, and so is each element of a ``ForEach``; only visible rows are made, so that
/// 100,000 rows cost what 20 do. Enter, Space or a click activates the control in a row.
///
/// With a selection of one value, the current row is the selected one: moving sets the value, and setting it brings
/// the row into view, also one that comes later. With a set of values, Space or a click selects the current row or
/// takes it out again, a `✓` marks those that are in the set, and Enter does what the row does. A row's value is its
/// `tag(_:)`, or the id of its element.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let look: ListElement.Look
  var single: ListElement.Selection?
  var several: ListElement.Selection?
  var marks: (() -> Set<AnyHashable>)?

  nonisolated init(content: Content, look: ListElement.Look) {
    self.content = content
    self.look = look
  }

  /// Rows of which the one with the selected value is the current one.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), look: .list)
    single = selection.map { ListElement.Selection($0) }
  }

  /// Rows of which any number can be selected.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), look: .list)
    guard let selection else { return }
    several = ListElement.Selection(selection)
    marks = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
  }
}

extension List where SelectionValue == Never {
  /// Rows as the builder makes them.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), look: .list)
  }
}

extension List: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let element = node.element(ListElement.self, make: ListElement.init)
    element.look = look
    element.rowSpacing = node.environment.listRowSpacing.map {
      max(0, node.environment.lengthUnit.gap($0, .vertical))
    }
    element.showsIndicator = !node.environment.hiddenScrollIndicators.contains(.vertical)
    element.selection = single
    element.column = single == nil ? nil : node.environment.splitColumn
    element.toggle = several
    node.setChildren { children in
      children.add(SelectionReader(element: element, single: single, marks: marks))
      // A tag around the list is not one of its rows.
      children.add(content.environment(\.tag, nil))
    }
    element.column?.add(element)
  }
}

/// Brings what is selected to a list: a node of its own, so that a move evaluates this and not the list.
private struct SelectionReader {
  let element: ListElement
  let single: ListElement.Selection?
  let marks: (() -> Set<AnyHashable>)?
}

extension SelectionReader: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    element.select(single.flatMap { single in node.track { single.get() } })
    element.marks = marks.map { marks in node.track { marks() } }
  }
}
