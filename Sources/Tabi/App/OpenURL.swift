public import struct FoundationEssentials.URL

/// Opens a link outside the app: `openURL(url)`.
public struct OpenURLAction {
  /// What became of a link.
  public struct Result: Sendable {
    fileprivate enum Kind {
      case handled, discarded
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The app has seen to it.
    public static let handled = Result(kind: .handled)
    /// It isn't opened.
    public static let discarded = Result(kind: .discarded)
    /// It is opened as the system does.
    public static let systemAction = Result(kind: .system(nil))

    /// Another one is opened, as the system does.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  var host: Host?

  /// Opens links by a function.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a link. One of the app's own, by the scheme of a view of links or without one, leads there; another the
  /// system opens with `xdg-open`, where there is a display; elsewhere a toast shows it.
  @MainActor
  public func callAsFunction(_ url: URL) {
    self(url) { _ in }
  }

  /// Opens a link, and tells whether somebody takes it.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(host?.open(other ?? url) ?? false)
    }
  }
}

extension Host {
  /// Opens a link as the system does.
  fileprivate func open(_ url: URL) -> Bool {
    guard links.areOwn(scheme: url.scheme) else { return openOutside(url.absoluteString) }
    var isTaken = true
    leave(nil) { [weak self] in isTaken = self?.take(link: url.absoluteString) ?? false }
    return isTaken
  }
}

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = OpenURLAction { _ in .systemAction }
  }

  /// Opens links; set it to see to them in the app.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.host = host
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

// MARK: - Links to the app

extension View {
  /// Runs `action` with a link that the app was started with: `--open LINK`. One that nobody took before this view
  /// appeared has waited for it.
  public nonisolated func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    modifier(OpenLinkModifier(action: action))
  }
}

private struct OpenLinkModifier {
  let action: @MainActor (URL) -> Void
}

extension OpenLinkModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let links = node.host.links
    let action = action
    let take = { (link: String) in
      guard let url = URL(string: link) else { return false }
      action(url)
      return true
    }
    links.set(.view(take), for: node)
    node.onDetach = { [weak links, unowned node] in links?.remove(node) }
    node.setChild(content)
  }
}

extension LaunchOptions {
  /// Whether a text can be a link.
  static func isLink(_ text: String) -> Bool { !text.isEmpty && URL(string: text) != nil }
}
