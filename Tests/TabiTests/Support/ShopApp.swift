import Tabi

/// Two tabs with stacks, a sheet with a stack of its own, and a link that shows a product.
struct ShopApp: View {
  final class Model: ObservableObject {
    @Published var tab = "products"
    @Published var products: [String] = []
    @Published var isSheetShown = false
    @Published var opened: [String] = []
  }

  @ObservedObject var model: Model
  var isHeld = false

  var body: some View {
    TabView(selection: $model.tab) {
      NavigationStack(path: $model.products) {
        List(["레고", "카메라", "Camera"], id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("Products")
          .navigationDestination(for: String.self) { ProductPage(name: $0) }
      }
      .tabItem { Text("Products") }.tag("products")
      NavigationStack {
        Button("Open") { model.isSheetShown = true }
          .navigationTitle("Preferences")
          .sheet(isPresented: $model.isSheetShown) { sheet }
      }
      .tabItem { Text("Settings") }.tag("settings")
    }
  }

  private var sheet: some View {
    NavigationStack {
      NavigationLink("Licence") { Text("All yours").navigationTitle("Licence") }
        .navigationTitle("About")
    }
    .interactiveDismissDisabled(isHeld)
  }

  private struct ProductPage: View {
    let name: String

    var body: some View {
      NavigationLink("Maker", value: "Maker of \(name)").navigationTitle("The \(name)")
    }
  }
}
