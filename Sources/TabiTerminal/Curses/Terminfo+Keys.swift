extension Terminfo {
  /// The keys that the terminal's description knows, by what they send.
  static var keys: [[UInt8]: KeyPress] {
    var keys: [[UInt8]: KeyPress] = [:]
    for (name, press) in described {
      guard let bytes = string(name), bytes.count > 1, bytes.first == 0x1B else { continue }
      keys[bytes] = keys[bytes] ?? press
    }
    return keys
  }

  /// The names of capabilities. Where several send the same, the first is meant.
  private static var described: [(String, KeyPress)] { plain + shifted + held + functions }

  private static let plain: [(String, KeyPress)] = [
    ("kcuu1", KeyPress(.upArrow)), ("kcud1", KeyPress(.downArrow)), ("kcub1", KeyPress(.leftArrow)),
    ("kcuf1", KeyPress(.rightArrow)), ("khome", KeyPress(.home)), ("kend", KeyPress(.end)),
    ("kpp", KeyPress(.pageUp)), ("knp", KeyPress(.pageDown)), ("kich1", KeyPress(.insert)),
    ("kdch1", KeyPress(.deleteForward)), ("kclr", KeyPress(.clear)), ("kent", KeyPress(.return)),
  ]

  private static let shifted: [(String, KeyPress)] = {
    let keys: [(String, KeyEquivalent)] = [
      ("kcbt", .tab), ("kLFT", .leftArrow), ("kRIT", .rightArrow), ("kri", .upArrow), ("kind", .downArrow),
      ("kUP", .upArrow), ("kDN", .downArrow), ("kHOM", .home), ("kEND", .end), ("kPRV", .pageUp),
      ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .deleteForward),
    ]
    return keys.map { ($0.0, KeyPress($0.1, modifiers: .shift)) }
  }()

  /// ncurses' extended names: `kUP5` is Ctrl and ↑. The number is xterm's modifier.
  private static let held: [(String, KeyPress)] = {
    let keys: [(String, KeyEquivalent)] = [
      ("kUP", .upArrow), ("kDN", .downArrow), ("kLFT", .leftArrow), ("kRIT", .rightArrow), ("kHOM", .home),
      ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .deleteForward),
    ]
    return (3...8).flatMap { number in
      keys.map { ("\($0.0)\(number)", KeyPress($0.1, modifiers: EventModifiers(xterm: number))) }
    }
  }()

  /// What xterm calls F13 is Shift-F1 on today's keyboards.
  private static var functions: [(String, KeyPress)] {
    let names = (1...20).map { ("kf\($0)", KeyPress(.function($0))) }
    return names.filter { name, press in
      guard let bytes = string(name), press.key.functionNumber ?? 0 > 12 else { return true }
      if case .key(let read)? = ControlSequence(bytes[...]).event { return read.modifiers.isEmpty }
      return true
    }
  }
}
