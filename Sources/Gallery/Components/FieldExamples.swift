import Tabi

struct FormExample: Component {
  static let title = "TextField and Form"
  static let code = """
    Form {
      if let greeting { Text(greeting).bold() }
      TextField("Name", text: $name)
      TextField("City", text: $city)
      Button("Greet") { greet() }
    }
    .onSubmit { greet() }
    """

  @State private var name = ""
  @State private var city = ""
  @State private var greeting: String?

  var body: some View {
    Form {
      if let greeting { Text(greeting).bold() }
      TextField("Name", text: $name)
      TextField("City", text: $city)
      Button("Greet") { greet() }
    }
    .onSubmit { greet() }
  }

  private func greet() {
    greeting = "Hello, \(name.isEmpty ? "you" : name)\(city.isEmpty ? "" : " of \(city)")!"
  }
}

struct SecureFieldExample: Component {
  static let title = "SecureField"
  static let code = """
    @State private var password = "secret"

    SecureField("Password", text: $password)
    Text("\\(password.count) characters")
    """

  @State private var password = "secret"

  var body: some View {
    VStack(alignment: .leading) {
      SecureField("Password", text: $password)
      Text("\(password.count) characters")
    }
  }
}

struct AxisExample: Component {
  static let title = "Fields of many lines"
  static let code = """
    @State private var note = "It grows with its text.\\nEnter begins a line."
    @State private var text = "This one has a height of its own, and scrolls in it."

    TextField("Note", text: $note, axis: .vertical)
    TextEditor(text: $text).frame(height: 3)
    """

  @State private var note = "It grows with its text.\nEnter begins a line."
  @State private var text = "This one has a height of its own, and scrolls in it."

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Note", text: $note, axis: .vertical)
      TextEditor(text: $text).frame(height: 3)
    }
  }
}

struct NumberFieldExample: Component {
  static let title = "Fields for numbers"
  static let code = """
    @State private var price = 159_900
    @State private var weight: Double?

    TextField("Price", value: $price, format: .number)
    TextField("Weight, if it is known", value: $weight, format: .number)
    Text("\\(price) 원, \\(weight ?? 0, format: .number) kg")
    """

  @State private var price = 159_900
  @State private var weight: Double?

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Price", value: $price, format: .number)
      TextField("Weight, if it is known", value: $weight, format: .number)
      Text("\(price) 원, \(weight ?? 0, format: .number) kg")
    }
  }
}

struct SubmitExample: Component {
  static let title = "onSubmit"
  static let code = """
    TextField("Say it, then press Enter", text: $text)
      .submitLabel(.send)
      .onSubmit {
        sent += 1
        text = ""
      }
    Text("Sent: \\(sent)")
    """

  @State private var text = ""
  @State private var sent = 0

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Say it, then press Enter", text: $text)
        .submitLabel(.send)
        .onSubmit {
          sent += 1
          text = ""
        }
      Text("Sent: \(sent)")
    }
  }
}
