import Tabi

/// All products, name over price.
struct ProductsPage: View {
  static let matchPath = "products"

  let navigator: any LinkNavigatorType
  @ObservedObject var model: ProductsModel

  var body: some View {
    List {
      Section {
        if let problem = model.problem {
          ProblemText(problem: problem)
        }
        ForEach(model.products) { product in
          Button {
            navigator.next(linkItem: LinkItem(path: ProductPage.matchPath, items: ProductItem(id: product.id)))
          } label: {
            ProductRow(product: product)
          }
        }
      }
      Section {
        Button("New product…") { navigator.next(linkItem: LinkItem(path: EditPage.matchPath)) }
        Button("Summary…") { navigator.next(linkItem: LinkItem(path: SummaryPage.matchPath)) }
      }
    }
    .toast($model.toast)
    .task(id: model.request.count) { await model.load() }
  }
}

struct ProductRow: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading) {
      Text(product.name).bold().lineLimit(1)
      Text("가격: \(product.price.formattedWon)").foregroundStyle(.secondary)
    }
  }
}
