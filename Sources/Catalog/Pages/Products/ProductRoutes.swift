import Tabi

/// The pages of the Products tab, by the names that links know them by.
@MainActor
enum ProductRoutes {
  static let all: [any RouteBuilder] = [
    RouteBuilderOf(matchPath: ProductsPage.matchPath) { navigator, _, dependency in
      guard let services: Services = dependency.resolve() else { return nil }
      let model = ProductsModel(store: services.store)
      return WrappingController(matchPath: ProductsPage.matchPath, title: "Products", eventSubscriber: model)
      {
        ProductsPage(navigator: navigator, model: model)
      }
    },
    RouteBuilderOf(matchPath: ProductPage.matchPath) { navigator, items, dependency in
      guard let services: Services = dependency.resolve() else { return nil }
      let item: ProductItem = try items.decoded()
      return WrappingController(matchPath: ProductPage.matchPath, title: "Product") {
        ProductPage(navigator: navigator, store: services.store, id: item.id)
      }
    },
    RouteBuilderOf(matchPath: EditPage.matchPath) { navigator, items, dependency in
      guard let services: Services = dependency.resolve() else { return nil }
      let item: ProductItem? = items.encodedItemString.isEmpty ? nil : try items.decoded()
      return WrappingController(matchPath: EditPage.matchPath, title: item == nil ? "New product" : "Edit") {
        EditPage(navigator: navigator, store: services.store, id: item?.id)
      }
    },
    RouteBuilderOf(matchPath: SummaryPage.matchPath) { navigator, _, dependency in
      guard let services: Services = dependency.resolve() else { return nil }
      return WrappingController(matchPath: SummaryPage.matchPath, title: "Summary") {
        SummaryPage(navigator: navigator, store: services.store)
      }
    },
  ]
}

/// Which product a page is about.
struct ProductItem: Codable, Sendable {
  let id: Int64
}

/// What pages tell each other of the products.
struct ProductEvent: Codable, Sendable {
  enum Name: String, Codable, Sendable {
    /// One product was saved.
    case didCompleteSave
    /// Many were added.
    case didImport
  }

  let event: Name
  var id: Int64?
}
