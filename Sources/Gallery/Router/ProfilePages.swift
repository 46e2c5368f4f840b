import Tabi

/// The first page of Profile.
struct ProfilePage: View {
  var body: some View {
    Example(code: code) {
      Button("設定") { RouterPath.shared.addToProfile(path: .profile2) }
    }
    .navigationTitle("Profile")
  }

  private let code = """
    CustomNavigationStack(.profile) { ProfilePage() }

    final class RouterPath: ObservableObject {
      static let shared = RouterPath()
      @Published var homeRouterPath: [HomeRouterPath] = []
      @Published var profileRouterPath: [ProfileRouterPath] = []
    }
    """
}

/// `.profile2`, from which both tabs can be moved.
struct SettingsView: View {
  private let router = HomeRouter()

  var body: some View {
    VStack(alignment: .leading) {
      Text("Home is on another path: 編集 is pushed there, and this page stays.")
      Button("Push 編集 on Home") { router.navigateToEdit() }
    }
    .padding(.horizontal)
    .navigationTitle("設定")
  }
}
