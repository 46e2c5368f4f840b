import Tabi

/// One product.
struct ProductPage: View {
  static let matchPath = "product"

  let navigator: any LinkNavigatorType
  let store: ProductStore
  let id: Int64

  var body: some View {
    Form {
      AsyncContent {
        try await store.existingProduct(id: id)
      } content: { product in
        Text(product.name).font(.largeTitle).lineLimit(3)
        Text(product.price.formattedWon)
        Button("Edit") {
          navigator.next(linkItem: LinkItem(path: EditPage.matchPath, items: ProductItem(id: id)))
        }
      }
    }
    .padding()
  }
}
