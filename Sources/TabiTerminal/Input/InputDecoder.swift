internal import Glibc

/// Turns a terminal's bytes into events.
///
/// A value without input or output of its own. The events don't depend on how the bytes are cut into reads,
/// except that ``flush()`` says that what is pending will not go on.
public struct InputDecoder: Sendable {
  /// What the terminal's own description calls its keys, by their whole byte sequence.
  var keys: [[UInt8]: KeyPress] = [:]
  /// Bytes that may be the start of something.
  private var pending: [UInt8] = []
  /// Whether `pending` is pasted text.
  private var isPasting = false
  /// How far `pending` is known to hold no end of the paste.
  private var searched = 0

  /// Creates a decoder that knows the common keys.
  public init() {}

  /// The longest escape sequence that is waited for.
  private static let longestSequence = 4096

  /// Takes in bytes and gives the events that they complete.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    pending.append(contentsOf: bytes)
    var events: [InputEvent] = []
    var start = 0
    while start < pending.count {
      if isPasting {
        guard let end = endOfPaste(from: max(start, searched)) else { break }
        events.append(paste(pending[start..<end]))
        start = end + Self.pasteEnd.count
        isPasting = false
        continue
      }
      let rest = pending[start...]
      switch step(rest) {
      case .incomplete where rest.count < Self.longestSequence:
        pending.removeSubrange(..<start)
        return events
      case .incomplete:
        start = pending.count
      case .done(let length, let found):
        start += length
        if let found { events.append(found) }
      case .paste(let length):
        start += length
        isPasting = true
        searched = start
      }
    }
    pending.removeSubrange(..<start)
    searched = isPasting ? max(0, pending.count - Self.pasteEnd.count + 1) : 0
    return events
  }
}

// MARK: - Waiting

extension InputDecoder {
  /// Whether bytes wait for more.
  public var isWaiting: Bool { isPasting || !pending.isEmpty }

  /// How long to wait for more before calling ``flush()``, in milliseconds; nil when nothing waits.
  ///
  /// Short for a lone Esc, which is a key; long for what can only be cut by a slow line.
  var patience: Int? {
    guard isWaiting else { return nil }
    return isPasting ? 1000 : pending == [0x1B] ? 20 : 500
  }

  /// Says that nothing more comes in time: a lone ESC is the Esc key, an unfinished sequence is dropped, an
  /// unfinished paste ends.
  public mutating func flush() -> [InputEvent] {
    defer {
      pending = []
      isPasting = false
      searched = 0
    }
    if isPasting { return [paste(pending[...])] }
    switch pending.first {
    case nil: return []
    case 0x1B where pending.count == 1: return [.key(KeyPress(.escape))]
    case 0x1B where pending.count == 2 && pending[1] < 0x80: return [.key(Self.key(pending[1], .option))]
    case 0x1B: return []
    default: return [.key(KeyPress("\u{FFFD}"))]
    }
  }
}

// MARK: - One step

extension InputDecoder {
  /// What the start of some bytes is.
  private enum Step {
    /// Perhaps something, when more has come.
    case incomplete
    /// So many bytes, and what they say, if anything.
    case done(Int, InputEvent?)
    /// So many bytes, after which pasted text follows.
    case paste(Int)
  }

  private func step(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let first = bytes.first else { return .incomplete }
    if first == 0x1B { return escape(bytes) }
    if first < 0x80 { return .done(1, .key(Self.key(first, []))) }
    return character(bytes, [])
  }

  /// The key that one byte of ASCII stands for.
  private static func key(_ byte: UInt8, _ modifiers: EventModifiers) -> KeyPress {
    switch byte {
    case 0x00: KeyPress(.space, modifiers: modifiers.union(.control))
    case 0x08, 0x7F: KeyPress(.delete, modifiers: modifiers)
    case 0x09: KeyPress(.tab, modifiers: modifiers)
    case 0x0A, 0x0D: KeyPress(.return, modifiers: modifiers)
    case 0x1B: KeyPress(.escape, modifiers: modifiers)
    case 0x01...0x1A:
      KeyPress(.init(Character(Unicode.Scalar(byte + 0x60))), modifiers: modifiers.union(.control))
    case 0x1C...0x1F:
      KeyPress(.init(Character(Unicode.Scalar(byte + 0x40))), modifiers: modifiers.union(.control))
    default: KeyPress(.init(Character(Unicode.Scalar(byte))), modifiers: modifiers)
    }
  }

  /// One character of UTF-8 beyond ASCII; what is none is U+FFFD.
  private func character(_ bytes: ArraySlice<UInt8>, _ modifiers: EventModifiers) -> Step {
    var iterator = bytes.prefix(4).makeIterator()
    var decoder = UTF8()
    let result = decoder.decode(&iterator)
    guard case .scalarValue(let scalar) = result else {
      let length = Self.lengthOfInvalid(bytes)
      guard let length else { return .incomplete }
      return .done(length, .key(KeyPress("\u{FFFD}", modifiers: modifiers)))
    }
    let length = UTF8.width(scalar)
    switch scalar.value {
    case 0x80...0x9F: return .done(length, nil)  // C1 controls are nothing that is typed
    case 0xF700...0xF8FF:  // would be taken for a function key
      return .done(length, .key(KeyPress("\u{FFFD}", modifiers: modifiers)))
    default: return .done(length, .key(KeyPress(.init(Character(scalar)), modifiers: modifiers)))
    }
  }

  /// The bytes that one U+FFFD stands for; nil if more could make them a character.
  private static func lengthOfInvalid(_ bytes: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(bytes.prefix(4))
    let expected = bytes[0] >= 0xF0 ? 4 : bytes[0] >= 0xE0 ? 3 : 2
    guard (0xC2...0xF4).contains(bytes[0]) else { return 1 }
    for (index, byte) in bytes.enumerated().dropFirst() {
      let allowed: ClosedRange<UInt8> =
        switch (index, bytes[0]) {
        case (1, 0xE0): 0xA0...0xBF
        case (1, 0xED): 0x80...0x9F
        case (1, 0xF0): 0x90...0xBF
        case (1, 0xF4): 0x80...0x8F
        default: 0x80...0xBF
        }
      if !allowed.contains(byte) { return index }
    }
    return bytes.count < expected ? nil : expected
  }
}

// MARK: - Escape sequences

extension InputDecoder {
  /// What starts with ESC.
  private func escape(_ bytes: ArraySlice<UInt8>) -> Step {
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return .incomplete }
    switch second {
    case 0x1B: return .done(1, .key(KeyPress(.escape)))
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"): return singleShift(bytes)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): return string(bytes)
    case 0x80...:
      guard case .done(let length, let event) = character(rest, .option) else { return .incomplete }
      return .done(length + 1, event)
    default:
      let press = keys[Array(bytes.prefix(2))] ?? Self.key(second, .option)
      return .done(2, .key(press))
    }
  }

  /// `ESC [`, parameters, a final byte.
  private func controlSequence(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2)
    switch body.first {
    case UInt8(ascii: "["):  // the Linux console's F1 to F5
      guard body.count > 1 else { return .incomplete }
      return finish(bytes.prefix(4))
    case UInt8(ascii: "M"):  // the mouse, before SGR: button, column and row in a byte each
      guard body.count > 3 else { return .incomplete }
      let numbers = body.dropFirst().prefix(3).map { Int($0) - 32 }
      return .done(6, MouseEvent(numbers, isRelease: false).map { .mouse($0) })
    default: break
    }
    for (index, byte) in zip(body.indices, body) {
      switch byte {
      case 0x40...0x7E: return finish(bytes[...index])
      case UInt8(ascii: "$") where body.first != UInt8(ascii: "?"): return finish(bytes[...index])  // rxvt
      case 0x20...0x3F: continue
      default: return .done(index - bytes.startIndex, nil)
      }
    }
    return .incomplete
  }

  /// `ESC O`, perhaps a modifier, a final byte.
  private func singleShift(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2)
    for (index, byte) in zip(body.indices, body) {
      switch byte {
      case 0x30...0x3B: continue
      case 0x20...0x7E: return finish(bytes[...index])
      default:
        return index == body.startIndex
          ? .done(2, .key(Self.key(bytes[index - 1], .option))) : .done(index - bytes.startIndex, nil)
      }
    }
    return .incomplete
  }

  /// A string for the host, such as a colour: up to BEL or `ESC \`. Nothing in it is for us.
  private func string(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2)
    for (index, byte) in zip(body.indices, body) {
      switch byte {
      case 0x07: return .done(index - bytes.startIndex + 1, nil)
      case 0x1B:
        guard index + 1 < body.endIndex else { return .incomplete }
        let end = bytes[index + 1] == UInt8(ascii: "\\") ? 2 : 0
        return .done(index - bytes.startIndex + end, nil)
      case 0x20...: continue
      default: return .done(index - bytes.startIndex, nil)  // a key was pressed: the string was none
      }
    }
    return .incomplete
  }

  /// What a whole sequence says.
  private func finish(_ sequence: ArraySlice<UInt8>) -> Step {
    if let press = keys[Array(sequence)] { return .done(sequence.count, .key(press)) }
    let parsed = ControlSequence(sequence)
    if parsed.isPasteStart { return .paste(sequence.count) }
    return .done(sequence.count, parsed.event)
  }
}

// MARK: - Paste

extension InputDecoder {
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private func endOfPaste(from start: Int) -> Int? {
    var start = start
    while let escape = indexOfEscape(from: start) {
      if pending[escape...].starts(with: Self.pasteEnd) { return escape }
      start = escape + 1
    }
    return nil
  }

  private func indexOfEscape(from start: Int) -> Int? {
    pending.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base + start, 0x1B, bytes.count - start) else {
        return nil
      }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Pasted text: terminals send returns for newlines.
  private func paste(_ bytes: ArraySlice<UInt8>) -> InputEvent {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        text.append(0x0A)
      } else if !(byte == 0x0A && previous == 0x0D) {
        text.append(byte)
      }
      previous = byte
    }
    return .paste(String(decoding: text, as: UTF8.self))
  }
}
