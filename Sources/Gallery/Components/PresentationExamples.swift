import Tabi

struct SheetExample: Component {
  static let title = "Sheet"
  static let code = """
    @State private var isPresented = false
    @State private var closed = 0

    Button("Show a sheet") { isPresented = true }
      .sheet(isPresented: $isPresented, onDismiss: { closed += 1 }) {
        SheetContent()
      }
    Text("Closed: \\(closed)")

    struct SheetContent: View {
      @Environment(\\.dismiss) private var dismiss

      var body: some View {
        VStack {
          Text("A window of its own")
          Button("Close") { dismiss() }
        }
        .padding()
      }
    }
    """

  @State private var isPresented = false
  @State private var closed = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Show a sheet") { isPresented = true }
        .sheet(isPresented: $isPresented, onDismiss: { closed += 1 }) {
          SheetContent()
        }
      Text("Closed: \(closed)")
    }
  }
}

struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("A window of its own")
      Button("Close") { dismiss() }
    }
    .padding()
  }
}

struct ItemSheetExample: Component {
  static let title = "Sheet for an item"
  static let code = """
    @State private var chore: Chore?

    HStack {
      Button("Shop") { chore = Chore(name: "Shop", isDone: false) }
      Button("Cook") { chore = Chore(name: "Cook", isDone: false) }
    }
    .sheet(item: $chore) { chore in
      Text("To do: \\(chore.name)").padding()
    }
    """

  @State private var chore: Chore?

  var body: some View {
    HStack {
      Button("Shop") { chore = Chore(name: "Shop", isDone: false) }
      Button("Cook") { chore = Chore(name: "Cook", isDone: false) }
    }
    .sheet(item: $chore) { chore in
      Text("To do: \(chore.name)").padding()
    }
  }
}

struct DetentsExample: Component {
  static let title = "Detents"
  static let code = """
    @State private var isPresented = false
    @State private var detent = PresentationDetent.medium

    Button("Half of the screen") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        Button("All of it") { detent = .large }
          .presentationDetents([.medium, .large], selection: $detent)
      }
    """

  @State private var isPresented = false
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Button("Half of the screen") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        Button("All of it") { detent = .large }
          .presentationDetents([.medium, .large], selection: $detent)
      }
  }
}

struct CoverExample: Component {
  static let title = "fullScreenCover"
  static let code = """
    @State private var isPresented = false

    Button("Cover the screen") { isPresented = true }
      .fullScreenCover(isPresented: $isPresented) { SheetContent() }
    """

  @State private var isPresented = false

  var body: some View {
    Button("Cover the screen") { isPresented = true }
      .fullScreenCover(isPresented: $isPresented) { SheetContent() }
  }
}

struct PopoverExample: Component {
  static let title = "Popover"
  static let code = """
    @State private var isPresented = false

    Button("Explain") { isPresented = true }
      .popover(isPresented: $isPresented) {
        Text("It stands beside its button.").padding(.horizontal)
      }
    """

  @State private var isPresented = false

  var body: some View {
    Button("Explain") { isPresented = true }
      .popover(isPresented: $isPresented) {
        Text("It stands beside its button.").padding(.horizontal)
      }
  }
}

struct AlertExample: Component {
  static let title = "Alert"
  static let code = """
    Button("Delete…") { isPresented = true }
      .alert("Delete 경복궁?", isPresented: $isPresented) {
        Button("Delete", role: .destructive) { answer = "Deleted" }
        Button("Keep", role: .cancel) { answer = "Kept" }
      } message: {
        Text("It can't be brought back.")
      }
    Text(answer)
    """

  @State private var isPresented = false
  @State private var answer = "Not asked yet"

  var body: some View {
    VStack(alignment: .leading) {
      Button("Delete…") { isPresented = true }
        .alert("Delete 경복궁?", isPresented: $isPresented) {
          Button("Delete", role: .destructive) { answer = "Deleted" }
          Button("Keep", role: .cancel) { answer = "Kept" }
        } message: {
          Text("It can't be brought back.")
        }
      Text(answer)
    }
  }
}

struct DialogExample: Component {
  static let title = "confirmationDialog"
  static let code = """
    Button("Send…") { isPresented = true }
      .confirmationDialog("Send it how?", isPresented: $isPresented) {
        Button("By post") { answer = "By post" }
        Button("By air") { answer = "By air" }
      }
    Text(answer)
    """

  @State private var isPresented = false
  @State private var answer = "Not asked yet"

  var body: some View {
    VStack(alignment: .leading) {
      Button("Send…") { isPresented = true }
        .confirmationDialog("Send it how?", isPresented: $isPresented) {
          Button("By post") { answer = "By post" }
          Button("By air") { answer = "By air" }
        }
      Text(answer)
    }
  }
}
