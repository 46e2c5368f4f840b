import Tabi

/// What went wrong, for the person to act on.
struct ProblemText: View {
  let problem: String?

  var body: some View {
    if let problem {
      Text("⚠ " + problem).foregroundStyle(.red)
    }
  }
}

/// Fields and buttons, under what is wrong with them: there it is seen however small the screen is.
struct CheckedForm<Content: View>: View {
  let problem: String?
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ProblemText(problem: problem)
      Form { content }
    }
    .padding()
  }
}
