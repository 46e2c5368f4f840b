import TabiNavigation
import TabiState
import TabiTerminal

/// What Ctrl-P shows: the titled pages that can be gone to, filtered by what is typed.
@MainActor
final class GoTo: ObservableObject {
  /// Somewhere to go.
  struct Target: Identifiable {
    let id: Int
    let title: String
    /// The names of what it is in.
    let way: String
    let go: @MainActor () -> Void
  }

  /// All there are; nil while the window isn't shown.
  @Published private(set) var targets: [Target]?
  @Published var text = ""

  /// The targets whose title has the typed text in it; those that begin with it first.
  var found: [Target] {
    let wanted = text.lowercased()
    let all = targets ?? []
    if wanted.isEmpty { return all }
    let fitting = all.filter { $0.title.lowercased().contains(wanted) }
    return fitting.filter { $0.title.lowercased().hasPrefix(wanted) }
      + fitting.filter { !$0.title.lowercased().hasPrefix(wanted) }
  }

  func show(_ host: Host) {
    text = ""
    targets = Self.targets(host)
  }

  func close() {
    targets = nil
  }

  /// The places that are there, then the pages that were visited and left, the latest first.
  private static func targets(_ host: Host) -> [Target] {
    var targets: [Target] = []
    func add(_ title: String, _ way: [String], go: @escaping @MainActor () -> Void) {
      targets.append(Target(id: targets.count, title: title, way: way.joined(separator: " › "), go: go))
    }
    let places = host.places()
    var way: [String] = []
    for place in places {
      way = Array(way.prefix(place.depth))
      // A tab's root page is the tab itself, where both have one name.
      let isTab = place.kind == .page && place.name == way.last
      if !place.name.isEmpty, !isTab { add(place.name, way.filter { !$0.isEmpty }, go: place.go) }
      way.append(place.name)
    }
    for visit in host.visits.all {
      guard let stack = visit.stack, stack.node.isAttached, !stack.isMade(visit.page) else { continue }
      add(visit.title, stack.node.wayNames) { [weak host] in
        guard let host, let stack = visit.stack, stack.node.isAttached else { return }
        host.go(to: stack.node) { stack.show(visit.routes) }
      }
    }
    return targets
  }
}

/// The window of Ctrl-P: a field, and below it what fits.
struct GoToLayer: View {
  @ObservedObject var goTo: GoTo
  @Environment(\.host) private var host

  /// What is typed, where the app takes links and it can be one.
  private var link: String? {
    guard let host, host.links.areTaken, LaunchOptions.isLink(goTo.text) else { return nil }
    return goTo.text
  }

  private func go(_ target: GoTo.Target) {
    goTo.close()
    target.go()
  }

  private func open(_ link: String) {
    goTo.close()
    // A link may lead away from anything.
    host?.leave(nil) { [weak host] in
      NavigationTrace.attributeTurn(to: .link)
      host?.take(link: link)
    }
  }

  var body: some View {
    if let all = goTo.targets {
      let found = goTo.found
      OverlayWindow(name: "Go to", alignment: .center, isModal: true) {
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Text("Go to").bold()
            Spacer()
            Text("Enter goes to the first, Esc closes").foregroundStyle(.secondary)
          }
          .lineLimit(1)
          TextField(
            host?.links.areTaken == true ? "Part of a title, or a link" : "Part of a title", text: $goTo.text
          )
          .onSubmit {
            if let first = found.first { go(first) } else if let link { open(link) }
          }
          Divider()
          List {
            ForEach(found) { target in
              Button {
                go(target)
              } label: {
                TargetRow(title: target.title, way: target.way)
              }
              .buttonStyle(.plain)
            }
            if let link {
              Button {
                open(link)
              } label: {
                TargetRow(title: link, way: "link")
              }.buttonStyle(.plain)
            } else if found.isEmpty {
              Text("No page has this in its title").foregroundStyle(.secondary)
            }
          }
          .frame(height: Double(min(max(1, all.count), max(1, rows - 6))))
        }
        .padding(.horizontal)
        .border(Color.accentColor)
        .modifier(
          KeyModifier { press in
            guard press == KeyPress(.escape) || press == .goTo else { return false }
            goTo.close()
            return true
          })
      }
    }
  }

  private var rows: Int { host?.screen.size.height ?? 24 }
}

private struct TargetRow: View {
  let title: String
  let way: String

  var body: some View {
    HStack(spacing: 2) {
      Text(title).layoutPriority(1)
      Spacer(minLength: 0)
      Text(way).foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}

extension KeyPress {
  static let goTo = KeyPress("p", modifiers: .control)
}
