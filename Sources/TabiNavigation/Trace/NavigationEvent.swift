/// One thing that happened to navigation, or was asked for and didn't happen.
package struct NavigationEvent: Hashable, Sendable {
  /// Who made it happen.
  package enum Origin: String, Sendable {
    /// A person, by a key or the mouse.
    case person
    /// The author's code.
    case code
    /// A link that was opened.
    case link
    /// The place that was kept from the last run.
    case restoration
  }

  /// What happened.
  package enum Kind: String, Sendable {
    case push, pop, replace, select, present, dismiss, send
    /// A call that changed nothing, for the reason in its sentence.
    case refuse
    /// A mistake in the program, which it survived.
    case report
  }

  /// When it happened, counted from the start of the trace.
  package let time: Duration
  /// Who made it happen.
  package let origin: Origin
  /// What happened.
  package let kind: Kind
  /// Where: the names of the tab, the sheet and the stack, as far as they have any.
  package let place: [String]
  /// The pages it was about: those pushed, or those that received.
  package let pages: [String]
  /// What happened, as a sentence.
  package let sentence: String
}

extension NavigationEvent {
  /// The event as a line of JSON, without a line break.
  package var jsonLine: String {
    let fields = [
      "\"ms\":\(milliseconds)",
      "\"who\":\(JSONText.quoted(origin.rawValue))",
      "\"what\":\(JSONText.quoted(kind.rawValue))",
      "\"where\":\(JSONText.list(place))",
      "\"pages\":\(JSONText.list(pages))",
      "\"text\":\(JSONText.quoted(sentence))",
    ]
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// Milliseconds, with three decimals.
  private var milliseconds: String {
    let parts = time.components
    let microseconds = parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000
    let decimals = "\(microseconds % 1_000 + 1_000)".dropFirst()
    return "\(microseconds / 1_000).\(decimals)"
  }
}

extension String {
  /// The text in one line of at most `limit` characters, for where there is room for no more.
  package func shortened(to limit: Int = 60) -> String {
    let start = prefix(limit + 1)
    let line = start.map { $0.isNewline ? " " : $0 }
    return start.count > limit ? String(line.prefix(limit - 1)) + "…" : String(line)
  }
}
