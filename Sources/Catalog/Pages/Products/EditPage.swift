import Tabi

/// Changes a product, or makes a new one. It knows no other page: what it did it sends by name.
struct EditPage: View {
  static let matchPath = "edit"

  let navigator: any LinkNavigatorType
  let store: ProductStore
  /// The product to change; nil for a new one.
  let id: Int64?

  @State private var name = ""
  @State private var price = ""
  @State private var isLoaded = false
  @State private var problem: String?
  @State private var saving: Saving?

  /// What is to be written, and which attempt it is.
  private struct Saving: Hashable {
    let product: NewProduct
    let attempt: Int
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Price in won", text: $price)
      Button("Save") { save() }
      ProblemText(problem: problem)
    }
    .onSubmit { save() }
    .padding()
    .task { await load() }
    .task(id: saving) { await write() }
  }

  private func load() async {
    guard let id, !isLoaded else { return }
    do {
      guard let product = try await store.product(id: id) else { return }
      isLoaded = true
      name = product.name
      price = "\(product.price)"
    } catch {
      problem = "\(error)"
    }
  }

  private func save() {
    do {
      saving = Saving(
        product: try NewProduct(parsingName: name, price: price), attempt: (saving?.attempt ?? 0) + 1)
    } catch {
      problem = error.description
    }
  }

  private func write() async {
    guard let saving else { return }
    do {
      let saved = try await write(saving.product)
      navigator.send(
        item: LinkItem(path: ProductsPage.matchPath, items: ProductEvent(event: .didCompleteSave, id: saved)))
      // A page that was left meanwhile has nothing to go back from.
      if !Task.isCancelled { navigator.backToLast(path: ProductsPage.matchPath) }
    } catch {
      problem = "\(error)"
    }
  }

  private func write(_ product: NewProduct) async throws(StoreError) -> Int64? {
    guard let id else { return try await store.insert([product]).first }
    try await store.save(Product(id: id, name: product.name, price: product.price))
    return id
  }
}
