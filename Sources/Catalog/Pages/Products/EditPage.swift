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
  /// What is being written; nil when nothing is.
  @State private var saving: NewProduct?

  var body: some View {
    CheckedForm(problem: problem) {
      if isLoaded || id == nil {
        TextField("Name", text: $name)
        TextField("Price in won", text: $price)
        Button(saving == nil ? "Save" : "Saving…") { save() }
      }
    }
    .onSubmit { save() }
    .task { await load() }
    .task(id: saving) { await write() }
  }

  private func load() async {
    // Only once: coming back to this page must not undo what was typed.
    guard let id, !isLoaded else { return }
    do {
      let product = try await store.existingProduct(id: id)
      (name, price, problem, isLoaded) = (product.name, "\(product.price)", nil, true)
    } catch {
      problem = "\(error)"
    }
  }

  private func save() {
    guard saving == nil else { return }
    do throws(InvalidProduct) {
      saving = try NewProduct(parsingName: name, price: price)
      problem = nil
    } catch {
      problem = error.description
    }
  }

  private func write() async {
    guard let saving else { return }
    do {
      let saved = try await write(saving)
      navigator.send(
        item: LinkItem(path: ProductsPage.matchPath, items: ProductEvent(event: .didCompleteSave, id: saved)))
      // A page that was left meanwhile has nothing to go back from.
      if !Task.isCancelled { navigator.backToLast(path: ProductsPage.matchPath) }
    } catch {
      problem = "\(error)"
    }
    self.saving = nil
  }

  private func write(_ product: NewProduct) async throws(StoreError) -> Int64? {
    guard let id else { return try await store.insert([product]).first }
    try await store.save(Product(id: id, name: product.name, price: product.price))
    return id
  }
}
