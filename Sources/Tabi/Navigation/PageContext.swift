/// What a page of a stack knows of itself: its stack, and what its views say about its bars.
@MainActor
final class PageContext {
  let id: Int
  /// Whether it stands above its stack's root.
  nonisolated let isPushed: Bool
  /// Where containers on it keep where they are.
  let restoration: RestorationScope?
  private(set) weak var stack: StackController?
  /// The window that shows it.
  weak var element: PageElement?
  let declarations = Declarations(PageOptions())

  init(id: Int, stack: StackController) {
    self.id = id
    self.stack = stack
    isPushed = id != stack.pages.rootID
    let number = isPushed ? stack.pages.place(of: id).map { $0 + 1 } : 0
    restoration = number.flatMap { stack.place?.inside("\($0)") }
    declarations.onChange = { [weak self] old in
      guard let self else { return }
      element?.optionsChanged(from: old)
      self.stack?.optionsChanged(of: self, from: old)
    }
  }

  /// Whether it is the page on top of its stack.
  var isTop: Bool { stack?.topID == id }

  /// Whether Back left it, or the page that its whole stack is on: until Forward returns to it, nothing in it is
  /// evaluated, and nothing reaches it.
  var isLeft: Bool {
    guard let stack else { return false }
    return stack.isLeft(id) || stack.node.isLeft
  }

  var options: PageOptions { declarations.options }
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
    node.environment.page?.declarations.declare(by: node, change)
    node.setChild(content)
  }
}

extension View {
  nonisolated func page(_ change: @escaping (inout PageOptions) -> Void) -> some View {
    modifier(PageModifier(change: change))
  }
}

extension Node {
  /// Whether it is on a page that Back left.
  var isLeft: Bool { environment.page?.isLeft == true }

  /// Sees to what waited while it was on such a page.
  func wake() {
    if isDirty { valueWillChange() }
    for child in children { child.wake() }
  }
}

/// What views on a page find in their environment: the page, and no search that is its own.
struct PageEnvironment {
  let context: PageContext
}

extension PageEnvironment: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    EnvironmentModifier(value: context, isSame: ===) { environment, context in
      environment.page = context
      environment.search = nil
      environment.restoration = context.restoration
    }.update(node, content: content)
  }
}

extension EnvironmentValues {
  private struct PageKey: EnvironmentKey { static let defaultValue: PageContext? = nil }

  var page: PageContext? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}
