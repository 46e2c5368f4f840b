import Tabi

/// The list of the components; each has a page.
struct ComponentsTab: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(ComponentGroup.all, id: \.title) { group in
          Section(group.title) {
            ForEach(group.titles, id: \.self) { NavigationLink($0, value: $0) }
          }
        }
      }
      .navigationTitle("Components")
      .navigationDestination(for: String.self) { ComponentPage(title: $0) }
    }
  }
}

/// The page of the component with a title.
private struct ComponentPage: View {
  let title: String

  var body: some View {
    if let component = ComponentGroup.all.flatMap(\.components).first(where: { $0.title == title }) {
      Example(code: component.code) { AnyView(component.init()) }.navigationTitle(title)
    }
  }
}
