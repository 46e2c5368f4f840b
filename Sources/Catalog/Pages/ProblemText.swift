import Tabi

/// What went wrong, for the person to act on.
struct ProblemText: View {
  let problem: String?

  var body: some View {
    if let problem {
      HStack(alignment: .top) {
        Text("⚠")
        Text(problem)
      }
      .foregroundStyle(.red)
    }
  }
}

/// Fields and buttons, under what is wrong with them: there it is seen however small the screen is.
struct CheckedForm<Typed: Equatable, Content: View>: View {
  @Binding var problem: String?
  /// What the fields hold: the problem goes when that changes.
  let typed: Typed
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      ProblemText(problem: problem).lineLimit(3)
      // An empty line, on a screen that has room for it.
      Spacer().frame(maxHeight: 1).layoutPriority(0)
      Form { content }
    }
    .padding(.horizontal)
    .onChange(of: typed) { problem = nil }
  }
}
