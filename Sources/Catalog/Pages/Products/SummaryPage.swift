import Tabi

/// How many products there are and what they are worth, on the page that Import ends with, too.
struct SummaryPage: View {
  static let matchPath = "summary"

  let navigator: any LinkNavigatorType
  let store: ProductStore
  @State private var lines: [String] = []

  var body: some View {
    ResultPage(title: "The catalogue", lines: lines) {
      navigator.backToLast(path: ProductsPage.matchPath)
    }
    .task {
      do {
        lines = try await store.summary().lines
      } catch {
        lines = ["⚠ \(error)"]
      }
    }
  }
}
