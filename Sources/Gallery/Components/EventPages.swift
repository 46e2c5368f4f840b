import Tabi

extension ComponentGroup {
  @MainActor static let events = ComponentGroup(
    title: "Events",
    pages: [
      ComponentPage(
        "onAppear",
        code: """
          Text("Shown: \\(shown), hidden: \\(hidden)")
            .onAppear { shown += 1 }
            .onDisappear { hidden += 1 }
          // Look at another tab and come back.
          """
      ) { AppearExample() },
      ComponentPage(
        "task",
        code: """
          @State private var attempt = 1
          @State private var answer: Int?

          Text(answer.map { "Answer \\($0)" } ?? "Asking…")
            .task(id: attempt) { answer = await ask(attempt) }
          Button("Ask again") { attempt += 1 }
          """
      ) { TaskExample() },
      ComponentPage(
        "onChange",
        code: """
          TextField("Text", text: $text)
            .onChange(of: text) { old, new in
              log = "\\(old.count) → \\(new.count) letters"
            }
          """
      ) { ChangeExample() },
    ])
}

private struct AppearExample: View {
  @State private var shown = 0
  @State private var hidden = 0

  var body: some View {
    Text("Shown: \(shown), hidden: \(hidden)")
      .onAppear { shown += 1 }
      .onDisappear { hidden += 1 }
  }
}

private struct TaskExample: View {
  @State private var attempt = 1
  @State private var answer: Int?

  var body: some View {
    VStack(alignment: .leading) {
      Text(answer.map { "Answer \($0)" } ?? "Asking…")
        .task(id: attempt) { answer = await ask(attempt) }
      Button("Ask again") { attempt += 1 }
    }
  }

  /// Stands for what takes a while.
  private func ask(_ attempt: Int) async -> Int {
    await Task.yield()
    return attempt * 42
  }
}

private struct ChangeExample: View {
  @State private var text = ""
  @State private var log = "Nothing was typed yet"

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Text", text: $text)
        .onChange(of: text) { old, new in
          log = "\(old.count) → \(new.count) letters"
        }
      Text(log)
    }
  }
}
