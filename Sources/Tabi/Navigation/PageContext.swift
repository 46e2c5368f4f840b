/// What a page of a stack knows of itself: its stack, and what its views say about its bars.
@MainActor
final class PageContext {
  let id: Int
  private(set) weak var stack: StackController?
  /// The window that shows it.
  weak var element: PageElement?
  private var declarations: [Declaration] = []
  private(set) var options = PageOptions()

  /// What one view says.
  private struct Declaration {
    let owner: Node
    let change: (inout PageOptions) -> Void
  }

  init(id: Int, stack: StackController) {
    self.id = id
    self.stack = stack
  }

  var title: String { options.title }

  // MARK: The toolbar

  /// The items that one view has put up.
  struct Toolbar {
    let owner: Node
    let items: AnyView
  }

  private(set) var toolbars: [Toolbar] = []
  /// The node that makes the items.
  weak var toolbarNode: Node?

  func setToolbar(by owner: Node, items: AnyView) {
    let toolbar = Toolbar(owner: owner, items: items)
    if let index = toolbars.firstIndex(where: { $0.owner === owner }) {
      toolbars[index] = toolbar
    } else {
      let index = toolbars.firstIndex { $0.owner.depth > owner.depth } ?? toolbars.endIndex
      toolbars.insert(toolbar, at: index)
    }
    toolbarNode?.valueWillChange()
  }

  func removeToolbar(by owner: Node) {
    toolbars.removeAll { $0.owner === owner }
    toolbarNode?.valueWillChange()
  }

  // MARK: Options

  /// Takes what a view says about the page, in place of what it said before. Of two that speak of one thing, the
  /// inner one holds.
  func declare(by owner: Node, _ change: @escaping (inout PageOptions) -> Void) {
    let declaration = Declaration(owner: owner, change: change)
    if let index = declarations.firstIndex(where: { $0.owner === owner }) {
      declarations[index] = declaration
    } else {
      let index = declarations.firstIndex { $0.owner.depth > owner.depth } ?? declarations.endIndex
      declarations.insert(declaration, at: index)
    }
    update()
  }

  func undeclare(by owner: Node) {
    declarations.removeAll { $0.owner === owner }
    update()
  }

  private func update() {
    var options = PageOptions()
    for declaration in declarations { declaration.change(&options) }
    guard options != self.options else { return }
    let old = self.options
    self.options = options
    element?.optionsChanged(from: old)
    stack?.optionsChanged(of: self, from: old)
  }
}

/// What the views of a page say about its bars.
struct PageOptions: Equatable {
  var title = ""
  /// Whether Back is neither shown nor can be pressed.
  var isBackHidden = false
  var isTitleHidden = false
  var isTabBarHidden = false
  var isBottomHidden = false
}

/// Says something about the page that the content is on.
struct PageModifier {
  let change: (inout PageOptions) -> Void
}

extension PageModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    if let page = node.environment.page {
      page.declare(by: node, change)
      node.onDetach = { [weak page, unowned node] in page?.undeclare(by: node) }
    }
    node.setChild(content)
  }
}

extension View {
  nonisolated func page(_ change: @escaping (inout PageOptions) -> Void) -> some View {
    modifier(PageModifier(change: change))
  }
}

extension EnvironmentValues {
  private struct PageKey: EnvironmentKey { static let defaultValue: PageContext? = nil }

  var page: PageContext? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}
