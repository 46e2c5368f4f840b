import Tabi

/// What a page A shows: as it was when it was made, until another page says that something was saved.
@MainActor
final class PageAModel: ObservableObject, LinkNavigatorItemSubscriberProtocol {
  @Published private(set) var products: [Product]
  @Published var message: String?
  private let shelf: Shelf

  init(shelf: Shelf) {
    self.shelf = shelf
    products = shelf.products
  }

  func receive(encodedItemString: String) {
    switch encodedItemString.event(ProductEvent.self) {
    case .didCompleteSave(let id): reload(id)
    case .edit, .unknown: break
    }
  }

  /// Reads one row again.
  private func reload(_ id: String) {
    guard let product = Int(id).flatMap(shelf.product),
      let row = products.firstIndex(where: { $0.id == product.id })
    else { return }
    products[row] = product
    message = "Saved \(product.name)"
  }
}

/// A list whose rows lead to a page B.
struct PageA<More: View>: View {
  @ObservedObject var model: PageAModel
  let code: String
  let edit: @MainActor (Product) -> Void
  @ViewBuilder let more: More

  var body: some View {
    Example(code: code) {
      List {
        ForEach(model.products) { product in
          Button(product.name) { edit(product) }
        }
        more
      }
    }
    .toast($model.message)
  }
}

/// Opens B on its own stack; the first of three.
struct StackPageA: View {
  let navigator: any LinkNavigatorType
  let model: PageAModel

  var body: some View {
    PageA(model: model, code: code) { product in
      navigator.next(linkItem: LinkItem(path: "b", items: ["id": "\(product.id)"]))
    } more: {
      Button("The same with B in a sheet ›") { navigator.next(linkItem: LinkItem(path: "a/sheet")) }
      Button("The same with A and B in tabs ›") { navigator.next(linkItem: LinkItem(path: "tabs")) }
    }
  }

  private let code = """
    enum ProductEvent: LinkEvent {
      case didCompleteSave(id: String)
      case unknown(String)
    }

    navigator.next(linkItem: LinkItem(path: "b", items: ["id": "\\(id)"]))

    // A's model is the page's eventSubscriber:
    func receive(encodedItemString: String) {
      switch encodedItemString.event(ProductEvent.self) {
      case .didCompleteSave(let id): reload(id)
      case .unknown: break
      }
    }
    """
}
