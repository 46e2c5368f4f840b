import Tabi

/// Asks for the file.
struct ImportFilePage: View {
  @EnvironmentObject private var coordinator: Coordinator<ImportRoute>
  @State private var file = ""
  @State private var problem: String?
  @State private var reading: Reading?

  private struct Reading: Hashable {
    let file: String
    let attempt: Int
  }

  var body: some View {
    Form {
      TextField("CSV file with the columns name and price", text: $file)
      Button("Preview") { read() }
      ProblemText(problem: problem)
    }
    .onSubmit { read() }
    .padding()
    .navigationTitle("Import")
    .task(id: reading) { await preview() }
  }

  private func read() {
    reading = Reading(file: file, attempt: (reading?.attempt ?? 0) + 1)
  }

  private func preview() async {
    guard let reading else { return }
    let file = reading.file
    if file.isEmpty {
      problem = "Type the path of a CSV file."
      return
    }
    // Away from the main actor: a large file takes a while, and keys go on working.
    let result = await Task.detached { () -> Result<CSVImport, CSVError> in
      do throws(CSVError) { return .success(try CSVImport(path: file)) } catch { return .failure(error) }
    }.value
    if Task.isCancelled { return }
    // Done: coming back to this page must not read the file again.
    self.reading = nil
    switch result {
    case .success(let csv):
      problem = nil
      coordinator.push(.preview(file: file, csv: csv))
    case .failure(let error):
      problem = "\(file): \(error)"
    }
  }
}
