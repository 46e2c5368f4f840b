extension StringProtocol {
  /// The text in lines of at most `columns` columns, at least one line.
  ///
  /// Lines break at newlines, between words, between wide characters (Korean, Japanese, Chinese), and inside
  /// a word that is longer than a line. Blanks at a break are left out, and tabs become blanks. A character
  /// wider than `columns` has a line to itself.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  @specialized(where Self == String)
  @specialized(where Self == Substring)
  public func wrapped(to columns: Int) -> [String] {
    if let width = asciiColumns, width <= columns { return [String(self)] }
    return withTabsExpanded().wrappedLines(to: columns).map(String.init)
  }
}

extension String {
  /// The lines as parts of this text, which has no tabs.
  package func wrappedLines(to columns: Int) -> [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .flatMap { $0.lines(of: Swift.max(columns, 1)) }
  }
}

extension Substring {
  /// Wraps one paragraph.
  fileprivate func lines(of columns: Int) -> [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    /// The last place where the line may end, and the columns from the line's start to it.
    var breakIndex = startIndex
    var breakColumns = 0
    var used = 0
    var previous: Character?

    for index in indices {
      let character = self[index]
      let width = character.columns
      if let previous, character != " ", previous.allowsBreak(before: character) {
        breakIndex = index
        breakColumns = used
      }
      // Blanks hang over the edge; they are cut when the line ends.
      if character != " ", used + width > columns, index > start {
        let end = breakIndex > start ? breakIndex : index
        lines.append(self[start..<end].withoutTrailingBlanks)
        used -= breakIndex > start ? breakColumns : used
        start = end
        breakIndex = end
      }
      used += width
      previous = character
    }
    let rest = self[start...]
    lines.append(used > columns ? rest.withoutTrailingBlanks : rest)
    return lines
  }

  private var withoutTrailingBlanks: Substring {
    guard let last = lastIndex(where: { $0 != " " }) else { return prefix(0) }
    return self[...last]
  }
}

extension Character {
  /// Punctuation that belongs to the character before it.
  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "〉", "》", "］", "｝", "ー", "々",
    ",", ".", ":", ";", "!", "?", ")", "]", "}", "%", "…", "’", "”",
  ]

  /// Punctuation that belongs to the character after it.
  private static let opening: Set<Character> = [
    "（", "「", "『", "【", "〈", "《", "［", "｛", "(", "[", "{", "‘", "“", "₩", "$",
  ]

  /// Whether a line may end between this character and `next`.
  fileprivate func allowsBreak(before next: Character) -> Bool {
    if self == " " { return true }
    return (columns == 2 || next.columns == 2)
      && !Self.closing.contains(next) && !Self.opening.contains(self)
  }
}
