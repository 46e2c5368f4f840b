import TabiTerminal

extension View {
  /// Room around the view on the given sides: of a length, or one cell.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    wrapped(in: PaddingElement.self, Padding(edges: edges, length: length))
  }

  /// Room of a length around the view.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Room around the view, given for each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    wrapped(in: PaddingElement.self, Padding(insets: insets))
  }
}

struct Padding: Equatable {
  var edges = Edge.Set.all
  var length: CGFloat?
  var insets: EdgeInsets?

  fileprivate func cells(_ edge: Edge, _ unit: LengthUnit) -> Int {
    let axis = edge == .top || edge == .bottom ? Axis.vertical : .horizontal
    if let insets {
      switch edge {
      case .top: return unit.gap(insets.top, axis)
      case .leading: return unit.gap(insets.leading, axis)
      case .bottom: return unit.gap(insets.bottom, axis)
      case .trailing: return unit.gap(insets.trailing, axis)
      }
    }
    return edges.contains(Edge.Set(edge)) ? length.map { unit.gap($0, axis) } ?? 1 : 0
  }
}

final class PaddingElement: ValueElement<Padding> {
  private func cells(_ edge: Edge) -> Int { value.cells(edge, unit) }
  private var columns: Int { cells(.leading) + cells(.trailing) }
  private var rows: Int { cells(.top) + cells(.bottom) }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let (columns, rows) = (columns, rows)
    let inner = super.sizeThatFits(proposal.shrunk(columns: columns, rows: rows))
    return Size(
      width: max(0, inner.width.addingClamped(columns)), height: max(0, inner.height.addingClamped(rows)))
  }

  override func contentPlacement(in size: Size, proposal: Proposal) -> Placement {
    Placement(
      frame: Rect(origin: .zero, size: size).inset(
        top: cells(.top), leading: cells(.leading), bottom: cells(.bottom), trailing: cells(.trailing)),
      offer: proposal.shrunk(columns: columns, rows: rows))
  }
}
