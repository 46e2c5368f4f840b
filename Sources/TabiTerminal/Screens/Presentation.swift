/// How a screen shows cells: in the colours it has, and in ASCII where it takes nothing else.
struct Presentation {
  let colors: ColorDepth
  let ascii: Bool
  /// The style that was asked for last, which is mostly the next one too, and what became of it.
  private var last = (wanted: Style.plain, shown: Style.plain)

  init(colors: ColorDepth, ascii: Bool) {
    self.colors = colors
    self.ascii = ascii
  }

  /// The cell as it is shown.
  mutating func cell(_ cell: Cell) -> Cell {
    if cell.style != last.wanted { last = (cell.style, shown(cell.style)) }
    // In ASCII a continuation becomes a column of its own, so that everything keeps its place.
    guard !ascii else { return Cell(cell.base?.inASCII ?? "?", width: 1, style: last.shown) }
    var cell = cell
    cell.style = last.shown
    return cell
  }

  private func shown(_ style: Style) -> Style {
    var style = style.resolved(for: colors)
    if ascii { style.attributes.remove(.strikethrough) }  // which is drawn with a mark
    return style
  }
}

extension Unicode.Scalar {
  /// One column of ASCII for this code point.
  fileprivate var inASCII: Unicode.Scalar {
    switch self {
    case " "..."~": self
    case "\u{A0}": " "
    case "…": "~"
    case "─", "━", "═", "–", "—", "―", "▭": "-"
    case "│", "┃", "║", "▯", "⚲": "|"
    case "\u{2500}"..."\u{257F}", "±", "⊕", "⊞", "⊠", "⊟", "✦", "⚕", "◪", "⌖": "+"
    case "░": "."
    case "\u{2580}"..."\u{259F}", "▤", "▦", "⌗", "⌨", "⎙", "☷", "◼", "◻": "#"
    case "‹", "←", "◀", "◂", "«", "⇤", "☜", "↖", "↩", "⌫": "<"
    case "›", "→", "▶", "▸", "❯", "»", "⇥", "☞", "↗", "↪": ">"
    case "↑", "▲", "▴", "⇧", "☝", "⌂", "✌", "⌘", "⌥": "^"
    case "↓", "▼", "▾", "⇩", "☟", "↘", "↙", "▿": "v"
    case "•", "●", "·", "◆", "■", "★", "⬤", "❤", "☀", "☼", "❄", "⚙", "❀", "◉", "☻": "*"
    case "○", "◇", "□", "☆", "◯", "◌", "◍", "◐", "◔", "♡", "☺", "◷", "☾", "☁", "☂", "◙", "☐", "∅", "∞": "o"
    case "✓", "✔", "☑": "x"
    case "×", "✕", "✗", "✂": "x"
    case "⇄", "⇔", "≡", "≣", "☰", "⏸": "="
    case "⇕", "↯", "⚠", "♟": "!"
    case "↺", "↻", "⎋", "⏎", "♨", "⌣": "@"
    case "⋯", "⋮": ":"
    case "✎", "÷", "⑂": "/"
    case "⌕", "ℹ", "ⓘ": "i"
    case "✉", "⚗", "⚖", "▱": "="
    case "⍾", "♫": "d"
    case "⚑", "⚐", "♔": "P"
    case "⚿", "⚷", "☍": "%"
    case "⏺", "⏮", "⏭": "*"
    case "⛍", "✆", "✈": "&"
    case "₩": "W"
    case "¥": "Y"
    case "€": "E"
    case "£": "L"
    case "⠋", "⠼", "⠇": "|"
    case "⠙", "⠴", "⠏": "/"
    case "⠹", "⠦": "-"
    case "⠸", "⠧": "\\"
    case "‘", "’": "'"
    case "“", "”", "❝", "❞": "\""
    default: "?"
    }
  }
}
