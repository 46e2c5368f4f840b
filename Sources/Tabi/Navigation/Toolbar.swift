import TabiTerminal

/// Where an item stands in a page's bars.
enum ToolbarPlace {
  case leading, principal, trailing, bottom
  /// In the row under the title.
  case search
}

/// Where an item of a toolbar is wanted, in SwiftUI's words.
///
/// The first row has places at its start, in its middle and at its end; the last row of the page is the bottom bar.
public struct ToolbarItemPlacement: Sendable, Hashable {
  let place: ToolbarPlace

  /// For a page's search field.
  static let search = ToolbarItemPlacement(place: .search)

  /// At the end of the first row.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let primaryAction = automatic
  public static let confirmationAction = automatic
  public static let destructiveAction = automatic
  public static let navigationBarTrailing = automatic
  public static let topBarTrailing = automatic
  public static let secondaryAction = automatic
  /// At the start of the first row, after the way back.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let cancellationAction = navigation
  public static let navigationBarLeading = navigation
  public static let topBarLeading = navigation
  /// In the place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// In a row below the page's content.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let status = bottomBar
  /// Above the keys of a phone: in the bottom bar.
  public static let keyboard = bottomBar
}

/// A bar of the app, as SwiftUI names them.
public struct ToolbarPlacement: Sendable, Hashable {
  enum Bar { case title, tabs, bottom }

  let bar: Bar

  /// The row with the title.
  public static let automatic = ToolbarPlacement(bar: .title)
  public static let navigationBar = automatic
  public static let windowToolbar = automatic
  /// The row with the tabs.
  public static let tabBar = ToolbarPlacement(bar: .tabs)
  /// The row below a page's content; it is there when it has items.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
}

/// Whether something is shown.
public enum Visibility: Sendable, Hashable {
  case automatic, visible, hidden
}

extension View {
  /// Puts items into the bars of the page this view is on.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: ToolbarTree(content: content())))
  }

}

extension View {
  /// Puts views at the end of the first row of the page this view is on.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarTree(content: ToolbarItem(content: content))))
  }

  /// Shows or hides a bar while the page this view is on is on top. Hidden by a pushed page, it is back after the pop.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    page(showing: visibility, of: bars)
  }

  /// Shows or hides a bar, by SwiftUI's newer name.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    page(showing: visibility, of: bars)
  }

  private nonisolated func page(showing visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
    page { options in
      for bar in bars where visibility != .automatic {
        switch bar.bar {
        case .title: options.isTitleHidden = visibility == .hidden
        case .tabs: options.isTabBarHidden = visibility == .hidden
        case .bottom: options.isBottomHidden = visibility == .hidden
        }
      }
    }
  }
}

/// Hands the items to the page's bars, with the environment that they are written in.
private struct ToolbarModifier<Content: ToolbarContent> {
  let items: ToolbarTree<Content>
}

extension ToolbarModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    if let page = node.environment.page {
      page.setToolbar(by: node, items: AnyView(items))
      node.onDetach = { [weak page, unowned node] in page?.removeToolbar(by: node) }
    }
    node.setChild(content)
  }
}

/// The toolbars that the views of a page have put up, as children of the page's node.
struct PageToolbar {
  let context: PageContext
}

extension PageToolbar: PrimitiveView {
  typealias Body = Never

  func update(_ node: Node) {
    context.toolbarNode = node
    node.setChildren { children in
      for toolbar in context.toolbars {
        children.add(
          toolbar.items, key: ObjectIdentifier(toolbar.owner), environment: toolbar.owner.environment)
      }
    }
  }
}

/// One item of a toolbar, as the page's element sees it.
final class ToolbarItemElement: Element {
  var place = ToolbarPlace.trailing {
    didSet { if place != oldValue { setNeedsLayout() } }
  }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    Stack.toolbar.size(of: children, proposal)
  }

  override func place(in bounds: Rect, proposal: Proposal) {
    Stack.toolbar.place(children, in: bounds, proposal: proposal)
  }

  override var stackAxis: Axis? { .horizontal }
}

extension Stack {
  fileprivate static let toolbar = Stack(axis: .horizontal, spacing: 1)
}
