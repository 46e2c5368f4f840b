import TabiTerminal

/// A key that presses a control wherever the focus is, as SwiftUI's `KeyboardShortcut`.
///
/// Terminals don't tell Command: it stands for Ctrl here, and with Ctrl a letter's Shift isn't told either.
/// Ctrl-C and Ctrl-Z stay the app's own.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// What is held down with it.
  public var modifiers: EventModifiers

  /// A key and what is held down with it: Command, which is Ctrl here, where nothing else is said.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter, where what has the focus doesn't take it.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Esc, before it leads back.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key press that a terminal tells.
  var press: KeyPress {
    var held = modifiers
    if held.remove(.command) != nil { held.insert(.control) }
    let character = String(key.character)
    if held.contains(.control) {
      if character.count == 1, character.lowercased() != character.uppercased() { held.remove(.shift) }
      return KeyPress(KeyEquivalent(Character(lowercase: character)), modifiers: held)
    }
    if held.contains(.shift), character.lowercased() != character.uppercased() {
      held.remove(.shift)
      return KeyPress(KeyEquivalent(Character(uppercase: character)), modifiers: held)
    }
    return KeyPress(key, modifiers: held)
  }
}

extension Character {
  fileprivate init(lowercase text: String) {
    let lowercase = text.lowercased()
    self = lowercase.count == 1 ? Character(lowercase) : Character(text)
  }

  fileprivate init(uppercase text: String) {
    let uppercase = text.uppercased()
    self = uppercase.count == 1 ? Character(uppercase) : Character(text)
  }
}

extension View {
  /// Has a key press the control in this view, wherever the focus is on the pages that are shown, or in the sheet
  /// that is up.
  ///
  /// Views between the focus and the window hear of the key first: text takes what is typed into it.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a key press the control in this view, wherever the focus is; with nil none does.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}

private struct ShortcutModifier {
  let shortcut: KeyboardShortcut?
}

extension ShortcutModifier: PrimitiveModifier {
  typealias Body = Never

  func update(_ node: Node, content: some View) {
    let shortcuts = node.host.shortcuts
    if let press = shortcut?.press, Self.kept.contains(press) {
      node.report("\(press) is the app's own key: it can't be a keyboardShortcut")
      shortcuts.remove(node)
    } else {
      shortcuts.set(shortcut?.press, for: node)
    }
    node.onDetach = { [weak shortcuts, unowned node] in shortcuts?.remove(node) }
    node.setChild(content)
  }

  private static var kept: [KeyPress] {
    [KeyPress("c", modifiers: .control), KeyPress("z", modifiers: .control)]
  }
}

/// The controls that a key presses from anywhere in their window.
@MainActor
final class Shortcuts {
  private var all: [(node: Node, press: KeyPress)] = []

  var isEmpty: Bool { all.isEmpty }

  func set(_ press: KeyPress?, for node: Node) {
    guard let press else { return remove(node) }
    if let index = all.firstIndex(where: { $0.node === node }) {
      all[index].press = press
    } else {
      all.append((node, press))
    }
  }

  func remove(_ node: Node) {
    all.removeAll { $0.node === node }
  }

  /// Presses the control that the key is for in a window. Returns whether there is one that can be pressed.
  func press(_ press: KeyPress, in window: WindowElement) -> Bool {
    live(in: window).contains { $0.press == press && $0.control.handle(KeyPress(.return)) }
  }

  /// The keys of a window and what they press.
  func hints(in window: WindowElement) -> [KeyHint] {
    live(in: window).map { KeyHint($0.press.description, $0.control.title, press: $0.press) }
  }

  private func live(in window: WindowElement) -> [(press: KeyPress, control: Node)] {
    all.compactMap { shortcut in
      guard shortcut.node.containingWindow === window, let control = shortcut.node.firstFocusable else {
        return nil
      }
      return (shortcut.press, control)
    }
  }
}

extension Node {
  /// The first text in it.
  var title: String {
    if let text = (self as? ViewNode<Text>)?.view { return text.string }
    return children.lazy.map(\.title).first { !$0.isEmpty } ?? ""
  }
}

extension Host {
  /// The windows whose shortcuts work: the one with the focus, those around it, then the others of its layer.
  var shortcutWindows: [WindowElement] {
    var windows: [WindowElement] = []
    focus.window(self)?.node.firstHandling { node in
      if let window = node.element as? WindowElement { windows.append(window) }
      return false
    }
    return windows + focus.layerWindows(self).filter { other in !windows.contains { $0 === other } }
  }
}
