import TabiNavigation

/// What the pages of a test share: the log of what they received, and what they do then.
@MainActor
final class Mailbox: DependencyType {
  var log: [String] = []
  var onReceive: (_ name: String, _ text: String) -> Void = { _, _ in }
}

@MainActor
struct TestPage: MatchPathUsable {
  let matchPath: String
  let eventSubscriber: (any LinkNavigatorItemSubscriberProtocol)?
}

@MainActor
struct TestSubscriber: LinkNavigatorItemSubscriberProtocol {
  let name: String
  let mailbox: Mailbox

  func receive(encodedItemString: String) {
    mailbox.log.append("\(name):\(encodedItemString)")
    mailbox.onReceive(name, encodedItemString)
  }
}

/// The builders of pages a to d, which write what they receive to the mailbox that is their dependency.
///
/// "mute" has no subscriber, "nil" and "broken" can't be built; "a/:n" and "a/last" are pages below "a".
@MainActor
func makeBuilders() -> [any RouteBuilder] {
  let speaking = ["a", "b", "c", "d", "a/last", "a/:n"].map { path in
    RouteBuilderOf(matchPath: path) { _, items, dependency in
      let mailbox: Mailbox? = dependency.resolve()
      if path == "a/:n" { _ = try items.value("n") as Int }
      let name = items.pathList[0]
      return TestPage(
        matchPath: name,
        eventSubscriber: mailbox.map { TestSubscriber(name: name + items.encodedItemString, mailbox: $0) })
    }
  }
  let others = [
    RouteBuilderOf(matchPath: "mute") { _, _, _ in TestPage(matchPath: "mute", eventSubscriber: nil) },
    RouteBuilderOf(matchPath: "nil") { _, _, _ in nil },
    RouteBuilderOf(matchPath: "broken") { _, items, _ in
      let _: [Int] = try items.decoded()
      return nil
    },
  ]
  return speaking + others
}

/// A navigator of the pages of ``makeBuilders()``, launched with those of the names.
@MainActor
func makeNavigator(_ mailbox: Mailbox, at names: [String] = []) -> SingleLinkNavigator {
  let navigator = SingleLinkNavigator(routeBuilderItemList: makeBuilders(), dependency: mailbox)
  if !names.isEmpty { navigator.launch(item: LinkItem(pathList: names)) }
  return navigator
}

/// A navigator with the tabs "a" and "b".
@MainActor
func makeTabNavigator(_ mailbox: Mailbox) -> TabLinkNavigator {
  let navigator = TabLinkNavigator(routeBuilderItemList: makeBuilders(), dependency: mailbox)
  let tabs = ["a", "b"].enumerated().map {
    TabItem(tag: $0.offset, title: $0.element.uppercased(), linkItem: LinkItem(path: $0.element))
  }
  navigator.launch(tabItemList: tabs)
  return navigator
}
