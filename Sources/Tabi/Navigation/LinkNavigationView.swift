import TabiNavigation

/// Shows the stack of a link navigator, and above it its sheets and alerts.
///
/// It launches the navigator when it is first on screen, and gives it the links that the app is given.
public struct LinkNavigationView {
  @ObservedObject private var linkNavigator: SingleLinkNavigator
  private let item: LinkItem
  private let scheme: String?

  /// Shows a navigator.
  ///
  /// - Parameters:
  ///   - linkNavigator: One that is made in this place is kept as long as the view is there.
  ///   - item: The pages of the stack at first, bottom first. A navigator that has pages keeps them.
  ///   - scheme: What the app's links begin with: `"catalog"` for `catalog://products/42`. Those that its pages
  ///     open by `\.openURL` lead into the app then. With nil, links that the app is given may have any.
  public nonisolated init(linkNavigator: SingleLinkNavigator, item: LinkItem, scheme: String? = nil) {
    _linkNavigator = ObservedObject(wrappedValue: linkNavigator)
    self.item = item
    self.scheme = scheme
  }
}

extension LinkNavigationView: View {
  /// The stack.
  public var body: some View {
    LinkStack(stack: linkNavigator.root, names: item.pathList)
      .modifier(
        LinkContainer(navigator: linkNavigator, scheme: scheme) { [linkNavigator, item] in
          linkNavigator.launch(item: item)
        }
      )
      .id(ObjectIdentifier(linkNavigator))
  }
}

/// Shows the tabs of a link navigator, each with its stack, and above them all its sheets and alerts.
///
/// It launches the navigator when it is first on screen, and gives it the links that the app is given. The tabs
/// are those of a ``TabView``: choosing the current one pops its stack to the root.
public struct TabLinkNavigationView {
  @ObservedObject private var linkNavigator: TabLinkNavigator
  private let tabItemList: [TabItem]
  private let scheme: String?

  /// Shows a navigator.
  ///
  /// - Parameters:
  ///   - linkNavigator: One that is made in this place is kept as long as the view is there.
  ///   - tabItemList: The tabs and their pages at first. A navigator that has tabs keeps them.
  ///   - scheme: What the app's links begin with, as for ``LinkNavigationView``.
  public nonisolated init(
    linkNavigator: TabLinkNavigator, tabItemList: [TabItem], scheme: String? = nil
  ) {
    _linkNavigator = ObservedObject(wrappedValue: linkNavigator)
    self.tabItemList = tabItemList
    self.scheme = scheme
  }
}

extension TabLinkNavigationView: View {
  /// The tabs.
  public var body: some View {
    LinkTabs(navigator: linkNavigator)
      .modifier(
        LinkContainer(navigator: linkNavigator, scheme: scheme) { [linkNavigator, tabItemList] in
          linkNavigator.launch(tabItemList: tabItemList)
        }
      )
      .id(ObjectIdentifier(linkNavigator))
  }
}

private struct LinkTabs: View {
  @ObservedObject var navigator: TabLinkNavigator

  var body: some View {
    TabView(selection: selection) {
      ForEach(navigator.tabs.indices, id: \.self) { index in
        let tab = navigator.tabs[index]
        LinkStack(stack: tab.root, names: tab.tabItem.linkItem.pathList)
          .tabItem { LinkTabLabel(item: tab.tabItem) }
          .tag(tab.tabItem.tag)
      }
    }
  }

  /// The navigator knows which tab is shown; the bar asks it for another.
  private var selection: Binding<Int?> {
    let navigator = navigator
    return Binding {
      MainActor.assumeIsolated { navigator.list.shown?.tag.base as? Int }
    } set: { tag in
      MainActor.assumeIsolated { _ = tag.map { navigator.list.select($0, by: .person) } }
    }
  }
}

private struct LinkTabLabel: View {
  let item: TabItem

  var body: some View {
    if let image = item.systemImage {
      Label(item.title, systemImage: image)
    } else {
      Text(item.title)
    }
  }
}
