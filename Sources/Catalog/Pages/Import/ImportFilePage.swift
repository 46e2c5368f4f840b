import Tabi

/// Asks for the file.
struct ImportFilePage: View {
  @EnvironmentObject private var coordinator: Coordinator<ImportRoute>
  @State private var file = ""
  @State private var problem: String?
  /// The file that is being read; nil when none is.
  @State private var reading: String?

  var body: some View {
    CheckedForm(problem: $problem, typed: file) {
      TextField("CSV file", text: $file)
      Text("Its first line names the columns; name and price must be among them.")
        .foregroundStyle(.secondary)
      Button(reading == nil ? "Preview" : "Reading…") { read() }
    }
    .onSubmit { read() }
    .navigationTitle("Import")
    .task(id: reading) { await preview() }
  }

  /// Blanks around the path are no part of it, as a path that is pasted may have some. A file whose name ends
  /// in a blank can be imported from the command line.
  private func read() {
    let path = String(file.trimmed)
    problem = path.isEmpty ? "Type the path of a CSV file." : nil
    reading = path.isEmpty ? nil : path
  }

  private func preview() async {
    guard let file = reading else { return }
    // Away from the main actor: a large file takes a while, and keys go on working.
    let result = await Task.detached { () -> Result<CSVImport, CSVError> in
      do throws(CSVError) { return .success(try CSVImport(path: file)) } catch { return .failure(error) }
    }.value
    if Task.isCancelled { return }
    // Done: coming back to this page must not read the file again.
    reading = nil
    switch result {
    case .success(let csv):
      coordinator.push(.preview(file: file, csv: csv))
    case .failure(let error):
      problem = error.description
    }
  }
}
