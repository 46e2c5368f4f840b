import TabiTerminal

/// Views that depend on the room there is: it takes all of it, and makes its content anew when it changes.
///
/// The content stands at the top leading corner. It is made in the frame that gives the room, and again when the
/// size changes, once each.
public struct GeometryReader<Content: View> {
  private let content: (GeometryProxy) -> Content

  /// Views made from the room.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView {
  public typealias Body = Never

  package func update(_ node: Node) {
    let element = node.element(GeometryElement.self, make: GeometryElement.init)
    let proxy = GeometryProxy(element: element, unit: node.environment.lengthUnit)
    element.build = { [unowned node] in node.setChild(node.track { content(proxy) }) }
  }
}

/// What a ``GeometryReader``'s content is told, in the lengths that it counts in.
public struct GeometryProxy: Sendable {
  let element: GeometryElement
  let unit: LengthUnit

  /// The room of the reader.
  public var size: CGSize { MainActor.assumeIsolated { unit.size(element.frame.size) } }

  /// No distances: a terminal has no area that is unsafe.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Where the reader is: in its own coordinates, on the screen, or in a view that `coordinateSpace` names.
  ///
  /// It is the place at the time of asking; the content isn't made anew when the reader moves without a new size.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { unit.rect(element.rect(in: coordinateSpace)) }
  }
}

/// What places are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The screen.
  case global
  /// The view itself.
  case local
  /// The nearest view around that `coordinateSpace(name:)` names so; the screen where there is none.
  case named(AnyHashable)

  /// The nearest view around that `coordinateSpace(name:)` names so.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

extension View {
  /// Gives the view a name, from which places in it can be counted.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    wrapped(in: SpaceElement.self, AnyHashable(name))
  }

  /// Gives the view a name, from which places in it can be counted.
  public nonisolated func coordinateSpace(_ space: CoordinateSpace) -> some View {
    wrapped(in: SpaceElement.self, AnyHashable(space))
  }
}

final class SpaceElement: ValueElement<AnyHashable> {
  fileprivate func isNamed(_ space: CoordinateSpace) -> Bool {
    if case .named(let name) = space, name == value { return true }
    return AnyHashable(space) == value
  }
}

final class GeometryElement: Element {
  /// Makes the content from the room there is.
  fileprivate var build: (() -> Void)? {
    didSet {
      builtSize = nil
      if isPlaced { buildContent() }
    }
  }

  private var builtSize: Size?
  private var isPlaced = false
  private var isBuilding = false

  override var isLayoutRoot: Bool { isBuilding }

  override func childrenChanged() {
    guard isBuilding else { return super.childrenChanged() }
    reloadChildren()
    node.host.lifecycle.isDue = true
  }

  private func buildContent() {
    guard builtSize != frame.size, let build else { return }
    builtSize = frame.size
    isBuilding = true
    build()
    isBuilding = false
    setNeedsDisplay()
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    isPlaced = true
    // What is changed in the content now is placed below: nothing around has to be.
    buildContent()
    needsLayout = false
    for child in children { child.stand(in: bounds, .topLeading, proposal: Proposal(bounds.size)) }
  }

  fileprivate func rect(in space: CoordinateSpace) -> Rect {
    switch space {
    case .local: return bounds
    case .global: return screenFrame
    case .named:
      var outer = parent
      while let current = outer {
        if let named = current as? SpaceElement, named.isNamed(space) {
          let (own, origin) = (screenFrame, named.screenFrame.origin)
          return own.offset(x: -origin.x, y: -origin.y)
        }
        outer = current.parent
      }
      return screenFrame
    }
  }
}
