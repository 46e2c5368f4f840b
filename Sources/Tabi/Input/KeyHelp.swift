import TabiState
import TabiTerminal

/// A key, or several, and what they do here.
package struct KeyHint: Hashable, Sendable {
  package let keys: String
  package let title: String
  /// What a click on the hint presses.
  package let press: KeyPress?

  package init(_ keys: String, _ title: String, press: KeyPress? = nil) {
    self.keys = keys
    self.title = title
    self.press = press
  }
}

/// The list of keys that `?` shows.
@MainActor
final class KeyHelp: ObservableObject {
  /// The keys that are listed; nil while the list isn't shown.
  @Published var hints: [KeyHint]?
}

extension Host {
  /// The keys that work where the focus is, nearest first.
  package func keyHints() -> [KeyHint] {
    var hints: [KeyHint] = []
    focus.target(self)?.firstHandling { node in
      hints += node.element?.keyHints ?? []
      return false
    }
    for window in shortcutWindows { hints += shortcuts.hints(in: window) }
    hints += [
      KeyHint("Tab, arrows", "move the focus", press: KeyPress(.tab)),
      KeyHint(isTyping ? "F1" : "?", "these keys", press: KeyPress(.function(1))),
      KeyHint("Ctrl-L", "draw anew"), KeyHint("Ctrl-Z", "suspend"),
      KeyHint(canGoBack || isTyping ? "Ctrl-C" : "q, Ctrl-C", "quit"),
      KeyHint("Ctrl-P", "go to a page", press: .goTo),
      KeyHint("F12", "where everything is", press: KeyPress(.function(12))),
    ]
    var seen: Set<KeyHint> = []
    return hints.filter { seen.insert($0).inserted }
  }

  /// Lists the keys that work here.
  func showKeys() {
    keyHelp.hints = keyHints()
  }

  /// Whether the focus is on a page that Back leads away from.
  private var canGoBack: Bool {
    focus.target(self)?.firstHandling { $0.element?.canGoBack ?? false } ?? false
  }

  /// The keys of the app itself, for when no view took the key.
  func handleAppKey(_ press: KeyPress, target: Node?) {
    switch press {
    case KeyPress("c", modifiers: .control): leaveApp()
    case KeyPress("z", modifiers: .control): onSuspend?()
    case KeyPress("l", modifiers: .control): onRedraw?()
    case KeyPress("q") where !canGoBack: leaveApp()
    case KeyPress("?"), KeyPress(.function(1)): showKeys()
    case .goTo: goTo.show(self)
    case KeyPress(.function(12)): inspector.toggle(self)
    case KeyPress("/"): search()
    default: break
    }
  }
}

/// The window that lists the keys; any key closes it but those that scroll.
struct KeyHelpLayer: View {
  @ObservedObject var help: KeyHelp

  /// The columns of the longest key.
  private var keyColumns: Double { Double(help.hints?.map(\.keys.columns).max() ?? 0) }

  var body: some View {
    if let hints = help.hints {
      OverlayWindow(name: "Keys", alignment: .center, isModal: true) {
        VStack(alignment: .leading) {
          Text("Keys").bold()
          Divider()
          List(hints, id: \.self) { hint in
            HStack(spacing: 2) {
              Text(hint.keys).bold().lineLimit(1).frame(width: keyColumns, alignment: .leading)
              Text(hint.title).lineLimit(1)
            }
          }
          .frame(maxHeight: Double(hints.count))
        }
        .padding(.horizontal)
        .border(Color.accentColor)
        .onAnyKey { help.hints = nil }
      }
    }
  }
}

extension View {
  /// Takes every key that nothing in the view took.
  func onAnyKey(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(
      KeyModifier { press in
        if press == KeyPress("c", modifiers: .control) { return false }
        action()
        return true
      })
  }
}

/// Hears the keys that no view in its content took.
struct KeyModifier {
  let onKey: @MainActor (KeyPress) -> Bool
}

extension KeyModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    node.onKey = onKey
    node.setChild(content)
  }
}
