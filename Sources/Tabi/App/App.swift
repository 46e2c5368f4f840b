import Dispatch
import Glibc
import TabiNavigation
import TabiTerminal

/// A full-screen program: what its scene shows is what it is.
///
///     @main struct Notes: App {
///       var body: some Scene { WindowGroup { NotesPage() } }
///     }
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// What the app shows.
  @SceneBuilder var body: Body { get }

  init()
}

/// A part of an app: one that fills the terminal.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Makes an app's scene; a terminal shows one.
@resultBuilder
public enum SceneBuilder {
  /// The scene itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that shows a view on the whole terminal.
public struct WindowGroup<Content: View> {
  private let content: @MainActor () -> Content

  /// A scene that shows what the builder makes.
  public nonisolated init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never

  /// Never read: the scene is shown as it is.
  public var body: Never {
    preconditionFailure("A WindowGroup is shown as it is and has no body")
  }
}

/// A scene of this library, which knows its view.
@MainActor
private protocol ViewScene: Scene {
  func makeView() -> AnyView
}

extension AppView: AuthorNamed, PropertyHolder {
  static var authorType: any Any.Type { Application.self }
  nonisolated static var heldType: any Any.Type { Application.self }
}

extension WindowGroup: ViewScene {
  fileprivate func makeView() -> AnyView { AnyView(content()) }
}

/// Shows an app's scene, with the app's own state.
package struct AppView<Application: App>: View {
  private let app: Application

  package init(_ app: Application) {
    self.app = app
  }

  package var body: some View {
    view(of: app.body)
  }

  private func view(of scene: some Scene) -> AnyView {
    if let scene = scene as? any ViewScene { return scene.makeView() }
    return view(of: scene.body)
  }
}

// MARK: - Starting

extension App {
  /// Starts the app on the terminal, or as the launch options say.
  public static func main() {
    do {
      let options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()))
      if options.isHelpWanted {
        print(LaunchOptions.help, terminator: "")
        exit(0)
      }
      if let unknown = options.arguments.first {
        throw LaunchError("\(unknown) is not an option here: --help lists those there are")
      }
      run(options)
    } catch {
      fail("\(error)", status: 2)
    }
  }

  /// Starts the app; for a program that has looked at its arguments itself. Doesn't return.
  ///
  /// The program ends with 0 when the app was left or its keys were pressed, with 1 when there was no terminal to
  /// show it on. Mistakes in it that were noticed, such as a missing environment object, are written to the
  /// standard error, a line each, and don't change that.
  ///
  /// - Parameter app: The app that is shown.
  public static func run(_ options: LaunchOptions, app: @autoclosure () -> Self = Self()) -> Never {
    if let size = options.headless {
      runHeadless(app(), options, size: size)
    } else {
      runOnTerminal(app(), options)
    }
    dispatchMain()
  }

  private static func runOnTerminal(_ app: Self, _ options: LaunchOptions) {
    do {
      let screen = try CursesScreen(options: options.screen)
      let path = options.state ?? StoreFile.path(app: programName)
      let host = Host(screen: screen, clock: SystemClock(), storage: KeyedStore(path: path))
      host.slidesPages = !options.reducesMotion
      host.onQuit = { leave(host, screen) }
      host.onSuspend = {
        host.storage.flush()
        screen.suspend()
      }
      host.onRedraw = { screen.redraw() }
      host.links.open = SystemOpener.open
      start(host, app, options)
      host.frame()
      if let link = options.link { host.take(link: link) }
      Task { @MainActor in
        for step in options.keys where !host.hasQuit { await host.send(step.event) }
      }
      screen.run { host.handle($0) }
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func start(_ host: Host, _ app: Self, _ options: LaunchOptions) {
    if let trace = options.trace { NavigationTrace.current.setSink { trace.write($0.jsonLine) } }
    host.reducesMotion = options.reducesMotion
    host.start(AppView(app))
  }

  private static func leave(_ host: Host, _ screen: CursesScreen) {
    host.stop()
    screen.leave()
    for problem in host.problems { writeError(problem) }
    exit(0)
  }

  private static func runHeadless(_ app: Self, _ options: LaunchOptions, size: Size) {
    Task { @MainActor in
      let screen = VirtualScreen(
        size: size, colors: options.screen.colors ?? .truecolor, ascii: options.screen.ascii ?? false)
      let host = Host(screen: screen, clock: ManualClock(), storage: KeyedStore(path: options.state))
      start(host, app, options)
      @MainActor func show(_ name: String) {
        if options.printsEach { print("# \(name)\n\(screen.text)") }
      }
      await host.settle()
      if let link = options.link {
        host.take(link: link)
        await host.settle()
      }
      show("start")
      for step in options.keys where !host.hasQuit {
        await host.send(step.event)
        show(step.name)
      }
      if !options.printsEach { print(screen.text) }
      host.stop()
      for problem in host.problems { writeError(problem) }
      exit(0)
    }
  }

  private static func fail(_ sentence: String, status: Int32) -> Never {
    writeError(sentence)
    exit(status)
  }
}

private var programName: String {
  CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
}

/// Writes a line to the standard error, after the program's name.
private func writeError(_ line: String) {
  let bytes = Array("\(programName): \(line)\n".utf8)
  bytes.withUnsafeBytes { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
