import Tabi

extension ComponentGroup {
  @MainActor static let state = ComponentGroup(
    title: "State",
    pages: [
      ComponentPage(
        "@State and @Binding",
        code: """
          @State private var count = 0

          Text("Count: \\(count)")
          Stepping(count: $count)

          struct Stepping: View {
            @Binding var count: Int
            …
          """
      ) { StateExample() },
      ComponentPage(
        "ObservableObject",
        code: """
          final class Counter: ObservableObject {
            @Published var count = 0
          }

          @StateObject private var counter = Counter()
          Stepping(count: $counter.count)
          Below().environmentObject(counter)

          struct Below: View {
            @EnvironmentObject private var counter: Counter
            …
          """
      ) { ObjectExample() },
      ComponentPage(
        "@Observable",
        code: """
          @Observable final class Tally {
            var count = 0
          }

          @State private var tally = Tally()
          Text("Count: \\(tally.count)")
          Stepping(count: Bindable(tally).count)
          """
      ) { ObservableExample() },
    ])
}

/// Two buttons that change a number of somebody else's.
private struct Stepping: View {
  @Binding var count: Int

  var body: some View {
    HStack {
      Button("One more") { count += 1 }
      Button("One less") { count -= 1 }
    }
  }
}

private struct StateExample: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Count: \(count)")
      Stepping(count: $count)
    }
  }
}

private final class Counter: ObservableObject {
  @Published var count = 0
}

private struct ObjectExample: View {
  @StateObject private var counter = Counter()

  var body: some View {
    VStack(alignment: .leading) {
      Below()
      Stepping(count: $counter.count)
    }
    .environmentObject(counter)
  }

  private struct Below: View {
    @EnvironmentObject private var counter: Counter

    var body: some View {
      Text("Count, from the environment: \(counter.count)")
    }
  }
}

@Observable
private final class Tally {
  var count = 0
}

private struct ObservableExample: View {
  @State private var tally = Tally()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Count: \(tally.count)")
      Stepping(count: Bindable(tally).count)
    }
  }
}
