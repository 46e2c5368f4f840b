/// A key that was pressed.
public struct KeyPress: Hashable, Sendable {
  /// Which key.
  ///
  /// A letter is as it was typed, `A` with Shift; with Control it is lowercase, as terminals don't tell.
  public var key: KeyEquivalent
  /// What was held down with it. Shift is told for keys that type nothing.
  public var modifiers: EventModifiers
  /// The text that the key types; empty for keys that type none.
  public var characters: String

  /// Creates a key press with the text that follows from the key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
    let types = key.isText && modifiers.isSubset(of: .shift)
    characters = types ? String(key.character) : ""
  }
}

// MARK: - Names

extension KeyPress: CustomStringConvertible {
  /// Creates a key press from its name: `Down`, `PageUp`, `Enter`, `Shift-Tab`, `Ctrl-P`, `Alt-1`, `F12`,
  /// `a`, `가`.
  ///
  /// The case of names doesn't matter, that of a letter does unless it has `Ctrl-`. An unknown name is nil.
  public init?(name: String) {
    var rest = name[...]
    var modifiers: EventModifiers = []
    while let (prefix, modifier) = Self.prefixes.first(where: { rest.isLonger(thanPrefix: $0.0) }) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(prefix.count)
    }
    if let character = rest.first, rest.count == 1 {
      let lowercase = modifiers.contains(.control) ? Character(character.lowercased()) : character
      self.init(KeyEquivalent(lowercase), modifiers: modifiers)
      return
    }
    let lowercase = rest.lowercased()
    if lowercase.first == "f", let number = Int(lowercase.dropFirst()), (1...20).contains(number) {
      self.init(.function(number), modifiers: modifiers)
    } else if let key = Self.names.first(where: { $0.1.lowercased() == lowercase })?.0 {
      self.init(key, modifiers: modifiers)
    } else {
      return nil
    }
  }

  /// The name that ``init(name:)`` takes.
  public var description: String {
    let prefix = Self.prefixes.filter { modifiers.contains($0.1) }.map(\.0).joined()
    if let name = Self.names.first(where: { $0.0 == key })?.1 { return prefix + name }
    if let number = key.functionNumber { return prefix + "F\(number)" }
    let character = String(key.character)
    return prefix + (modifiers.contains(.control) ? character.uppercased() : character)
  }

  private static let prefixes: [(String, EventModifiers)] = [
    ("Ctrl-", .control), ("Alt-", .option), ("Shift-", .shift), ("Cmd-", .command),
  ]

  /// The names of keys; where a key has two, the first is the one it is called by.
  private static let names: [(KeyEquivalent, String)] = [
    (.upArrow, "Up"), (.downArrow, "Down"), (.leftArrow, "Left"), (.rightArrow, "Right"),
    (.return, "Enter"), (.return, "Return"), (.escape, "Esc"), (.escape, "Escape"),
    (.delete, "Backspace"), (.deleteForward, "Delete"), (.insert, "Insert"), (.clear, "Clear"),
    (.home, "Home"), (.end, "End"), (.pageUp, "PageUp"), (.pageDown, "PageDown"),
    (.tab, "Tab"), (.space, "Space"),
  ]
}

extension Substring {
  /// Whether this starts with `prefix`, whatever the case, and goes on after it.
  fileprivate func isLonger(thanPrefix prefix: String) -> Bool {
    count > prefix.count && self.prefix(prefix.count).lowercased() == prefix.lowercased()
  }
}
