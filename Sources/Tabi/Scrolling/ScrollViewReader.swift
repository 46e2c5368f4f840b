/// Hands its content a proxy, with which code scrolls to a view in it.
public struct ScrollViewReader<Content: View> {
  private let content: (ScrollViewProxy) -> Content

  /// Views that may scroll to one another.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let reader = node.storage as? ScrollReader ?? ScrollReader(node)
    node.storage = reader
    node.setChild(node.track { content(ScrollViewProxy(reader: reader)) })
  }
}

/// Where a proxy looks for views. An object, so that the views that hold a proxy stay the same.
final class ScrollReader: Sendable {
  @MainActor private weak var node: Node?

  @MainActor init(_ node: Node) {
    self.node = node
  }

  @MainActor
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    // Rows that were added in the same turn are there when the views have been evaluated.
    node?.host.afterUpdate { [weak node] in
      guard let node else { return }
      node.host.layOut()
      if !node.scroll(to: id, anchor: anchor) {
        node.report("scrollTo found no view with the id \(id.base)")
      }
    }
  }
}

/// Scrolls what is in a ``ScrollViewReader``.
public struct ScrollViewProxy {
  fileprivate let reader: ScrollReader

  /// Scrolls to the view with an `id(_:)`, or to the row of a ``ForEach`` or ``List`` element with that id, also
  /// one that was never in view.
  ///
  /// - Parameter anchor: Which part of the view stands at the same part of what scrolls; where nothing is said,
  ///   it comes into view by the shortest way. An id that isn't there is reported, and nothing moves.
  /// - Complexity: O(*n*) in the rows that are searched.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// A view whose children have ids by which they are scrolled to.
@MainActor
protocol IdentifiesChildren {}

extension ForEach: IdentifiesChildren where Content: View {}
extension ModifiedContent: IdentifiesChildren where Modifier == IdentityModifier {}

extension Node {
  /// Scrolls to a view below. Returns whether there is one with that id.
  fileprivate func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    if let rows = element as? RowsElement {
      rows.refreshModel()
      if let row = rows.model.row(labelled: .id(id)) {
        rows.scroll(to: row, anchor: anchor)
        return true
      }
    }
    for child in children {
      if child.key == id, viewType is any IdentifiesChildren.Type { return child.show(anchor) }
      if child.scroll(to: id, anchor: anchor) { return true }
    }
    return false
  }

  private func show(_ anchor: UnitPoint?) -> Bool {
    if let rows = containingElement as? RowsElement, let row = rows.model.row(under: self) {
      rows.scroll(to: row, anchor: anchor)
      return true
    }
    var elements: [Element] = []
    appendElements(to: &elements)
    guard let element = elements.first else { return true }
    var outer = element
    while let parent = outer.parent, !(outer is WindowElement) {
      (parent as? ScrollElement)?.scroll(to: element, anchor: anchor)
      outer = parent
    }
    return true
  }
}
