import Tabi

/// The products as the list shows them, kept in line with what other pages send.
@MainActor
final class ProductsModel: ObservableObject, LinkNavigatorItemSubscriberProtocol {
  /// nil until they have been read.
  @Published private(set) var products: [Product]?
  @Published private(set) var problem: String?
  /// What was saved last.
  @Published private(set) var saved: Saved?

  /// A product as it was saved, and which one it is in a row, so that saving it again is another.
  struct Saved: Hashable {
    let product: Product
    let count: Int
  }

  /// What has to be read from the store.
  enum Reading: Hashable {
    case all
    case product(Int64)
  }

  /// What was asked for, and how often, so that asking twice reads twice.
  struct Request: Hashable {
    var readings: Set<Reading>
    var count: Int
  }

  @Published private(set) var request = Request(readings: [.all], count: 0)
  private let store: ProductStore

  init(store: ProductStore) {
    self.store = store
  }

  func receive(encodedItemString: String) {
    guard let event = try? encodedItemString.decoded() as ProductEvent else { return }
    switch event.event {
    case .didCompleteSave: ask(for: event.id.map(Reading.product) ?? .all)
    case .didImport: ask(for: .all)
    }
  }

  /// Reads again, all or one.
  func ask(for reading: Reading) {
    request = Request(readings: request.readings.union([reading]), count: request.count + 1)
  }

  /// Reads what was asked for.
  func load() async {
    let readings = request.readings
    guard !readings.isEmpty else { return }
    do {
      if readings.contains(.all) { products = try await store.products() }
      for case .product(let id) in readings { try await reload(id) }
      request.readings.subtract(readings)
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }

  private func reload(_ id: Int64) async throws(StoreError) {
    guard let product = try await store.product(id: id) else { return }
    if let index = products?.firstIndex(where: { $0.id == id }) {
      products?[index] = product
    } else {
      products?.append(product)
    }
    saved = Saved(product: product, count: (saved?.count ?? 0) + 1)
  }
}
