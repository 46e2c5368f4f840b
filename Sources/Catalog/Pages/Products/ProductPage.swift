import Tabi

/// One product.
struct ProductPage: View {
  static let matchPath = "product"

  let navigator: any LinkNavigatorType
  let store: ProductStore
  let id: Int64
  @State private var product: Product?
  @State private var problem: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      if let product {
        Text(product.name).font(.largeTitle).lineLimit(3)
        Text("가격: \(product.price.formattedWon)")
        Button("Edit") {
          navigator.next(linkItem: LinkItem(path: EditPage.matchPath, items: ProductItem(id: id)))
        }
      }
      ProblemText(problem: problem)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .task { await load() }
  }

  private func load() async {
    do {
      product = try await store.product(id: id)
      problem = product == nil ? "This product is gone; go back to the list." : nil
    } catch {
      problem = "\(error)"
    }
  }
}

/// How many products there are and what they are worth, on the page that Import ends with, too.
struct SummaryPage: View {
  static let matchPath = "summary"

  let navigator: any LinkNavigatorType
  let store: ProductStore
  @State private var lines: [String] = []

  var body: some View {
    ResultPage(title: "The catalogue", lines: lines) {
      navigator.backToLast(path: ProductsPage.matchPath)
    }
    .task {
      do {
        let summary = try await store.summary()
        lines = ["\(summary.count) products", "worth \(summary.total.formattedWon)"]
      } catch {
        lines = ["⚠ \(error)"]
      }
    }
  }
}
