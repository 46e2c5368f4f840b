@testable import Catalog

extension ProductStore {
  /// Saves a product over whatever is there.
  func save(_ product: Product) throws(StoreError) {
    try save(product, over: existingProduct(id: product.id))
  }
}
