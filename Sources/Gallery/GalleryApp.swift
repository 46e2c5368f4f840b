import Tabi

/// Every component on a page of its own, and the three ways to move between pages side by side.
@main
struct GalleryApp: App {
  @StateObject private var views = Coordinator<ViewsRoute>()
  @StateObject private var products = Coordinator<ProductsRoute>()
  private let links: SingleLinkNavigator

  init() {
    links = SingleLinkNavigator(routeBuilderItemList: LinkRoutes.all, dependency: Shelf())
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        ComponentsTab()
          .tabItem { Text("Components") }
        ViewsTab(coordinator: views)
          .tabItem { Text("Views") }
        ProductsTab(coordinator: products)
          .tabItem { Text("Products") }
        CustomNavigationStack(.home) { HomePage() }
          .tabItem { Text("Home") }
        CustomNavigationStack(.profile) { ProfilePage() }
          .tabItem { Text("Profile") }
        LinkNavigationView(linkNavigator: links, item: LinkItem(path: "a"))
          .tabItem { Text("Links") }
      }
    }
  }
}
