import TabiNavigation
import TabiState
import TabiTerminal

/// What F12 shows: where everything is, and the last changes.
@MainActor
final class Inspector: ObservableObject {
  /// What is listed; nil while the inspector isn't shown.
  struct Snapshot: Equatable {
    var places: [NavigationPlace] = []
    /// The latest first.
    var events: [NavigationEvent] = []
    var rows = 0
  }

  @Published private(set) var snapshot: Snapshot?
  @Published var selected: String?

  /// The changes that are listed; the file of `--trace` has them all.
  private static let mostEvents = 100

  /// Shows the inspector, or closes it.
  func toggle(_ host: Host) {
    snapshot = snapshot == nil ? Self.look(at: host) : nil
    selected = snapshot?.places.first { $0.isCurrent }?.id
  }

  /// Brings it up to date before a frame. Returns whether it changed.
  func refresh(_ host: Host) -> Bool {
    guard snapshot != nil else { return false }
    let new = Self.look(at: host)
    guard new != snapshot else { return false }
    snapshot = new
    return true
  }

  private static func look(at host: Host) -> Snapshot {
    Snapshot(
      places: host.places(), events: NavigationTrace.current.events.suffix(mostEvents).reversed(),
      rows: host.screen.size.height)
  }
}

/// The window of the inspector: the places above, the changes below.
struct InspectorLayer: View {
  @ObservedObject var inspector: Inspector
  @Environment(\.host) private var host

  private func close() {
    guard let host, inspector.snapshot != nil else { return }
    inspector.toggle(host)
  }

  var body: some View {
    if let snapshot = inspector.snapshot {
      OverlayWindow(name: "Inspector", alignment: .center, isModal: true, maxWidth: 120) {
        VStack(alignment: .leading, spacing: 0) {
          InspectorHeading(title: "Navigation", keys: "Enter goes there, Esc closes")
          List(selection: $inspector.selected) {
            ForEach(snapshot.places) { place in
              Button {
                close()
                place.go()
              } label: {
                PlaceRow(place: place)
              }
              .buttonStyle(.plain)
            }
          }
          InspectorHeading(title: "Changes", keys: "Tab")
          List(snapshot.events.indices, id: \.self) { index in
            EventRow(event: snapshot.events[index])
          }
          .frame(height: Double(max(2, snapshot.rows / 3)))
        }
        .padding(.horizontal)
        .border(Color.accentColor)
        .modifier(
          KeyModifier { press in
            guard press == KeyPress(.escape) || press == KeyPress(.function(12)) else { return false }
            close()
            return true
          })
      }
    }
  }
}

private struct InspectorHeading: View {
  let title: String
  let keys: String

  var body: some View {
    HStack {
      Text(title).bold()
      Spacer()
      Text(keys).foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}

private struct PlaceRow: View {
  let place: NavigationPlace

  private var indent: String { String(repeating: "  ", count: place.depth) }

  var body: some View {
    HStack {
      Text((place.isCurrent ? "● " : "  ") + indent + place.kind.rawValue).layoutPriority(2)
      if !place.name.isEmpty { Text(place.name).bold(place.isCurrent).layoutPriority(1) }
      Text(place.route).foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}

private struct EventRow: View {
  let event: NavigationEvent

  private var time: String {
    let parts = event.time.components
    let tenths = parts.attoseconds / 100_000_000_000_000_000
    return "\(parts.seconds).\(tenths)"
  }

  var body: some View {
    HStack {
      Text(event.origin.rawValue).bold().frame(width: 11, alignment: .leading)
      Text(event.sentence)
      Spacer(minLength: 0)
      Text("\(time) s").foregroundStyle(.secondary).layoutPriority(-1)
    }
    .lineLimit(1)
  }
}
