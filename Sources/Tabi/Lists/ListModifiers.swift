import TabiTerminal

/// How a list looks. All styles look the same here: a terminal's rows have no insets, cards or separators.
public protocol ListStyle: Sendable {}

/// The style that suits the place.
public struct DefaultListStyle: ListStyle {
  /// The style.
  public init() {}
}
/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// The style.
  public init() {}
}
/// Rows with room at the sides.
public struct InsetListStyle: ListStyle {
  /// The style.
  public init() {}
}
/// Sections set apart.
public struct GroupedListStyle: ListStyle {
  /// The style.
  public init() {}
}
/// Sections set apart, with room at the sides.
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  public init() {}
}
/// Rows that lead to what is beside them.
public struct SidebarListStyle: ListStyle {
  /// The style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with room at the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections set apart.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections set apart, with room at the sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows that lead to what is beside them.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How much the header of a section stands out.
public enum Prominence: Sendable, Hashable {
  case standard, increased
}

extension View {
  /// Accepted so that code compiles: all lists look the same in a terminal.
  public nonisolated func listStyle(_ style: some ListStyle) -> some View { self }

  /// Accepted so that code compiles: rows have no separators.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    self
  }

  /// Accepted so that code compiles: rows have no separators.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Accepted so that code compiles: sections have no separators.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    self
  }

  /// Accepted so that code compiles: a list has no background of its own.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Accepted so that code compiles: headers are bold in either case.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }

  /// The length between two rows of the lists in this view; with nil, what is usual.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Room around a row; with nil, none.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    padding(insets ?? EdgeInsets())
  }

  /// A colour behind a row, as wide as the list's rows are.
  public nonisolated func listRowBackground(_ color: Color?) -> some View {
    wrapped(in: RowBackgroundElement.self, color ?? .clear)
  }

  /// Accepted so that code compiles: of what may stand behind a row, colours alone are shown.
  @_disfavoredOverload
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View { self }
}

/// A colour behind a row.
final class RowBackgroundElement: BackgroundElement {
  override func sizeThatFits(_ proposal: Proposal) -> Size {
    let size = super.sizeThatFits(proposal)
    return value == .clear ? size : Size(width: max(size.width, proposal.width ?? 0), height: size.height)
  }
}

extension EnvironmentValues {
  private struct RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
}
