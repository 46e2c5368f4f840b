import TabiState

/// Whether the screen is dark or light.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}

/// What an app is doing: whether the person is looking at it.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It isn't on the screen. A terminal app that is suspended doesn't run, and so never reads this.
  case background
  /// The terminal says that another window has the keyboard.
  case inactive
  /// It has the keyboard, or the terminal doesn't tell.
  case active
}

/// Leaves the app: `quit()`.
public struct QuitAction {
  let host: Host?

  /// Leaves the app as Ctrl-C does: state is saved, tasks are cancelled, the terminal is given back.
  @MainActor
  public func callAsFunction() {
    host?.quit()
  }
}

extension EnvironmentValues {
  private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.dark }
  private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the screen is dark or light: dark, unless a view further out says otherwise. Terminals aren't
  /// asked.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether things should move as little as possible: `--reduce-motion` was given.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the terminal has the keyboard, where it tells.
  public var scenePhase: ScenePhase {
    let host = host
    return MainActor.assumeIsolated { host?.scenePhase.value ?? .active }
  }

  /// Leaves the app: `quit()`.
  public var quit: QuitAction { QuitAction(host: host) }
}
