import Tabi

/// What a page B changes.
@MainActor
final class PageBModel: ObservableObject, LinkNavigatorItemSubscriberProtocol {
  @Published var product: Product
  private let shelf: Shelf

  init(shelf: Shelf, product: Product) {
    self.shelf = shelf
    self.product = product
  }

  func save() {
    shelf.save(product)
  }

  func receive(encodedItemString: String) {
    if case .edit(let id) = encodedItemString.event(ProductEvent.self) {
      product = Int(id).flatMap(shelf.product) ?? product
    }
  }
}

/// Changes a product's name. It knows no other page: what it did it sends by name.
struct PageB<Buttons: View>: View {
  @ObservedObject var model: PageBModel
  let code: String
  @ViewBuilder let buttons: Buttons

  var body: some View {
    Example(code: code) {
      TextField("Name", text: $model.product.name)
      buttons
    }
  }
}

/// Over A on the same stack.
struct StackPageB: View {
  let navigator: any LinkNavigatorType
  let model: PageBModel

  var body: some View {
    PageB(model: model, code: code) { Button("Save") { save() } }
      .onSubmit { save() }
  }

  private func save() {
    model.save()
    navigator.send(item: .didCompleteSave(model.product, to: ["a"]))
    navigator.back()
  }

  private let code = """
    // B knows the name "a", and nothing of the page behind it:
    navigator.send(
      item: .init(pathList: ["a"],
        items: ["event": "didCompleteSave", "id": "\\(id)"]))
    navigator.back()
    """
}
