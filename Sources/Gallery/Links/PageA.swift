import Tabi

/// What page A shows: as it was when A was made, until another page says that something was saved.
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
    guard
      let items = try? encodedItemString.decoded() as [String: String], items["event"] == "didCompleteSave",
      let id = items["id"].flatMap({ Int($0) }), let product = shelf.product(id: id)
    else { return }
    products = shelf.products
    message = "Saved \(product.name)"
  }
}

/// A list.
struct PageA: View {
  let navigator: any LinkNavigatorType
  @ObservedObject var model: PageAModel

  var body: some View {
    Example(code: code) {
      List(model.products) { product in
        Button(product.name) {
          navigator.next(linkItem: LinkItem(path: "b", items: ["id": product.id]))
        }
      }
    }
    .toast($model.message)
  }

  private let code = """
    navigator.next(linkItem: LinkItem(path: "b", items: ["id": id]))

    // A's model is the page's eventSubscriber:
    func receive(encodedItemString: String) {
      let items = try? encodedItemString.decoded() as [String: String]
      if items?["event"] == "didCompleteSave" { reload() }
    }

    // B knows the name "a", and nothing of the page behind it:
    navigator.send(
      item: .init(pathList: ["a"],
        items: ["event": "didCompleteSave", "id": "\\(id)"]))
    """
}
