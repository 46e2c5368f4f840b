/// Markdown's inline styles: `**bold**`, `*italic*`, `` `code` ``, `~~struck out~~`, `[title](link)`.
///
/// What isn't closed is shown as it is written. A link shows its title, underlined.
struct Markdown {
  /// A character that may be a mark, or a text that is none whatever it holds.
  enum Unit: Equatable, Sendable {
    case character(Character)
    case text(Text)

    var character: Character? {
      if case .character(let character) = self { character } else { nil }
    }
  }

  /// Whether a text could have marks in it; most don't.
  static func mayBeIn(_ string: String) -> Bool {
    string.utf8.contains { byte in "*_`~[\\".utf8.contains(byte) }
  }

  static func text(of units: [Unit]) -> Text {
    var markdown = Markdown(units: units)
    markdown.read(units.indices, TextAppearance(), depth: 0)
    return markdown.texts.dropFirst().reduce(markdown.texts.first ?? Text(verbatim: ""), +)
  }

  private let units: [Unit]
  private var texts: [Text] = []
  private var plain = Text.Run(string: "")

  private init(units: [Unit]) {
    self.units = units
  }

  /// Deeper styles than anyone writes are shown as marks, so that no text takes long.
  private static let deepest = 16

  private mutating func read(_ range: Range<Int>, _ look: TextAppearance, depth: Int) {
    plain.appearance = look
    var index = range.lowerBound
    /// The marks that have been found to be closed nowhere from here on.
    var unclosed: Set<String> = []
    while index < range.upperBound {
      let rest = index..<range.upperBound
      switch units[index] {
      case .text(let text):
        endPlain()
        texts.append(text.styled(look))
        index += 1
      case .character("\\") where index + 1 < range.upperBound && isPunctuation(index + 1):
        append(index + 1)
        index += 2
      case .character(let mark) where "*_~`[".contains(mark) && depth < Self.deepest:
        if let span = span(from: rest, mark, &unclosed) {
          endPlain()
          if mark == "`" {
            for index in span.inside { append(index) }
          } else {
            read(span.inside, span.look.over(look), depth: depth + 1)
          }
          endPlain()
          plain.appearance = look
          index = span.end
        } else {
          // The whole run of marks is text, so that its rest isn't taken for a shorter one.
          let end = index + (mark == "[" ? 1 : length(of: mark, in: rest))
          for index in index..<end { append(index) }
          index = end
        }
      case .character:
        append(index)
        index += 1
      }
    }
    endPlain()
  }

  private mutating func append(_ index: Int) {
    switch units[index] {
    case .character(let character): plain.string.append(character)
    case .text(let text):
      endPlain()
      texts.append(text.styled(plain.appearance))
    }
  }

  private mutating func endPlain() {
    if !plain.string.isEmpty { texts.append(Text(plain)) }
    plain.string = ""
  }
}

// MARK: - Spans

extension Markdown {
  private struct Span {
    let inside: Range<Int>
    let end: Int
    var look = TextAppearance()
  }

  private func span(from range: Range<Int>, _ mark: Character, _ unclosed: inout Set<String>) -> Span? {
    if mark == "[" { return link(from: range, &unclosed) }
    let count = length(of: mark, in: range)
    for (length, look) in Self.looks(mark, count) {
      let key = String(repeating: mark, count: length)
      guard !unclosed.contains(key) else { continue }
      let start = range.lowerBound + length
      guard start < range.upperBound, mark == "`" || !isBlank(start), canBegin(range.lowerBound, mark) else {
        continue
      }
      if let close = close(mark, length, in: range.lowerBound + count..<range.upperBound) {
        return Span(inside: start..<close, end: close + length, look: look)
      }
      unclosed.insert(key)
    }
    return nil
  }

  /// What a run of marks may begin, the longest first.
  private static func looks(_ mark: Character, _ count: Int) -> [(Int, TextAppearance)] {
    let italic = TextAppearance(.italic, isActive: true)
    let bold = TextAppearance(.bold, isActive: true)
    switch (mark, count) {
    case ("`", _): return [(count, TextAppearance())]
    case ("~", 1...2): return [(count, TextAppearance(.strikethrough, isActive: true))]
    case ("~", _): return []
    case (_, 1): return [(1, italic)]
    case (_, 2): return [(2, bold)]
    case (_, 3): return [(3, bold.over(italic)), (1, italic), (2, bold)]
    default: return []
    }
  }

  /// Where a run of exactly so many marks closes.
  private func close(_ mark: Character, _ length: Int, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      guard let character = units[index].character else {
        index += 1
        continue
      }
      if character == "\\", mark != "`" {
        index += 2
      } else if character == mark {
        let count = self.length(of: mark, in: index..<range.upperBound)
        let isTaken = count == length || (count == 3 && length < 3 && mark != "`")
        if isTaken, mark == "`" || !isBlank(index - 1), mark != "_" || !isWord(index + count) {
          // Of three, the inner ones close what was opened last.
          return index + count - length
        }
        index += count
      } else if character == "`", mark != "`" {
        // Nothing counts in a code.
        let count = self.length(of: "`", in: index..<range.upperBound)
        let start = index + count
        index = close("`", count, in: start..<range.upperBound).map { $0 + count } ?? start
      } else {
        index += 1
      }
    }
    return nil
  }

  private func link(from range: Range<Int>, _ unclosed: inout Set<String>) -> Span? {
    guard !unclosed.contains("[") else { return nil }
    var nested = 0
    for index in range {
      if index > range.lowerBound, units[index - 1].character == "\\" { continue }
      switch units[index].character {
      case "[": nested += 1
      case "]":
        nested -= 1
        guard nested == 0 else { continue }
        guard index + 1 < range.upperBound, units[index + 1].character == "(",
          let end = (index + 2..<range.upperBound).first(where: { units[$0].character == ")" || isBlank($0) }
          ),
          units[end].character == ")"
        else { return nil }
        var look = TextAppearance(.underline, isActive: true)
        look.paint = .tint
        return Span(inside: range.lowerBound + 1..<index, end: end + 1, look: look)
      default: break
      }
    }
    unclosed.insert("[")
    return nil
  }

  // MARK: Looking at one unit

  private func length(of mark: Character, in range: Range<Int>) -> Int {
    range.prefix { units[$0].character == mark }.count
  }

  /// Whether a mark at this place may begin something: `_` doesn't within a word.
  private func canBegin(_ index: Int, _ mark: Character) -> Bool { mark != "_" || !isWord(index - 1) }

  private func isWord(_ index: Int) -> Bool {
    guard units.indices.contains(index) else { return false }
    return units[index].character.map { $0.isLetter || $0.isNumber } ?? true
  }

  private func isBlank(_ index: Int) -> Bool {
    units.indices.contains(index) && units[index].character?.isWhitespace == true
  }

  private func isPunctuation(_ index: Int) -> Bool {
    units[index].character.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) } ?? false
  }
}
