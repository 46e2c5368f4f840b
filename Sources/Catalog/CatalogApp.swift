import Dispatch
import Glibc
import Tabi

/// The catalogue's full-screen app.
struct CatalogApp: App {
  private let services: Services

  init() {
    self.init(database: ProductStore.defaultPath())
  }

  /// An app on the products in a file, which is opened once the first screen is shown.
  init(database: String) {
    services = Services(store: ProductStore(path: database))
  }

  var body: some Scene {
    WindowGroup {
      RootPage(services: services)
    }
  }
}

@main
enum Main {
  @MainActor
  static func main() {
    do {
      let options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()))
      let command = try Command.parse(options.arguments)
      if case .app(let database) = command {
        CatalogApp.run(options, app: CatalogApp(database: database))
      }
      Task { exit(await command.run() ?? 0) }
      dispatchMain()
    } catch {
      exit(Output.fail("\(error)", status: 2))
    }
  }
}
