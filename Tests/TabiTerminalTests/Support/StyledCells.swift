/// A character of a captured screen, and how it looks.
struct StyledCell: Hashable {
  var character: Character
  /// The numbers of the attributes that are on.
  var attributes: Set<Int> = []
  /// What set the colours.
  var foreground = "39"
  var background = "49"

  /// The rows of a screen that tmux captured with its styles, plain blanks at their ends cut.
  static func rows(_ screen: String) -> [[StyledCell]] {
    var style = StyledCell(character: " ")
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      var cells: [StyledCell] = []
      var rest = row
      while let character = rest.popFirst() {
        if character == "\u{1B}" {
          let sequence = rest.prefix { $0 != "m" }
          rest = rest.dropFirst(sequence.count + 1)
          style.apply(sequence.dropFirst().split(separator: ";").compactMap { Int($0) })
        } else {
          style.character = character
          cells.append(style)
        }
      }
      while cells.last == StyledCell(character: " ") { cells.removeLast() }
      return cells
    }
    return rows
  }

  /// Does what a sequence says, by its numbers.
  private mutating func apply(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = StyledCell(character: character)
      case 1...9: attributes.insert(number)
      case 22: attributes.subtract([1, 2])
      case 23...29: attributes.remove(number - 20)
      case 38, 48:
        let color = rest.prefix(rest.first == 5 ? 2 : 4)
        rest = rest.dropFirst(color.count)
        let name = color.map(String.init).joined(separator: ";")
        if number == 38 { foreground = name } else { background = name }
      case 30...39, 90...97: foreground = String(number)
      default: background = String(number)
      }
    }
  }
}
