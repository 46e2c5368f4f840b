extension StringProtocol {
  /// Calls `body` with each cell that the text is drawn as, continuations left out.
  ///
  /// This is the one place that decides what a character looks like; measuring and drawing both ask here.
  func forEachCell(style: Style, _ body: (Cell) -> Void) {
    let isASCII = utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy(\.isPrintableASCII) else { return false }
      for byte in bytes { body(Cell(Unicode.Scalar(byte), width: 1, style: style)) }
      return true
    }
    if isASCII == true { return }
    var column = 0
    for character in String(self) {  // in one piece, which is ten times as fast to go through
      guard character != "\t" else {
        for _ in 0..<Self.tabStop - column % Self.tabStop { body(.blank(style)) }
        column += Self.tabStop - column % Self.tabStop
        continue
      }
      character.forEachCell(style: style) { cell in
        body(cell)
        column += cell.width
      }
    }
  }

  /// The columns, where every character is a printable one of ASCII, which most text is; else nil.
  var asciiColumns: Int? {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(\.isPrintableASCII) ? $0.count : nil } ?? nil
  }

  /// The text with blanks for its tabs, which go to every eighth column of its line.
  func withTabsExpanded() -> String {
    guard utf8.contains(UInt8(ascii: "\t")) else { return String(self) }
    var text = ""
    var column = 0
    for character in self {
      let isTab = character == "\t"
      let width = isTab ? Self.tabStop - column % Self.tabStop : character.columns
      text += isTab ? String(repeating: " ", count: width) : String(character)
      column = character.isNewline ? 0 : column + width
    }
    return text
  }

  /// How many columns apart the stops are.
  private static var tabStop: Int { 8 }
}

extension UInt8 {
  fileprivate var isPrintableASCII: Bool { self &- 0x20 < 0x5F }
}

extension Character {
  /// Calls `body` with each cell of the character: one, as a rule; none for a joiner on its own, and one for
  /// each letter where a character has several with a width, as flags and some Indic syllables do.
  func forEachCell(style: Style, _ body: (Cell) -> Void) {
    var cell: Cell?
    var joins = false
    for scalar in unicodeScalars {
      switch scalar.appearance {
      case .spacing(let columns):
        if cell != nil, joins && scalar.properties.isEmoji || scalar.isSkinTone {
          joins = false
          continue
        }
        if let cell { body(cell) }
        cell = Cell(scalar, width: columns, style: style)
      case .mark:
        // A mark alone stands on the dotted circle.
        if cell == nil { cell = Cell("\u{25CC}", width: 1, style: style) }
        cell?.append(scalar)
      case .nothing:
        joins = scalar == "\u{200D}"
      case .standIn(let shown):
        if let cell { body(cell) }
        cell = Cell(shown, width: 1, style: style)
      }
    }
    if let cell { body(cell) }
  }

  /// The columns that this character takes.
  var columns: Int {
    var columns = 0
    forEachCell(style: .plain) { columns += $0.width }
    return columns
  }
}
