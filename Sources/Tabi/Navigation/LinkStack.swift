import TabiNavigation
import TabiState

/// Shows a stack of a link navigator: its bottom page, and as a path the pages above it.
struct LinkStack: View {
  @ObservedObject var stack: Coordinator<LinkPage>
  /// The pages that it was to have at first.
  var names: [String] = []

  var body: some View {
    if let bottom = stack.paths.first {
      StackContainer(
        path: StackPath(above: stack),
        root: Group { bottom.view }.id(bottom.id).navigationDestination(
          for: LinkPage.self, destination: { $0.view }))
    } else {
      Text("⚠ No page could be built for \(names.joined(separator: ", "))").foregroundStyle(.red)
    }
  }
}

extension StackPath {
  /// The pages above the bottom one, which stays.
  fileprivate init(above stack: Coordinator<LinkPage>) {
    self.init(
      count: { max(0, stack.paths.count - 1) },
      follow: { $0.update(to: stack.paths.dropFirst(), by: $1) },
      append: { route in
        guard let page = route.base as? LinkPage else { return false }
        return stack.push(page)
      },
      removeLast: { stack.pop(min($0, stack.paths.count - 1)) },
      root: { stack.paths.first?.nameWithItems ?? "" })
  }
}
