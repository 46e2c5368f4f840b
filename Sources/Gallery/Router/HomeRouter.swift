import Tabi

/// Says where Home's pages lead, outside any view.
@MainActor
struct HomeRouter {
  func navigateToEdit() { RouterPath.shared.addToHome(path: .home2) }
  func navigateToCreate() { RouterPath.shared.addToHome(path: .home3) }
  func navigateToHome() { RouterPath.shared.popHomeToRoot() }
}
