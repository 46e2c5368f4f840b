import TabiNavigation
import TabiState

/// A page of a link-driven stack: a view, the name that links find it by, and who hears what is sent to it.
public struct WrappingController<Content: View>: MatchPathUsable {
  /// The name that links find the page by.
  public let matchPath: String
  /// What the title row shows.
  public let title: String
  /// Who hears what is sent to the page.
  public let eventSubscriber: (any LinkNavigatorItemSubscriberProtocol)?
  let content: Content

  /// - Parameter title: What the title row shows while the page is on top; the name when nothing is said.
  @MainActor
  public init(
    matchPath: String, title: String? = nil,
    eventSubscriber: (any LinkNavigatorItemSubscriberProtocol)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.matchPath = matchPath
    self.title = title ?? matchPath
    self.eventSubscriber = eventSubscriber
    self.content = content()
  }
}

/// A page that can be drawn.
@MainActor
private protocol DrawablePage {
  var view: AnyView { get }
}

extension WrappingController: DrawablePage {
  fileprivate var view: AnyView { AnyView(content.navigationTitle(title)) }
}

/// Shows the stack of a link navigator, and launches it when it is first on screen.
public struct LinkNavigationView: View {
  private let linkNavigator: SingleLinkNavigator
  private let item: LinkItem

  /// - Parameter item: The pages of the stack at first, bottom first. A navigator that has pages keeps them.
  public init(linkNavigator: SingleLinkNavigator, item: LinkItem) {
    self.linkNavigator = linkNavigator
    self.item = item
  }

  /// The stack.
  public var body: some View {
    LinkStack(navigator: linkNavigator, root: linkNavigator.root, item: item)
  }
}

private struct LinkStack: View {
  let navigator: SingleLinkNavigator
  @ObservedObject var root: Coordinator<LinkPage>
  let item: LinkItem

  var body: some View {
    if let bottom = pages.first {
      StackContainer(
        path: above,
        root: Group { page(bottom) }.id(bottom.id).navigationDestination(
          for: LinkPage.self, destination: page))
    } else {
      Text("⚠ No page could be built for \(item.pathList.joined(separator: ", "))").foregroundStyle(.red)
    }
  }

  /// The pages, after the launch that makes the first ones.
  private var pages: [LinkPage] {
    // The one change that a body of this library makes: without a page there is nothing to show.
    if root.paths.isEmpty { Reading.with(nil) { _ = navigator.launch(item: item) } }
    return root.paths
  }

  /// The path above the bottom page.
  private var above: StackPath {
    let root = root
    return StackPath(
      count: { max(0, root.paths.count - 1) },
      follow: { $0.update(to: root.paths.dropFirst(), by: $1) },
      append: { route in
        guard let page = route.base as? LinkPage else { return false }
        return root.push(page)
      },
      removeLast: { root.pop(min($0, root.paths.count - 1)) })
  }

  private func page(_ page: LinkPage) -> AnyView {
    (page.content as? any DrawablePage)?.view
      ?? AnyView(Text("⚠ The page \(page.matchPath) is no WrappingController").foregroundStyle(.red))
  }
}
