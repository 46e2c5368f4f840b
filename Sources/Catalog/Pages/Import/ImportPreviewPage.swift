import Tabi

/// Shows what a file holds, and imports it.
struct ImportPreviewPage: View {
  let file: String
  let csv: CSVImport
  @EnvironmentObject private var coordinator: Coordinator<ImportRoute>
  @EnvironmentObject private var services: Services
  @State private var isImporting = false
  @State private var isImported = false
  @State private var problem: String?

  var body: some View {
    List {
      Section(file.split(separator: "/").last ?? "") {
        if csv.rows.isEmpty {
          Text("There is nothing to import in this file.")
        } else if isImported {
          Text("Imported \(csv.rows.count.counted("product"))")
        } else {
          Button(isImporting ? "Importing…" : "Import \(csv.rows.count.counted("product"))") {
            (isImporting, problem) = (true, nil)
          }
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
      if !csv.rows.isEmpty {
        Section("Products") {
          ForEach(csv.rows.indices, id: \.self) { index in
            HStack {
              Text(csv.rows[index].name).lineLimit(1)
              Spacer()
              Text(csv.rows[index].price.formattedWon).lineLimit(1).layoutPriority(1)
            }
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
      isImported = true
      services.products.send(
        item: LinkItem(path: ProductsPage.matchPath, items: ProductEvent(event: .didImport)))
      if !Task.isCancelled { coordinator.push(.result(count: count, problems: csv.problems.count)) }
    } catch {
      problem = "\(error)"
    }
    isImporting = false
  }
}
