import TabiNavigation

/// The state that says what is presented.
@MainActor
protocol PresentationSource {
  /// What is presented, read from the state; nil while there is nothing.
  func make() -> AnyView?
  /// Tells the state that nothing is presented any more.
  func clear()
  /// What it is kept under for the next start; nil for what isn't kept.
  var keptName: String? { get }
  /// Keeps the state, under a name.
  func keep(_ snapshot: inout NavigationSnapshot, _ name: String)
  /// Takes over the state that is kept under a name. Returns whether there is any.
  func restore(_ snapshot: NavigationSnapshot, _ name: String) -> Bool
}

extension PresentationSource {
  var keptName: String? { nil }
  func keep(_ snapshot: inout NavigationSnapshot, _ name: String) {}
  func restore(_ snapshot: NavigationSnapshot, _ name: String) -> Bool { false }
}

/// Presents a view while state says so.
struct PresentationModifier<Source: PresentationSource> {
  let kind: Presentations.Kind
  let source: Source
  let onDismiss: (@MainActor () -> Void)?
}

/// What a view that presents keeps of it.
@MainActor
private final class Presenter {
  let context: PresentationContext
  var source: any PresentationSource
  /// Where the state is kept for the next start.
  private(set) var place: KeptPlace?
  var onDismiss: (@MainActor () -> Void)?
  /// Whether the state wants something presented.
  var isWanted = false
  /// What is presented. It stays until it is closed, so that what is in it hears of that.
  var view: AnyView?

  init(_ source: some PresentationSource, _ kind: Presentations.Kind, on node: Node) {
    self.source = source
    context = PresentationContext(host: node.host)
    guard let name = source.keptName else { return }
    var isRestored = false
    place = node.keepPlace("\(kind.rawValue):\(name)") {
      isRestored = source.restore($0, $1)
      return isRestored
    } keep: { [weak self] in
      self?.source.keep(&$0, $1)
    }
    if !isRestored { place?.forgetInside() }
    context.restoration = place?.inside()
  }

  /// Brings what is presented in line with the state.
  func settle(_ kind: Presentations.Kind, _ node: Node) {
    let presentations = node.host.presentations
    if isWanted, node.isAttached, context.id == nil {
      context.id = presentations.present(
        kind, name: kind.rawValue,
        onDismiss: { [weak self, weak node] in
          guard let self else { return }
          context.id = nil
          view = nil
          if isWanted { source.clear() }
          onDismiss?()
          node?.host.windowsChanged()
          node?.valueWillChange()
        })
      node.valueWillChange()
    } else if !isWanted, let id = context.id {
      presentations.dismiss(id)
    }
  }
}

extension PresentationModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let presenter = (node.storage as? Presenter) ?? Presenter(source, kind, on: node)
    node.storage = presenter
    presenter.source = source
    presenter.onDismiss = onDismiss
    // Its closure reads what the view reads: it is called here, where a change brings it back.
    let view = node.track { source.make() }
    presenter.isWanted = view != nil
    presenter.view = view ?? presenter.view
    if presenter.isWanted != (presenter.context.id != nil) {
      node.host.afterUpdate { presenter.settle(kind, node) }
    }
    presenter.place?.changed()
    node.onDetach = {
      presenter.place?.release()
      presenter.isWanted = false
      presenter.settle(kind, node)
    }
    let presented = presenter.view.map { Presented(kind: kind, context: presenter.context, view: $0) }
    node.setChild(content, presenting: presented.map { [$0] } ?? [])
  }
}

/// Something that may be presented, and what its window shows.
struct Presented {
  let kind: Presentations.Kind
  let context: PresentationContext
  let view: AnyView
}

extension Node {
  /// Makes a view the content, and shows in windows above it those of some things that are to be seen just now.
  func setChild(_ content: some View, presenting things: [Presented]) {
    observe(host.presentations.objectWillChange.observers)
    let shown = host.presentations.layers.map(\.id)
    setChildren { children in
      children.add(content, key: "content")
      guard let anchor = children.lastNode else { return }
      for thing in things {
        guard let id = thing.context.id, shown.contains(id) else { continue }
        children.add(
          ModalWindow(kind: thing.kind, context: thing.context, anchor: anchor, content: thing.view), key: id)
      }
    }
  }
}
