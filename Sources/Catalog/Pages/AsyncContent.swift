import Tabi

/// Shows what is read whenever the page appears, or why it can't be read and a way to try again.
struct AsyncContent<Value: Sendable, Content: View>: View {
  let read: @MainActor () async throws -> Value
  @ViewBuilder let content: @MainActor (Value) -> Content
  @State private var result: Result<Value, any Error>?
  @State private var attempt = 0

  var body: some View {
    Group {
      switch result {
      case .success(let value):
        content(value)
      case .failure(let error):
        ProblemText(problem: "\(error)")
        Button("Try again") { attempt += 1 }
      case nil:
        Text("Opening the catalogue…").foregroundStyle(.secondary)
      }
    }
    .task(id: attempt) {
      do { result = .success(try await read()) } catch { result = .failure(error) }
    }
  }
}
