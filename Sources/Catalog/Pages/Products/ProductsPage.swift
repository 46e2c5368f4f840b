import Tabi

/// All products, name over price.
struct ProductsPage: View {
  static let matchPath = "products"

  let navigator: any LinkNavigatorType
  @ObservedObject var model: ProductsModel
  @Environment(\.toasts) private var toasts
  /// The product in the current row.
  @State private var current: Int64?

  var body: some View {
    VStack(alignment: .leading) {
      if let problem = model.problem {
        VStack(alignment: .leading, spacing: 1) {
          ProblemText(problem: problem)
          Button("Try again") { model.ask(for: .all) }
        }
        .padding()
      }
      if let products = model.products {
        if products.isEmpty { NoProductsText().padding() }
        List(products, selection: $current) { product in
          Button {
            navigator.next(
              linkItem: LinkItem(path: ProductPage.matchPath, items: ProductItem(id: product.id)))
          } label: {
            ProductRow(product: product)
          }
        }
        HStack(spacing: 2) {
          Button("New product") { navigator.next(linkItem: LinkItem(path: EditPage.matchPath)) }
          Button("Summary") { navigator.next(linkItem: LinkItem(path: SummaryPage.matchPath)) }
        }
        .lineLimit(1)
      } else {
        if model.problem == nil { Text("Opening the catalogue…").foregroundStyle(.secondary).padding() }
        Spacer()
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onChange(of: model.saved) { _, saved in
      guard let product = saved?.product else { return }
      current = product.id
      toasts.show("Saved \(product.name), \(product.price.formattedWon)")
    }
    .task(id: model.request.count) { await model.load() }
  }
}

struct NoProductsText: View {
  var body: some View {
    Text("There are no products yet.").foregroundStyle(.secondary)
  }
}

struct ProductRow: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading) {
      Text(product.name).bold().lineLimit(1)
      Text(product.price.formattedWon).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}
