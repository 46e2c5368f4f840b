import TabiNavigation

/// A link navigator, with tabs or without, as what shows it needs it.
@MainActor
protocol ShownLinkNavigator: AnyObject {
  var stacks: LinkStacks { get }

  /// Goes to where a link leads.
  func open(_ link: String, scheme: String?) throws(LinkError)

  /// Where it is, as text for ``restore(place:)``; nil while it has no pages.
  var place: String? { get }

  /// Returns to where it was, as far as that is there still.
  func restore(place: String)
}

extension SingleLinkNavigator: ShownLinkNavigator {
  var place: String? { link() }

  func restore(place: String) { _ = restore(place) }
}

extension TabLinkNavigator: ShownLinkNavigator {
  // A link has no line break in it.
  var place: String? { tabs.isEmpty ? nil : links().joined(separator: "\n") }

  func restore(place: String) { restore(place.split(separator: "\n").map(String.init)) }
}

/// Puts a link navigator on screen: launches it once, gives it links, and shows its sheets and alerts above the
/// stack or the tabs that this is applied to.
struct LinkContainer {
  let navigator: any ShownLinkNavigator
  let scheme: String?
  let launch: @MainActor () -> Void
}

extension LinkContainer: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let layers = node.storage as? LinkLayers ?? appear(node)
    node.host.links.set(.navigator(navigator, scheme: scheme), for: node)
    layers.standOnScreen(node)
    layers.place?.changed()
    node.setChild(content, presenting: layers.presented)
  }

  @MainActor private func appear(_ node: Node) -> LinkLayers {
    let layers = LinkLayers(navigator.stacks, host: node.host)
    node.storage = layers
    node.onDetach = { [links = node.host.links, unowned node] in
      links.remove(node)
      layers.leaveScreen()
    }
    launch()
    layers.place = node.keepPlace("links") { snapshot, name in
      guard let place = snapshot.link(name) else { return false }
      navigator.restore(place: place)
      return true
    } keep: {
      $0.keep(link: navigator.place, as: $1)
    }
    return layers
  }
}

/// The sheets and alerts of a link navigator, as they are shown.
@MainActor
private final class LinkLayers {
  private let stacks: LinkStacks
  private let host: Host
  private var contexts: [Int: PresentationContext] = [:]
  /// Where it is kept where the navigator is, for the next start.
  var place: KeptPlace?

  init(_ stacks: LinkStacks, host: Host) {
    self.stacks = stacks
    self.host = host
  }

  /// From now on the navigator presents among all that is presented on the screen, so that there is one order of
  /// sheets and one queue of alerts, whoever asks for them.
  func standOnScreen(_ node: Node) {
    guard stacks.presentations !== host.presentations else { return }
    host.afterUpdate { [stacks, host] in
      if node.isAttached { stacks.present(on: host.presentations) }
    }
  }

  /// What is presented stays so, for a view that shows the navigator later.
  func leaveScreen() {
    place?.release()
    if stacks.presentations === host.presentations { stacks.present(on: nil) }
  }

  var presented: [Presented] {
    contexts = contexts.filter { host.presentations.contains($0.key) }
    return host.presentations.layers.compactMap { layer in
      view(of: layer.id).map { Presented(kind: layer.kind, context: context(layer.id), view: $0) }
    }
  }

  private func context(_ id: Int) -> PresentationContext {
    if let context = contexts[id] { return context }
    let context = PresentationContext(host: host)
    context.id = id
    contexts[id] = context
    return context
  }

  private func view(of id: Int) -> AnyView? {
    if let alert = stacks.alerts[id] { return AnyView(LinkAlert(alert: alert)) }
    guard let sheet = stacks.sheets[id] else { return nil }
    if case .detentSheet(let configuration) = sheet.style, !configuration.detents.isEmpty {
      return AnyView(
        DetentSheet(stack: sheet.stack, detents: configuration.detents.map { PresentationDetent($0) }))
    }
    return AnyView(LinkStack(stack: sheet.stack))
  }
}

/// A sheet that has several heights, the first one at first.
private struct DetentSheet: View {
  let stack: Coordinator<LinkPage>
  let detents: [PresentationDetent]
  @State private var chosen: PresentationDetent?

  var body: some View {
    let first = detents.first ?? .large
    LinkStack(stack: stack)
      .presentationDetents(
        Set(detents),
        selection: Binding {
          chosen ?? first
        } set: {
          chosen = $0
        })
  }
}

extension PresentationDetent {
  fileprivate init(_ detent: DetentConfiguration.Detent) {
    self = detent.fraction.map { .fraction($0) } ?? .height(detent.height ?? 0)
  }
}

private struct LinkAlert: View {
  let alert: Alert

  /// One to close it, where it has none.
  private var buttons: [ActionButton] { alert.buttons.isEmpty ? [ActionButton()] : alert.buttons }

  private var title: String {
    guard alert.flagType == .error else { return alert.title }
    return alert.title.isEmpty ? "⚠" : "⚠ " + alert.title
  }

  var body: some View {
    AlertContent(
      title: Text(title), isColumn: false,
      actions: ForEach(buttons.indices, id: \.self) { index in
        Button(buttons[index].title, role: role(of: buttons[index]), action: buttons[index].action)
      },
      message: Group { if !alert.message.isEmpty { Text(alert.message) } })
  }

  private func role(of button: ActionButton) -> ButtonRole? {
    switch button.style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
