/// A whole escape sequence, taken apart: `ESC [ 1 ; 5 A` is `A` with 1 and 5.
struct ControlSequence {
  private let isSingleShift: Bool
  private let prefix: Character?
  private let numbers: [Int]
  private let final: UInt8

  init(_ sequence: ArraySlice<UInt8>) {
    isSingleShift = sequence.dropFirst().first == UInt8(ascii: "O")
    final = sequence.last ?? 0
    let body = sequence.dropFirst(2).dropLast()
    prefix = body.first.map { Character(Unicode.Scalar($0)) }.flatMap { "<=>?[".contains($0) ? $0 : nil }
    let parameters = body.dropFirst(prefix == nil ? 0 : 1)
    numbers =
      parameters.isEmpty
      ? [] : parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(Self.number)
  }

  /// A decimal number, up to the colon that begins its details.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.prefix { (0x30...0x39).contains($0) }.reduce(0) { min($0 * 10 + Int($1) - 0x30, 2_000_000) }
  }

  private func number(_ index: Int) -> Int? {
    numbers.indices.contains(index) ? numbers[index] : nil
  }

  /// Whether pasted text follows.
  var isPasteStart: Bool { prefix == nil && final == UInt8(ascii: "~") && number(0) == 200 }

  /// What it says; nil when that is nothing we know.
  var event: InputEvent? {
    switch (prefix, Character(Unicode.Scalar(final))) {
    case ("<"?, "M"), ("<"?, "m"):
      MouseEvent(numbers, isRelease: final == UInt8(ascii: "m")).map { .mouse($0) }
    case ("["?, let letter):
      letter.asciiValue.flatMap {
        (0x41...0x45).contains($0) ? .key(KeyPress(.function(Int($0) - 0x40))) : nil
      }
    case (nil, "I") where !isSingleShift && numbers.isEmpty: .focus(true)
    case (nil, "O") where !isSingleShift && numbers.isEmpty: .focus(false)
    case (nil, _): key.map { .key($0) }
    default: nil
    }
  }
}

// MARK: - Keys

extension ControlSequence {
  private var key: KeyPress? {
    let letter = Character(Unicode.Scalar(final))
    if isSingleShift, let press = keypad(letter) { return press }
    switch letter {
    case "~", "^", "$", "@":
      guard let key = Self.numbered[number(0) ?? 0] else {
        return number(0) == 27 ? press(code: number(2), number(1)) : nil
      }
      let held: EventModifiers =
        letter == "^" ? .control : letter == "$" ? .shift : letter == "@" ? [.control, .shift] : []
      return KeyPress(key, modifiers: held.union(modifiers(number(1))))
    case "u": return press(code: number(0), number(1))
    case "Z": return KeyPress(.tab, modifiers: modifiers(number(1)).union(.shift))
    case "a", "b", "c", "d":  // rxvt
      guard numbers.isEmpty, let key = Self.lettered[Character(letter.uppercased())] else { return nil }
      return KeyPress(key, modifiers: isSingleShift ? .control : .shift)
    case "R" where numbers.count > 1 && (number(0) != 1 || number(1) == 1): return nil  // where the cursor is
    default:
      // The modifier is the last number: `ESC [ 1 ; 5 A`, and `ESC O 5 A` from some.
      return Self.lettered[letter].map { KeyPress($0, modifiers: modifiers(numbers.last)) }
    }
  }

  /// The keys of the number pad.
  private func keypad(_ letter: Character) -> KeyPress? {
    switch letter {
    case "M": KeyPress(.return)
    case "X": KeyPress("=")
    case "j"..."y": KeyPress(.init(Character(Unicode.Scalar(final - 0x40))))
    default: nil
    }
  }

  /// A key by its code point, from terminals that report all keys in one form.
  private func press(code: Int?, _ modifier: Int?) -> KeyPress? {
    guard let code, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
    let modifiers = modifiers(modifier)
    switch code {
    case 8, 127: return KeyPress(.delete, modifiers: modifiers)
    case 9, 13, 27: return KeyPress(.init(Character(scalar)), modifiers: modifiers)
    case ..<32, 128...159, 0xE000...0xF8FF: return nil
    default:
      let typed = modifiers == .shift ? scalar.properties.uppercaseMapping : String(scalar)
      let character = typed.count == 1 ? typed.first ?? Character(scalar) : Character(scalar)
      return KeyPress(.init(character), modifiers: modifiers.subtracting(modifiers == .shift ? .shift : []))
    }
  }

  private func modifiers(_ number: Int?) -> EventModifiers { EventModifiers(xterm: number ?? 1) }

  /// Keys by the letter that ends their sequence.
  private static let lettered: [Character: KeyEquivalent] = [
    "A": .upArrow, "B": .downArrow, "C": .rightArrow, "D": .leftArrow, "H": .home, "F": .end, "E": .clear,
    "G": .clear,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  /// Keys by the number in their sequence, which ends in `~`.
  private static let numbered: [Int: KeyEquivalent] = [
    1: .home, 2: .insert, 3: .deleteForward, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
    29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
  ]
}

extension EventModifiers {
  /// xterm's modifier: one more than the sum of Shift 1, Alt 2, Control 4, Meta 8.
  init(xterm number: Int) {
    self = []
    let bits = number - 1
    guard bits > 0 else { return }
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 || bits & 8 != 0 { insert(.option) }
    if bits & 4 != 0 { insert(.control) }
  }
}

// MARK: - Mouse

extension MouseEvent {
  /// Reads xterm's button, column and row; nil for what we don't report, such as movement without a button.
  init?(_ numbers: [Int], isRelease: Bool) {
    guard numbers.count == 3 else { return nil }
    let code = numbers[0]
    let button: Button? = code & 3 == 0 ? .left : code & 3 == 1 ? .middle : code & 3 == 2 ? .right : nil
    let kind: Kind
    switch code & ~0b11100 {
    case 64: kind = .wheelUp
    case 65: kind = .wheelDown
    case 0...2: kind = isRelease ? .release : .press
    case 3: kind = .release
    case 32...34: kind = .drag
    default: return nil
    }
    var modifiers: EventModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    self.init(
      kind: kind, button: code & 64 == 0 ? button : nil,
      position: Position(x: max(0, numbers[1] - 1), y: max(0, numbers[2] - 1)), modifiers: modifiers)
  }
}
