import Tabi

struct StateExample: Component {
  static let title = "@State and @Binding"
  static let code = """
    @State private var count = 0

    Text("Count: \\(count)")
    Stepping(count: $count)

    struct Stepping: View {
      @Binding var count: Int

      var body: some View {
        HStack {
          Button("One more") { count += 1 }
          Button("One less") { count -= 1 }
        }
      }
    }
    """

  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Count: \(count)")
      Stepping(count: $count)
    }
  }
}

struct Stepping: View {
  @Binding var count: Int

  var body: some View {
    HStack {
      Button("One more") { count += 1 }
      Button("One less") { count -= 1 }
    }
  }
}

struct ObjectExample: Component {
  static let title = "ObservableObject"
  static let code = """
    @StateObject private var counter = Counter()

    VStack(alignment: .leading) {
      Below()
      Stepping(count: $counter.count)
    }
    .environmentObject(counter)

    @EnvironmentObject private var counter: Counter

    final class Counter: ObservableObject {
      @Published var count = 0
    }
    """

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

final class Counter: ObservableObject {
  @Published var count = 0
}

struct ObservableExample: Component {
  static let title = "@Observable"
  static let code = """
    @State private var tally = Tally()

    Text("Count: \\(tally.count)")
    Tallying(tally: tally)

    struct Tallying: View {
      @Bindable var tally: Tally
      var body: some View { Stepping(count: $tally.count) }
    }

    @Observable
    final class Tally {
      var count = 0
    }
    """

  @State private var tally = Tally()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Count: \(tally.count)")
      Tallying(tally: tally)
    }
  }

  struct Tallying: View {
    @Bindable var tally: Tally
    var body: some View { Stepping(count: $tally.count) }
  }
}

@Observable
final class Tally {
  var count = 0
}

struct PreferenceExample: Component {
  static let title = "PreferenceKey"
  static let code = """
    VStack(alignment: .leading) {
      ForEach(["one", "three", "seventeen"], id: \\.self) {
        Text($0).preference(key: Longest.self, value: $0.count)
      }
      Text("The longest has \\(longest) letters")
    }
    .onPreferenceChange(Longest.self) { longest = $0 }

    private enum Longest: PreferenceKey {
      static let defaultValue = 0

      static func reduce(value: inout Int, nextValue: () -> Int) {
        value = max(value, nextValue())
      }
    }
    """

  @State private var longest = 0

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(["one", "three", "seventeen"], id: \.self) {
        Text($0).preference(key: Longest.self, value: $0.count)
      }
      Text("The longest has \(longest) letters")
    }
    .onPreferenceChange(Longest.self) { longest = $0 }
  }
}

private enum Longest: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = max(value, nextValue())
  }
}

struct StorageExample: Component {
  static let title = "AppStorage and SceneStorage"
  static let code = """
    @AppStorage("sound") private var isLoud = false
    @SceneStorage("draft") private var draft = ""

    Toggle("Sound", isOn: $isLoud)
    TextField("A draft", text: $draft)
    // Both are here again after the next start.
    """

  @AppStorage("sound") private var isLoud = false
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Sound", isOn: $isLoud)
      TextField("A draft", text: $draft)
      // Both are here again after the next start.
    }
  }
}

struct EnvironmentExample: Component {
  static let title = "Environment"
  static let code = """
    Greeting()
    Greeting().environment(\\.greeting, "안녕하세요")
    Greeting().disabled(true)

    struct Greeting: View {
      @Environment(\\.greeting) private var greeting
      @Environment(\\.isEnabled) private var isEnabled
      @Environment(\\.accessibilityReduceMotion) private var isCalm

      var body: some View {
        Text("\\(greeting) enabled: \\(isEnabled), calm: \\(isCalm)")
      }
    }

    private enum GreetingKey: EnvironmentKey {
      static let defaultValue = "Hello"
    }

    extension EnvironmentValues {
      var greeting: String {
        get { self[GreetingKey.self] }
        set { self[GreetingKey.self] = newValue }
      }
    }
    """

  var body: some View {
    VStack(alignment: .leading) {
      Greeting()
      Greeting().environment(\.greeting, "안녕하세요")
      Greeting().disabled(true)
    }
  }

  struct Greeting: View {
    @Environment(\.greeting) private var greeting
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var isCalm

    var body: some View {
      Text("\(greeting) enabled: \(isEnabled), calm: \(isCalm)")
    }
  }
}

private enum GreetingKey: EnvironmentKey {
  static let defaultValue = "Hello"
}

extension EnvironmentValues {
  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

struct EquatableExample: Component {
  static let title = "EquatableView"
  static let code = """
    @State private var count = 0

    Tens(count: count).equatable()
    Text("Count: \\(count)")
    Button("One more") { count += 1 }

    struct Tens: View, Equatable {
      let count: Int
      var body: some View { Text("Last made anew at \\(count)") }
      nonisolated static func == (a: Tens, b: Tens) -> Bool {
        a.count / 10 == b.count / 10
      }
    }
    """

  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Tens(count: count).equatable()
      Text("Count: \(count)")
      Button("One more") { count += 1 }
    }
  }

  struct Tens: View, Equatable {
    let count: Int
    var body: some View { Text("Last made anew at \(count)") }
    nonisolated static func == (a: Tens, b: Tens) -> Bool {
      a.count / 10 == b.count / 10
    }
  }
}
