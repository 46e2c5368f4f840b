import Tabi

/// Where the tabs Home and Profile are.
@MainActor
final class RouterPath: ObservableObject {
  static let shared = RouterPath()

  @Published var homeRouterPath: [HomeRouterPath] = []
  @Published var profileRouterPath: [ProfileRouterPath] = []
}

extension RouterPath {
  func addToHome(path: HomeRouterPath) { homeRouterPath.append(path) }
  func addToProfile(path: ProfileRouterPath) { profileRouterPath.append(path) }

  func popHomeToRoot() { homeRouterPath.removeAll() }
  func popProfileToRoot() { profileRouterPath.removeAll() }
}

enum HomeRouterPath: RouterPathProtocol {
  case home2, home3

  var destinationView: some View {
    switch self {
    case .home2: EditView()
    case .home3: CreateView()
    }
  }
}

enum ProfileRouterPath: RouterPathProtocol {
  case profile2

  var destinationView: some View {
    switch self {
    case .profile2: SettingsView()
    }
  }
}

extension RouterPathType where Router == RouterPath, Route == HomeRouterPath {
  @MainActor static var home: Self { Self(RouterPath.shared, \.homeRouterPath) }
}

extension RouterPathType where Router == RouterPath, Route == ProfileRouterPath {
  @MainActor static var profile: Self { Self(RouterPath.shared, \.profileRouterPath) }
}
