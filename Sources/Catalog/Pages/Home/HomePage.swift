import Tabi

/// Greets, and tells how many products there are and what they are worth.
struct HomePage: View {
  @EnvironmentObject private var services: Services
  @EnvironmentObject private var owner: Owner

  var body: some View {
    Form {
      Text(owner.name.isEmpty ? "Welcome!" : "Welcome, \(owner.name)!").font(.title).lineLimit(2)
      AsyncContent {
        owner.name = try await services.store.ownerName()
        return try await services.store.summary()
      } content: { summary in
        VStack(alignment: .leading) {
          ForEach(summary.lines, id: \.self) { Text($0) }
        }
      }
      Button("Most expensive products") { RouterPath.shared.addToHome(path: .mostExpensive) }
    }
    .padding()
    .navigationTitle("Home")
  }
}

/// The five products with the highest prices.
struct MostExpensivePage: View {
  @EnvironmentObject private var services: Services

  var body: some View {
    List {
      AsyncContent {
        try await services.store.products().sorted { $0.price > $1.price }.prefix(5)
      } content: { products in
        if products.isEmpty { NoProductsText() }
        ForEach(products) { ProductRow(product: $0) }
      }
    }
    .navigationTitle("Most expensive products")
  }
}
