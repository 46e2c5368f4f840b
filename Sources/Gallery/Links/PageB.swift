import Tabi

/// What page B changes.
@MainActor
final class PageBModel: ObservableObject {
  @Published var product: Product
  private let shelf: Shelf

  init(shelf: Shelf, product: Product) {
    self.shelf = shelf
    self.product = product
  }

  func save() {
    shelf.save(product)
  }
}

/// Changes a product's name. It knows no other page: what it did it sends by name.
struct PageB: View {
  let navigator: any LinkNavigatorType
  @ObservedObject var model: PageBModel

  var body: some View {
    Form {
      TextField("Name", text: $model.product.name)
      Button("Save") { save() }
    }
    .padding(.horizontal)
    .onSubmit { save() }
  }

  private func save() {
    model.save()
    navigator.send(
      item: .init(pathList: ["a"], items: ["event": "didCompleteSave", "id": "\(model.product.id)"]))
    navigator.back()
  }
}
