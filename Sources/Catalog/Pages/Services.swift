import Tabi

/// What the pages need from outside: the store, the links, and the person who keeps the catalogue.
@MainActor
final class Services: ObservableObject, DependencyType {
  nonisolated let store: ProductStore
  nonisolated let owner = Owner()

  /// The stack of the Products tab. Pages elsewhere send it what happened, and know no page of it.
  private(set) lazy var products = SingleLinkNavigator(
    routeBuilderItemList: ProductRoutes.all, dependency: self)

  nonisolated init(store: ProductStore) {
    self.store = store
  }
}

/// The person who keeps the catalogue.
@MainActor
final class Owner: ObservableObject {
  @Published var name = ""

  nonisolated init() {}
}
