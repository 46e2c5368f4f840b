package import TabiTerminal

/// One thing that a script does: a key, a typed character, a paste, a click, a new size.
package struct KeyStep: Sendable {
  /// The event, as a screen would send it.
  package let event: InputEvent
  /// How the script spells it.
  package let name: String

  /// Reads a script: `Down Down Enter 'lego 12' paste:'…' click:COL,ROW resize:40x12`.
  ///
  /// A text in quotes is typed, a step for each character.
  package static func steps(_ script: String) throws(LaunchError) -> [KeyStep] {
    var steps: [KeyStep] = []
    for word in try words(script) {
      if word.isQuoted, word.prefix.isEmpty {
        steps += word.text.map { KeyStep(event: .key(typed($0)), name: String($0)) }
      } else {
        steps.append(KeyStep(event: try event(word), name: word.prefix + word.text))
      }
    }
    return steps
  }

  private static func typed(_ character: Character) -> KeyPress {
    character.isNewline
      ? KeyPress(.return) : character == "\t" ? KeyPress(.tab) : KeyPress(KeyEquivalent(character))
  }

  private static func event(_ word: Word) throws(LaunchError) -> InputEvent {
    switch word.prefix {
    case "paste:": return .paste(word.text)
    case "click:":
      let parts = word.text.split(separator: ",").map { Int($0) }
      guard parts.count == 2, let x = parts[0], let y = parts[1] else {
        throw LaunchError(
          "\(word.text) is no place to click: write the column and the row from 0, as in click:4,2")
      }
      return .mouse(MouseEvent(kind: .press, button: .left, position: Position(x: x, y: y)))
    case "resize:":
      let parts = word.text.split(separator: "x").map { Int($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0 else {
        throw LaunchError("\(word.text) is no size: write columns and rows, as in resize:40x12")
      }
      return .resize(Size(width: width, height: height))
    default:
      guard let press = KeyPress(name: word.text) else {
        throw LaunchError(
          "\(word.text) is no key: write a single character, a name such as Down, PageUp, Ctrl-P or F12, or 'text'"
        )
      }
      return .key(press)
    }
  }

  // MARK: Words

  private struct Word {
    var prefix = ""
    var text = ""
    var isQuoted = false
  }

  /// Cuts a script at blanks that are outside quotes. In quotes, two quotes are one.
  private static func words(_ script: String) throws(LaunchError) -> [Word] {
    var words: [Word] = []
    var rest = script[...]
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
        continue
      }
      var word = Word()
      for prefix in ["paste:", "click:", "resize:"] where rest.hasPrefix(prefix) {
        word.prefix = prefix
        rest.removeFirst(prefix.count)
      }
      if rest.first == "'" {
        rest.removeFirst()
        word.isQuoted = true
        while true {
          guard let end = rest.firstIndex(of: "'") else {
            throw LaunchError(
              "'\(rest) has no closing quote: write 'text' between two, and '' for one in the text")
          }
          word.text += rest[..<end]
          rest = rest[rest.index(after: end)...]
          if rest.first != "'" { break }
          word.text.append(rest.removeFirst())
        }
      } else {
        let end = rest.firstIndex(of: " ") ?? rest.endIndex
        word.text = String(rest[..<end])
        rest = rest[end...]
      }
      words.append(word)
    }
    return words
  }
}
