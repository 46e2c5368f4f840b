import Tabi

/// The pages that links reach, by name.
@MainActor
enum LinkRoutes {
  static let all: [any RouteBuilder] = [
    RouteBuilderOf(matchPath: "a") { navigator, _, dependency in
      guard let shelf: Shelf = dependency.resolve() else { return nil }
      let model = PageAModel(shelf: shelf)
      return WrappingController(matchPath: "a", title: "Page A", eventSubscriber: model) {
        PageA(navigator: navigator, model: model)
      }
    },
    RouteBuilderOf(matchPath: "b") { navigator, items, dependency in
      let item: [String: Int] = try items.decoded()
      guard let shelf: Shelf = dependency.resolve(), let product = item["id"].flatMap(shelf.product) else {
        return nil
      }
      let model = PageBModel(shelf: shelf, product: product)
      return WrappingController(matchPath: "b", title: "Page B") {
        PageB(navigator: navigator, model: model)
      }
    },
  ]
}
