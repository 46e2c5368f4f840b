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

/// A navigator whose pages a to d write what they receive to its mailbox.
///
/// "mute" has no subscriber, "nil" and "broken" can't be built.
@MainActor
func makeNavigator(_ mailbox: Mailbox, at names: [String] = []) -> SingleLinkNavigator {
  let speaking = ["a", "b", "c", "d"].map { name in
    RouteBuilderOf(matchPath: name) { _, items, dependency in
      let mailbox: Mailbox? = dependency.resolve()
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
  let navigator = SingleLinkNavigator(routeBuilderItemList: speaking + others, dependency: mailbox)
  if !names.isEmpty { navigator.launch(item: LinkItem(pathList: names)) }
  return navigator
}
