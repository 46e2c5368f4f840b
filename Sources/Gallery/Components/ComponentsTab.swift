import Tabi

/// The list of the components; each has a page.
struct ComponentsTab: View {
  var body: some View {
    NavigationStack {
      List {
        ComponentSection(group: .text)
        ComponentSection(group: .layout)
        ComponentSection(group: .controls)
        ComponentSection(group: .lists)
        ComponentSection(group: .state)
        ComponentSection(group: .events)
      }
      .navigationTitle("Components")
      .navigationDestination(for: String.self) { title in
        if let page = ComponentGroup.all.flatMap(\.pages).first(where: { $0.title == title }) {
          Example(code: page.code) { page.view() }.navigationTitle(title)
        }
      }
    }
  }
}

private struct ComponentSection: View {
  let group: ComponentGroup

  var body: some View {
    Section(group.title) {
      ForEach(group.pages, id: \.title) { NavigationLink($0.title, value: $0.title) }
    }
  }
}
