import Tabi

struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NotesView()
      }
      .lengthUnit(.points)
    }
  }
}

private struct NotesView: View {
  @State private var last = "none"

  var body: some View {
    List {
      Text("Last: \(last)")
      NavigationLink("Places") { PlacementsView() }
      NavigationLink("Groups") { GroupsView() }
      NavigationLink("Bare") { BareView() }
    }
    .navigationTitle(Text("Notes"))
    .toolbar {
      ToolbarItem(placement: .navigationBarLeading) {
        Button("Edit") { last = "edit" }
      }
      ToolbarItem(placement: .navigationBarTrailing) {
        Button {
          last = "add"
        } label: {
          Image(systemName: "plus")
        }
      }
    }
    .toolbarBackground(Color.yellow, for: .navigationBar)
    .toolbarBackground(.yellow)
  }
}

private struct PlacementsView: View {
  @State private var last = "none"

  var body: some View {
    Text("Last: \(last)")
      .navigationTitle("Places")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("tl") { last = "topBarLeading" } }
        ToolbarItem(placement: .topBarTrailing) { Button("tt") { last = "topBarTrailing" } }
        ToolbarItem(placement: .primaryAction) { Button("pa") { last = "primaryAction" } }
        ToolbarItem(placement: .navigation) { Button("na") { last = "navigation" } }
        ToolbarItem(placement: .cancellationAction) { Button("ca") { last = "cancellationAction" } }
        ToolbarItem(placement: .confirmationAction) { Button("co") { last = "confirmationAction" } }
        ToolbarItem(placement: .bottomBar) { Button("bb") { last = "bottomBar" } }
        ToolbarItem(placement: .principal) { Text("Middle") }
        ToolbarItem(placement: .automatic) { Button("au") { last = "automatic" } }
        ToolbarItem { Button("no") { last = "no placement" } }
      }
  }
}

private struct GroupsView: View {
  @State private var count = 0
  @State private var title = "Groups"

  var body: some View {
    Text("Count: \(count)")
      .navigationTitle($title)
      .toolbar {
        CountButtons(count: $count)
        ToolbarItemGroup(placement: .bottomBar) {
          Button("ten") { count += 10 }
          Spacer()
          Button("zero") { count = 0 }
        }
      }
  }
}

private struct CountButtons: ToolbarContent {
  @Binding var count: Int

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .navigationBarTrailing) {
      Button("more") { count += 1 }
      if count > 0 {
        Button("less") { count -= 1 }
      }
    }
  }
}

private struct BareView: View {
  @State private var isOn = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(isOn ? "on" : "off")
      .navigationTitle("Bare")
      .navigationBarBackButtonHidden()
      .toolbar {
        Button("turn") { isOn.toggle() }
        Group {
          Button("leave") { dismiss() }
        }
      }
  }
}
