import TabiTerminal

/// Views in columns and rows: each column as wide as the widest in it, each row as high as the highest.
///
/// What stands in it outside a ``GridRow`` is a row of its own across all columns.
public struct Grid<Content: View> {
  private let layout: GridLayout
  private let content: Content

  /// - Parameters:
  ///   - alignment: Where a view stands in its cell, unless its column or its row says otherwise.
  ///   - horizontalSpacing: The length between two columns; one column of cells where nothing is said.
  ///   - verticalSpacing: The length between two rows; none where nothing is said.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    node.arrange(content, by: layout.arrangement(node.environment.lengthUnit))
  }
}

/// A row of a ``Grid``: each view in it is a cell. Outside a grid it is an ``HStack``.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// - Parameter alignment: Where the views stand in the height of the row; as in the grid where nothing is said.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

/// What a row's node keeps, by which its cells are known.
final class GridRowMark {
  var alignment: VerticalAlignment?
}

extension GridRow: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    var outer = node.containingElement
    while let wrapper = outer as? WrapperElement { outer = wrapper.node.containingElement }
    guard outer?.arrangesRows == true else {
      let layout = HStackLayout(alignment: alignment ?? .center)
      return node.arrange(content, by: layout.arrangement(node.environment.lengthUnit))
    }
    node.element = nil
    let mark = node.storage as? GridRowMark ?? GridRowMark()
    node.storage = mark
    if mark.alignment != alignment {
      mark.alignment = alignment
      outer?.setNeedsLayout()
    }
    node.setChild(content)
  }
}

// MARK: - Cells

extension View {
  /// How many columns of its ``Grid`` the view takes.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCell.Columns.self, value: max(1, count))
  }

  /// Where the views in this one's column of a ``Grid`` stand.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridCell.ColumnAlignment.self, value: guide)
  }

  /// Where the view stands in its cell of a ``Grid``.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCell.Anchor.self, value: anchor)
  }

  /// The directions in which the view makes its column or its row no larger: it takes what the others leave it.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCell.UnsizedAxes.self, value: axes)
  }
}

/// What a view says about its cell.
enum GridCell {
  enum Columns: LayoutValueKey { static let defaultValue = 1 }
  enum ColumnAlignment: LayoutValueKey { static let defaultValue: HorizontalAlignment? = nil }
  enum Anchor: LayoutValueKey { static let defaultValue: UnitPoint? = nil }
  enum UnsizedAxes: LayoutValueKey { static let defaultValue: Axis.Set = [] }
}

extension Element {
  /// The row of a grid that it is a cell of.
  var gridRow: GridRowMark? {
    var inner = self
    while let content = (inner as? WrapperElement)?.content { inner = content }
    var node: Node? = inner.node
    while let current = node {
      if let mark = current.storage as? GridRowMark { return mark }
      node = current.parent
      if node?.element is WrapperElement { continue }
      if node?.element != nil { return nil }
    }
    return nil
  }
}
