import TabiTerminal

/// A line of text as it is edited: its characters, and the column that each starts at.
///
/// Finding a column or a character is O(1) or O(log *n*); a change costs O(*n*) additions, and measures only
/// what is new.
struct EditableText: Equatable {
  private var characters: [Character] = []
  /// The column of each character, and of the end.
  private var starts = [0]

  init(_ string: String = "") {
    replace(0..<0, with: string)
  }

  var string: String { String(characters) }
  var count: Int { characters.count }
  var columns: Int { starts[count] }

  /// The column that a character starts at, or where the text ends.
  func column(of index: Int) -> Int { starts[max(0, min(index, count))] }

  /// The character at a column; past the end it is the end.
  func index(at column: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= column { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What stands at some columns, and the column that it starts at.
  func text(from column: Int, columns: Int) -> (text: String, column: Int) {
    let first = index(at: max(0, column))
    let last = min(count, index(at: max(0, column) + columns) + 1)
    return (String(characters[first..<last]), starts[first])
  }

  subscript(range: Range<Int>) -> String { String(characters[range]) }

  // MARK: Words and lines

  /// Where the word before a place begins.
  func wordStart(before index: Int) -> Int {
    var index = index
    while index > 0, !characters[index - 1].isWord { index -= 1 }
    while index > 0, characters[index - 1].isWord { index -= 1 }
    return index
  }

  /// Where the word after a place ends.
  func wordEnd(after index: Int) -> Int {
    var index = index
    while index < count, !characters[index].isWord { index += 1 }
    while index < count, characters[index].isWord { index += 1 }
    return index
  }

  /// Lines of at most so many columns, at least one. They break after line breaks, which they end with, and
  /// between words where they can; blanks at a break hang over the edge.
  func lines(of width: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var lastBreak = 0
    for index in 0..<count {
      let character = characters[index]
      if index > start, starts[index + 1] - starts[start] > width, !character.isWhitespace {
        let end = lastBreak > start ? lastBreak : index
        lines.append(start..<end)
        start = end
      }
      if character.isNewline {
        lines.append(start..<index + 1)
        start = index + 1
      }
      if character.isWhitespace { lastBreak = index + 1 }
    }
    lines.append(start..<count)
    return lines
  }

  /// A line without the line break that ends it.
  func withoutBreak(_ line: Range<Int>) -> Range<Int> {
    line.lowerBound..<(endsWithBreak(line) ? line.upperBound - 1 : line.upperBound)
  }

  func endsWithBreak(_ line: Range<Int>) -> Bool {
    !line.isEmpty && characters[line.upperBound - 1].isNewline
  }

  // MARK: Changing

  /// Replaces characters. Returns the index after what came in: a mark that is typed joins the character
  /// before it.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with new: String) -> Int {
    // The neighbours are looked at again, as characters may join across the edges.
    var low = max(0, range.lowerBound - 1)
    while low > 0, characters[low].isFlagPart { low -= 1 }
    var high = min(count, range.upperBound + 1)
    while high < count, characters[high - 1].isFlagPart || characters[high].isFlagPart { high += 1 }
    let head = String(characters[low..<range.lowerBound])
    let tail = String(characters[range.upperBound..<high])
    let joined = Array(head + new + tail)
    let end = low + Array(head + new).count
    let shift = starts[high]
    characters.replaceSubrange(low..<high, with: joined)
    var column = starts[low]
    let columns = joined.map { character in
      defer { column += String(character).columns }
      return column
    }
    starts.replaceSubrange(low..<high, with: columns)
    let difference = column - shift
    if difference != 0 { for index in (low + joined.count)..<starts.count { starts[index] += difference } }
    return min(end, count)
  }
}

extension Character {
  /// Whether moving by words goes through it in one.
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }

  /// Whether it is a regional indicator, or two: they pair up from the first of a run.
  fileprivate var isFlagPart: Bool {
    unicodeScalars.first.map { 0x1F1E6...0x1F1FF ~= $0.value } ?? false
  }
}
