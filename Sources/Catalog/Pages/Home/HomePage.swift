import Tabi

/// Greets, and tells how many products there are and what they are worth.
struct HomePage: View {
  @EnvironmentObject private var services: Services
  @EnvironmentObject private var owner: Owner
  @State private var summary: Summary?
  @State private var problem: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(owner.name.isEmpty ? "Welcome!" : "Welcome, \(owner.name)!").font(.title)
      if let summary {
        VStack(alignment: .leading) {
          Text("\(summary.count) products")
          Text("worth \(summary.total.formattedWon)")
        }
      } else if problem == nil {
        Text("Opening the catalogue…").foregroundStyle(.secondary)
      }
      ProblemText(problem: problem)
      Button("The most expensive") { RouterPath.shared.addToHome(path: .mostExpensive) }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .navigationTitle("Home")
    .task { await load() }
  }

  private func load() async {
    do {
      owner.name = try await services.store.ownerName()
      summary = try await services.store.summary()
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }
}

/// The five products with the highest prices.
struct MostExpensivePage: View {
  @EnvironmentObject private var services: Services
  @State private var products: [Product] = []
  @State private var problem: String?

  var body: some View {
    List {
      if let problem { ProblemText(problem: problem) }
      ForEach(products) { ProductRow(product: $0) }
    }
    .navigationTitle("The most expensive")
    .task { await load() }
  }

  private func load() async {
    do {
      products = Array(try await services.store.products().sorted { $0.price > $1.price }.prefix(5))
      problem = nil
    } catch {
      problem = "\(error)"
    }
  }
}
