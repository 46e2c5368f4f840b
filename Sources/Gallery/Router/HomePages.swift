import Tabi

/// The first page of Home.
struct HomePage: View {
  private let router = HomeRouter()

  var body: some View {
    Example(code: code) {
      HStack {
        Button("編集") { router.navigateToEdit() }
        Button("作成") { router.navigateToCreate() }
      }
    }
    .navigationTitle("Home")
  }

  private let code = """
    CustomNavigationStack(.home) { HomePage() }

    enum HomeRouterPath: RouterPathProtocol {
      case home2, home3

      var destinationView: some View {
        switch self {
        case .home2: EditView()
        case .home3: CreateView()
        }
      }
    }

    struct HomeRouter {
      func navigateToEdit() { RouterPath.shared.addToHome(path: .home2) }
    }
    """
}

/// `.home2`.
struct EditView: View {
  private let router = HomeRouter()

  var body: some View {
    VStack(alignment: .leading) {
      Text("編集する頁。")
      Button("作成") { router.navigateToCreate() }
    }
    .navigationTitle("編集")
  }
}

/// `.home3`.
struct CreateView: View {
  private let router = HomeRouter()

  var body: some View {
    VStack(alignment: .leading) {
      Text("作成する頁。")
      Button("Home") { router.navigateToHome() }
    }
    .navigationTitle("作成")
  }
}
