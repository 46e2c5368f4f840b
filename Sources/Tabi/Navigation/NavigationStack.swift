import TabiNavigation
import TabiState
import TabiTerminal

/// A root page and those pushed over it, each in a window of its own, under a row with the title.
///
/// As SwiftUI's `NavigationStack`. Esc, Alt-Left and, outside text, Backspace go back; Alt-Right returns to
/// the page that was left so, as it was, until the path changes in another way.
public struct NavigationStack<Root: View> {
  private let path: StackPath?
  private let root: Root
  @State private var own = NavigationPath()

  /// A stack that keeps its own path.
  public nonisolated init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// A stack that shows a page for each element of a path, whatever their types.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = StackPath(path)
    self.root = root()
  }

  /// A stack that shows a page for each element of a collection.
  public nonisolated init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = StackPath(path)
    self.root = root()
  }
}

extension NavigationStack: View {
  /// The pages.
  public var body: some View {
    StackContainer(path: path ?? StackPath($own), root: root)
  }
}

extension StackPath {
  init(_ path: Binding<NavigationPath>) {
    self.init(
      count: { path.wrappedValue.count },
      follow: { $0.update(to: path.wrappedValue, by: $1) },
      append: { route in
        path.wrappedValue.append(route)
        return true
      },
      removeLast: { path.wrappedValue.removeLast($0) },
      keep: { $0.keep(path: path.wrappedValue, as: $1) },
      restore: { snapshot, name in
        guard path.wrappedValue.isEmpty, let kept = snapshot.navigationPath(name) else { return false }
        path.wrappedValue = kept
        return true
      })
  }

  init<Data>(_ path: Binding<Data>)
  where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.init(
      count: { path.wrappedValue.count },
      follow: { $0.update(to: path, by: $1) },
      append: { route in
        guard let route = route.base as? Data.Element else { return false }
        path.wrappedValue.append(route)
        return true
      },
      removeLast: { count in
        let length = path.wrappedValue.count
        let end = path.wrappedValue.index(path.wrappedValue.startIndex, offsetBy: max(0, length - count))
        path.wrappedValue.removeSubrange(end...)
      },
      coordinator: path.location.owner.flatMap { $0 is any CoordinatorProtocol ? $0 : nil },
      keep: { $0.keep(path: path.wrappedValue, as: $1) },
      restore: { snapshot, name in
        guard path.wrappedValue.isEmpty, let kept = snapshot.path(name, of: Data.Element.self) else {
          return false
        }
        path.wrappedValue = Data(kept)
        return true
      })
  }
}

/// Follows a path with pages.
struct StackContainer<Root: View> {
  let path: StackPath
  let root: Root
  /// Whether it is the stack that a split view puts into each of its columns.
  var isColumn = false
}

extension StackContainer: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let controller: StackController
    if let kept = node.storage as? StackController {
      controller = kept
      controller.path = path
    } else {
      controller = StackController(path: path, node: node)
      node.storage = controller
      controller.place = node.keepPlace("stack") { [weak controller] in
        controller?.path.restore($0, $1) ?? false
      } keep: { [weak controller] in
        controller?.path.keep(&$0, $1)
      }
      node.onDetach = { [weak controller] in controller?.place?.release() }
    }
    controller.column = node.environment.splitColumn
    if isColumn { controller.column?.controller = controller }
    let element = node.element(NavigationStackElement.self, make: NavigationStackElement.init)
    element.controller = controller
    controller.update(root: root)
  }
}

/// The pages, one over the other.
final class NavigationStackElement: Element {
  weak var controller: StackController?

  override func sizeThatFits(_ proposal: Proposal) -> Size { filling(proposal) }

  override func place(in bounds: Rect, proposal: Proposal) {
    for child in children { child.setFrame(bounds) }
  }

  override var canGoBack: Bool { controller?.canGoBack ?? false }

  override func handle(_ press: KeyPress) -> Bool {
    switch press {
    case KeyPress(.escape), KeyPress(.delete), KeyPress(.leftArrow, modifiers: .option):
      return controller?.back() ?? false
    case KeyPress(.rightArrow, modifiers: .option):
      return controller?.forward() ?? false
    default:
      return false
    }
  }

  override var keyHints: [KeyHint] {
    let forward = KeyPress(.rightArrow, modifiers: .option)
    return (canGoBack ? [KeyHint("Esc", "back", press: KeyPress(.escape))] : [])
      + (controller?.canGoForward == true ? [KeyHint("Alt-Right", "forward", press: forward)] : [])
  }
}

extension Element {
  /// All the room there is; what has no ideal size of its own takes a page's.
  func filling(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 80, height: proposal.height ?? 24)
  }
}

/// The page of a route, or a message that none is declared for it.
struct DestinationView: View {
  let route: AnyHashable
  let destination: Destinations.Destination?

  var body: some View {
    if let destination {
      destination.make(route)
    } else {
      MissingDestination(type: "\(type(of: route.base))")
    }
  }
}

private struct MissingDestination: View {
  let type: String
  @Environment(\.host) private var host

  private var message: String {
    "There is no page for a \(type): declare one with .navigationDestination(for: \(type).self) on the root of this stack"
  }

  var body: some View {
    Text("⚠ " + message).foregroundStyle(.red).padding().onAppear { host?.report(message) }
  }
}
