import Tabi

struct ListExample: Component {
  static let title = "List and Section"
  static let code = """
    List {
      Section("Fruit") {
        Text("Apple")
        Text("배")
      }
      Section {
        Text("Leek")
      } header: {
        Text("Vegetables")
      } footer: {
        Text("In season")
      }
    }
    """

  var body: some View {
    List {
      Section("Fruit") {
        Text("Apple")
        Text("배")
      }
      Section {
        Text("Leek")
      } header: {
        Text("Vegetables")
      } footer: {
        Text("In season")
      }
    }
  }
}

struct ManyRowsExample: Component {
  static let title = "10,000 rows"
  static let code = """
    @State private var selected: Int? = 5_000

    List(selection: $selected) {
      ForEach(0..<10_000) { Text("Row \\($0)") }
    }
    Text("Row \\(selected ?? 0) of 10,000").bold()
    """

  @State private var selected: Int? = 5_000

  var body: some View {
    VStack(alignment: .leading) {
      List(selection: $selected) {
        ForEach(0..<10_000) { Text("Row \($0)") }
      }
      Text("Row \(selected ?? 0) of 10,000").bold()
    }
  }
}

struct ForEachExample: Component {
  static let title = "ForEach"
  static let code = """
    Button("Add") {
      next += 1
      numbers.insert(next, at: 0)
    }
    Button("Remove") { _ = numbers.popLast() }
    Button("Reverse") { numbers.reverse() }
    ForEach(numbers, id: \\.self) { CountedRow(number: $0) }
    // A row keeps its own count wherever it goes.
    """

  @State private var numbers = [3, 2, 1]
  @State private var next = 3

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Add") {
          next += 1
          numbers.insert(next, at: 0)
        }
        Button("Remove") { _ = numbers.popLast() }
        Button("Reverse") { numbers.reverse() }
      }
      .lineLimit(1)
      ForEach(numbers, id: \.self) { CountedRow(number: $0) }
      // A row keeps its own count wherever it goes.
    }
  }
}

/// A row with state of its own.
private struct CountedRow: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("Row \(number)")
      Button("pressed \(count) times") { count += 1 }
    }
  }
}

struct BindingRowsExample: Component {
  static let title = "ForEach over a binding"
  static let code = """
    @State private var tasks = [
      Chore(name: "Shop", isDone: true), Chore(name: "Cook", isDone: false),
    ]

    ForEach($tasks) { $task in
      Toggle(task.name, isOn: $task.isDone)
    }
    Text("\\(tasks.filter(\\.isDone).count) done")
    """

  @State private var tasks = [
    Chore(name: "Shop", isDone: true), Chore(name: "Cook", isDone: false),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach($tasks) { $task in
        Toggle(task.name, isOn: $task.isDone)
      }
      Text("\(tasks.filter(\.isDone).count) done")
    }
  }
}

struct Chore: Identifiable {
  let name: String
  var isDone: Bool
  var id: String { name }
}

struct SelectionExample: Component {
  static let title = "A selection of one"
  static let code = """
    @State private var chosen: String? = "Green"

    List(["Red", "Green", "Blue"], id: \\.self, selection: $chosen) { Text($0) }
    Text("Chosen: \\(chosen ?? "nothing")")
    """

  @State private var chosen: String? = "Green"

  var body: some View {
    VStack(alignment: .leading) {
      List(["Red", "Green", "Blue"], id: \.self, selection: $chosen) { Text($0) }
      Text("Chosen: \(chosen ?? "nothing")")
    }
    .frame(maxHeight: 4)
  }
}

struct SeveralSelectionExample: Component {
  static let title = "A selection of several"
  static let code = """
    @State private var chosen: Set = ["Green"]

    List(["Red", "Green", "Blue"], id: \\.self, selection: $chosen) { Text($0) }
    Text("Chosen: \\(chosen.sorted().joined(separator: ", "))")
    // Space selects the row, or takes it out again.
    """

  @State private var chosen: Set = ["Green"]

  var body: some View {
    VStack(alignment: .leading) {
      List(["Red", "Green", "Blue"], id: \.self, selection: $chosen) { Text($0) }
      Text("Chosen: \(chosen.sorted().joined(separator: ", "))")
      // Space selects the row, or takes it out again.
    }
    .frame(maxHeight: 4)
  }
}

struct EditingExample: Component {
  static let title = "onDelete and onMove"
  static let code = """
    @State private var names = ["Apple", "Pear", "Plum"]

    List {
      ForEach(names, id: \\.self) { Text($0) }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    .frame(maxHeight: 3)
    // Delete removes the row; Alt-Up and Alt-Down move it.
    """

  @State private var names = ["Apple", "Pear", "Plum"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    .frame(maxHeight: 3)
    // Delete removes the row; Alt-Up and Alt-Down move it.
  }
}

struct BadgeExample: Component {
  static let title = "Badge"
  static let code = """
    List {
      Text("Inbox").badge(12)
      Text("Drafts").badge(0)
      Text("Sent").badge("new")
    }
    .frame(maxHeight: 3)
    """

  var body: some View {
    List {
      Text("Inbox").badge(12)
      Text("Drafts").badge(0)
      Text("Sent").badge("new")
    }
    .frame(maxHeight: 3)
  }
}

struct SearchExample: Component {
  static let title = "searchable"
  static let code = """
    @State private var text = ""
    private var found: [String] {
      ["Apple", "Pear", "Plum"].filter { text.isEmpty || $0.contains(text) }
    }

    List(found, id: \\.self) { Text($0) }
      .searchable(text: $text, prompt: "Find a fruit")
      .frame(maxHeight: 4)
    """

  @State private var text = ""
  private var found: [String] {
    ["Apple", "Pear", "Plum"].filter { text.isEmpty || $0.contains(text) }
  }

  var body: some View {
    List(found, id: \.self) { Text($0) }
      .searchable(text: $text, prompt: "Find a fruit")
      .frame(maxHeight: 4)
  }
}
