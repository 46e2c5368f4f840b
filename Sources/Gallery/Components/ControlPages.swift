import Tabi

extension ComponentGroup {
  @MainActor static let controls = ComponentGroup(
    title: "Controls",
    pages: [
      ComponentPage(
        "Button",
        code: """
          Button("Press") { count += 1 }
          Button("Not now") {}.disabled(true)
          Button { count = 0 } label: {
            Text("Back to 0").bold()
          }
          """
      ) { ButtonExample() },
      ComponentPage(
        "TextField and Form",
        code: """
          Form {
            TextField("Name", text: $name)
            TextField("City", text: $city)
            Button("Greet") { greet() }
          }
          .onSubmit { greet() }
          """
      ) { FormExample() },
      ComponentPage(
        "NavigationLink",
        code: """
          NavigationLink("Seven", value: 7)
          NavigationLink("Nowhere", value: Int?.none)

          .navigationDestination(for: Int.self) { number in
            Text("Page \\(number)")
          }
          """
      ) { LinkExample() },
      ComponentPage(
        "Toast",
        code: """
          @Environment(\\.toasts) private var toasts
          @State private var message: String?

          Button("Say") { toasts.show("Saved 레고") }
          Button("By state") { message = "From a state" }
            .toast($message)
          """
      ) { ToastExample() },
    ])
}

private struct ButtonExample: View {
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

private struct FormExample: View {
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

private struct LinkExample: View {
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

private struct ToastExample: View {
  @Environment(\.toasts) private var toasts
  @State private var message: String?

  var body: some View {
    HStack {
      Button("Say") { toasts.show("Saved 레고") }
      Button("By state") { message = "From a state" }.toast($message)
    }
  }
}
