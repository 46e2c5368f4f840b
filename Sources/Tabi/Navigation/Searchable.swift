import TabiState
import TabiTerminal

/// Where a search field stands, in SwiftUI's words: here always in the row under the page's title.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
}

extension View {
  /// Puts a search field under the title of the page that this view is on, or that the stack in it begins with.
  ///
  /// `/` brings the focus into it from wherever keys don't type. Enter does what `onSubmit(of: .search)` says around
  /// this view, and goes on to the page. Esc empties the field, and leaves it when it is empty.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt))
  }

  /// Puts a search field under the title of the page that this view is on, or that the stack in it begins with.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field under the title of the page that this view is on, or that the stack in it begins with.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

private struct SearchModifier {
  let text: Binding<String>
  let prompt: Text?
}

extension SearchModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let search = PageSearch(text: text, prompt: prompt, owner: node)
    if let page = node.environment.page {
      page.show(search, by: node)
      node.setChild(content)
    } else {
      // Around a stack: its root page takes it.
      node.setChild(content.environment(\.search, search))
    }
  }
}

/// A search field on its way to the page that shows it.
struct PageSearch {
  fileprivate let text: Binding<String>
  fileprivate let prompt: Text?
  fileprivate weak var owner: Node?
}

extension PageContext {
  /// Shows a search field among the page's bars.
  func show(_ search: PageSearch, by node: Node) {
    setToolbar(
      by: node, items: AnyView(ToolbarTree(content: ToolbarItem(placement: .search) { SearchField(search) })))
    node.onDetach = { [weak self, unowned node] in self?.removeToolbar(by: node) }
  }
}

extension EnvironmentValues {
  private struct SearchKey: EnvironmentKey { static var defaultValue: PageSearch? { nil } }

  /// The search field that the next root page shows.
  var search: PageSearch? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }
}

// MARK: - The field

private struct SearchField {
  let search: PageSearch

  init(_ search: PageSearch) {
    self.search = search
  }
}

extension SearchField: View, PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    let element = node.element(SearchElement.self, make: SearchElement.init)
    element.text = search.text
    element.owner = search.owner
    let field = Field(text: search.text, prompt: search.prompt ?? Text(verbatim: "Search"))
    node.setChildren { children in
      children.add(Text(verbatim: "⌕"))
      // Enter is the search's own.
      children.add(field.environment(\.submitTriggers, []))
    }
  }
}

/// The sign and the field, side by side.
final class SearchElement: Element {
  fileprivate var text = Binding.constant("")
  fileprivate weak var owner: Node?

  override func sizeThatFits(_ proposal: Proposal) -> Size { Size(width: proposal.width ?? 24, height: 1) }

  override func place(in bounds: Rect, proposal: Proposal) {
    children.first?.setFrame(Rect(x: 0, y: 0, width: min(1, bounds.width), height: bounds.height))
    children.last?.setFrame(bounds.inset(leading: min(2, bounds.width)))
  }

  /// Brings the focus into the field. Returns whether it can have it.
  func enter() -> Bool { children.last.map { node.host.focus.take($0.node, in: node.host) } ?? false }

  override func handle(_ press: KeyPress) -> Bool {
    switch press {
    case KeyPress(.escape) where !text.wrappedValue.isEmpty: text.wrappedValue = ""
    case KeyPress(.escape): leave()
    case KeyPress(.return):
      owner?.submitAction(.search)?()
      leave()
    default: return false
    }
    return true
  }

  private func leave() {
    let focus = node.host.focus
    let stop = (containingWindow as? PageElement)?.firstStop
    if let stop { focus.take(stop.node, in: node.host) } else { focus.release(node.host) }
  }

  override var keyHints: [KeyHint] {
    [KeyHint("Esc", text.wrappedValue.isEmpty ? "leave the search" : "empty it", press: KeyPress(.escape))]
  }
}

extension Host {
  /// Brings the focus into the search field of one of the pages that are shown.
  func search() {
    _ = focus.layerWindows(self).reversed().contains { ($0 as? PageElement)?.search?.enter() == true }
  }
}
