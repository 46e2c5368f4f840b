import Tabi

struct RecipesApp: App {
  var body: some Scene {
    WindowGroup {
      RecipesView().lengthUnit(.points)
    }
  }
}

private struct Recipe: Identifiable, Hashable {
  let id: Int
  let name: String
  let minutes: Int

  static let all = [
    Recipe(id: 1, name: "Soup", minutes: 20),
    Recipe(id: 2, name: "Bread", minutes: 90),
    Recipe(id: 3, name: "김치", minutes: 60),
  ]
}

private struct RecipesView: View {
  @State private var path = NavigationPath()
  @State private var isTipShown = false
  @State private var isActive = false
  @State private var chosen: Recipe?

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Recipes") {
          ForEach(Recipe.all) { recipe in
            NavigationLink(value: recipe) {
              HStack {
                Text(recipe.name)
                Spacer()
                Text("\(recipe.minutes) min").foregroundColor(.gray)
              }
            }
          }
        }
        Section {
          NavigationLink("Word", value: "word")
          NavigationLink(value: 7, label: { Label("Number", systemImage: "star") })
          NavigationLink("Closure") { PlainPage(title: "A closure") }
          NavigationLink {
            PlainPage(title: "A label")
          } label: {
            Text("Label")
          }
          NavigationLink("Destination", destination: PlainPage(title: "A destination"))
          NavigationLink(destination: PlainPage(title: "A trailing label")) { Text("Trailing") }
          NavigationLink(destination: PlainPage(title: "Both labels"), label: { Text("Both") })
          NavigationLink("Active", destination: PlainPage(title: "An active link"), isActive: $isActive)
          Button("Tip") { isTipShown = true }
          Button("Item") { chosen = Recipe.all[1] }
          Button {
            path.append(Recipe.all[0])
            path.append("deep")
          } label: {
            Text("Deep")
          }
        } header: {
          Text("More")
        }
        Section(header: Text("Older")) {
          Text("With a header")
        }
        Section(footer: Text("That is all")) {
          ForEach(["x", "y"], id: \.self) { Text($0) }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Recipes")
      .navigationBarTitleDisplayMode(.large)
      .navigationDestination(for: Recipe.self) { recipe in
        RecipePage(recipe: recipe, path: $path)
      }
      .navigationDestination(for: String.self, destination: WordPage.init)
      .navigationDestination(for: Int.self) { PlainPage(title: "Number \($0)") }
      .navigationDestination(isPresented: $isTipShown) { PlainPage(title: "A tip") }
      .navigationDestination(item: $chosen) { RecipePage(recipe: $0, path: $path) }
    }
  }
}

private struct RecipePage: View {
  let recipe: Recipe
  @Binding var path: NavigationPath
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(recipe.name).font(.largeTitle)
      Text("\(recipe.minutes) minutes").font(.subheadline).foregroundStyle(.secondary)
      Button("Back") { dismiss() }
      Button("Home") { path.removeLast(path.count) }
      NavigationLink("Next", value: Recipe.all[recipe.id % 3])
    }
    .padding()
    .navigationTitle(recipe.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct WordPage: View {
  let word: String
  @Environment(\.isPresented) private var isPresented

  init(_ word: String) {
    self.word = word
  }

  var body: some View {
    Text(isPresented ? "pushed" : "not pushed")
      .navigationBarTitle("The \(word)", displayMode: .inline)
      .navigationBarBackButtonHidden(false)
  }
}

private struct PlainPage: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack {
      Color.clear.ignoresSafeArea()
      Button("Leave") { dismiss() }
    }
    .navigationBarTitle(title)
  }
}

private struct RecipesView_Previews: PreviewProvider {
  static var previews: some View {
    RecipesView()
      .previewLayout(.sizeThatFits)
  }
}
