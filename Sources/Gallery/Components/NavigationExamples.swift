import FoundationEssentials
import Tabi

struct LinkExample: Component {
  static let title = "NavigationLink"
  static let code = """
    HStack {
      NavigationLink("Seven", value: 7)
      NavigationLink("Nowhere", value: Int?.none)
    }
    .navigationDestination(for: Int.self) { number in
      Text("Page \\(number)").navigationTitle("Page \\(number)")
    }
    """

  var body: some View {
    HStack {
      NavigationLink("Seven", value: 7)
      NavigationLink("Nowhere", value: Int?.none)
    }
    .navigationDestination(for: Int.self) { number in
      Text("Page \(number)").navigationTitle("Page \(number)")
    }
  }
}

struct DestinationExample: Component {
  static let title = "Pages shown by state"
  static let code = """
    @State private var isPresented = false
    @State private var item: String?

    HStack {
      Button("By a Bool") { isPresented = true }
      Button("By an item") { item = "경복궁" }
    }
    .navigationDestination(isPresented: $isPresented) {
      Text("There is nothing in the path.").navigationTitle("Presented")
    }
    .navigationDestination(item: $item) { item in
      Text("A page for \\(item)").navigationTitle(item)
    }
    """

  @State private var isPresented = false
  @State private var item: String?

  var body: some View {
    HStack {
      Button("By a Bool") { isPresented = true }
      Button("By an item") { item = "경복궁" }
    }
    .navigationDestination(isPresented: $isPresented) {
      Text("There is nothing in the path.").navigationTitle("Presented")
    }
    .navigationDestination(item: $item) { item in
      Text("A page for \(item)").navigationTitle(item)
    }
  }
}

struct ToolbarExample: Component {
  static let title = "Toolbar"
  static let code = """
    Text("Count: \\(count)")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add") { count += 1 }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Text("in the bottom bar")
          Button("Back to 0") { count = 0 }
        }
      }
    """

  @State private var count = 0

  var body: some View {
    Text("Count: \(count)")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add") { count += 1 }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Text("in the bottom bar")
          Button("Back to 0") { count = 0 }
        }
      }
  }
}

struct DismissExample: Component {
  static let title = "dismiss, openURL and quit"
  static let code = """
    @Environment(\\.dismiss) private var dismiss
    @Environment(\\.openURL) private var openURL
    @Environment(\\.quit) private var quit

    Button("Leave this page") { dismiss() }
    Button("Open") {
      if let url = URL(string: "https://swift.org") { openURL(url) }
    }
    Button("Quit") { quit() }
    """

  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.quit) private var quit

  var body: some View {
    HStack {
      Button("Leave this page") { dismiss() }
      Button("Open") {
        if let url = URL(string: "https://swift.org") { openURL(url) }
      }
      Button("Quit") { quit() }
    }
    .lineLimit(1)
  }
}

struct ToastExample: Component {
  static let title = "Toast"
  static let code = """
    @Environment(\\.toasts) private var toasts
    @State private var message: String?

    Button("Say") { toasts.show("Saved 레고") }
    Button("By state") { message = "From a state" }
      .toast($message)
    """

  @Environment(\.toasts) private var toasts
  @State private var message: String?

  var body: some View {
    HStack {
      Button("Say") { toasts.show("Saved 레고") }
      Button("By state") { message = "From a state" }
        .toast($message)
    }
  }
}
