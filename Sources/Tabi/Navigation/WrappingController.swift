import TabiNavigation

/// A page of a link-driven stack: a view, the name that links find it by, and who hears what is sent to it.
public struct WrappingController<Content: View>: MatchPathUsable {
  /// The name that links find the page by.
  public let matchPath: String
  /// What the title row shows.
  public let title: String
  /// Who hears what is sent to the page.
  public let eventSubscriber: (any LinkNavigatorItemSubscriberProtocol)?
  private let content: Content

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

extension LinkPage {
  /// What the page shows.
  @MainActor var view: AnyView {
    (content as? any DrawablePage)?.view
      ?? AnyView(Text("⚠ The page \(matchPath) is no WrappingController").foregroundStyle(.red))
  }
}
