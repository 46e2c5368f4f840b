import Tabi

/// What came of something, and the way back to the first page of the tab that it is shown in.
struct ResultPage: View {
  let title: String
  let lines: [String]
  /// Pops the stack of the tab to its root.
  let done: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(title).bold()
      VStack(alignment: .leading) {
        ForEach(Array(lines.enumerated()), id: \.offset) { line in
          Text(line.element)
        }
      }
      Button("Back to the first page", action: done)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// What went wrong, for the person to act on.
struct ProblemText: View {
  let problem: String?

  var body: some View {
    if let problem {
      Text("⚠ " + problem).foregroundStyle(.red)
    }
  }
}
