import TabiTerminal

/// A line of text in several styles.
struct StyledLine {
  private struct Piece {
    let character: Character
    let style: Style
    let columns: Int
  }

  private var pieces: [Piece] = []

  var columns: Int { pieces.reduce(0) { $0 + $1.columns } }

  /// The lines of some runs, wrapped as the whole text is; with no width they are one line.
  static func lines(of runs: [TextElement.Run], width: Int?) -> [StyledLine] {
    var text = ""
    /// Where each run ends, in bytes.
    var ends: [Int] = []
    for run in runs {
      for character in run.string {
        if character == "\t" {
          let column = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).last?.columns
          text += String(repeating: " ", count: 8 - (column ?? 0) % 8)
        } else {
          text.append(character)
        }
      }
      ends.append(text.utf8.count)
    }
    let lines = width.map { text.wrappedLines(to: $0) } ?? [text[...]]
    var run = 0
    return lines.map { line in
      var offset = text.utf8.distance(from: text.startIndex, to: line.startIndex)
      var made = StyledLine()
      for character in line {
        // A mark that begins a run belongs to the character before it.
        while run < ends.count - 1, offset >= ends[run] { run += 1 }
        made.pieces.append(
          Piece(character: character, style: runs[run].style, columns: String(character).columns))
        offset += character.utf8.count
      }
      return made
    }
  }

  /// The line with `…` after it, in the style of its end.
  func appendingEllipsis() -> StyledLine {
    var line = self
    line.pieces.append(ellipsis(like: pieces.last))
    return line
  }

  private func ellipsis(like piece: Piece?) -> Piece {
    Piece(character: "…", style: piece?.style ?? .plain, columns: 1)
  }

  /// The line in at most so many columns, as ``Swift/StringProtocol/truncated(to:mode:)`` does it.
  func truncated(to columns: Int, mode: TruncationMode = .tail) -> StyledLine {
    guard self.columns > columns else { return self }
    guard columns > 0 else { return StyledLine() }
    func fitting(_ pieces: some Sequence<Piece>, in columns: Int) -> [Piece] {
      var left = columns
      return pieces.prefix { piece in
        left -= piece.columns
        return left >= 0
      }
    }
    let room = columns - 1
    let start = mode == .head ? [] : fitting(pieces, in: mode == .tail ? room : room - room / 2)
    let used = start.reduce(0) { $0 + $1.columns }
    let end = mode == .tail ? [] : fitting(pieces.reversed(), in: room - used).reversed()
    var line = StyledLine()
    line.pieces = start + [ellipsis(like: start.last ?? end.first)] + end
    return line
  }

  /// Draws the line, a call for each stretch of one style.
  @MainActor
  func draw(in canvas: Canvas, x: Int, y: Int) {
    var x = x
    var rest = pieces[...]
    while let style = rest.first?.style {
      let stretch = rest.prefix { $0.style == style }
      x += canvas.draw(String(stretch.map(\.character)), x: x, y: y, style: style)
      rest = rest[stretch.endIndex...]
    }
  }
}
