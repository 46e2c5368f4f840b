import Tabi

/// What came of something, and the way back to the first page of the tab that it is shown in.
struct ResultPage: View {
  let title: String
  let lines: [String]
  /// Pops the stack of the tab to its root.
  let done: @MainActor () -> Void

  var body: some View {
    Form {
      Text(title).bold()
      VStack(alignment: .leading) {
        ForEach(lines, id: \.self) { Text($0) }
      }
      Button("Back to the first page", action: done)
    }
    .padding()
  }
}
