import Tabi

struct AppearExample: Component {
  static let title = "onAppear"
  static let code = """
    Text("Shown: \\(shown), hidden: \\(hidden)")
      .onAppear { shown += 1 }
      .onDisappear { hidden += 1 }
    // Look at another tab and come back.
    """

  @State private var shown = 0
  @State private var hidden = 0

  var body: some View {
    Text("Shown: \(shown), hidden: \(hidden)")
      .onAppear { shown += 1 }
      .onDisappear { hidden += 1 }
    // Look at another tab and come back.
  }
}

struct TaskExample: Component {
  static let title = "task"
  static let code = """
    @State private var attempt = 1
    @State private var answer: Int?

    Text(answer.map { "Answer \\($0)" } ?? "Asking…")
      .task(id: attempt) { answer = await ask(attempt) }
    Button("Ask again") { attempt += 1 }
    """

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

struct ChangeExample: Component {
  static let title = "onChange"
  static let code = """
    TextField("Text", text: $text)
      .onChange(of: text) { old, new in
        log = "\\(old.count) → \\(new.count) letters"
      }
    """

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

struct ReceiveExample: Component {
  static let title = "onReceive"
  static let code = """
    Stepping(count: $counter.count)
      .onReceive(counter.$count) { sum += $0 }
    Text("Sum of all that came: \\(sum)")
    """

  @StateObject private var counter = Counter()
  @State private var sum = 0

  var body: some View {
    VStack(alignment: .leading) {
      Stepping(count: $counter.count)
        .onReceive(counter.$count) { sum += $0 }
      Text("Sum of all that came: \(sum)")
    }
  }
}
