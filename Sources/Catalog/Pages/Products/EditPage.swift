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
  /// The product as it was read, which saving replaces; nil until it is, and for a new one.
  @State private var old: Product?
  /// How often reading it was asked for.
  @State private var attempt = 0
  @State private var problem: String?
  /// What is being written; nil when nothing is.
  @State private var saving: NewProduct?

  var body: some View {
    CheckedForm(problem: $problem, typed: [name, price]) {
      if old != nil || id == nil {
        TextField("Name", text: $name)
        TextField("Price in won", text: $price)
        Button(saving == nil ? "Save" : "Saving…") { save() }
      } else if problem != nil {
        Button("Try again") { attempt += 1 }
      }
    }
    .onSubmit { save() }
    .task(id: attempt) { await load() }
    .task(id: saving) { await write() }
  }

  private func load() async {
    // Only once: coming back to this page must not undo what was typed.
    guard let id, old == nil else { return }
    do {
      let product = try await store.existingProduct(id: id)
      (name, price, problem, old) = (product.name, "\(product.price)", nil, product)
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
    do throws(StoreError) {
      let saved = try await write(saving)
      navigator.send(
        item: LinkItem(path: ProductsPage.matchPath, items: ProductEvent(event: .didCompleteSave, id: saved)))
      // A page that was left meanwhile has nothing to go back from.
      if !Task.isCancelled { navigator.backToLast(path: ProductsPage.matchPath) }
    } catch {
      problem = error.description
      // The person has been told what that is, and may replace it.
      if let changed = error.changed { old = changed }
    }
    self.saving = nil
  }

  private func write(_ product: NewProduct) async throws(StoreError) -> Int64? {
    guard let old else { return try await store.insert([product]).first }
    try await store.save(Product(id: old.id, name: product.name, price: product.price), over: old)
    return old.id
  }
}
