/// A view that a list sees as several rows, or none, where other views are one.
@MainActor
protocol RowContainer {
  /// Whether it is one for what it holds.
  static var hasRows: Bool { get }
}

/// Whether a list sees views of a type as rows of their own. It is asked before there is a view.
@MainActor
func hasRows<V: View>(_ type: V.Type) -> Bool {
  if let container = type as? any RowContainer.Type { return container.hasRows }
  return V.Body.self != Never.self && hasRows(V.Body.self)
}

extension ForEach: RowContainer where Content: View {
  static var hasRows: Bool { true }
}

extension Section: RowContainer {
  static var hasRows: Bool { true }
}

extension Group: RowContainer where Content: View {
  static var hasRows: Bool { Tabi.hasRows(Content.self) }
}

extension Optional: RowContainer where Wrapped: View {
  static var hasRows: Bool { Tabi.hasRows(Wrapped.self) }
}

extension ConditionalContent: RowContainer {
  static var hasRows: Bool { Tabi.hasRows(First.self) || Tabi.hasRows(Second.self) }
}

extension ModifiedContent: RowContainer where Content: View, Modifier: ViewModifier {
  static var hasRows: Bool { Tabi.hasRows(Content.self) }
}

extension TupleView: RowContainer {
  static var hasRows: Bool {
    for hasRows in repeat Tabi.hasRows((each Content).self) {
      if hasRows { return true }
    }
    return false
  }
}
