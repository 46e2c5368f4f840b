import Tabi

/// The pages of an import above the first: each holds what the one before it found.
enum ImportRoute: Hashable {
  case preview(file: String, csv: CSVImport)
  case result(count: Int, problems: Int)
}

/// File name, preview, result: each pushed on the flow's own coordinator.
struct ImportStack: View {
  @EnvironmentObject private var coordinator: Coordinator<ImportRoute>

  var body: some View {
    NavigationStack(path: $coordinator.paths) {
      ImportFilePage()
        .navigationDestination(for: ImportRoute.self) { route in
          switch route {
          case .preview(let file, let csv):
            ImportPreviewPage(file: file, csv: csv)
          case .result(let count, let problems):
            ResultPage(
              title: "Imported \(count.counted("product"))",
              lines: problems == 0 ? [] : ["\(problems.counted("bad row")) left out"],
              done: { coordinator.popToRoot() }
            )
            .navigationTitle("Result")
          }
        }
    }
  }
}
