import Tabi

/// The four tabs.
struct RootPage: View {
  let services: Services
  @ObservedObject private var importing = Coordinator<ImportRoute>()

  var body: some View {
    TabView {
      CustomNavigationStack(.home) { HomePage() }
        .tabItem { Text("Home") }
      LinkNavigationView(linkNavigator: services.products, item: LinkItem(path: ProductsPage.matchPath))
        .tabItem { Text("Products") }
      ImportStack()
        .environmentObject(importing)
        .tabItem { Text("Import") }
      CustomNavigationStack(.profile) { ProfilePage() }
        .tabItem { Text("Profile") }
    }
    .environmentObject(services)
    .environmentObject(services.owner)
  }
}
