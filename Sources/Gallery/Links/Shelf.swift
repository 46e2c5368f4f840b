import Tabi

/// What the pages that are linked need from outside: the products, to read and to save.
@MainActor
final class Shelf: DependencyType {
  private(set) var products = Array(Product.all.prefix(5))

  nonisolated init() {}

  func product(id: Int) -> Product? {
    products.first { $0.id == id }
  }

  func save(_ product: Product) {
    guard let index = products.firstIndex(where: { $0.id == product.id }) else { return }
    products[index] = product
  }
}
