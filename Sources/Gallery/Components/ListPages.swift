import Tabi

extension ComponentGroup {
  @MainActor static let lists = ComponentGroup(
    title: "Lists",
    pages: [
      ComponentPage(
        "List and Section",
        code: """
          List {
            Section("Fruit") {
              Text("Apple")
              Text("배")
            }
            Section { Text("Leek") } header: {
              Text("Vegetables")
            } footer: {
              Text("In season")
            }
          }
          """
      ) {
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
      },
      ComponentPage(
        "10,000 rows",
        code: """
          @State private var selected: Int? = 5_000

          List(selection: $selected) {
            ForEach(0..<10_000) { Text("Row \\($0)") }
          }
          Text("Row \\(selected ?? 0) of 10,000")
          """
      ) { ManyRowsExample() },
      ComponentPage(
        "ForEach",
        code: """
          HStack {
            Button("Add") {
              next += 1
              numbers.insert(next, at: 0)
            }
            Button("Remove") { _ = numbers.popLast() }
            Button("Reverse") { numbers.reverse() }
          }
          ForEach(numbers, id: \\.self) { CountedRow(number: $0) }
          // A row keeps its own count wherever it goes.
          """
      ) { ForEachExample() },
    ])
}

private struct ManyRowsExample: View {
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

private struct ForEachExample: View {
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
