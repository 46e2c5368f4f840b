/// A tab of a ``TabLinkNavigator``: its name in the bar, and its pages at first.
public struct TabItem: Hashable, Sendable {
  /// What a selection finds it by.
  public let tag: Int
  /// Its name in the bar.
  public let title: String
  /// The symbol beside the name, if it has one.
  public let systemImage: String?
  /// Its pages at first, bottom first. The first one's name is the tab's.
  public let linkItem: LinkItem

  /// Creates a tab.
  public init(tag: Int, title: String, systemImage: String? = nil, linkItem: LinkItem) {
    self.tag = tag
    self.title = title
    self.systemImage = systemImage
    self.linkItem = linkItem
  }

  /// The name by which ``LinkNavigatorProtocol/moveTab(targetPath:)`` finds it.
  var path: String { linkItem.pathList.first ?? "" }
}
