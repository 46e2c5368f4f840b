import Tabi

struct TravelApp: App {
  init() {
    UITabBar.appearance().backgroundColor = .white
    UINavigationBar.appearance().backgroundColor = UIColor.white
  }

  var body: some Scene {
    WindowGroup {
      TravelTabs().lengthUnit(.points)
    }
  }
}

private enum TravelTab: Hashable {
  case places, trips, profile
}

private final class Trips: ObservableObject {
  @Published var names = ["Seoul"]
}

private struct TravelTabs: View {
  @State private var selection: TravelTab = .places
  @StateObject private var trips = Trips()
  @State private var moves = 0

  var body: some View {
    TabView(selection: $selection) {
      NavigationStack {
        PlacesView(selection: $selection)
      }
      .tabItem {
        Label("Places", systemImage: "map")
      }
      .tag(TravelTab.places)

      TripsView()
        .tabItem {
          Image(systemName: "airplane")
          Text("Trips")
        }
        .badge(trips.names.count)
        .tag(TravelTab.trips)

      InnerTabs(moves: moves)
        .tabItem { Text("Profile") }
        .tag(TravelTab.profile)
    }
    .environmentObject(trips)
    .tint(.orange)
    .toolbarBackground(.visible, for: .tabBar)
    .toolbarBackground(Color.white, for: .tabBar)
    .toolbarBackgroundVisibility(.visible, for: .tabBar)
    .onChange(of: selection) { moves += 1 }
  }
}

private struct PlacesView: View {
  @Binding var selection: TravelTab
  @EnvironmentObject private var trips: Trips

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(["Busan", "Jeju", "Kyoto"], id: \.self) { place in
          NavigationLink(value: place) {
            HStack(spacing: 8) {
              Image(systemName: "mappin").imageScale(.large)
              Text(place).font(.headline)
            }
          }
        }
        Button("My trips") { selection = .trips }
      }
    }
    .navigationTitle("Places")
    .toolbarColorScheme(.dark)
    .navigationDestination(for: String.self) { place in
      VStack {
        Circle().fill(.blue).frame(width: 40, height: 40)
        Text("Fly to \(place)").bold()
        Button("Book") {
          trips.names.append(place)
        }
        .buttonStyle(.borderedProminent)
      }
      .navigationTitle(place)
      .toolbar(.hidden, for: .tabBar)
      .containerBackground(.blue, for: .navigation)
    }
  }
}

private struct TripsView: View {
  @EnvironmentObject private var trips: Trips

  // The parentheses are how programs spell it.
  // swift-format-ignore
  var body: some View {
    NavigationStack() {
      List(trips.names, id: \.self) { name in
        Text(name)
      }
      .navigationTitle("Trips")
    }
  }
}

private struct InnerTabs: View {
  let moves: Int
  @State private var inner = 0

  var body: some View {
    TabView(
      selection: $inner,
      content: {
        Tab("Me", systemImage: "person", value: 0) {
          Text("I moved \(moves) times")
        }
        Tab("Friends", systemImage: "person.2", value: 1) {
          Text("No friends yet")
        }
        .badge("new")
      })
  }
}
