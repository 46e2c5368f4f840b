import Tabi

/// A list, a detail page, and the page that the tab Views ends on.
struct ProductsTab: View {
  @ObservedObject var coordinator: Coordinator<ProductsRoute>

  var body: some View {
    NavigationStack(path: $coordinator.paths) {
      Example(code: code) {
        List(Product.all) { product in
          Button {
            coordinator.push(.detail(data: product))
          } label: {
            VStack(alignment: .leading) {
              Text(product.name).bold()
              Text("가격: \(product.formattedPrice) 원").foregroundStyle(.secondary)
            }
          }
        }
      }
      .navigationTitle("Products")
      .navigationDestination(for: ProductsRoute.self) { route in
        switch route {
        case .detail(let product): DetailView(product: product)
        case .reuseable(let type): ReuseableView<ProductsRoute>(type: type)
        }
      }
    }
    .environmentObject(coordinator)
  }

  private let code = """
    enum ProductsRoute: Hashable {
      case detail(data: Product)
      case reuseable(type: ReuseableType)
    }

    List(Product.all) { product in
      Button { coordinator.push(.detail(data: product)) } label: { … }
    }
    .navigationDestination(for: ProductsRoute.self) { route in
      switch route {
      case .detail(let product): DetailView(product: product)
      case .reuseable(let type): ReuseableView<ProductsRoute>(type: type)
      }
    }

    Button("Back to the root") { coordinator.popToRoot() }
    """
}

private struct DetailView: View {
  let product: Product
  @EnvironmentObject private var coordinator: Coordinator<ProductsRoute>

  var body: some View {
    VStack(spacing: 1) {
      Text(product.name).font(.largeTitle)
      Text("₩\(product.formattedPrice)")
      Button("Go to the reusable view") { coordinator.push(.reuseable(type: .products)) }
    }
    .navigationTitle(product.name)
  }
}
