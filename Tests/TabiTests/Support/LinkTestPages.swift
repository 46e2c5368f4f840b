import Tabi

/// What the pages of a test share: how many have been built, so that each has a number of its own.
@MainActor
final class PageCounter: DependencyType {
  private var count = 0

  nonisolated init() {}

  func next() -> Int {
    count += 1
    return count
  }
}

/// Hears what is sent to a page.
@MainActor
final class PageSubscriber: ObservableObject, LinkNavigatorItemSubscriberProtocol {
  let number: Int
  @Published var heard = "nothing"

  init(number: Int) {
    self.number = number
  }

  func receive(encodedItemString: String) {
    heard = encodedItemString
  }
}

/// A page that shows its name, its number and its items, and counts how often it is pressed.
struct NumberedPage: View {
  let name: String
  let items: String
  @ObservedObject var subscriber: PageSubscriber
  @State private var count = 0

  var body: some View {
    VStack {
      Button("\(name)#\(subscriber.number) pressed \(count)") { count += 1 }
      Text("got '\(items)', heard \(subscriber.heard)").lineLimit(1)
    }
  }
}

/// Builders of pages a, b, c and `c/:n`, where n is a number.
@MainActor
func numberedPages() -> [any RouteBuilder] {
  ["a", "b", "c", "c/:n"].map { path in
    RouteBuilderOf(matchPath: path) { _, items, dependency in
      if path == "c/:n" { _ = try items.value("n") as Int }
      guard let pages: PageCounter = dependency.resolve() else { return nil }
      let (name, subscriber) = (items.pathList[0], PageSubscriber(number: pages.next()))
      return WrappingController(matchPath: name, title: "Title \(name)", eventSubscriber: subscriber) {
        NumberedPage(name: name, items: items.encodedItemString, subscriber: subscriber)
      }
    }
  }
}

@MainActor
func numberedNavigator() -> SingleLinkNavigator {
  SingleLinkNavigator(routeBuilderItemList: numberedPages(), dependency: PageCounter())
}

@MainActor
func numberedTabNavigator() -> TabLinkNavigator {
  TabLinkNavigator(routeBuilderItemList: numberedPages(), dependency: PageCounter())
}

let numberedTabs = [
  TabItem(tag: 10, title: "Tab A", linkItem: LinkItem(path: "a")),
  TabItem(tag: 20, title: "Tab B", systemImage: "star", linkItem: LinkItem(path: "b")),
]

extension LinkPage {
  /// What the page's button says at first.
  @MainActor var label: String {
    "\(matchPath)#\((content.eventSubscriber as? PageSubscriber)?.number ?? 0) "
  }
}

extension LinkNavigatorType {
  /// The page that should be on top.
  var topPage: LinkPage? {
    let single = self as? SingleLinkNavigator
    let tabs = self as? TabLinkNavigator
    guard let stacks = single?.stacks ?? tabs?.stacks else { return nil }
    let sheet = stacks.presentations.layers.last { stacks.sheets[$0.id] != nil }
    let root = single?.root ?? tabs?.currentTab?.root
    return (sheet.flatMap { stacks.sheets[$0.id]?.stack } ?? root)?.paths.last
  }
}
