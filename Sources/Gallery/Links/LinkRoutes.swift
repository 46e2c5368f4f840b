import Tabi

/// What the pages that are linked send each other.
enum ProductEvent: LinkEvent {
  case didCompleteSave(id: String)
  case edit(id: String)
  case unknown(String)
}

extension LinkItem {
  /// Says to some pages that a product was saved.
  static func didCompleteSave(_ product: Product, to pathList: [String]) -> LinkItem {
    LinkItem(pathList: pathList, items: ["event": "didCompleteSave", "id": "\(product.id)"])
  }
}

/// The pages that links reach, by name.
@MainActor
enum LinkRoutes {
  static let all: [any RouteBuilder] = [
    RouteBuilderOf(matchPath: "a") { navigator, _, dependency in
      guard let shelf: Shelf = dependency.resolve() else { return nil }
      let model = PageAModel(shelf: shelf)
      return WrappingController(matchPath: "a", title: "Page A", eventSubscriber: model) {
        StackPageA(navigator: navigator, model: model)
      }
    },
    RouteBuilderOf(matchPath: "b") { navigator, items, dependency in
      guard let shelf: Shelf = dependency.resolve(), let product = shelf.product(id: try items.value("id"))
      else { return nil }
      let model = PageBModel(shelf: shelf, product: product)
      return WrappingController(matchPath: "b", title: "Page B") {
        StackPageB(navigator: navigator, model: model)
      }
    },
    RouteBuilderOf(matchPath: "a/sheet") { navigator, _, dependency in
      guard let shelf: Shelf = dependency.resolve() else { return nil }
      let model = PageAModel(shelf: shelf)
      return WrappingController(matchPath: "a/sheet", title: "A below a sheet", eventSubscriber: model) {
        SheetPageA(navigator: navigator, model: model)
      }
    },
    RouteBuilderOf(matchPath: "b/sheet") { navigator, items, dependency in
      guard let shelf: Shelf = dependency.resolve(), let product = shelf.product(id: try items.value("id"))
      else { return nil }
      let model = PageBModel(shelf: shelf, product: product)
      return WrappingController(matchPath: "b/sheet", title: "B in a sheet") {
        SheetPageB(navigator: navigator, model: model)
      }
    },
    RouteBuilderOf(matchPath: "tabs") { _, _, dependency in
      let tabs = TabLinkNavigator(routeBuilderItemList: LinkRoutes.tabs, dependency: dependency)
      return WrappingController(matchPath: "tabs", title: "A and B in tabs") { LinkTabs(navigator: tabs) }
    },
  ]

  /// The pages that stand in tabs.
  static let tabs: [any RouteBuilder] = [
    RouteBuilderOf(matchPath: "a/tab") { navigator, _, dependency in
      guard let shelf: Shelf = dependency.resolve() else { return nil }
      let model = PageAModel(shelf: shelf)
      return WrappingController(matchPath: "a/tab", title: "A in a tab", eventSubscriber: model) {
        TabPageA(navigator: navigator, model: model)
      }
    },
    RouteBuilderOf(matchPath: "b/tab") { navigator, _, dependency in
      guard let shelf: Shelf = dependency.resolve(), let product = shelf.products.first else { return nil }
      let model = PageBModel(shelf: shelf, product: product)
      return WrappingController(matchPath: "b/tab", title: "B in a tab", eventSubscriber: model) {
        TabPageB(navigator: navigator, model: model)
      }
    },
  ]
}
