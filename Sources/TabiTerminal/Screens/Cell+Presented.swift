extension Cell {
  /// The cell as a screen shows it: in the colours it has, and in ASCII where it takes nothing else.
  func presented(colors: ColorDepth, ascii: Bool) -> Cell {
    var style = style.resolved(for: colors)
    guard ascii else {
      var cell = self
      cell.style = style
      return cell
    }
    style.attributes.remove(.strikethrough)  // which is drawn with a mark
    // A continuation becomes a column of its own, so that everything keeps its place.
    return Cell(base?.inASCII ?? "?", width: 1, style: style)
  }
}

extension Unicode.Scalar {
  /// One column of ASCII for this code point.
  fileprivate var inASCII: Unicode.Scalar {
    switch self {
    case " "..."~": self
    case "…": "~"
    case "─", "━", "═", "–", "—", "―": "-"
    case "│", "┃", "║": "|"
    case "\u{2500}"..."\u{257F}": "+"
    case "\u{2580}"..."\u{259F}": "#"
    case "‹", "←", "◀", "◂": "<"
    case "›", "→", "▶", "▸", "❯": ">"
    case "↑", "▲", "▴": "^"
    case "↓", "▼", "▾": "v"
    case "•", "●", "·", "◆", "■", "★": "*"
    case "○", "◇", "□", "☆": "o"
    case "✓", "✔": "x"
    case "×", "✕", "✗": "x"
    case "‘", "’": "'"
    case "“", "”": "\""
    default: "?"
    }
  }
}
