import Tabi

/// Shows what a file holds, and imports it.
struct ImportPreviewPage: View {
  let file: String
  let csv: CSVImport
  @EnvironmentObject private var coordinator: Coordinator<ImportRoute>
  @EnvironmentObject private var services: Services
  @State private var isImporting = false
  @State private var problem: String?

  var body: some View {
    List {
      Section(file) {
        if csv.rows.isEmpty {
          Text("No row of the file can be imported.")
        } else {
          Button("Import \(csv.rows.count) product\(csv.rows.count == 1 ? "" : "s")") { isImporting = true }
        }
        ProblemText(problem: problem)
      }
      if !csv.problems.isEmpty {
        Section("Left out") {
          ForEach(csv.problems, id: \.line) { problem in
            Text("Line \(problem.line): \(problem.description)").foregroundStyle(.yellow)
          }
        }
      }
      Section("Products") {
        ForEach(Array(csv.rows.enumerated()), id: \.offset) { row in
          HStack {
            Text(row.element.name).lineLimit(1)
            Spacer()
            Text(row.element.price.formattedWon)
          }
        }
      }
    }
    .navigationTitle("Preview")
    .task(id: isImporting) { await importRows() }
  }

  private func importRows() async {
    guard isImporting else { return }
    do {
      let count = try await services.store.insert(csv.rows).count
      services.products.send(item: LinkItem(path: ProductsPage.matchPath, items: ProductEvent(event: .didImport)))
      if !Task.isCancelled { coordinator.push(.result(count: count, problems: csv.problems.count)) }
    } catch {
      problem = "\(error)"
    }
    isImporting = false
  }
}
