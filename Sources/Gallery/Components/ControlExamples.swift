import Tabi

struct ButtonExample: Component {
  static let title = "Button"
  static let code = """
    Text("Pressed: \\(count)")
    HStack {
      Button("Press") { count += 1 }
      Button("Not now") {}.disabled(true)
      Button {
        count = 0
      } label: {
        Text("Back to 0").bold()
      }
    }
    """

  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Pressed: \(count)")
      HStack {
        Button("Press") { count += 1 }
        Button("Not now") {}.disabled(true)
        Button {
          count = 0
        } label: {
          Text("Back to 0").bold()
        }
      }
    }
  }
}

struct ButtonStylesExample: Component {
  static let title = "Button styles"
  static let code = """
    Button("Automatic") {}
    Button("Bordered") {}.buttonStyle(.bordered)
    Button("Prominent") {}.buttonStyle(.borderedProminent)
    Button("Plain") {}.buttonStyle(.plain)
    Button("Your own") {}.buttonStyle(Arrows())

    struct Arrows: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("→")
          configuration.label.underline()
        }
      }
    }
    """

  var body: some View {
    VStack(alignment: .leading) {
      Button("Automatic") {}
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Your own") {}.buttonStyle(Arrows())
    }
  }
}

struct Arrows: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("→")
      configuration.label.underline()
    }
  }
}

struct ButtonRolesExample: Component {
  static let title = "Button roles"
  static let code = """
    HStack {
      Button("Delete", role: .destructive) { last = "Deleted" }
      Button("Cancel", role: .cancel) { last = "Cancelled" }
      Button("Add", systemImage: "plus") { last = "Added" }
    }
    Text(last)
    """

  @State private var last = "Nothing was pressed"

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Delete", role: .destructive) { last = "Deleted" }
        Button("Cancel", role: .cancel) { last = "Cancelled" }
        Button("Add", systemImage: "plus") { last = "Added" }
      }
      Text(last)
    }
  }
}

struct ToggleExample: Component {
  static let title = "Toggle"
  static let code = """
    @State private var isOn = true

    Toggle("Automatic", isOn: $isOn)
    Toggle("A check box", isOn: $isOn).toggleStyle(.checkbox)
    Toggle("A switch", isOn: $isOn).toggleStyle(.switch)
    Toggle("A button", isOn: $isOn).toggleStyle(.button)
    """

  @State private var isOn = true

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Automatic", isOn: $isOn)
      Toggle("A check box", isOn: $isOn).toggleStyle(.checkbox)
      Toggle("A switch", isOn: $isOn).toggleStyle(.switch)
      Toggle("A button", isOn: $isOn).toggleStyle(.button)
    }
  }
}

struct PickerExample: Component {
  static let title = "Picker"
  static let code = """
    @State private var size = "M"

    Picker("A menu", selection: $size) { sizes }
    Picker("Segments", selection: $size) { sizes }
      .pickerStyle(.segmented)
    Picker("Rows", selection: $size) { sizes }
      .pickerStyle(.inline)

    private var sizes: some View {
      ForEach(["S", "M", "L"], id: \\.self) { Text($0) }
    }
    """

  @State private var size = "M"

  var body: some View {
    VStack(alignment: .leading) {
      Picker("A menu", selection: $size) { sizes }
      Picker("Segments", selection: $size) { sizes }
        .pickerStyle(.segmented)
      Picker("Rows", selection: $size) { sizes }
        .pickerStyle(.inline)
    }
  }

  private var sizes: some View {
    ForEach(["S", "M", "L"], id: \.self) { Text($0) }
  }
}

struct StepperExample: Component {
  static let title = "Stepper and Slider"
  static let code = """
    @State private var copies = 2
    @State private var volume = 0.3

    Stepper("Copies: \\(copies)", value: $copies, in: 1...9)
    Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
    Text(volume, format: .percent)
    """

  @State private var copies = 2
  @State private var volume = 0.3

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Copies: \(copies)", value: $copies, in: 1...9)
      Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
      Text(volume, format: .percent)
    }
  }
}

struct ProgressExample: Component {
  static let title = "ProgressView"
  static let code = """
    @State private var done = 3.0

    ProgressView("Import", value: done, total: 10)
    ProgressView("It takes as long as it takes")
    Button("Go on") { done = min(done + 1, 10) }
    """

  @State private var done = 3.0

  var body: some View {
    VStack(alignment: .leading) {
      ProgressView("Import", value: done, total: 10)
      ProgressView("It takes as long as it takes")
      Button("Go on") { done = min(done + 1, 10) }
    }
  }
}

struct LabeledContentExample: Component {
  static let title = "LabeledContent"
  static let code = """
    LabeledContent("Name", value: "경복궁")
    LabeledContent("Price", value: 159_900, format: .number)
    LabeledContent("Sold") {
      Image(systemName: "checkmark")
    }
    """

  var body: some View {
    VStack(alignment: .leading) {
      LabeledContent("Name", value: "경복궁")
      LabeledContent("Price", value: 159_900, format: .number)
      LabeledContent("Sold") {
        Image(systemName: "checkmark")
      }
    }
  }
}

struct MenuExample: Component {
  static let title = "Menu and DisclosureGroup"
  static let code = """
    Menu("File") {
      Button("Open") { last = "Opened" }
      Button("Save") { last = "Saved" }
    }
    DisclosureGroup("More") {
      Text(last)
    }
    """

  @State private var last = "Nothing was chosen"

  var body: some View {
    VStack(alignment: .leading) {
      Menu("File") {
        Button("Open") { last = "Opened" }
        Button("Save") { last = "Saved" }
      }
      DisclosureGroup("More") {
        Text(last)
      }
    }
  }
}
