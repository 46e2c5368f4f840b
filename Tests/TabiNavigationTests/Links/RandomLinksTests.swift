import TabiNavigation
import Testing

@Suite("Random links")
@MainActor
struct RandomLinksTests {
  @Test("Random calls do what a plain array of names does")
  func random() {
    for seed in seeds {
      var random = Randomness(seed: seed)
      let mailbox = Mailbox()
      let navigator = makeNavigator(mailbox, at: ["a"])
      var model = ["a"]
      for _ in 0..<12 {
        mailbox.log = []
        let pages = navigator.root.paths
        let (said, expected) = move(navigator, mailbox, &model, &random)
        let isRight =
          said == expected && navigator.getCurrentPaths() == model
          && (expected || navigator.root.paths == pages)
        guard isRight else {
          Issue.record("Seed \(seed): said \(said), names \(navigator.getCurrentPaths()), expected \(model)")
          return
        }
      }
    }
  }

  /// Makes one random call on both, and gives what the navigator said and what it should have said.
  private func move(
    _ navigator: SingleLinkNavigator, _ mailbox: Mailbox, _ model: inout [String], _ random: inout Randomness
  ) -> (Bool, Bool) {
    var names = random.letters(upTo: 3)
    if Int.random(in: 0..<6, using: &random) == 0 { names.append("x") }
    let canBuild = !names.isEmpty && !names.contains("x")
    let name = names.last ?? "x"
    let item = LinkItem(pathList: names)
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      if canBuild { model += names }
      return (navigator.next(linkItem: item), canBuild)
    case 1:
      let isThere = model.contains(name)
      while isThere, model.last != name { model.removeLast() }
      if !isThere, canBuild { model += names }
      return (navigator.backOrNext(linkItem: item), isThere || canBuild)
    case 2:
      let known = names.filter { $0 != "x" }
      if !known.isEmpty { model = known }
      return (navigator.replace(linkItem: item), !known.isEmpty)
    case 3:
      let below = Array(model.prefix { $0 != names.first })
      if canBuild { model = below + names }
      return (navigator.mergeReplace(linkItem: item), canBuild)
    case 4:
      let canGoBack = model.count > 1
      if canGoBack { model.removeLast() }
      return (navigator.back(), canGoBack)
    case 5:
      let isThere = model.contains(name)
      while isThere, model.last != name { model.removeLast() }
      return (navigator.backToLast(path: name), isThere)
    case 6:
      let before = model
      model.removeAll { names.contains($0) }
      if model.isEmpty { model = [before[0]] }
      return (navigator.remove(pathList: names), model.count < before.count)
    case 7:
      return (navigator.reloadLast(items: item), model.contains(name))
    default:
      let receivers = model.filter { names.contains($0) }
      let isRight =
        navigator.send(item: item) == receivers.count && mailbox.log == receivers.map { $0 + ":" }
      return (isRight, true)
    }
  }
}
