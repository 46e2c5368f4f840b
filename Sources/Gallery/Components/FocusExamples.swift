import Tabi

struct FocusStateExample: Component {
  static let title = "FocusState"
  static let code = """
    enum Place { case name, city }
    @FocusState private var place: Place?

    TextField("Name", text: $name).focused($place, equals: .name)
    TextField("City", text: $city).focused($place, equals: .city)
    Button("To the city") { place = .city }
    """

  enum Place { case name, city }
  @FocusState private var place: Place?
  @State private var name = ""
  @State private var city = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name).focused($place, equals: .name)
      TextField("City", text: $city).focused($place, equals: .city)
      Button("To the city") { place = .city }
    }
  }
}

struct DefaultFocusExample: Component {
  static let title = "defaultFocus"
  static let code = """
    @FocusState private var second: Bool

    HStack {
      Button("First") {}
      Button("Second") {}.focused($second)
    }
    .defaultFocus($second, true)
    """

  @FocusState private var second: Bool

  var body: some View {
    HStack {
      Button("First") {}
      Button("Second") {}.focused($second)
    }
    .defaultFocus($second, true)
  }
}

struct FocusableExample: Component {
  static let title = "focusable"
  static let code = """
    Text("A text that can have the focus").focusable()
    Text("Another one").focusable()
    Watchful().focusable().focusEffectDisabled()

    private struct Watchful: View {
      @Environment(\\.isFocused) private var isFocused

      var body: some View {
        Text(isFocused ? "It's me!" : "It isn't me.")
      }
    }
    """

  var body: some View {
    VStack(alignment: .leading) {
      Text("A text that can have the focus").focusable()
      Text("Another one").focusable()
      Watchful().focusable().focusEffectDisabled()
    }
  }
}

private struct Watchful: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Text(isFocused ? "It's me!" : "It isn't me.")
  }
}

struct TapExample: Component {
  static let title = "onTapGesture"
  static let code = """
    Text("Click me, or press Enter: \\(taps)")
      .onTapGesture { taps += 1 }
    Text("Click me twice: \\(doubles)")
      .onTapGesture(count: 2) { doubles += 1 }
    """

  @State private var taps = 0
  @State private var doubles = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Click me, or press Enter: \(taps)")
        .onTapGesture { taps += 1 }
      Text("Click me twice: \(doubles)")
        .onTapGesture(count: 2) { doubles += 1 }
    }
  }
}

struct KeyPressExample: Component {
  static let title = "onKeyPress"
  static let code = """
    Text("Count: \\(count)")
      .focusable()
      .onKeyPress("+") {
        count += 1
        return .handled
      }
      .onKeyPress(keys: ["-", "x"]) { press in
        last = "You pressed \\(press.characters)"
        return .handled
      }
    """

  @State private var last = "Press +, - or x"
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Count: \(count)")
        .focusable()
        .onKeyPress("+") {
          count += 1
          return .handled
        }
        .onKeyPress(keys: ["-", "x"]) { press in
          last = "You pressed \(press.characters)"
          return .handled
        }
      Text(last)
    }
  }
}

struct ShortcutExample: Component {
  static let title = "keyboardShortcut"
  static let code = """
    Button("Elsewhere") {}
    Button("Save") { saves += 1 }
      .keyboardShortcut("s")  // Ctrl-S: a terminal has no Command
    Text("Saved: \\(saves)")
    """

  @State private var saves = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Elsewhere") {}
      Button("Save") { saves += 1 }
        .keyboardShortcut("s")  // Ctrl-S: a terminal has no Command
      Text("Saved: \(saves)")
    }
  }
}
