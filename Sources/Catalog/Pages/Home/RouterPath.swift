import Tabi

/// Where the Home and Profile tabs are. Anything may change it, and no view has to know the other.
@MainActor
final class RouterPath: ObservableObject {
  static let shared = RouterPath()

  @Published var homeRouterPath: [HomeRouterPath] = []
  @Published var profileRouterPath: [ProfileRouterPath] = []
}

extension RouterPath {
  func addToHome(path: HomeRouterPath) { homeRouterPath.append(path) }
  func addToProfile(path: ProfileRouterPath) { profileRouterPath.append(path) }

  func popHome() { _ = homeRouterPath.popLast() }
  func popProfile() { _ = profileRouterPath.popLast() }

  func popHomeToRoot() { homeRouterPath.removeAll() }
  func popProfileToRoot() { profileRouterPath.removeAll() }
}

enum HomeRouterPath: RouterPathProtocol {
  /// The products with the highest prices.
  case mostExpensive

  var destinationView: some View {
    switch self {
    case .mostExpensive: MostExpensivePage()
    }
  }
}

enum ProfileRouterPath: RouterPathProtocol {
  /// Changes the name of the person who keeps the catalogue.
  case editName

  var destinationView: some View {
    switch self {
    case .editName: NamePage()
    }
  }
}

extension RouterPathType where Router == RouterPath, Route == HomeRouterPath {
  @MainActor static var home: Self { Self(RouterPath.shared, \.homeRouterPath) }
}

extension RouterPathType where Router == RouterPath, Route == ProfileRouterPath {
  @MainActor static var profile: Self { Self(RouterPath.shared, \.profileRouterPath) }
}
