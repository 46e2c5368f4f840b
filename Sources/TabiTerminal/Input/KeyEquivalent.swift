/// A key, by the character that stands for it. Names and values are SwiftUI's.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types, or a private one for a key that types none.
  public let character: Character

  /// Creates the key that types `character`.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates the key that types a literal's character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// ↑.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// ↓.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// ←.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// →.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Esc.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes to the right.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// PageUp.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// PageDown.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear, 5 on the number pad.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Enter.
  public static let `return` = KeyEquivalent("\r")
}

// MARK: - Beyond SwiftUI

extension KeyEquivalent {
  /// Insert.
  public static let insert = KeyEquivalent("\u{F727}")

  /// The function key F1 to F20; other numbers give the nearest of these.
  public static func function(_ number: Int) -> KeyEquivalent {
    let value = UInt32(0xF703 + min(max(number, 1), 20))
    return KeyEquivalent(Unicode.Scalar(value).map(Character.init) ?? "\u{F704}")
  }

  /// The number of a function key; nil for others.
  var functionNumber: Int? {
    guard let value = character.unicodeScalars.first?.value, (0xF704...0xF717).contains(value) else {
      return nil
    }
    return Int(value - 0xF703)
  }

  /// Whether the key types its character: not a function key, nor Enter, Tab, Esc or Backspace.
  var isText: Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
  }
}

/// Keys held down with another. Names are SwiftUI's; Alt is ``option``.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 0)
  /// Ctrl.
  public static let control = EventModifiers(rawValue: 1 << 1)
  /// Alt.
  public static let option = EventModifiers(rawValue: 1 << 2)
  /// Command; terminals don't tell.
  public static let command = EventModifiers(rawValue: 1 << 3)
}
